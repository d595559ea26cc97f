import { Board, format, isWingsError } from "@wings/core";
import type { Level } from "@wings/ladder";
import { badPicture, badStepInLink, noBoardInLink } from "../errors.js";
import type { Ahead } from "../generator/ahead.js";
import { dailyName, recipeOf } from "../model/daily.js";
import { freshId, newGame } from "../model/game.js";
import { type Linked, hashIn, hashOf, readHash } from "../model/link.js";
import { problemOf } from "../model/problem.js";
import { anyTextOf, readBoard, textOf } from "../model/read-board.js";
import { type Route, playHash, readRoute } from "../model/route.js";
import { type Store as Storage, deleteGame, listGames, loadGame } from "../model/shelf.js";
import { truncate } from "../model/truncate.js";
import type { Practice, Tab } from "../store/state.js";
import { noticeOf } from "./complain.js";
import type { PageStore } from "./keyed.js";
import type { Plugins } from "./plugins.js";

/** The puzzle of a first visit to the solver. It needs a W-Wing. */
const FIRST = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

/** What a page kept with an address, for a reload and for Back. */
export interface Kept {
  readonly game?: string;
  readonly tab?: Tab;
  /** The selected step of the path. */
  readonly at?: number | undefined;
  readonly practice?: Practice | undefined;
}

/** What the page can do beyond changing its state at once. */
export interface Commands {
  /** Goes to an address. Returns whether it could be read. */
  go(this: void, hash: string, kept?: Kept): boolean;
  /** Opens a board from text in any format, or from a link. */
  openText(this: void, text: string): Promise<boolean>;
  openEmpty(this: void): void;
  /** Opens a board of the shelf. */
  resume(this: void, id: string): void;
  remove(this: void, id: string): void;
  newPuzzle(this: void, level: Level): void;
  playToday(this: void): void;
  nextTask(this: void): void;
  /** Shows the technique of the exercise on a board, with its proof. */
  showExample(this: void): void;
  startAgain(this: void): void;
  openFile(this: void, file: File): Promise<boolean>;
}

export function createCommands(
  store: PageStore,
  storage: Storage | undefined,
  plugins: Plugins,
  ahead: Ahead,
): Commands {
  const { dispatch } = store;
  const complain = (error: unknown): false => {
    void noticeOf(error).then((notice) => dispatch({ type: "notice", notice }));
    return false;
  };
  const solve = (board: string, tab?: Tab): void => {
    // A board that is already there is not opened twice.
    if (store.state.route.room === "solve" && store.state.game?.history.now.board === board) {
      dispatch({ type: "tab", tab: tab ?? "hint" });
      return;
    }
    dispatch({ type: "open", game: newGame(freshId(), "solve", board), route: { room: "solve" }, ...(tab && { tab }) });
  };
  const openLink = ({ text, unread, step }: Linked, tab?: Tab): boolean => {
    let board: string;
    try {
      board = textOf(text);
    } catch (error) {
      if (store.state.game === undefined || store.state.route.room !== "solve") openLast();
      return complain(noBoardInLink(problemOf(error)));
    }
    solve(board, tab);
    if (unread !== undefined) complain(badStepInLink(truncate(unread)));
    if (step !== undefined) dispatch({ type: "recall", recall: { board, ...step } });
    return true;
  };
  /** The last board of the solver, or the first puzzle. */
  const openLast = (): void => {
    const last = listGames(storage).find(({ room }) => room === "solve");
    const game = last ?? newGame("first", "solve", textOf(FIRST));
    dispatch({ type: "open", game, route: { room: "solve" } });
  };
  const openPlay = (route: Route & { readonly room: "play" }): void => {
    const { name } = route;
    if (name === undefined || (recipeOf(name) === undefined && !/^(for|next)\b/.test(name))) {
      dispatch({ type: "route", route: { room: "play" } });
      dispatch({ type: "shelf", shelf: listGames(storage) });
      return;
    }
    const game = loadGame(storage, `play-${name}`);
    if (game !== undefined) dispatch({ type: "open", game, route });
    else {
      dispatch({ type: "route", route });
      dispatch({ type: "want", wanted: { kind: "play", name } });
    }
  };
  const go = (hash: string, kept: Kept = {}): boolean => {
    const route = readRoute(hash);
    switch (route.room) {
      case "film":
        // Its room opens it.
        dispatch({ type: "route", route });
        return true;
      case "home":
      case "progress":
        dispatch({ type: "route", route });
        dispatch({ type: "shelf", shelf: listGames(storage) });
        return true;
      case "play":
        openPlay(route);
        return true;
      case "practice":
        dispatch({ type: "route", route });
        if (kept.practice !== undefined && kept.practice.task.technique === route.technique)
          dispatch({ type: "practice", practice: kept.practice });
        else if (route.technique !== undefined) {
          const seed = ahead.take(route.technique);
          dispatch({ type: "want", wanted: { kind: "practice", technique: route.technique, seed } });
        }
        return true;
      case "solve": {
        const game = kept.game === undefined ? undefined : loadGame(storage, kept.game);
        if (game?.room === "solve") {
          const { tab, at } = kept;
          const step = route.linked?.step;
          const { board } = game.history.now;
          dispatch({ type: "open", game, route: { room: "solve" }, ...(tab && { tab }) });
          if (tab === "path" && at !== undefined) dispatch({ type: "path-find", at });
          else if (step !== undefined && readBoard(route.linked!.text) === board)
            dispatch({ type: "recall", recall: { board, ...step } });
          return true;
        }
        if (route.linked !== undefined) return openLink(route.linked, kept.tab);
        openLast();
        return true;
      }
    }
  };
  const commands: Commands = {
    go,
    openText: async (text) => {
      const film = /#\/film\/[\w-]+/.exec(text)?.[0];
      if (film !== undefined) {
        location.hash = film;
        return true;
      }
      const hash = hashIn(text, (each) => readBoard(each) !== undefined);
      if (hash !== undefined) return openLink(readHash(hash)!);
      try {
        solve(await anyTextOf(text));
        return true;
      } catch (error) {
        return complain(error);
      }
    },
    openEmpty: () => {
      solve(format(new Board(), "url"));
      dispatch({ type: "entry", entry: "given" });
    },
    resume: (id) => {
      const game = loadGame(storage, id);
      if (game === undefined) return;
      if (game.room === "play") location.hash = playHash(game.puzzle?.name);
      else {
        history.pushState({ game: id } satisfies Kept, "", hashOf(game.history.now.board));
        go(location.hash, { game: id });
      }
    },
    remove: (id) => {
      deleteGame(storage, id);
      dispatch({ type: "shelf", shelf: listGames(storage) });
    },
    newPuzzle: (level) => {
      location.hash = playHash(`${level}-${ahead.take(level)}`);
    },
    playToday: () => {
      location.hash = playHash(dailyName(new Date()));
    },
    nextTask: () => {
      const { route } = store.state;
      if (route.room === "practice") go(location.hash);
    },
    showExample: () => {
      const { route } = store.state;
      if (route.room !== "practice" || route.technique === undefined) return;
      const { technique } = route;
      dispatch({ type: "want", wanted: { kind: "practice", technique, seed: ahead.take(technique), isExample: true } });
    },
    startAgain: () => {
      const { game, route } = store.state;
      if (game === undefined) return;
      if (game.isDone) dispatch({ type: "open", game: newGame(game.id, game.room, game.start, game.puzzle), route });
      else dispatch({ type: "start-again" });
    },
    openFile: async (file) => {
      if (/^image\/(?!svg)/.test(file.type)) {
        try {
          const { textInPicture } = await import("../model/qr-codes.js");
          return await commands.openText(await textInPicture(file));
        } catch (error) {
          return complain(isWingsError(error) ? error : badPicture((error as Error).message));
        }
      }
      const text = await file.text();
      if (/\.m?js$/i.test(file.name)) {
        if (store.state.route.room !== "solve") go("#/solve");
        await plugins.load(file.name, text);
        return true;
      }
      return commands.openText(text);
    },
  };
  return commands;
}
