import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { CELLS, DIGITS, geometryOf } from "@wings/test-kit/grid";
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

/** The candidates of each cell, as lists. */
const gridOf = ({ masks }: Board): readonly (readonly number[])[] =>
  CELLS.map((cell) => DIGITS.filter((digit) => Math.floor(masks[cell] / 2 ** (digit - 1)) % 2 === 1));

/** Pivot {x,y}; wings {x,z} and {y,z}; the pivot sees both. z leaves every cell that sees both wings. */
export function xyWings(board: Board): Found[] {
  const found: Found[] = [];
  const grid = gridOf(board);
  const { sees } = geometryOf(board);
  const pairs = CELLS.filter((cell) => grid[cell].length === 2);
  for (const pivot of pairs) {
    const [x, y] = grid[pivot];
    for (const z of DIGITS.filter((digit) => digit !== x && digit !== y)) {
      const has = (cell: number, ...digits: number[]): boolean => digits.every((digit) => grid[cell].includes(digit));
      for (const wingX of pairs.filter((cell) => has(cell, x, z) && sees(cell, pivot))) {
        for (const wingY of pairs.filter((cell) => has(cell, y, z) && sees(cell, pivot))) {
          // Three cells that see each other are a naked triple.
          if (sees(wingX, wingY)) continue;
          const eliminations = CELLS.filter((cell) => has(cell, z) && sees(cell, wingX) && sees(cell, wingY)).map(
            (cell) => ({ cell, digit: z }),
          );
          if (eliminations.length === 0) continue;
          found.push({ pattern: { pivot, wingX, wingY, x, y, z }, eliminations, placements: [] });
        }
      }
    }
  }
  return found;
}
