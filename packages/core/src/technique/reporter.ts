import type { Board } from "../board/board.js";
import type { Cells } from "../board/cells.js";
import type { Cell, Digit } from "../board/numbers.js";
import type { Pattern, PatternShape } from "./pattern.js";

/**
 * Where a finder reports. It calls `eliminate` or `place`, several times if need be, then `commit`. When `commit` returns
 * true, the finder returns at once. It never asks whether one finding or all of them are wanted.
 */
export interface Reporter<S extends PatternShape = PatternShape> {
  readonly board: Board;
  /** Larger patterns are not wanted. A finder may skip them. */
  readonly maxSize: number;
  /** Removes the digit from a set of cells. Returns whether any of them has it. */
  eliminate(digit: Digit, cells: Cells): boolean;
  /** The same for a set that is given as three words. */
  eliminateWords(digit: Digit, w0: number, w1: number, w2: number): boolean;
  /** Removes the digit from these cells. Returns whether any of them has it. */
  eliminateCells(digit: Digit, cells: readonly Cell[]): boolean;
  /** Removes the digit from every cell that sees all of these. Returns whether any of them has it. */
  eliminateSeen(digit: Digit, cells: readonly Cell[]): boolean;
  /** Places the digit, which must be a candidate of the cell. */
  place(cell: Cell, digit: Digit): void;
  /** Ends a finding: all that was reported since the last one follows from this pattern. Returns whether to stop. */
  commit(pattern: Pattern<S>, size: number): boolean;
}
