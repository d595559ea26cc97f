import { DIGIT_COUNT } from "@wings/core/author";

/**
 * Whether a digit can be placed in three lines: it has a place in each, and no two of the places are in one row. A line is
 * given by its rows, as nine bits. Hall's condition answers this: one line needs one row, two lines need two, and three need
 * three.
 */
export const isPlaceable = (a: number, b: number, c: number): boolean =>
  a !== 0 &&
  b !== 0 &&
  c !== 0 &&
  DIGIT_COUNT[a | b] > 1 &&
  DIGIT_COUNT[a | c] > 1 &&
  DIGIT_COUNT[b | c] > 1 &&
  DIGIT_COUNT[a | b | c] > 2;
