import type { Board } from "./board.js";
import { digitsOf } from "./bits.js";
import { HOUSE_CELLS, PEERS } from "./geometry.js";
import type { Sink } from "./sink.js";

/** Plain calls for authors who do not want to deal in words. */

/** Reports that the digit leaves every cell that sees all of these cells; answers whether any of them has it. */
export function eliminateSeen(sink: Sink, digit: number, cells: readonly number[]): boolean {
  let w0 = -1;
  let w1 = -1;
  let w2 = -1;
  for (const cell of cells) {
    w0 &= PEERS[cell * 3];
    w1 &= PEERS[cell * 3 + 1];
    w2 &= PEERS[cell * 3 + 2];
  }
  return cells.length > 0 && sink.eliminate(digit, w0, w1, w2);
}

/** The candidates of an open cell, ascending; none for a cell that holds a digit. */
export const candidatesOf = (board: Board, cell: number): number[] => digitsOf(board.masks[cell]);

/** The open cells of a house that have the digit as a candidate, ascending. */
export function placesIn(board: Board, house: number, digit: number): number[] {
  const cells: number[] = [];
  for (let i = house * 9; i < house * 9 + 9; i++) if (board.has(HOUSE_CELLS[i], digit)) cells.push(HOUSE_CELLS[i]);
  return cells;
}
