import type { Board } from "@wings/core";
import { CELLS, DIGITS, geometryOf } from "@wings/test-kit/grid";
import type { Expected } from "@wings/testing";

/*
 * The definitions once more, in nested loops. Nothing here is shared with the finders, not even the geometry: they must
 * come to the same.
 */

/** The last open cell of a house takes the digit that the house still lacks. */
export function* fullHouses(board: Board): Generator<Expected> {
  for (const [house, cells] of geometryOf(board).houses) {
    const open = cells.filter((cell) => board.values[cell] === 0);
    const lacking = DIGITS.filter((digit) => !cells.some((cell) => board.values[cell] === digit));
    if (open.length !== 1 || !board.has(open[0], lacking[0])) continue;
    const at = { cell: open[0], digit: lacking[0] };
    yield { pattern: { ...at, house }, placements: [at] };
  }
}

/** A cell with one candidate takes it. */
export function* nakedSingles(board: Board): Generator<Expected> {
  for (const cell of CELLS) {
    const candidates = DIGITS.filter((digit) => board.has(cell, digit));
    if (candidates.length !== 1) continue;
    const at = { cell, digit: candidates[0] };
    yield { pattern: at, placements: [at] };
  }
}

/** A digit with one place in a house goes there. */
export function* hiddenSingles(board: Board): Generator<Expected> {
  for (const [house, cells] of geometryOf(board).houses) {
    for (const digit of DIGITS) {
      const places = cells.filter((cell) => board.has(cell, digit));
      if (places.length !== 1) continue;
      const at = { cell: places[0], digit };
      yield { pattern: { ...at, house }, placements: [at] };
    }
  }
}
