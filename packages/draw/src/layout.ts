import { HOUSE_CELLS } from "@wings/core";

/**
 * Where things are, in units of the picture. A cell is 64 wide, its candidates 19 apart:
 *
 * ```
 *   0    13       32       51   64
 *   |     1        2        3    |
 *   |     4        5        6    |      so there is room for a ring around each candidate, and for a line between two
 * ```
 */
export const CELL = 64;
export const BOARD = 9 * CELL;
/** Room at the top and on the left, for the names of rows and columns. */
export const GUTTER = 24;
/** Room at the right and below. */
export const MARGIN = 10;
export const WIDTH = GUTTER + BOARD + MARGIN;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of a cell. */
export const cornerOf = (cell: number): Point => ({
  x: GUTTER + (cell % 9) * CELL,
  y: GUTTER + Math.floor(cell / 9) * CELL,
});

/** The centre of a candidate. */
export function spotOf(cell: number, digit: number): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + 13 + ((digit - 1) % 3) * 19, y: y + 13 + Math.floor((digit - 1) / 3) * 19 };
}

/** A number as SVG wants it: short. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where a house lies: from its first cell to its last. */
export function houseAt(house: number): Rectangle {
  const { x, y } = cornerOf(HOUSE_CELLS[house * 9]);
  const last = cornerOf(HOUSE_CELLS[house * 9 + 8]);
  return { x, y, width: last.x - x + CELL, height: last.y - y + CELL };
}

/** Rows or columns, as they are counted. */
export const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
