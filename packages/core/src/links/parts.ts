import type { House } from "../board/numbers.js";
import { lowestBit } from "../board/bits.js";
import { HOUSE_CELLS, PEERS, bitOf, wordOf } from "../board/geometry.js";

/**
 * One to three cells of a box and a line have a number, and so has a single cell. The three cells that a box and a line share are
 * a third of the line:
 *
 * ```
 *   part = third * 8 + which of its cells     thirds 0..26 of rows, 27..53 of columns
 * ```
 */
export const PARTS = 54 * 8;

/** The thirds of a line, or the rows of a box; and the columns of a box: as positions in the house. */
export const THIRDS: readonly number[] = [0o007, 0o070, 0o700];
export const COLUMNS: readonly number[] = [0o111, 0o222, 0o444];

/** The part in some positions of a house; -1 if these are spread over several boxes or lines. */
export function partAt(house: House, positions: number): number {
  if ((positions & (positions - 1)) === 0) {
    const cell = HOUSE_CELLS[house * 9 + lowestBit(positions)];
    return ((cell / 3) | 0) * 8 + (1 << (cell % 3));
  }
  const third = positions < 8 ? 0 : positions < 64 ? 1 : 2;
  const inThird = positions >> (third * 3);
  // Cells of one third have no position below it.
  if (inThird << (third * 3) === positions) {
    if (house < 18) return (house * 3 + third) * 8 + inThird;
    const box = house - 18;
    return ((((box / 3) | 0) * 3 + third) * 3 + (box % 3)) * 8 + inThird;
  }
  if (house < 18) return -1;
  const box = house - 18;
  const column = lowestBit(positions) % 3;
  const inColumn = positions >> column;
  if ((inColumn & ~0o111) !== 0) return -1;
  const which = (inColumn & 1) | ((inColumn >> 2) & 2) | ((inColumn >> 4) & 4);
  return (27 + ((box % 3) * 3 + column) * 3 + ((box / 3) | 0)) * 8 + which;
}

/** By part: its cells, and the cells that see all of them, as three words each. */
export const PART_CELLS = /* @__PURE__ */ partWords(false);
export const PART_PEERS = /* @__PURE__ */ partWords(true);

function partWords(isPeers: boolean): Int32Array {
  const words = new Int32Array(PARTS * 3);
  for (let part = 0; part < PARTS; part++) {
    if (isPeers) words.fill(-1, part * 3, part * 3 + 3);
    for (let i = 0; i < 3; i++) {
      if ((part & (1 << i)) === 0) continue;
      const cell = HOUSE_CELLS[(part >> 3) * 3 + i];
      if (!isPeers) words[part * 3 + wordOf(cell)] |= bitOf(cell);
      else for (let w = 0; w < 3; w++) words[part * 3 + w] &= PEERS[cell * 3 + w];
    }
  }
  return words;
}
