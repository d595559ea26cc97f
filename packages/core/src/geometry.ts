import { outOfRange } from "./errors.js";

/**
 * The fixed shape of the grid.
 *
 * Cells are 0..80, row by row. Houses are 0..26: rows 0..8, columns 9..17, boxes 18..26.
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
export const wordOf = (cell: number): number => (cell < 27 ? 0 : cell < 54 ? 1 : 2);
/** The bit of the cell in its word. */
export const bitOf = (cell: number): number => 1 << (cell % 27);

/** The house numbers of each cell, three a cell: row, column, box. */
export const HOUSES_OF = /* @__PURE__ */ makeHousesOf();
/** The cells of each house, nine a house, in reading order. */
export const HOUSE_CELLS = /* @__PURE__ */ makeHouseCells();
/** The cells of each house as a set: three words a house. */
export const HOUSE_WORDS = /* @__PURE__ */ makeHouseWords();
/** The twenty cells that each cell sees, as a set: three words a cell. A cell does not see itself. */
export const PEERS = /* @__PURE__ */ makePeers();

export const rowOf = (cell: number): number => HOUSES_OF[cell * 3];
export const columnOf = (cell: number): number => HOUSES_OF[cell * 3 + 1] - 9;
export const boxOf = (cell: number): number => HOUSES_OF[cell * 3 + 2] - 18;

/** Whether two different cells share a row, a column or a box. */
export const sees = (a: number, b: number): boolean => (PEERS[a * 3 + wordOf(b)] & bitOf(b)) !== 0;

/** Whether the cell lies in the house. */
export const inHouse = (cell: number, house: number): boolean =>
  (HOUSE_WORDS[house * 3 + wordOf(cell)] & bitOf(cell)) !== 0;

const LAST = { cell: 80, digit: 9, house: 26 };

/** Throws where there is no such cell, digit or house. */
export function checkRange(what: "cell" | "digit" | "house", value: number): void {
  if (!(value >= (what === "digit" ? 1 : 0) && value <= LAST[what] && Number.isInteger(value)))
    throw outOfRange(what, value);
}

function makeHousesOf(): Uint8Array {
  const houses = new Uint8Array(81 * 3);
  for (let cell = 0; cell < 81; cell++) {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    houses[cell * 3] = row;
    houses[cell * 3 + 1] = 9 + column;
    houses[cell * 3 + 2] = 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3);
  }
  return houses;
}

function makeHouseCells(): Uint8Array {
  const cells = new Uint8Array(27 * 9);
  const filled = new Uint8Array(27);
  for (let cell = 0; cell < 81; cell++) {
    for (let i = 0; i < 3; i++) {
      const house = HOUSES_OF[cell * 3 + i];
      cells[house * 9 + filled[house]++] = cell;
    }
  }
  return cells;
}

function makeHouseWords(): Int32Array {
  const words = new Int32Array(27 * 3);
  for (let i = 0; i < 27 * 9; i++) {
    const cell = HOUSE_CELLS[i];
    words[Math.floor(i / 9) * 3 + wordOf(cell)] |= bitOf(cell);
  }
  return words;
}

function makePeers(): Int32Array {
  const words = new Int32Array(81 * 3);
  for (let cell = 0; cell < 81; cell++) {
    for (let i = 0; i < 3; i++) {
      const house = HOUSES_OF[cell * 3 + i];
      for (let w = 0; w < 3; w++) words[cell * 3 + w] |= HOUSE_WORDS[house * 3 + w];
    }
    words[cell * 3 + wordOf(cell)] &= ~bitOf(cell);
  }
  return words;
}
