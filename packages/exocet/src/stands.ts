import { DIGIT_COUNT } from "@wings/core/author";

/**
 * Whether a digit stands in three lines: a place in each, no two in one row. The places are rows, as nine bits. By Hall's condition, that is
 * so if no lines together have fewer rows than there are lines.
 */
export const stands = (a: number, b: number, c: number): boolean =>
  a !== 0 &&
  b !== 0 &&
  c !== 0 &&
  DIGIT_COUNT[a | b] > 1 &&
  DIGIT_COUNT[a | c] > 1 &&
  DIGIT_COUNT[b | c] > 1 &&
  DIGIT_COUNT[a | b | c] > 2;
