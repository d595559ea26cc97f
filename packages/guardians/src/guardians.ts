import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  type DigitMask,
  digitsOf,
  placesSeen,
  type Reporter,
} from "@wings/core/author";

/**
 * What the guardians of a pattern eliminate if one of them is true: the other candidates of their cell, if all are in one; the places
 * that see all of them, if all have one digit.
 */
export function excludedByAll(board: Board, guardians: readonly Candidate[]): Candidate[] {
  if (guardians.length === 0) return [];
  const cells = [...new Set(guardians.map(candidateCell))];
  const digits = [...new Set(guardians.map(candidateDigit))];
  const excluded: Candidate[] = [];
  if (cells.length === 1)
    for (const digit of digitsOf(board.masks[cells[0]]))
      if (!digits.includes(digit)) excluded.push(candidateOf(cells[0], digit));
  if (digits.length === 1)
    for (const cell of placesSeen(board, digits[0], cells)) excluded.push(candidateOf(cell, digits[0]));
  return excluded;
}

/** Eliminates candidates. */
export function eliminateAll(report: Reporter<never>, candidates: readonly Candidate[]): void {
  for (const each of candidates) report.eliminateCells(candidateDigit(each), [candidateCell(each)]);
}

/** The candidates of some cells without some digits. */
export const othersIn = (board: Board, cells: readonly Cell[], mask: DigitMask): Candidate[] =>
  cells.flatMap((cell) => digitsOf(board.masks[cell] & ~mask).map((digit) => candidateOf(cell, digit)));
