import type { Searcher } from "../search/searcher.js";
import type { Technique } from "../technique/technique.js";
import type { Board } from "./board.js";
import type { Contradiction } from "./contradictions.js";
import { badArgument } from "../errors.js";
import { HOUSES_OF, HOUSE_CELLS, HOUSE_WORDS, PEERS, bitOf, wordOf } from "./geometry.js";
import type { Cell, Digit, House } from "./numbers.js";

/**
 * The houses of a board, and which cells see each other: three tables of houses and one of peers.
 *
 * Techniques ask the board for them, because a board may have other houses than the classic ones. A search takes a table
 * out once, at its start. Every layout has nine rows and nine columns; `@wings/layouts` makes them.
 */
export interface Layout extends OtherHouses {
  /** What people type: `x`, `anti-knight`, `jigsaw:` and 81 letters. Boards with the same name have the same houses. */
  readonly name: string;
  /** Whether houses 18 to 26 are the classic boxes. Code that counts on boxes asks for this first. */
  readonly hasBoxes: boolean;
  /** Its houses, ascending: 0 to 26, then diagonals (27, 28) and windows (36 to 39), where it has them. At most 32. */
  readonly houses: readonly House[];
  /** The row, the column, and the box or region of each cell: three houses a cell. */
  readonly housesOf: Uint8Array;
  /** By house, up to the last one: its cells in reading order, nine a house. Those of a house that it doesn't have mean nothing. */
  readonly houseCells: Uint8Array;
  /** By house: its cells as a set, three words a house; empty for a house that it doesn't have. */
  readonly houseWords: Int32Array;
  /** By cell: the cells that it sees as a set, three words a cell. */
  readonly peers: Int32Array;
  /** Its lines in drawings, as SVG paths in cells: `M1 1h3v3h-3z` goes around the first window. */
  readonly outline: readonly (readonly [line: "border" | "diagonal" | "window", path: string])[];
  /** In the lines of a drawing of text that has a line between all cells, draws the borders of regions in place of those of boxes. */
  drawBorders(this: void, lines: string[]): void;
  /** Counts solutions in place of the classic engine. All searches on this layout share it, one after the other. */
  readonly searcher: Searcher;
}

/** On a classic board the core computes these facts about houses. A layout brings its own, so that apps with classic boards don't load them. */
export interface OtherHouses {
  /** By house, at `house * 512 + positions`: the first house that has the cells in these positions. */
  readonly firstHouse: Uint8Array;
  /** At the same index: how many cells these are; 99 where an earlier house has them all. */
  readonly ownSizes: Uint8Array;
  /** By house: the cells that another house shares, two or more, as positions. */
  readonly shared: readonly (readonly number[])[];
  /** The cells in some positions of a house, as positions in another house that has them all. */
  positionsIn(this: void, from: House, positions: number, to: House): number;
  /** Fills `placesByHouse` for the houses that are no line and no classic box. */
  fillPlaces(this: void, board: Board, into: Int32Array): void;
  /** The houses behind the lines with two places of a digit, as bits: bit b is `houses[b]`. */
  pairs(this: void, board: Board, digit: Digit): number;
  /** All that is contradictory on a board. */
  contradictions(this: void, board: Board): Contradiction[];
  /**
   * The technique as it works on this layout. One that needs boxes finds nothing where there are none. Of one that assumes one solution, or
   * that isn't of wings, only those findings count that the checker proves: it may know nothing of the further rules. The words name the
   * houses of the layout.
   */
  adapt(this: void, technique: Technique): Technique;
}

/** A board, or what has its layout only. Without one it is classic: nine rows, nine columns, nine boxes. */
export interface Grid {
  readonly layout?: Layout | undefined;
}
/** For callers without a board. */
export const CLASSIC_GRID: Grid = {};

const CLASSIC_HOUSES: readonly House[] = /* @__PURE__ */ Array.from({ length: 27 }, (_, house) => house);

/** Throws where a layout is something else: its name, or the list that `texts.map(parse)` hands in. */
export function checkLayout(layout: Layout | null | undefined): void {
  if (layout !== undefined && !layout?.adapt) throw badArgument(layout, "a layout");
}

/** The houses of a board, ascending. */
export const housesIn = ({ layout }: Grid): readonly House[] => layout?.houses ?? CLASSIC_HOUSES;
/** Whether houses 18 to 26 are boxes of three by three. */
export const hasBoxes = ({ layout }: Grid): boolean => layout === undefined || layout.hasBoxes;
/** The cells that each cell sees, as sets: three words a cell. */
export const peerTable = ({ layout }: Grid): Int32Array => layout?.peers ?? PEERS;
/** The cells of each house, as sets: three words a house. */
export const houseWordTable = ({ layout }: Grid): Int32Array => layout?.houseWords ?? HOUSE_WORDS;
/** The cells of each house in reading order: nine a house. */
export const houseCellTable = ({ layout }: Grid): Uint8Array => layout?.houseCells ?? HOUSE_CELLS;
/** The row, the column and the box of each cell: three houses a cell. */
export const housesOfTable = ({ layout }: Grid): Uint8Array => layout?.housesOf ?? HOUSES_OF;

/** The cells of a house, in reading order. */
export function cellsIn(grid: Grid, house: House): Cell[] {
  const table = houseCellTable(grid);
  const cells: Cell[] = [];
  // Ten times as fast as a copy of the subarray.
  for (let i = 0; i < 9; i++) cells.push(table[house * 9 + i]);
  return cells;
}

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
