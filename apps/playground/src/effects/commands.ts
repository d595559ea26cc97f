import { Board, format } from "@wings/core";
import type { Level } from "@wings/ladder";
import type { Engine } from "../engine/engine.js";
import type { Ahead } from "../generator/ahead.js";
import { dailyName } from "../model/daily.js";
import { newGame } from "../model/game.js";
import { hashOf } from "../model/link.js";
import { playHash } from "../model/route.js";
import { type Shelf, deleteGame, listGames, loadGame } from "../model/shelf.js";
import type { PageStore } from "./keyed.js";
import { createOpeners } from "./open-text.js";
import type { Plugins } from "./plugins.js";
import { type Kept, createVisit } from "./visit.js";

/** What the page can do beyond changing its state at once. */
export interface Commands {
  /** Goes to an address. Returns whether it could be read. */
  go(this: void, hash: string, kept?: Kept): boolean;
  /** Opens a board from text in any format, or from a link. */
  openText(this: void, text: string): Promise<boolean>;
  openFile(this: void, file: File): Promise<boolean>;
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
}

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
  const { go, solve } = visit;
  return {
    go,
    ...createOpeners(store, plugins, engine, visit),
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
  };
}
