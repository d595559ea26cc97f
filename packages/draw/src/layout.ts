/**
 * Coordinates of the picture. A cell is 64 wide, and its candidates are 19.5 apart:
 *
 * ```
 *   0   12.5      32      51.5  64
 *   |     1        2        3    |
 *   |     4        5        6    |      room for a ring around each candidate and a line between two
 * ```
 */
export const CELL = 64;
export const BOARD = 9 * CELL;
/** Margin at the top and left, for the names of rows and columns. */
export const GUTTER = 24;
/** Margin at the right and bottom. */
export const MARGIN = 10;
/** The width of a picture. Its height is that of the board with its gutter and margin. */
export const WIDTH = GUTTER + BOARD + MARGIN;

/** A place in the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of a cell. */
export const cornerOf = (cell: number): Point => ({
  x: GUTTER + (cell % 9) * CELL,
  y: GUTTER + Math.floor(cell / 9) * CELL,
});

/** The center of a candidate. */
export function spotOf(cell: number, digit: number): Point {
  const { x, y } = cornerOf(cell);
  return { x: x + 12.5 + ((digit - 1) % 3) * 19.5, y: y + 12.5 + Math.floor((digit - 1) / 3) * 19.5 };
}

/** Formats a number for SVG. */
export const short = (value: number): string => `${+value.toFixed(1)}`;

/** The indexes of rows or columns. */
export const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
