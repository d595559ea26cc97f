import { digitsOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { maskIn } from "./finder-tools.js";
import type { Value } from "./value.js";

/**
 * Parts of a message that count the cells of a set: `the three cells r1c78 r2c9 with 1, 2, 6 and 9`. They go with `setInWords`.
 */
export const SET_PARTS = {
  set1: "the cell {set}",
  set2: "the two cells {set}",
  set3: "the three cells {set}",
  set4: "the four cells {set}",
  set5: "the five cells {set}",
  set6: "the six cells {set}",
  set7: "the seven cells {set}",
  set8: "the eight cells {set}",
};

/** Some cells and their candidates, for long messages. The message needs the parts `SET_PARTS`. */
export const setInWords = (board: Board, cells: readonly number[]): Value => ({
  part: `set${cells.length}`,
  data: { set: setIn(board, cells) },
});

/** Some cells and their candidates. */
export const setIn = (board: Board, cells: readonly number[]): Value => ({
  set: cells,
  digits: digitsOf(maskIn(board, cells)),
});
