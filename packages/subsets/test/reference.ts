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

/** All ways to choose `size` of the items. */
function* choices(items: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else {
    for (const [i, item] of items.entries()) {
      for (const rest of choices(items.slice(i + 1), size - 1)) yield [item, ...rest];
    }
  }
}

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
    for (const [house, all] of HOUSES.entries()) {
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
    for (const [house, all] of HOUSES.entries()) {
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
    for (const [line, inLine] of HOUSES.slice(0, 18).entries()) {
      for (const [box, inBox] of HOUSES.entries()) {
        if (box < 18) continue;
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
