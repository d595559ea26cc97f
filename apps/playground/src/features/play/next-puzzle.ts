import { readFitName } from "../../model/fit-names.js";
import { keyed, later } from "../../store/keyed.js";
import type { PageStore } from "../../store/store.js";
import { requestFor } from "./fit-puzzle.js";
import type { Makers } from "./makers.js";

/** On the map, where puzzles are chosen, and during a puzzle that fits the player, the next one is made. */
export function makeNextPuzzle(store: PageStore, { generator, ahead }: Pick<Makers, "generator" | "ahead">): void {
  keyed(
    store,
    ({ route, game, wanted, learner }) => {
      const isOnMap = route.room === "practice" && route.technique === undefined;
      const isFit = route.room === "play" && (game === undefined || readFitName(game.puzzle?.name ?? "") !== undefined);
      return wanted === undefined && (isOnMap || isFit) ? learner?.stations : undefined;
    },
    (_, { signal }) => later(signal, REST, () => generator.prepare(requestFor(store.state, undefined, ahead.peek))),
  );
}

/** How long the page rests before the next puzzle is made, in milliseconds. */
const REST = 1000;
