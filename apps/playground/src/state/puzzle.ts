import { type Board, parse } from "@wings/core";
import type { History } from "./history.js";

/** The earlier boards of the same puzzle. */
export function samePuzzle({ past, now }: History): readonly string[] {
  let at = past.length;
  let next = parse(now);
  for (; at > 0; at--) {
    const board = parse(past[at - 1]);
    const changed = board.values.filter((_, cell) => givenAt(board, cell) !== givenAt(next, cell)).length;
    // Editing changes one given at a time; opening a puzzle changes more.
    if (changed > 1) break;
    next = board;
  }
  return past.slice(at);
}

const givenAt = (board: Board, cell: number): number => (board.isGiven(cell) ? board.values[cell] : 0);
