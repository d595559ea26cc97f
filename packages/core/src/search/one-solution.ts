import type { Board } from "../board/board.js";
import { search } from "./search.js";

/** The digits that define the puzzle: the givens, or all digits where the givens are unknown. */
export const puzzleDigits = (board: Board): number[] =>
  Array.from(board.values, (digit, cell) => (board.hasGivens && !board.isGiven(cell) ? 0 : digit));

/**
 * Whether the puzzle has exactly one solution. Digits and candidates together are no answer: a candidate that was removed
 * may be what makes the solution unique.
 */
export const hasOneSolution = (board: Board): boolean =>
  (board.isUnique ??= search(puzzleDigits(board)).status === "one");
