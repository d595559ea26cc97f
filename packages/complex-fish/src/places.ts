import {
  addAll,
  bitOf,
  type Board,
  type Cell,
  type Cells,
  CellSet,
  type House,
  houseSet,
  housesOfTable,
  lowestBit,
} from "@wings/core/author";

/** Sets of houses are 27 bits: rows, columns, boxes. */
export const ROWS = 0o777;
export const COLUMNS = ROWS << 9;
export const BOXES = ROWS << 18;

// Each of these functions makes a new set, because a search goes back to sets that it had before.

export const NO_CELLS: Cells = /* @__PURE__ */ new CellSet();
export const union = (a: Cells, b: Cells): Cells => addAll(new CellSet().copy(a), b);
export const common = (a: Cells, b: Cells): Cells => new CellSet().and(a, b);
export const without = (a: Cells, b: Cells): Cells => new CellSet().andNot(a, a, b);

/** The first cell of a set that is not empty. */
export const firstOf = ({ w0, w1, w2 }: Cells): Cell =>
  w0 !== 0 ? lowestBit(w0) : w1 !== 0 ? 27 + lowestBit(w1) : 54 + lowestBit(w2);

/** Each cell as a set. */
export const JUST: readonly Cells[] = /* @__PURE__ */ Array.from({ length: 81 }, (_, cell) => {
  const set = new CellSet();
  const bit = bitOf(cell);
  if (cell < 27) set.w0 = bit;
  else if (cell < 54) set.w1 = bit;
  else set.w2 = bit;
  return set;
});

/** The three houses of a cell, as bits. */
export function housesWith(board: Board, cell: Cell): number {
  const housesOf = housesOfTable(board);
  return (1 << housesOf[cell * 3]) | (1 << housesOf[cell * 3 + 1]) | (1 << housesOf[cell * 3 + 2]);
}

/** The cells of some houses. */
export function cellsOfHouses(board: Board, houses: number): Cells {
  const cells = new CellSet();
  for (let rest = houses; rest !== 0; rest &= rest - 1) addAll(cells, houseSet(board, lowestBit(rest)));
  return cells;
}

/** The houses of a set. */
export function housesIn(set: number): House[] {
  const houses: House[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) houses.push(lowestBit(rest));
  return houses;
}
