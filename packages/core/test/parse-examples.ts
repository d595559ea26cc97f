import fc from "fast-check";
import { Board, digitsOf } from "./core.js";

/** One puzzle in many hands, and random boards: what the tests of text in and out share. */

export const PUZZLE = "...1.97.472...8.........6.51...4...8.62...........74.......4..6...62....25..81..7";

/** The puzzle's nine rows. */
export const ROWS = Array.from({ length: 9 }, (_, row) => PUZZLE.slice(row * 9, row * 9 + 9));

/** All that text can keep of a board, to compare by. */
export const stateOf = (board: Board): { values: string; givens: string; candidates: string[] } => ({
  values: board.values.join(""),
  givens: Array.from(board.values, (_, cell) => (board.isGiven(cell) ? "g" : ".")).join(""),
  candidates: Array.from(board.masks, (mask) => digitsOf(mask).join("")),
});

/** Any position that play can reach, sensible or not: digits given, digits placed, candidates gone. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .array(fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }), act: fc.nat(5), wild: fc.nat(9) }), {
    maxLength: 250,
  })
  .map((moves) => {
    const board = new Board();
    for (const { cell, digit, act, wild } of moves) {
      if (board.values[cell] !== 0) continue;
      if (act > 2) board.eliminate(cell, digit);
      // One digit in ten is placed where it can't be: contradictory boards are boards.
      else if (wild > 0 && !board.has(cell, digit)) continue;
      else if (act > 0) board.placeGiven(cell, digit);
      else board.place(cell, digit);
    }
    return board;
  });
