import { cellsOf, digitsOf } from "../board/bits.js";
import { candidateOf } from "../board/notation.js";
import type { Board } from "../board/board.js";
import { cellsIn, seenByAll } from "../board/geometry.js";

/** Plain calls for finders that work with lists of cells instead of words. */

/** The open cells that have the digit as a candidate and see all of these cells, ascending. */
export function placesSeen(board: Board, digit: number, cells: readonly number[]): number[] {
  const [w0, w1, w2] = seenByAll(cells);
  const p = digit * 3;
  return cellsOf(w0 & board.places[p], w1 & board.places[p + 1], w2 & board.places[p + 2]);
}

/** The candidates of an open cell, ascending; none for a cell that holds a digit. */
export const candidatesOf = (board: Board, cell: number): number[] => digitsOf(board.masks[cell]);

/** The open cells of a house that have the digit as a candidate, ascending. */
export const placesIn = (board: Board, house: number, digit: number): number[] =>
  Array.from(cellsIn(house)).filter((cell) => board.has(cell, digit));

/** The node of a digit in some cells: its candidates, for links and patterns. */
export const nodeOf = (digit: number, cells: readonly number[]): number[] =>
  cells.map((cell) => candidateOf(cell, digit));
