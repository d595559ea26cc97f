import { type Board, digitsOf } from "./core.js";

/** One puzzle in many formats, and random boards, for the tests of parsing and formatting. */

export const PUZZLE = "...1.97.472...8.........6.51...4...8.62...........74.......4..6...62....25..81..7";

/** The puzzle's nine rows. */
export const ROWS = Array.from({ length: 9 }, (_, row) => PUZZLE.slice(row * 9, row * 9 + 9));

/** All that text can keep of a board, to compare by. */
export const stateOf = (board: Board): { values: string; givens: string; candidates: string[] } => ({
  values: board.values.join(""),
  givens: Array.from(board.values, (_, cell) => (board.isGiven(cell) ? "g" : ".")).join(""),
  candidates: Array.from(board.masks, (mask) => digitsOf(mask).join("")),
});
export { anyBoard } from "./any-board.js";
