import {
  candidateCell,
  candidateDigit,
  cellFact,
  cellsIn,
  CLASSIC_GRID,
  digitOf,
  type Grid,
  houseFact,
  houseOf,
  housesIn,
  inHouse,
} from "@wings/core/author";

/** The candidates and the facts of the cells and houses of a grid. */
export interface FactTables {
  /** By fact: the candidates of which one is true; none for a house that the grid doesn't have. */
  readonly candidatesOf: readonly (readonly number[])[];
  /** By candidate: the facts about the cell, and about the digit in the row, the column, the box and further houses. */
  readonly factsOf: readonly (readonly number[])[];
}

/** The tables of a grid, made once for each layout. */
export function factTables({ layout }: Grid): FactTables {
  const key = layout ?? CLASSIC_GRID;
  let tables = MADE.get(key);
  if (tables === undefined) MADE.set(key, (tables = make({ layout })));
  return tables;
}
const MADE = /* @__PURE__ */ new WeakMap<object, FactTables>();

function make(grid: Grid): FactTables {
  const houses = housesIn(grid);
  const count = 81 + (houses[houses.length - 1] + 1) * 9;
  return {
    candidatesOf: Array.from({ length: count }, (_, fact) => {
      if (fact < 81) return Array.from({ length: 9 }, (_, i) => fact * 9 + i);
      return houses.includes(houseOf(fact))
        ? cellsIn(grid, houseOf(fact)).map((cell) => cell * 9 + digitOf(fact) - 1)
        : [];
    }),
    factsOf: Array.from({ length: 729 }, (_, candidate) => {
      const cell = candidateCell(candidate);
      const own = houses.filter((house) => inHouse(grid, cell, house));
      return [cellFact(cell), ...own.map((house) => houseFact(house, candidateDigit(candidate)))];
    }),
  };
}
