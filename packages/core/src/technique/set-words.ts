import type { Cell } from "../board/numbers.js";
import { digitsOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { maskIn } from "./finder-tools.js";
import type { Value } from "./value.js";

const NUMBER_PARTS = {
  n1: "one",
  n2: "two",
  n3: "three",
  n4: "four",
  n5: "five",
  n6: "six",
  n7: "seven",
  n8: "eight",
  n9: "nine",
  n10: "ten",
};

/** A number as a word, up to ten. The message needs the parts `SET_PARTS`. */
export const numberInWords = (n: number): Value => (n < 11 ? { part: `n${n}`, data: {} } : n);

/**
 * Parts of a message for numbers, and for the cells of a set: `the three cells r1c7, r1c8 and r2c9 with 1, 2, 6 and 9`. They go with
 * `numberInWords`, `setInWords` and `setWithLetter`.
 */
export const SET_PARTS = {
  setOfOne: "the cell {set}",
  setOf: "the {count} cells {set}",
  lettered: "set {letter} ({set})",
  ...NUMBER_PARTS,
};

/** Some cells and their candidates, for long messages. The message needs the parts `SET_PARTS`. */
export const setInWords = (board: Board, cells: readonly Cell[]): Value => ({
  part: cells.length === 1 ? "setOfOne" : "setOf",
  data: { count: numberInWords(cells.length), set: setIn(board, cells) },
});

/** The set with this index in a picture: `set B (the two cells r1c7 and r1c8 with 1, 2 and 9)`. The message needs the parts `SET_PARTS`. */
export const setWithLetter = (board: Board, cells: readonly Cell[], index: number): Value => ({
  part: "lettered",
  data: { letter: letterOf(index), set: setInWords(board, cells) },
});

/** A, B, C and so on. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Some cells and their candidates. */
export const setIn = (board: Board, cells: readonly Cell[]): Value => ({
  set: cells,
  digits: digitsOf(maskIn(board, cells)),
});
