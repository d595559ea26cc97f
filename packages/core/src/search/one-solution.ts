import type { Board } from "../board/board.js";
import { boardOf } from "../board/build-board.js";
import { searcherOf } from "./position.js";
import { runSearch } from "./run-search.js";

/** The digits that define the puzzle: the givens, or all digits where the givens are unknown. */
export const puzzleDigits = (board: Board): number[] =>
  Array.from(board.values, (digit, cell) => (board.hasGivens && !board.isGiven(cell) ? 0 : digit));

/**
 * Whether the puzzle has exactly one solution. Digits and candidates together are no answer: a candidate that was removed
 * may be what makes the solution unique.
 *
 * @example
 * ```ts
 * import { hasOneSolution, parse } from "@wings/core";
 *
 * const board = parse("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(hasOneSolution(board)); // true
 * ```
 */
export function hasOneSolution(puzzle: Board | string): boolean {
  const board = boardOf(puzzle);
  if (board.isUnique === undefined) {
    const count = runSearch(searcherOf(puzzleDigits(board), board.layout), 2, board.mostGuesses);
    board.isUnique = count === 1;
    board.hasSeveral = count > 1;
  }
  return board.isUnique;
}
