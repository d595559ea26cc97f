import { HOUSES_OF, HOUSE_CELLS, HOUSE_WORDS, PEERS, bitOf, wordOf } from "./geometry.js";
import type { Cell, House } from "./numbers.js";

/**
 * The houses of a board, and which cells see each other: three tables of houses and one of peers.
 *
 * Techniques ask the board for them, because a board may have other houses than the classic ones. A search takes a table
 * out once, at its start.
 */
export interface Layout {
  readonly name: string;
  readonly housesOf: Uint8Array;
  readonly houseCells: Uint8Array;
  readonly houseWords: Int32Array;
  readonly peers: Int32Array;
}

/** A board, or what has its layout only. Without one it is classic: nine rows, nine columns, nine boxes. */
export interface Grid {
  readonly layout?: Layout | undefined;
}
/** For callers without a board. */
export const CLASSIC_GRID: Grid = {};

/** The cells that each cell sees, as sets: three words a cell. */
export const peerTable = ({ layout }: Grid): Int32Array => layout?.peers ?? PEERS;
/** The cells of each house, as sets: three words a house. */
export const houseWordTable = ({ layout }: Grid): Int32Array => layout?.houseWords ?? HOUSE_WORDS;
/** The cells of each house in reading order: nine a house. */
export const houseCellTable = ({ layout }: Grid): Uint8Array => layout?.houseCells ?? HOUSE_CELLS;
/** The row, the column and the box of each cell: three houses a cell. */
export const housesOfTable = ({ layout }: Grid): Uint8Array => layout?.housesOf ?? HOUSES_OF;

/** The cells of a house, in reading order. */
export const cellsIn = (grid: Grid, house: House): Cell[] =>
  Array.from(houseCellTable(grid).subarray(house * 9, house * 9 + 9));

/** Whether the first cell sees the second one: a cell doesn't see itself. */
export const sees = (grid: Grid, a: Cell, b: Cell): boolean => (peerTable(grid)[a * 3 + wordOf(b)] & bitOf(b)) !== 0;

/** Whether the cell lies in the house. */
export const inHouse = (grid: Grid, cell: Cell, house: House): boolean =>
  (houseWordTable(grid)[house * 3 + wordOf(cell)] & bitOf(cell)) !== 0;

/** The cells that see all of these cells, as three words. */
export function seenByAll(grid: Grid, cells: readonly Cell[]): [number, number, number] {
  const peers = peerTable(grid);
  const words: [number, number, number] = cells.length === 0 ? [0, 0, 0] : [-1, -1, -1];
  for (const cell of cells) for (let w = 0; w < 3; w++) words[w] &= peers[cell * 3 + w];
  return words;
}
