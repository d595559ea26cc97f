import type { Cell, House } from "@wings/core/author";
import { boxAt } from "./boxes.js";

/** Cells that see each other and need share no house. */
export interface Relation {
  /** Whether these cells see each other. */
  readonly isPeer: (a: Cell, b: Cell) => boolean;
  /** Between two cells in a sentence: `r3c4 is a knight's move from r5c5`. */
  readonly word: string;
}

/** A rule beside the rows, columns and boxes: further houses, or a relation. */
export interface Constraint {
  readonly houses?: ReadonlyMap<House, readonly Cell[]>;
  readonly relation?: Relation;
}

const nine = (cellAt: (i: number) => Cell): Cell[] => Array.from({ length: 9 }, (_, i) => cellAt(i));

/** The nine cells of three by three, from the top left one. */
const square = (first: Cell): Cell[] => nine((i) => first + Math.floor(i / 3) * 9 + (i % 3));

const DIAGONALS = new Map([
  [27, nine((i) => i * 10)],
  [28, nine((i) => 8 + i * 8)],
]);

/** The windows lie between the boxes: rows and columns 2 to 4 and 6 to 8. */
const WINDOWS = new Map([
  [36, square(10)],
  [37, square(14)],
  [38, square(46)],
  [39, square(50)],
]);

const rowsApart = (a: Cell, b: Cell): number => Math.abs(Math.floor(a / 9) - Math.floor(b / 9));
const columnsApart = (a: Cell, b: Cell): number => Math.abs((a % 9) - (b % 9));

/** The place of a cell in its box. */
const placeInBox = (cell: Cell): number => (Math.floor(cell / 9) % 3) * 3 + (cell % 3);

/** All constraints by name, in the order in which a name of a layout has them. */
export const CONSTRAINTS: Readonly<Record<string, Constraint>> = {
  /** Both diagonals hold each digit. */
  x: { houses: DIAGONALS },
  /** Four windows hold each digit. */
  windoku: { houses: WINDOWS },
  /** Cells in the same place of two boxes differ. */
  disjoint: {
    relation: {
      isPeer: (a, b) => boxAt(a) !== boxAt(b) && placeInBox(a) === placeInBox(b),
      word: "in the same place of its box as",
    },
  },
  /** Cells a knight's move apart differ. */
  "anti-knight": {
    relation: { isPeer: (a, b) => rowsApart(a, b) * columnsApart(a, b) === 2, word: "a knight's move from" },
  },
  /** Cells a king's move apart differ. */
  "anti-king": {
    relation: { isPeer: (a, b) => Math.max(rowsApart(a, b), columnsApart(a, b)) === 1, word: "diagonally next to" },
  },
};

/** The diagonals as cells that see each other, where there is no room for two more houses. */
export const ON_A_DIAGONAL: Relation = {
  isPeer: (a, b) => [...DIAGONALS.values()].some((cells) => cells.includes(a) && cells.includes(b)),
  word: "on the same diagonal as",
};
