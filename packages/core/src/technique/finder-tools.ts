import type { Cell, Digit, DigitMask, House } from "../board/numbers.js";
import { cellsOf, digitsOf } from "../board/bits.js";
import { candidateOf } from "../board/notation.js";
import type { Board } from "../board/board.js";
import { cellsIn, seenByAll } from "../board/layout.js";
import type { Mark } from "./mark.js";

/** Plain calls for finders that work with lists of cells instead of words. */

/** The open cells that have the digit as a candidate and see all of these cells, ascending. */
export function placesSeen(board: Board, digit: Digit, cells: readonly Cell[]): number[] {
  const [w0, w1, w2] = seenByAll(board, cells);
  const p = digit * 3;
  return cellsOf(w0 & board.places[p], w1 & board.places[p + 1], w2 & board.places[p + 2]);
}

/** The candidates of an open cell, ascending; none for a cell that holds a digit. */
export const candidatesOf = (board: Board, cell: Cell): number[] => digitsOf(board.masks[cell]);

/** The open cells of a house that have the digit as a candidate, ascending. */
export const placesIn = (board: Board, digit: Digit, house: House): number[] =>
  cellsIn(board, house).filter((cell) => board.has(cell, digit));

/** The node of a digit in some cells: its candidates, for links and patterns. */
export const nodeOf = (digit: Digit, cells: readonly Cell[]): number[] => cells.map((cell) => candidateOf(cell, digit));

/** The candidates of some cells together, as a mask. */
export const maskIn = ({ masks }: Board, cells: readonly Cell[]): number =>
  cells.reduce((mask, cell) => mask | masks[cell], 0);

/** The node of a digit in those of the cells that have it. */
export const nodeIn = (board: Board, digit: Digit, cells: readonly Cell[]): number[] =>
  nodeOf(
    digit,
    cells.filter((cell) => board.has(cell, digit)),
  );

/** Each mark once: sets that overlap and chains that meet have some in common. */
export const distinctMarks = <M extends Mark>(marks: readonly M[]): M[] =>
  Object.values(Object.fromEntries(marks.map((mark) => [JSON.stringify(mark), mark])));

/** Marks a set of cells and their candidates with a role. The digits in the masks of `others` have roles of their own. */
export const setMarks = <Role extends string>(
  { masks }: Board,
  role: Role,
  cells: readonly Cell[],
  others: readonly (readonly [role: Role, mask: DigitMask])[],
): Mark<Role>[] =>
  cells.flatMap((cell) => [
    { role, cell },
    ...([[role, others.reduce((mask, [, other]) => mask & ~other, -1)], ...others] as const).flatMap(([each, mask]) =>
      masks[cell] & mask ? { role: each, cell, digits: digitsOf(masks[cell] & mask) } : [],
    ),
  ]);
