import type { Board } from "@wings/core";
import type { Expected } from "@wings/testing";

/*
 * The definitions once more, in nested loops. Nothing here is shared with the finders, not even the geometry: they must
 * come to the same.
 */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** The cells of each house: rows, columns and boxes, in this order. */
const HOUSES = [
  ...DIGITS.map((n) => CELLS.filter((cell) => Math.floor(cell / 9) === n - 1)),
  ...DIGITS.map((n) => CELLS.filter((cell) => cell % 9 === n - 1)),
  ...DIGITS.map((n) => CELLS.filter((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3) === n - 1)),
];

/** All places of a digit in a house that lie in another house: the rest of the other house loses the digit. */
function* locked(board: Board, isBox: boolean): Generator<Expected> {
  for (const [house, cells] of HOUSES.entries()) {
    if (house >= 18 !== isBox) continue;
    for (const [other, otherCells] of HOUSES.entries()) {
      if (other >= 18 === isBox) continue;
      for (const digit of DIGITS) {
        const places = cells.filter((cell) => board.has(cell, digit));
        if (places.length === 0 || !places.every((cell) => otherCells.includes(cell))) continue;
        const eliminations = otherCells
          .filter((cell) => board.has(cell, digit) && !cells.includes(cell))
          .map((cell) => ({ cell, digit }));
        if (eliminations.length === 0) continue;
        const houses = isBox ? { box: house, line: other } : { box: other, line: house };
        yield { pattern: { digit, ...houses, cells: places }, eliminations };
      }
    }
  }
}

/** Pointing: a digit of a box lies in one line. */
export const boxesThatPoint = (board: Board): Iterable<Expected> => locked(board, true);

/** Claiming: a digit of a line lies in one box. */
export const linesThatClaim = (board: Board): Iterable<Expected> => locked(board, false);
