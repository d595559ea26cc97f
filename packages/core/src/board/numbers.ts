/** What the numbers of a board stand for. The names are for readers: to the compiler each is a number. */

/** 0 to 80, row by row. */
export type Cell = number;
/** 1 to 9. */
export type Digit = number;
/** 0 to 26 on a classic board: rows, columns, boxes. */
export type House = number;
/** Some digits, nine bits: bit 0 is digit 1. */
export type DigitMask = number;
/** A digit in a cell: `cell * 9 + digit - 1`. */
export type Candidate = number;
