import { HOUSES_OF, HOUSE_CELLS, HOUSE_WORDS, PEERS, bitOf, wordOf } from "./geometry.js";
import type { Cells } from "./cells.js";
import type { Cell, House } from "./numbers.js";

/** The houses of a board, and which cells see each other. Techniques read them from the board: boards may have other houses. */
export interface Layout {
  readonly name: string;
  /** The row, the column and the box of each cell: three houses a cell. */
  readonly housesOf: Uint8Array;
  /** The cells of each house in reading order, nine a house. */
  readonly houseCells: Uint8Array;
  /** The cells of each house as a set: three words a house. */
  readonly houseWords: Int32Array;
  /** The cells that each cell sees, as a set: three words a cell. */
  readonly peers: Int32Array;
  /** The last two as sets of their own, made when first asked for: see `peersOf` and `houseSet`. */
  sets?: { readonly peers: readonly Cells[]; readonly houses: readonly Cells[] } | undefined;
}

/** Nine rows, nine columns, nine boxes. */
export const CLASSIC: Layout = {
  name: "classic",
  housesOf: HOUSES_OF,
  houseCells: HOUSE_CELLS,
  houseWords: HOUSE_WORDS,
  peers: PEERS,
  sets: undefined,
};

/** A board, or what has its layout only. */
export interface Grid {
  readonly layout: Layout;
}
/** The classic grid, for callers without a board. */
export const CLASSIC_GRID: Grid = { layout: CLASSIC };

/** The cells of a house. */
export const cellsIn = ({ layout }: Grid, house: House): Uint8Array =>
  layout.houseCells.subarray(house * 9, house * 9 + 9);

/** Whether the first cell sees the second one: a cell doesn't see itself. */
export const sees = ({ layout }: Grid, a: Cell, b: Cell): boolean => (layout.peers[a * 3 + wordOf(b)] & bitOf(b)) !== 0;

/** Whether the cell lies in the house. */
export const inHouse = ({ layout }: Grid, cell: Cell, house: House): boolean =>
  (layout.houseWords[house * 3 + wordOf(cell)] & bitOf(cell)) !== 0;

/** The cells that see all of these cells, as three words. */
export function seenByAll({ layout }: Grid, cells: readonly Cell[]): [number, number, number] {
  const words: [number, number, number] = cells.length === 0 ? [0, 0, 0] : [-1, -1, -1];
  for (const cell of cells) for (let w = 0; w < 3; w++) words[w] &= layout.peers[cell * 3 + w];
  return words;
}
