import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";

/*
 * The board and its houses for references. Nothing here is shared with the finders, not even the geometry.
 */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const CELLS = NINE.flatMap((row) => NINE.map((column) => row * 9 + column));

export const row = (cell: number): number => Math.floor(cell / 9);
export const column = (cell: number): number => cell % 9;
export const box = (cell: number): number => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);
export const seesEachOther = (a: number, b: number): boolean =>
  a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b));

/** Rows, columns, boxes. */
export const HOUSES = [row, column, box].flatMap((number) =>
  NINE.map((n) => CELLS.filter((cell) => number(cell) === n)),
);

/** The places of a digit. */
export const placesOf = ({ masks }: Board, digit: number): number[] =>
  CELLS.filter((cell) => Math.floor(masks[cell] / 2 ** (digit - 1)) % 2 === 1);

/** What a reference finds. */
export interface Found<P> {
  readonly pattern: P;
  readonly eliminations: readonly CellDigit[];
}

/** The places that see all of these cells. */
export const seeingAll = (places: readonly number[], cells: readonly number[]): number[] =>
  places.filter((place) => cells.every((cell) => seesEachOther(place, cell)));
