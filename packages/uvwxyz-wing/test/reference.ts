import type { Board } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import type { CellDigit } from "@wings/core/host";
import { CELLS, geometryOf, placesOf, seeingAll } from "@wings/test-kit/grid";
import type { Expected } from "@wings/testing";

/*
 * The definitions once more, each sentence as a loop, in arithmetic of their own: slow, obvious, and sharing nothing with
 * the finders.
 */

const areInOneHouse = (board: Board, cells: readonly number[]): boolean =>
  [...geometryOf(board).houses.values()].some((house) => cells.every((cell) => house.includes(cell)));

/** Z leaves every cell that sees all of these. */
const eliminated = (board: Board, z: number, cells: readonly number[]): CellDigit[] =>
  seeingAll(board, placesOf(board, z), cells).map((cell) => ({ cell, digit: z }));

/**
 * A pivot with n candidates, Z among them, and n-1 bivalue cells {Z,a}, one for each other candidate a of the pivot, all seen
 * by the pivot. Z leaves every cell that sees the pivot and all the wings. All cells in one house are no wing.
 */
export const strictWings = (order: number) =>
  function* (board: Board): Generator<Expected> {
    const digits = CELLS.map((cell) => digitsOf(board.masks[cell]));
    const { sees } = geometryOf(board);
    for (const pivot of CELLS) {
      if (digits[pivot].length !== order) continue;
      for (const z of digits[pivot]) {
        let choices: number[][] = [[]];
        for (const a of digits[pivot]) {
          if (a === z) continue;
          const fitting = CELLS.filter(
            (cell) =>
              sees(pivot, cell) && digits[cell].length === 2 && digits[cell].includes(a) && digits[cell].includes(z),
          );
          choices = choices.flatMap((wings) => fitting.map((wing) => [...wings, wing]));
        }
        for (const wings of choices) {
          if (areInOneHouse(board, [pivot, ...wings])) continue;
          const eliminations = eliminated(board, z, [pivot, ...wings]);
          if (eliminations.length > 0) yield { eliminations, pattern: { pivot, wings, z } };
        }
      }
    }
  };

/** By mask: its digits. */
const DIGITS = Array.from({ length: 512 }, (_, mask) => digitsOf(mask));

/** Any two houses that share cells, a row and a column or a line and a box, as the cells that are in either. */
function crossing(board: Board): number[][] {
  const houses = [...geometryOf(board).houses.values()];
  return houses.flatMap((one, i) =>
    houses
      .slice(i + 1)
      .filter((other) => one.some((cell) => other.includes(cell)))
      .map((other) => [...new Set([...one, ...other])]),
  );
}

/** A digit is restricted when each two of its cells see each other. */
function isRestricted(board: Board, digit: number, cells: readonly number[]): boolean {
  const { sees } = geometryOf(board);
  const having = cells.filter((cell) => board.has(cell, digit));
  for (const a of having) {
    for (const b of having) {
      if (a !== b && !sees(a, b)) return false;
    }
  }
  return true;
}

/**
 * n cells in the union of two crossing houses, not all in one house, with n candidates together, where exactly one digit Z is
 * not restricted. Z leaves every cell that sees all of Z's.
 *
 * It finds a set once for each two houses. All choices of cells are gone through, but for those that have too many digits
 * before they are complete.
 */
export const bentWings = (order: number) =>
  function (board: Board): Expected[] {
    const found: Expected[] = [];
    const look = (cells: readonly number[], mask: number): void => {
      const loose = DIGITS[mask].filter((digit) => !isRestricted(board, digit, cells));
      if (loose.length !== 1 || areInOneHouse(board, cells)) return;
      const [z] = loose;
      const places = cells.filter((cell) => board.has(cell, z));
      const eliminations = eliminated(board, z, places);
      if (eliminations.length > 0) found.push({ eliminations, pattern: { cells: [...cells], z } });
    };
    const chosen: number[] = [];
    const choose = (open: readonly number[], from: number, mask: number): void => {
      if (DIGITS[mask].length > order) return;
      if (chosen.length === order) {
        if (DIGITS[mask].length === order) look(chosen, mask);
        return;
      }
      for (let i = from; i < open.length; i++) {
        chosen.push(open[i]);
        choose(open, i + 1, mask | board.masks[open[i]]);
        chosen.pop();
      }
    };
    for (const both of crossing(board)) {
      const open = both.filter((cell) => board.masks[cell] !== 0);
      choose(open, 0, 0);
    }
    return found;
  };

/** XY-Wings, which are bent sets of order 3. */
export function* xyWings(board: Board): Generator<Expected> {
  const { sees } = geometryOf(board);
  const pairs = CELLS.filter((cell) => digitsOf(board.masks[cell]).length === 2);
  for (const pivot of pairs) {
    for (const a of pairs) {
      for (const b of pairs) {
        const z = board.masks[a] & board.masks[b];
        if (!sees(pivot, a) || !sees(pivot, b) || a >= b || digitsOf(z).length !== 1 || (z & board.masks[pivot]) !== 0)
          continue;
        if ((board.masks[a] | board.masks[b]) !== (board.masks[pivot] | z) || areInOneHouse(board, [pivot, a, b]))
          continue;
        const [digit] = digitsOf(z);
        const eliminations = eliminated(board, digit, [a, b]);
        const cells = [pivot, a, b].sort((c, d) => c - d);
        if (eliminations.length > 0) yield { eliminations, pattern: { cells, z: digit } };
      }
    }
  }
}
