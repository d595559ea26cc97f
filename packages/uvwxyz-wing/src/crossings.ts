import { CLASSIC_GRID, type House, HOUSE_CELLS, HOUSES_OF, inHouse } from "@wings/core/author";

/**
 * Two houses that share cells, and their cells by kind. The kinds say which cells don't see each other.
 *
 * ```
 *   box and line                         row and column
 *   x  x  x                              n  x' x' | x  x  x | x  x  x
 *   n  n  n | y  y  y | y  y  y          y' .  .
 *   x  x  x                              y' .  .
 *                                        ------
 *                                        y
 *   no x sees a y                        …        no x sees a y or a y', and no y sees an x'
 * ```
 *
 * All others see each other.
 */
export interface Crossing {
  /** A box and a line, or a row and a column. */
  readonly houses: readonly [number, number];
  /** Whether they are a box and a line. */
  readonly hasBox: boolean;
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly xNear: readonly number[];
  readonly yNear: readonly number[];
  readonly n: readonly number[];
}

/** All 54 boxes and lines, then all 81 rows and columns. Created on first use, because most boards never need them. */
export const crossings = (): readonly Crossing[] => (made ??= makeCrossings());

let made: readonly Crossing[] | undefined;

function makeCrossings(): Crossing[] {
  const crossings: Crossing[] = [];
  for (let box = 18; box < 27; box++) {
    for (let line = 0; line < 18; line++) {
      const n = cellsIn(box).filter((cell) => inHouse(CLASSIC_GRID, cell, line));
      if (n.length === 0) continue;
      const x = cellsIn(box).filter((cell) => !n.includes(cell));
      const y = cellsIn(line).filter((cell) => !n.includes(cell));
      crossings.push({ houses: [box, line], hasBox: true, x, y, xNear: [], yNear: [], n });
    }
  }
  for (let corner = 0; corner < 81; corner++) {
    const [row, column, box] = HOUSES_OF.subarray(corner * 3, corner * 3 + 3);
    const far = (house: House): number[] => cellsIn(house).filter((cell) => !inHouse(CLASSIC_GRID, cell, box));
    const near = (house: House): number[] =>
      cellsIn(house).filter((cell) => inHouse(CLASSIC_GRID, cell, box) && cell !== corner);
    crossings.push({
      houses: [row, column],
      hasBox: false,
      x: far(row),
      y: far(column),
      xNear: near(row),
      yNear: near(column),
      n: [corner],
    });
  }
  return crossings;
}

function cellsIn(house: House): number[] {
  return Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9));
}
