import { type Board, type Cell, type Digit, type Mark, type Reason, cellFact, weakLink } from "@wings/core/author";

/** Up to seven sets have a color and a shape of their own. */
const SETS = ["a", "b", "c", "d", "e", "f", "g"] as const;
export type SetRole = (typeof SETS)[number];
/** The role of a set, by the place in the chain. */
export const roleOf = (i: number): SetRole => SETS[i % SETS.length];
/** The words for the roles of sets. */
export const SET_WORDS: Readonly<Record<SetRole, string>> = {
  a: "set A",
  b: "set B",
  c: "set C",
  d: "set D",
  e: "set E",
  f: "set F",
  g: "set G",
};

/** The facts of a chain of sets: the cells. */
export const factsOf = (sets: readonly (readonly Cell[])[]): Reason => [...new Set(sets.flat())].map(cellFact);

/** A restricted common of two sets: not both contain the digit. */
export const commonLink = (board: Board, digit: Digit, from: readonly Cell[], to: readonly Cell[]): Mark<never> =>
  weakLink(digit, placesIn(board, digit, from), placesIn(board, digit, to));

/** The cells of a set that have a digit. */
export const placesIn = (board: Board, digit: Digit, cells: readonly Cell[]): Cell[] =>
  cells.filter((cell) => board.has(cell, digit));
