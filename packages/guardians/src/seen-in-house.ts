import { type Board, houseCellTable, housesIn, peerTable, sees } from "@wings/core/author";

/** Houses have numbers below 40. */
const HOUSES = 40;

const MADE = /* @__PURE__ */ new WeakMap<Int32Array, Uint16Array>();

/** The cells of each house that each cell sees, at `seenAt(cell, house)`: nine bits, one for each cell in the order of `houseCellTable`. */
export function seenInHouses(board: Board): Uint16Array {
  const known = MADE.get(peerTable(board));
  if (known !== undefined) return known;
  const cells = houseCellTable(board);
  const seen = new Uint16Array(81 * HOUSES);
  for (let cell = 0; cell < 81; cell++)
    for (const house of housesIn(board))
      for (let i = 0; i < 9; i++) if (sees(board, cell, cells[house * 9 + i])) seen[seenAt(cell, house)] |= 1 << i;
  MADE.set(peerTable(board), seen);
  return seen;
}

export const seenAt = (cell: number, house: number): number => cell * HOUSES + house;
