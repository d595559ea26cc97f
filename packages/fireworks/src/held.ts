import {
  type Board,
  boxOf,
  type Cell,
  cellsIn,
  type Digit,
  type DigitMask,
  digitsOf,
  columnOf,
  maskOf,
  type Reporter,
  rowOf,
} from "@wings/core/author";
import type { Corner } from "./corners.js";

/**
 * Reports what follows for digits that a corner holds, if each of them is in just one of its three cells. Returns whether anything does.
 */
export function reportHeld(report: Reporter<never>, corner: Corner, digits: DigitMask): boolean {
  const { board } = report;
  const { inRow, inColumn } = corner;
  let isFound = false;
  for (const digit of digitsOf(digits)) {
    const bit = maskOf(digit);
    // One line has the digit at the corner or at the end there, so it is not at the other end.
    if ((corner.row & bit) !== 0) isFound = report.eliminateCells(digit, [inColumn]) || isFound;
    if ((corner.column & bit) !== 0) isFound = report.eliminateCells(digit, [inRow]) || isFound;
    // If the digit is at one end, the other line has it in the box.
    if ((corner.both & bit) !== 0) isFound = report.eliminateCells(digit, outsideLines(board, corner)) || isFound;
    isFound = report.eliminateSeen(digit, placesLeft(board, corner, digit)) || isFound;
  }
  return isFound;
}

/** Reports that cells keep only these digits. Returns whether they have others. */
export function reportKept(report: Reporter<never>, cells: readonly Cell[], digits: DigitMask): boolean {
  const { masks } = report.board;
  for (const cell of cells) for (const digit of digitsOf(masks[cell] & ~digits)) report.eliminateCells(digit, [cell]);
  return cells.some((cell) => (masks[cell] & ~digits) !== 0);
}

/** The cells of the corner's box outside of both lines. */
export const outsideLines = (board: Board, { corner }: Corner): Cell[] =>
  cellsIn(board, boxOf(corner)).filter((cell) => rowOf(cell) !== rowOf(corner) && columnOf(cell) !== columnOf(corner));

/** Which of the three cells of a corner may still have a digit that they hold. */
function placesLeft(board: Board, { corner, inRow, inColumn, row, column }: Corner, digit: Digit): Cell[] {
  const bit = maskOf(digit);
  const cells = [corner];
  if ((column & bit) === 0) cells.push(inRow);
  if ((row & bit) === 0) cells.push(inColumn);
  return cells.filter((cell) => board.has(cell, digit));
}
