import type { Cell } from "./numbers.js";
import { outOfRange } from "../errors.js";
import { cellsOf } from "./bits.js";

/**
 * The fixed shape of the grid.
 *
 * Cells are 0..80, row by row. Houses are 0..26: rows 0..8, columns 9..17, boxes 18..26. Other layouts have further houses:
 * diagonals 27 and 28, windows 36..39.
 * A set of cells is three 27-bit words, one for each band of three rows:
 *
 * ```
 *            word 0                      bit of a cell = cell % 27
 *   r1   0  1  2  3  4  5  6  7  8
 *   r2   9 10 11 12 13 14 15 16 17      word 1: r4 r5 r6
 *   r3  18 19 20 21 22 23 24 25 26      word 2: r7 r8 r9
 * ```
 *
 * 27 bits, because a word then stays a small integer everywhere in V8.
 */

/** Which word of a set holds the cell. */
export const wordOf = (cell: Cell): number => (cell / 27) | 0;
/** The bit of the cell in its word. */
export const bitOf = (cell: Cell): number => 1 << (cell % 27);

/** The row of a cell, as a house: 0 to 8. */
export const rowOf = (cell: Cell): number => (cell / 9) | 0;
/** The column of a cell, as a house: 9 to 17. */
export const columnOf = (cell: Cell): number => 9 + (cell % 9);
/** The box of a cell, as a house: 18 to 26, in reading order. */
export const boxOf = (cell: Cell): number => 18 + wordOf(cell) * 3 + (((cell % 9) / 3) | 0);

/** The house numbers of each cell, three a cell: row, column, box. */
export const HOUSES_OF: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 81 * 3 }, (_, i) => {
  const cell = (i / 3) | 0;
  return [rowOf(cell), columnOf(cell), boxOf(cell)][i % 3];
});
/** The cells of each house as a set: three words a house. */
export const HOUSE_WORDS: Int32Array = /* @__PURE__ */ HOUSES_OF.reduce(
  (words, house, i) => {
    const cell = (i / 3) | 0;
    words[house * 3 + wordOf(cell)] |= bitOf(cell);
    return words;
  },
  /* @__PURE__ */ new Int32Array(27 * 3),
);
/**
 * The twenty cells that each cell sees, as a set: three words a cell. A cell does not see itself. The first column, row
 * and box of a word are shifted to where the cell is: asking all pairs of cells would be most of a program's start.
 */
export const PEERS: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 81 * 3 }, (_, i) => {
  const cell = (i / 3) | 0;
  const n = cell % 9;
  const column = 0o1_001_001 << n;
  if (wordOf(cell) !== i % 3) return column;
  return (column | (0o777 << ((cell % 27) - n)) | (0o7_007_007 << (n - (n % 3)))) ^ bitOf(cell);
});
/** The cells of each house, nine a house, in reading order. */
export const HOUSE_CELLS: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 27 * 9 }, (_, i) => {
  const house = ((i / 9) | 0) * 3;
  return cellsOf(HOUSE_WORDS[house], HOUSE_WORDS[house + 1], HOUSE_WORDS[house + 2])[i % 9];
});

/** Throws where there is no such cell, digit, house or candidate. */
export function checkRange(what: "cell" | "digit" | "house" | "candidate", value: number): void {
  const last = what === "cell" ? 80 : what === "digit" ? 9 : what === "house" ? 39 : 728;
  if (!(Number.isInteger(value) && value >= (what === "digit" ? 1 : 0) && value <= last)) throw outOfRange(what, value);
}
