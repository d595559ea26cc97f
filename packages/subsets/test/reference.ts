import type { Board } from "@wings/core";
import { DIGITS, choices, geometryOf } from "@wings/test-kit/grid";
import type { Expected } from "@wings/testing";

/*
 * The definitions once more, in nested loops. Nothing here is shared with the finders, not even the geometry: they must
 * come to the same.
 */

type Finder = (board: Board) => Generator<Expected>;
const candidatesIn = (board: Board, cells: readonly number[]): number[] =>
  DIGITS.filter((digit) => cells.some((cell) => board.has(cell, digit)));
const leaving = (
  board: Board,
  cells: readonly number[],
  digits: readonly number[],
): { cell: number; digit: number }[] =>
  cells.flatMap((cell) => digits.filter((digit) => board.has(cell, digit)).map((digit) => ({ cell, digit })));
const openIn = (board: Board, cells: readonly number[]): number[] => cells.filter((cell) => board.masks[cell] !== 0);

/** Some cells of a house have together as many candidates as they are: the rest of the house loses these. */
export const naked = (size: number): Finder =>
  function* (board) {
    for (const [house, all] of geometryOf(board).houses) {
      for (const cells of choices(openIn(board, all), size)) {
        const digits = candidatesIn(board, cells);
        const others = all.filter((cell) => !cells.includes(cell));
        const eliminations = leaving(board, others, digits);
        if (digits.length === size && eliminations.length > 0)
          yield { pattern: { cells, digits, house }, eliminations };
      }
    }
  };

/** Some digits have together as many places in a house as they are: these cells lose all other digits. */
export const hidden = (size: number): Finder =>
  function* (board) {
    for (const [house, all] of geometryOf(board).houses) {
      for (const digits of choices(candidatesIn(board, all), size)) {
        const cells = all.filter((cell) => digits.some((digit) => board.has(cell, digit)));
        const others = DIGITS.filter((digit) => !digits.includes(digit));
        const eliminations = leaving(board, cells, others);
        if (cells.length === size && eliminations.length > 0) yield { pattern: { digits, cells, house }, eliminations };
      }
    }
  };

/** A naked subset of a line that is one of a box too, and eliminates in both: both lose its digits. */
export const locked = (size: number): Finder =>
  function* (board) {
    const { houses } = geometryOf(board);
    for (const [line, inLine] of houses) {
      for (const [box, inBox] of houses) {
        if (line >= 18 || box < 18 || box >= 27) continue;
        const common = inLine.filter((cell) => inBox.includes(cell));
        for (const cells of choices(openIn(board, common), size)) {
          const digits = candidatesIn(board, cells);
          if (digits.length !== size) continue;
          const [ofLine, ofBox] = [inLine, inBox].map((house) => house.filter((cell) => !cells.includes(cell)));
          if (leaving(board, ofLine, digits).length === 0 || leaving(board, ofBox, digits).length === 0) continue;
          const eliminations = leaving(board, [...new Set([...ofLine, ...ofBox])], digits);
          yield { pattern: { cells, digits, line, box }, eliminations };
        }
      }
    }
  };
