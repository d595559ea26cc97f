import { Board } from "@wings/core";
import fc from "fast-check";

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
