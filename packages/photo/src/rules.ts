import { Board, isWingsError, search } from "@wings/core";
import type { Layout } from "@wings/core/host";

/** Whether digits are a puzzle: whether they have exactly one solution. `undecided` if it takes too long to tell. */
type Verdict = "puzzle" | "no puzzle" | "undecided";

/** What tells whether digits are a puzzle. */
export interface Rules {
  /** A puzzle has at least so many digits. */
  readonly leastGivens: number;
  verdictOn(digits: Uint8Array): Verdict;
  /** The solution of digits that are a puzzle. */
  solve(digits: Uint8Array): string;
}

/** A classic puzzle has at least 17 digits. With other houses, 8 may do: two missing digits could change places. */
const LEAST_GIVENS = { classic: 17, layout: 8 };

/** A classic puzzle takes a few dozen guesses, one with other houses up to some thousands. A wrong reading may take more. */
const MOST_GUESSES = { classic: 300, layout: 10_000 };

/** Guesses for all readings of a picture: with other houses, these take up to a second. */
const ALL_GUESSES = 30_000;

/** The rules of classic sudoku, or those of a layout. */
export function rulesOf(layout: Layout | undefined): Rules {
  const kind = layout === undefined ? "classic" : "layout";
  const leastGivens = LEAST_GIVENS[kind];
  const puzzleOf = (digits: Uint8Array): Board | Uint8Array =>
    layout === undefined ? digits : boardOf(digits, layout);
  let left = layout === undefined ? Infinity : ALL_GUESSES;
  return {
    leastGivens,
    verdictOn: (digits) => {
      if (digits.filter((digit) => digit > 0).length < leastGivens) return "no puzzle";
      const most = Math.min(left, MOST_GUESSES[kind]);
      if (most < 1) return "undecided";
      try {
        const { count, guesses } = search(puzzleOf(digits), 2, most);
        left -= guesses;
        return count === 1 ? "puzzle" : "no puzzle";
      } catch (error) {
        if (!isWingsError(error)) throw error;
        left -= most;
        return "undecided";
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
