import { Board, parse } from "@wings/core";
import type { Layout } from "@wings/core/host";
import { loadOtherBoards } from "../model/layout-view.js";
import type { Engine } from "../engine/engine.js";
import type { Ahead } from "../generator/ahead.js";
import { boardText } from "../model/board-text.js";
import { dailyName } from "../model/daily.js";
import { newGame } from "../model/game.js";
import { layoutNamed } from "../model/layouts.js";
import { hashOf } from "../model/link.js";
import { playHash } from "../model/route.js";
import { type Shelf, deleteGame, listGames, loadGame } from "../model/shelf.js";
import { complain, complained } from "../store/complain.js";
import type { Commands, Kept, Plugins } from "../store/page.js";
import type { PageStore } from "../store/store.js";
import { reveal } from "./reveal.js";
import type { Openers } from "./open-text.js";
import { createVisit } from "./visit.js";

/** What works for the page beside it. */
interface Helpers {
  readonly plugins: Plugins;
  readonly engine: Engine;
  readonly ahead: Ahead;
}

export function createCommands(
  store: PageStore,
  storage: Shelf | undefined,
  { plugins, engine, ahead }: Helpers,
): Commands {
  const { dispatch } = store;
  const visit = createVisit(store, storage, ahead);
  const { go, solve, solveWithNotes } = visit;
  /** What reads texts and files is loaded with the first one. */
  const opened = async (open: (openers: Openers) => Promise<boolean>): Promise<boolean> => {
    try {
      const { createOpeners } = await import("./open-text.js");
      return await open(createOpeners(store, plugins, engine, visit));
    } catch (error) {
      return await complained(store, error);
    }
  };
  /** Opens a board whose houses may have to be loaded. */
  const withLayout = async (name: string | undefined, open: (layout: Layout | undefined) => void): Promise<boolean> => {
    if (name !== undefined) await loadOtherBoards();
    try {
      open(layoutNamed(name));
      return true;
    } catch (error) {
      return complain(store, error);
    }
  };
  return {
    go,
    openText: (text, layout) => opened(({ openText }) => openText(text, layout)),
    openFile: (file, layout) => opened(({ openFile }) => openFile(file, layout)),
    readAgain: (picture, layout) => opened(({ readAgain }) => readAgain(picture, layout)),
    openWithNotes: (board, notes, layout) =>
      withLayout(layout, (loaded) => {
        solveWithNotes(boardText(parse(board, 1, loaded)), notes);
      }),
    openEmpty: (layout) =>
      withLayout(layout, (loaded) => {
        solve(boardText(new Board(loaded)));
        dispatch({ type: "entry", entry: "given" });
      }),
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
    newPuzzle: (kind) => {
      location.hash = playHash(`${kind}-${ahead.take(kind)}`);
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
    reveal: () => {
      reveal(store);
    },
  };
}
