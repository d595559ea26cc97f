import type { Board, Step } from "@wings/core";
import type { PuzzleRating } from "./ladder.js";
import { type Clues, makeClueMaker } from "./make-clues.js";
import { makeMatcher } from "./match-techniques.js";
import type { CheckedOptions } from "./options.js";
import { puzzleText } from "./read-puzzle.js";

/** A puzzle that fits the options. */
export interface GeneratedPuzzle {
  /** 81 characters, with a dot for an open cell. */
  readonly puzzle: string;
  readonly solution: string;
  /** Null without a ladder. */
  readonly rating: PuzzleRating | null;
  /** The attempt that made it, such as `12`, or `12.7` for a neighbor of the puzzle of attempt 12. */
  readonly attempt: string;
  /** The board on which the first wanted technique finds something; null where no technique is wanted. */
  readonly board: Board | null;
  /** What it finds there. */
  readonly step: Step | null;
}

/** A puzzle with its clues, for the search near it. */
interface Hit {
  readonly result: GeneratedPuzzle;
  readonly clues: Clues;
}

/** Makes single attempts. Each depends only on the seed, its number and the options. */
export interface Attempts {
  start(this: void, number: number): Hit | undefined;
  /** Nothing for a puzzle that is among `tried`; adds the puzzle to it. */
  neighbor(this: void, near: Hit, start: number, number: number, tried?: Set<string>): Hit | undefined;
}

export function makeAttempts(options: CheckedOptions): Attempts {
  const maker = makeClueMaker(options);
  const match = makeMatcher(options);
  const judge = (clues: Clues | undefined, attempt: string, tried?: Set<string>): Hit | undefined => {
    if (clues === undefined) return undefined;
    const puzzle = puzzleText(clues.clues);
    // Many neighbors are the same puzzle, and following its path takes longer than making it.
    if (tried?.has(puzzle) === true) return undefined;
    tried?.add(puzzle);
    const found = match(puzzle);
    if (found === undefined) return undefined;
    const { rating, step } = found;
    return {
      clues,
      result: { puzzle, solution: clues.solution.join(""), rating, attempt, board: step?.board ?? null, step },
    };
  };
  return {
    start: (number) => judge(maker.start(number), `${number}`),
    neighbor: ({ clues }, start, number, tried) =>
      judge(maker.neighbor(clues, start, number), `${start}.${number}`, tried),
  };
}
