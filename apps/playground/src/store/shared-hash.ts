import { argumentHash, hashOf } from "../model/link.js";
import type { State } from "./state.js";
import { isArguing, viewOf } from "./view.js";

/** The argument about a board of the solver, if it says anything. */
export function sharedArgument(state: State): State["about"]["argument"] {
  const {
    about: { argument },
    route,
  } = state;
  return argument !== undefined &&
    route.room === "solve" &&
    isArguing(state) &&
    argument.facts.length + argument.claim.length > 0
    ? argument
    : undefined;
}

/** The link to what is shown: the board, with its argument or its step. */
export function sharedHash(state: State): string {
  const { board, step, level } = viewOf(state);
  const argument = sharedArgument(state);
  return argument === undefined ? hashOf(board, level === "why" ? step : undefined) : argumentHash(board, argument);
}
