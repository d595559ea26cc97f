import { type Board, columnOf, type Digit, placesByHouse } from "@wings/core/author";

/** By row, columns taken and boxes of the band taken: 0 for unknown, 1 for a dead end, 2 for a way to the last row. */
const known = /* @__PURE__ */ new Uint8Array(9 * 512 * 8);
const visited: number[] = [];

/** By row: the columns that a digit has in some way to place it in all rows, columns and boxes; 0 where it is placed. */
export function usedColumns(board: Board, digit: Digit): number[] {
  const positions = placesByHouse(board);
  const used = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  // A house without a place holds the digit already.
  let taken = 0;
  const boxes = [0, 0, 0];
  for (let i = 0; i < 9; i++) {
    if (positions[columnOf(i) * 10 + digit] === 0) taken |= 1 << i;
    if (positions[(18 + i) * 10 + digit] === 0) boxes[Math.floor(i / 3)] |= 1 << (i % 3);
  }
  const reaches = (row: number, columns: number, inBand: number): boolean => {
    if (row === 9) return true;
    const state = (row << 12) | (columns << 3) | inBand;
    if (known[state] !== 0) return known[state] === 2;
    visited.push(state);
    let places = positions[row * 10 + digit] & ~columns;
    let isReached = positions[row * 10 + digit] === 0 && next(row, columns, inBand);
    for (; places !== 0; places &= places - 1) {
      const column = places & -places;
      const box = 1 << Math.floor((31 - Math.clz32(column)) / 3);
      if ((inBand & box) !== 0 || !next(row, columns | column, inBand | box)) continue;
      used[row] |= column;
      isReached = true;
    }
    known[state] = isReached ? 2 : 1;
    return isReached;
  };
  /** A new band begins with the boxes that hold the digit. */
  const next = (row: number, columns: number, inBand: number): boolean =>
    reaches(row + 1, columns, row === 2 || row === 5 ? boxes[(row + 1) / 3] : inBand);
  reaches(0, taken, boxes[0]);
  for (const state of visited) known[state] = 0;
  visited.length = 0;
  return used;
}
