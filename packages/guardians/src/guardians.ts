import {
  type Board,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  type Digit,
  type DigitMask,
  digitsOf,
  maskOf,
  placesSeen,
} from "@wings/core/author";

/** The candidates that can't be true beside any of these, of which one is true: of a cell, or what sees all places of a digit. */
export function excludedByAll(board: Board, guardians: readonly number[]): number[] {
  if (guardians.length === 0) return [];
  const cells = [...new Set(guardians.map(candidateCell))];
  const digits = [...new Set(guardians.map(candidateDigit))];
  const excluded: number[] = [];
  if (cells.length === 1)
    for (const digit of digitsOf(board.masks[cells[0]]))
      if (!digits.includes(digit)) excluded.push(candidateOf(cells[0], digit));
  if (digits.length === 1)
    for (const cell of placesSeen(board, digits[0], cells)) excluded.push(candidateOf(cell, digits[0]));
  return excluded;
}

/** The candidates of some cells without some digits. */
export const othersIn = (board: Board, cells: readonly Cell[], mask: DigitMask): number[] =>
  cells.flatMap((cell) => digitsOf(board.masks[cell] & ~mask).map((digit) => candidateOf(cell, digit)));

/** Several digits as a mask. */
export const maskOfAll = (digits: readonly Digit[]): number => digits.reduce((mask, digit) => mask | maskOf(digit), 0);
