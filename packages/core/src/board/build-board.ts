import type { Cell, DigitMask } from "./numbers.js";
import { digitsOf, isSingle, lowestDigit } from "./bits.js";
import { badArgument } from "../errors.js";
import { Board, checkBoard } from "./board.js";
import { type Layout, sees } from "./layout.js";

/**
 * A board from its digits. `digitAt` returns 1 to 9 for a given digit, 10 to 18 for a placed one, and anything else for an open
 * cell.
 */
export function fromDigits(digitAt: (cell: Cell) => number, layout?: Layout): Board {
  const board = new Board(layout);
  for (let cell = 0; cell < 81; cell++) {
    const digit = digitAt(cell);
    if (digit > 0 && digit < 10) board.placeGiven(cell, digit);
    else if (digit > 9 && digit < 19) board.place(cell, digit - 9);
  }
  return board;
}

/** A board from candidates alone, one digit mask a cell: a lone candidate that no peer has any more is a placed digit. */
export function fromCandidates(masks: ArrayLike<number>, layout?: Layout): Board {
  const board = new Board(layout);
  for (let cell = 0; cell < 81; cell++) keepOnly(board, cell, masks[cell]);
  board.masks.forEach((mask, cell, all) => {
    const isSeen = all.some((other, peer) => (other & mask) !== 0 && sees(board, cell, peer));
    if (isSingle(mask) && !isSeen) board.place(cell, lowestDigit(mask));
  });
  return board;
}

/** Takes all candidates from an open cell but those of a mask. */
export function keepOnly(board: Board, cell: Cell, mask: DigitMask): void {
  for (const digit of digitsOf(board.masks[cell] & ~mask)) board.eliminate(cell, digit);
}

/** A board, or that of 81 characters, of which 1 to 9 are givens. It is short: apps that read no other text don't load `parse`. */
export function boardOf(puzzle: Board | string): Board {
  if (typeof puzzle !== "string") {
    checkBoard(puzzle);
    return puzzle;
  }
  if (puzzle.length !== 81) throw badArgument(puzzle, "a board, or 81 characters: parse reads other texts");
  return fromDigits((cell) => Number(puzzle[cell]));
}
