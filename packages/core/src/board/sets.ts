import type { Board } from "./board.js";
import { bitOf, wordOf } from "./geometry.js";
import { CellSet, type Cells } from "./cells.js";
import type { Grid, Layout } from "./layout.js";
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
interface WrittenSets {
  readonly open: CellSet;
  readonly bivalue: CellSet;
  readonly places: readonly CellSet[];
  readonly peers: readonly Cells[];
}

function readSets({ places: words, bivalue, layout }: Board, previous: WrittenSets | undefined): WrittenSets {
  const sets = previous ?? newSets(layout);
  for (let digit = 0; digit < 10; digit++) fill(sets.places[digit], words, digit * 3);
  fill(sets.bivalue, bivalue, 0);
  return sets;
}

function newSets(layout: Layout): WrittenSets {
  const places = Array.from({ length: 10 }, () => new CellSet());
  return { open: places[0], bivalue: new CellSet(), places, peers: (layout.sets ?? makeSets(layout)).peers };
}

function fill(set: CellSet, words: Int32Array, at: number): CellSet {
  set.w0 = words[at];
  set.w1 = words[at + 1];
  set.w2 = words[at + 2];
  return set;
}

/** The cells that a cell sees. */
export const peersOf = ({ layout }: Grid, cell: Cell): Cells => (layout.sets ?? makeSets(layout)).peers[cell];

/** The cells of a house, as a set. */
export const houseSet = ({ layout }: Grid, house: House): Cells => (layout.sets ?? makeSets(layout)).houses[house];

function makeSets(layout: Layout): NonNullable<Layout["sets"]> {
  const listOf = (words: Int32Array): CellSet[] =>
    Array.from({ length: words.length / 3 }, (_, i) => fill(new CellSet(), words, i * 3));
  return (layout.sets = { peers: listOf(layout.peers), houses: listOf(layout.houseWords) });
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
