import type { Cell } from "@wings/core/author";
const ORDER = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED = [8, 7, 6, 5, 4, 3, 2, 1, 0];
const asColumns = (lines: readonly number[]): number[] => lines.map((line) => line + 9);

/**
 * Maps of cells that carry houses to houses, by their images of the nine rows and the nine columns, as houses: a quarter turn, a half turn, and
 * the mirrors of the falling and the rising diagonal. With other turns and mirrors, a row would be its own image, and its digits couldn't be
 * exchanged.
 */
export const PLAIN_MAPS = {
  quarter: /* @__PURE__ */ [...asColumns(REVERSED), ...ORDER],
  half: /* @__PURE__ */ [...REVERSED, ...asColumns(REVERSED)],
  falling: /* @__PURE__ */ [...asColumns(ORDER), ...ORDER],
  rising: /* @__PURE__ */ [...asColumns(REVERSED), ...REVERSED],
} as const;

/** Where the images of a cell's row and column cross. */
export function imageIn(map: readonly number[], cell: Cell): number {
  const a = map[(cell / 9) | 0];
  const b = map[9 + (cell % 9)];
  return a < b ? a * 9 + b - 9 : b * 9 + a - 9;
}

/** The images of all cells. */
export const imagesIn = (map: readonly number[]): number[] =>
  Array.from({ length: 81 }, (_, cell) => imageIn(map, cell));
