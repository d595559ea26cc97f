import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import type { XyWing } from "../src/index.js";

/*
 * The definition once more, sentence by sentence, in nested loops over all cells. Nothing here is shared with the
 * finders, not even the geometry: they must come to the same.
 */

export interface Found {
  readonly pattern: XyWing;
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

const row = (cell: number): number => Math.floor(cell / 9);
const column = (cell: number): number => cell % 9;
const box = (cell: number): number => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3);
const seesEachOther = (a: number, b: number): boolean =>
  a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b));
const inOneHouse = (...cells: number[]): boolean =>
  [row, column, box].some((house) => cells.every((cell) => house(cell) === house(cells[0])));

/** The candidates of each cell, as lists. */
const gridOf = ({ masks }: Board): readonly (readonly number[])[] =>
  CELLS.map((cell) => DIGITS.filter((digit) => Math.floor(masks[cell] / 2 ** (digit - 1)) % 2 === 1));

/** Pivot {x,y}; wings {x,z} and {y,z}; the pivot sees both. z leaves every cell that sees both wings. */
export function xyWings(board: Board): Found[] {
  const found: Found[] = [];
  const grid = gridOf(board);
  const pairs = CELLS.filter((cell) => grid[cell].length === 2);
  for (const pivot of pairs) {
    const [x, y] = grid[pivot];
    for (const z of DIGITS.filter((digit) => digit !== x && digit !== y)) {
      const has = (cell: number, ...digits: number[]): boolean => digits.every((digit) => grid[cell].includes(digit));
      for (const wingX of pairs.filter((cell) => has(cell, x, z) && seesEachOther(cell, pivot))) {
        for (const wingY of pairs.filter((cell) => has(cell, y, z) && seesEachOther(cell, pivot))) {
          if (inOneHouse(pivot, wingX, wingY)) continue;
          const eliminations = CELLS.filter(
            (cell) => has(cell, z) && seesEachOther(cell, wingX) && seesEachOther(cell, wingY),
          ).map((cell) => ({ cell, digit: z }));
          if (eliminations.length === 0) continue;
          found.push({ pattern: { pivot, wingX, wingY, x, y, z }, eliminations, placements: [] });
        }
      }
    }
  }
  return found;
}
