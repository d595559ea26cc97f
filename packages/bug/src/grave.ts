import { boxOf, type Cell, columnOf, type Digit, DIGIT_COUNT, rowOf } from "@wings/core/author";

/** Takes a place of a digit from the row, the column and the box of the cell, or gives it back. */
export function toggle(places: Int32Array, cell: Cell, digit: Digit): void {
  places[rowOf(cell) * 10 + digit] ^= 1 << (cell % 9);
  places[columnOf(cell) * 10 + digit] ^= 1 << ((cell / 9) | 0);
  places[boxOf(cell) * 10 + digit] ^= 1 << ((((cell / 9) | 0) % 3) * 3 + (cell % 3));
}

/** Whether each digit has no place or two places in each house. */
export function isGrave(places: Int32Array): boolean {
  for (const set of places) if (((NONE_OR_TWO >> DIGIT_COUNT[set]) & 1) === 0) return false;
  return true;
}

/** The counts 0 and 2, as bits. */
const NONE_OR_TWO = 0b101;
