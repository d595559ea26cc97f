import { cellsOf, digitsOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { PEERS, cellsIn } from "../board/geometry.js";
import type { Sink } from "./sink.js";

/** Functions on lists of cells, for authors who don't use bit masks. */

/** The open cells that have the digit as a candidate and see all of these cells, ascending. */
export function placesSeen(board: Board, digit: number, cells: readonly number[]): number[] {
  const [w0, w1, w2] = seenByAll(cells);
  const p = digit * 3;
  return cellsOf(w0 & board.places[p], w1 & board.places[p + 1], w2 & board.places[p + 2]);
}

/** Reports that the digit leaves every cell that sees all of these cells; answers whether any of them has it. */
export function eliminateSeen(sink: Sink, digit: number, cells: readonly number[]): boolean {
  const [w0, w1, w2] = seenByAll(cells);
  return sink.eliminate(digit, w0, w1, w2);
}

/** The candidates of an open cell, ascending; none for a cell that holds a digit. */
export const candidatesOf = (board: Board, cell: number): number[] => digitsOf(board.masks[cell]);

/** The open cells of a house that have the digit as a candidate, ascending. */
export const placesIn = (board: Board, house: number, digit: number): number[] =>
  Array.from(cellsIn(house)).filter((cell) => board.has(cell, digit));

/** The cells that see all of these cells, as a set. */
function seenByAll(cells: readonly number[]): [number, number, number] {
  const words: [number, number, number] = cells.length === 0 ? [0, 0, 0] : [-1, -1, -1];
  for (const cell of cells) {
    for (let w = 0; w < 3; w++) words[w] &= PEERS[cell * 3 + w];
  }
  return words;
}
