import { DIGIT_COUNT, lowestBit, lowestDigit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { HOUSE_CELLS } from "../board/geometry.js";
import { houseCellTable } from "../board/layout.js";
import { memo } from "../board/memo.js";
import { placesByHouse } from "../board/places-by-house.js";

/**
 * The strong links between candidates, of which just one is true: the two places of a digit in a house, and the two candidates of a cell.
 *
 * ```
 *   | row | column | box | cell |   by candidate, four entries each: its partner, or -1
 * ```
 *
 * The diagonals and windows of other layouts have no entry. No partner is there twice: two cells that are the only places of a line and of a box are partners in the line.
 */
export const strongPartners = (board: Board): Int16Array =>
  memo<Int16Array>(board, "strong-partners-1", (_, previous) =>
    fillPartners(board.masks, placesByHouse(board), previous ?? new Int16Array(729 * 4), houseCellTable(board)),
  );

/** The same for digits by cell, and places by house and digit as in `placesByHouse`. */
export function fillPartners(
  masks: Uint16Array,
  places: Int32Array,
  into: Int16Array,
  houseCells: Uint8Array = HOUSE_CELLS,
): Int16Array {
  into.fill(-1);
  for (let house = 0; house < 27; house++) {
    const kind = (house / 9) | 0;
    for (let digit = 1; digit <= 9; digit++) {
      const pair = places[house * 10 + digit];
      if (DIGIT_COUNT[pair] !== 2) continue;
      const first = houseCells[house * 9 + lowestBit(pair)];
      const last = houseCells[house * 9 + lowestBit(pair & (pair - 1))];
      const a = first * 9 + digit - 1;
      const b = last * 9 + digit - 1;
      if (kind === 2 && (into[a * 4] === b || into[a * 4 + 1] === b)) continue;
      into[a * 4 + kind] = b;
      into[b * 4 + kind] = a;
    }
  }
  for (let cell = 0; cell < 81; cell++) {
    const mask = masks[cell];
    if (DIGIT_COUNT[mask] !== 2) continue;
    const a = cell * 9 + lowestDigit(mask) - 1;
    const b = cell * 9 + lowestDigit(mask & (mask - 1)) - 1;
    into[a * 4 + 3] = b;
    into[b * 4 + 3] = a;
  }
  return into;
}
