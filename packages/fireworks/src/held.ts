import {
  type Board,
  boxOf,
  type Cell,
  cellsIn,
  CLASSIC_GRID,
  type Digit,
  digitsOf,
  maskOf,
  type Reporter,
} from "@wings/core/author";
import type { Corner } from "./corners.js";

/**
 * Reports what follows for digits that a corner holds, if each of them is in just one of its three cells. Returns whether anything does.
 */
export function reportHeld(board: Board, report: Reporter, corner: Corner, digits: number): boolean {
  const { inRow, inColumn } = corner;
  let any = false;
  for (const digit of digitsOf(digits)) {
    const bit = maskOf(digit);
    // In the row it is at the corner or at the end: not at the other end.
    if ((corner.row & bit) !== 0) any = report.eliminateCells(digit, [inColumn]) || any;
    if ((corner.column & bit) !== 0) any = report.eliminateCells(digit, [inRow]) || any;
    // If it is at one end, the other line has it in the box.
    if ((corner.both & bit) !== 0) any = report.eliminateCells(digit, outsideLines(corner)) || any;
    any = report.eliminateSeen(digit, placesLeft(board, corner, digit)) || any;
  }
  return any;
}

/** Reports that a cell keeps only these digits. Returns whether it has others. */
export function reportKept(board: Board, report: Reporter, cell: Cell, digits: number): boolean {
  let any = false;
  for (const digit of digitsOf(board.masks[cell] & ~digits)) any = report.eliminateCells(digit, [cell]) || any;
  return any;
}

/** The cells of the corner's box outside of both lines. */
export const outsideLines = ({ corner }: Corner): number[] =>
  Array.from(cellsIn(CLASSIC_GRID, boxOf(corner))).filter(
    (cell) => cell % 9 !== corner % 9 && ((cell / 9) | 0) !== ((corner / 9) | 0),
  );

/** The cells of the three that may still have a digit which they hold. */
function placesLeft(board: Board, { corner, inRow, inColumn, row, column }: Corner, digit: Digit): number[] {
  const bit = maskOf(digit);
  const cells = [corner];
  if ((column & bit) === 0) cells.push(inRow);
  if ((row & bit) === 0) cells.push(inColumn);
  return cells.filter((cell) => board.has(cell, digit));
}
