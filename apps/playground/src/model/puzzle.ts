import { boardOf } from "./board-of.js";
import type { History } from "./history.js";

/** The earlier boards of the same puzzle. */
export function samePuzzle({ past, now }: Pick<History, "past" | "now">): readonly string[] {
  let at = past.length;
  let next = givensOf(now);
  for (; at > 0; at--) {
    const givens = givensOf(past[at - 1]);
    const changed = givens.filter((digit, cell) => digit !== next[cell]).length;
    // Editing changes one given at a time; opening a puzzle changes more.
    if (changed > 1) break;
    next = givens;
  }
  return past.slice(at);
}

const givensOf = (board: string): readonly number[] => boardOf(board).toState().givens;
