import { type Board, parse } from "@wings/core";
import type { History } from "./history.js";

/** The boards before this one that are of the same puzzle: what was opened before has nothing to do with it. */
export function samePuzzle({ past, now }: History): readonly string[] {
  let at = past.length;
  let next = parse(now);
  for (; at > 0; at--) {
    const board = parse(past[at - 1]);
    const changed = board.values.filter((_, cell) => givenAt(board, cell) !== givenAt(next, cell)).length;
    // Whoever types givens changes one at a time.
    if (changed > 1) break;
    next = board;
  }
  return past.slice(at);
}

const givenAt = (board: Board, cell: number): number => (board.isGiven(cell) ? board.values[cell] : 0);
