import type { Board } from "@wings/core";
import { DIGITS, geometryOf } from "@wings/test-kit/grid";
import type { Expected } from "@wings/testing";

/*
 * The definitions once more, in nested loops. Nothing here is shared with the finders, not even the geometry: they must
 * come to the same.
 */

/** All places of a digit in a house that lie in another house: the rest of the other house loses the digit. */
function* locked(board: Board, isBox: boolean): Generator<Expected> {
  const { houses } = geometryOf(board);
  for (const [house, cells] of houses) {
    if (house >= 18 !== isBox) continue;
    for (const [other, otherCells] of houses) {
      // Boxes, diagonals and windows point to each other, too.
      if (other === house || (!isBox && other < 18)) continue;
      for (const digit of DIGITS) {
        const places = cells.filter((cell) => board.has(cell, digit));
        if (places.length === 0 || !places.every((cell) => otherCells.includes(cell))) continue;
        const eliminations = otherCells
          .filter((cell) => board.has(cell, digit) && !cells.includes(cell))
          .map((cell) => ({ cell, digit }));
        if (eliminations.length === 0) continue;
        const both = isBox ? { box: house, line: other } : { box: other, line: house };
        yield { pattern: { digit, ...both, cells: places }, eliminations };
      }
    }
  }
}

/** Pointing: a digit of a box lies in one line. */
export const boxesThatPoint = (board: Board): Iterable<Expected> => locked(board, true);

/** Claiming: a digit of a line lies in one box. */
export const linesThatClaim = (board: Board): Iterable<Expected> => locked(board, false);
