import type { Board } from "@wings/core";
import type { Layout } from "@wings/core/host";
import type { ClueSymmetry } from "./clue-symmetry.js";
import type { RatedTechnique } from "./ladder.js";

/** How a technique occurs on the path to the solution. */
export const ROLES = ["next", "hardest", "used", "only"] as const;

/** A technique that a puzzle must need. */
export interface TechniqueWish {
  readonly id: string;
  /**
   * - `next` (the default): on some board no easier technique finds anything, and this one does.
   * - `hardest`: the puzzle can be solved, and this is the hardest technique.
   * - `used`: the puzzle can be solved, and this technique is on the path.
   * - `only`: the puzzle can be solved, and this is the only technique above the two easiest levels. For a technique of these
   *   two levels: the only one of its level or above.
   */
  readonly as?: (typeof ROLES)[number] | undefined;
}

/** The part of an `AbortSignal` that stops a search. */
export interface StopSignal {
  /** Throws the reason of the signal if it is aborted. */
  throwIfAborted(): void;
}

/** What to generate. */
export interface GenerateOptions {
  /** The same seed and options give the same puzzles. */
  readonly seed: number;
  /** How many puzzles: 1. */
  readonly count?: number | undefined;
  /** The techniques with their levels and scores, for ratings and for the options `technique`, `level` and `score`. */
  readonly ladder?: readonly RatedTechnique[] | undefined;
  /** One technique, or several: then the puzzle must need all of them. */
  readonly technique?: TechniqueWish | readonly TechniqueWish[] | undefined;
  /** The levels that a puzzle may have. */
  readonly level?: string | readonly string[] | undefined;
  /** The lowest and the highest score. */
  readonly score?: readonly [number, number] | undefined;
  /** The symmetry of the clue pattern. */
  readonly symmetry?: ClueSymmetry | undefined;
  /** The lowest and the highest number of clues. */
  readonly clues?: readonly [number, number] | undefined;
  /**
   * - `orbits` (the default): the puzzle needs each group of clues that the symmetry exchanges. Without symmetry this is each clue.
   * - `clues`: it needs each single clue. With symmetry at most 3 % of the attempts fit.
   * - `false`: there may be unneeded clues, as many as `clues` says.
   */
  readonly minimal?: "orbits" | "clues" | false | undefined;
  /** Where clues may be: 81 characters, with a dot or 0 where none may be. */
  readonly pattern?: string | undefined;
  /** The solution to start from. */
  readonly grid?: Board | string | undefined;
  /** The houses of the puzzles: a layout of `@wings/layouts`. */
  readonly layout?: Layout | undefined;
  /** Leaves out puzzles that a symmetry or other digits turn into an earlier one. */
  readonly unique?: boolean | undefined;
  /**
   * How many neighbors of each hit to try: puzzles with three other clues or groups. By default none, but if fewer than 1 % of
   * the attempts of a block fit: until 300 in a row bring nothing new. A block is `ATTEMPTS_IN_BLOCK` attempts. At most 50 hits
   * have the same start, so that they don't look alike.
   */
  readonly neighbors?: number | undefined;
  /** The number of the first attempt: 0. */
  readonly first?: number | undefined;
  /** Ends after this many attempts. Neighbors don't count. Without it, `count` or `tries` end the search. */
  readonly starts?: number | undefined;
  /** Throws an error after this many attempts in a row without a puzzle: 100,000. */
  readonly tries?: number | undefined;
  /** Stops the search with the reason of the signal. */
  readonly signal?: StopSignal | undefined;
  /** Is called after each attempt. */
  readonly onAttempt?: ((progress: Progress) => void) | undefined;
}

/** How far a search is. */
export interface Progress {
  readonly attempts: number;
  readonly found: number;
}

/** Options with their default values. */
export interface CheckedOptions extends Omit<GenerateOptions, "technique" | "level"> {
  readonly count: number;
  readonly technique: readonly Required<TechniqueWish>[];
  readonly level: readonly string[] | undefined;
  readonly symmetry: ClueSymmetry;
  readonly clues: readonly [number, number];
  readonly minimal: "orbits" | "clues" | false;
  readonly first: number;
  readonly starts: number;
  readonly tries: number;
}
