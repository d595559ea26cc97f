import { checkLimit } from "../errors.js";
import type { Searcher } from "./searcher.js";

/** Puzzles with one solution take a few hundred guesses at most. */
export const DEFAULT_GUESSES = 20_000;

/** How many guesses each solution may take. */
let mostGuesses = DEFAULT_GUESSES;
export { mostGuesses };

/**
 * Sets how many guesses each solution may take, in all searches of this copy of the core. A search that needs more throws
 * `WINGS_LIMIT_REACHED`.
 */
export function limitGuesses(most: number = DEFAULT_GUESSES): void {
  checkLimit(most, 1);
  mostGuesses = most;
}

/** Searches within the limit, for small apps: without the code that finds subsets. */
export function runPlain(searcher: Searcher, limit: number): number {
  searcher.most = mostGuesses;
  return searcher.run(limit);
}
