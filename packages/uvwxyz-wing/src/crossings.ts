import {
  addAll,
  boxOf,
  type Cells,
  CellSet,
  CLASSIC_GRID,
  columnOf,
  type House,
  houseSet,
  meet,
  removeAll,
  rowOf,
} from "@wings/core/author";

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
  readonly houses: readonly [House, House];
  /** Whether the houses are a box and a line. */
  readonly hasBox: boolean;
  /** All cells of both houses. */
  readonly all: Cells;
  readonly x: Cells;
  readonly y: Cells;
  readonly xNear: Cells;
  readonly yNear: Cells;
  readonly n: Cells;
}

/**
 * All 54 boxes and lines, then all 81 rows and columns. Created on first use, because most boards never need them. The list is made
 * once for the module, with the boxes of the classic grid.
 */
export const crossings = (): readonly Crossing[] => (made ??= makeCrossings());

let made: readonly Crossing[] | undefined;

function makeCrossings(): Crossing[] {
  const crossings: Crossing[] = [];
  for (let box = 18; box < 27; box++) {
    for (let line = 0; line < 18; line++)
      if (meet(cellsOf(box), cellsOf(line))) crossings.push(crossingOf([box, line], NO_CELLS));
  }
  for (let corner = 0; corner < 81; corner++)
    crossings.push(crossingOf([rowOf(corner), columnOf(corner)], cellsOf(boxOf(corner))));
  return crossings;
}

/** Two houses. Their cells in `near` are those near the crossing: the box of the corner where a row and a column cross. */
function crossingOf([one, other]: readonly [House, House], near: Cells): Crossing {
  const [inOne, inOther] = [cellsOf(one), cellsOf(other)];
  const n = new CellSet().and(inOne, inOther);
  return {
    houses: [one, other],
    hasBox: one >= 18,
    all: addAll(new CellSet().copy(inOne), inOther),
    x: removeAll(new CellSet().andNot(inOne, inOne, n), near),
    y: removeAll(new CellSet().andNot(inOther, inOther, n), near),
    xNear: new CellSet().andNot(inOne, near, n),
    yNear: new CellSet().andNot(inOther, near, n),
    n,
  };
}

const cellsOf = (house: House): Cells => houseSet(CLASSIC_GRID, house);

const NO_CELLS: Cells = /* @__PURE__ */ new CellSet();
