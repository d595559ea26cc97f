import type { Board } from "./board.js";
import { bitOf, wordOf } from "./geometry.js";
import { CellSet, type Cells } from "./cells.js";
import { type Grid, houseWordTable, peerTable } from "./layout.js";
import { memo } from "./memo.js";
import type { Cell, House } from "./numbers.js";

/** The sets of a board, to read. */
export interface BoardSets {
  /** The open cells. */
  readonly open: Cells;
  /** The open cells with exactly two candidates. */
  readonly bivalue: Cells;
  /** By digit: the open cells that have it as a candidate. */
  readonly places: readonly Cells[];
  /** By cell: the cells that it sees. */
  readonly peers: readonly Cells[];
}

/** The open cells of a board, its bivalue cells, and the places of each digit. They are read once for a position. */
export const setsOf = (board: Board): BoardSets => memo(board, "sets-1", readSets);

/** The sets in the form in which they are written. */
interface WrittenSets extends BoardSets {
  readonly bivalue: CellSet;
  readonly places: readonly CellSet[];
}

function readSets(board: Board, previous: WrittenSets | undefined): WrittenSets {
  const { bivalue, places } = previous ?? { bivalue: new CellSet(), places: Array.from(TEN, () => new CellSet()) };
  for (let digit = 0; digit < 10; digit++) fill(places[digit], board.places, digit * 3);
  fill(bivalue, board.bivalue, 0);
  return previous ?? { open: places[0], bivalue, places, peers: setsIn(peerTable(board)) };
}

const TEN = { length: 10 };

function fill(set: CellSet, table: Int32Array, at: number): CellSet {
  set.w0 = table[at];
  set.w1 = table[at + 1];
  set.w2 = table[at + 2];
  return set;
}

/** The cells that a cell sees. */
export const peersOf = (grid: Grid, cell: Cell): Cells => setsIn(peerTable(grid))[cell];

/** The cells of a house, as a set. */
export const houseSet = (grid: Grid, house: House): Cells => setsIn(houseWordTable(grid))[house];

/** The sets of a table, made when first asked for. */
const SETS = /* @__PURE__ */ new WeakMap<Int32Array, readonly Cells[]>();

function setsIn(table: Int32Array): readonly Cells[] {
  let sets = SETS.get(table);
  if (sets === undefined) {
    sets = Array.from({ length: table.length / 3 }, (_, i) => fill(new CellSet(), table, i * 3));
    SETS.set(table, sets);
  }
  return sets;
}

/** Whether the set has the cell. */
export const hasCell = ({ w0, w1, w2 }: Cells, cell: Cell): boolean => ([w0, w1, w2][wordOf(cell)] & bitOf(cell)) !== 0;

/** Whether two sets have a cell in common. */
export const meet = (a: Cells, b: Cells): boolean => ((a.w0 & b.w0) | (a.w1 & b.w1) | (a.w2 & b.w2)) !== 0;

/** Adds all cells of another set. Returns the set. */
export function addAll(set: CellSet, cells: Cells): CellSet {
  set.w0 |= cells.w0;
  set.w1 |= cells.w1;
  set.w2 |= cells.w2;
  return set;
}

/** Takes out all cells of another set. Returns the set. */
export function removeAll(set: CellSet, cells: Cells): CellSet {
  set.w0 &= ~cells.w0;
  set.w1 &= ~cells.w1;
  set.w2 &= ~cells.w2;
  return set;
}

/** Adds one cell. Returns the set. */
export function addCell(set: CellSet, cell: Cell): CellSet {
  if (cell < 27) set.w0 |= bitOf(cell);
  else if (cell < 54) set.w1 |= bitOf(cell);
  else set.w2 |= bitOf(cell);
  return set;
}

/** Takes out one cell, if it is there. Returns the set. */
export function removeCell(set: CellSet, cell: Cell): CellSet {
  if (cell < 27) set.w0 &= ~bitOf(cell);
  else if (cell < 54) set.w1 &= ~bitOf(cell);
  else set.w2 &= ~bitOf(cell);
  return set;
}
