import { Board, search } from "@wings/core";
import type { Layout } from "@wings/core/host";

/** What tells whether digits are a puzzle. */
export interface Rules {
  /** Whether digits have exactly one solution. */
  isPuzzle(digits: Uint8Array): boolean;
  /** The solution of digits that are a puzzle. */
  solve(digits: Uint8Array): string;
}

/** A classic puzzle has at least 17 digits. */
const LEAST_GIVENS = 17;

/** A puzzle takes a few dozen guesses. A wrong reading may take more: it counts as none. */
const MOST_GUESSES = 300;

/** The rules of classic sudoku, or those of a layout. */
export function rulesOf(layout: Layout | undefined): Rules {
  const puzzleOf = (digits: Uint8Array): Board | Uint8Array =>
    layout === undefined ? digits : boardOf(digits, layout);
  return {
    isPuzzle: (digits) => {
      if (layout === undefined && digits.filter((digit) => digit > 0).length < LEAST_GIVENS) return false;
      try {
        return search(puzzleOf(digits), 2, MOST_GUESSES).count === 1;
      } catch {
        return false;
      }
    },
    solve: (digits) => search(puzzleOf(digits)).solution!,
  };
}

function boardOf(digits: Uint8Array, layout: Layout): Board {
  const board = new Board(layout);
  digits.forEach((digit, cell) => {
    if (digit > 0) board.placeGiven(cell, digit);
  });
  return board;
}
