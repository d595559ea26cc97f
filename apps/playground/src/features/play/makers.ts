import type { Ahead } from "../../generator/ahead.js";
import type { Generator } from "../../generator/generator.js";
import { noPuzzle } from "../../model/errors.js";
import { type Shelf, listGames } from "../../model/shelf.js";
import { truncate } from "../../model/truncate.js";
import { complain, giveUp } from "../../store/complain.js";
import type { Run } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";

/** What makes puzzles. */
export interface Makers {
  readonly generator: Generator;
  readonly ahead: Ahead;
  readonly storage: Shelf | undefined;
}

/** Gives up what is wanted, and says why. */
export function fail(store: PageStore, run: Run, error: unknown): void {
  void giveUp(store, run, error, { type: "want", wanted: undefined });
}

/** A link whose end is missing, or whose board is no puzzle. */
export function refuse(store: PageStore, { storage }: Makers, name: string): void {
  store.dispatch({ type: "route", route: { room: "play" } });
  store.dispatch({ type: "shelf", shelf: listGames(storage) });
  complain(store, noPuzzle(truncate(name, 40), "name"));
}
