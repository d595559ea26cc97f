import { checkLimit } from "../errors.js";
import type { Searcher } from "./searcher.js";

/** Puzzles with one solution take a few hundred guesses at most. */
export const DEFAULT_GUESSES = 20_000;

/** Searches for at most `limit` solutions. Throws `WINGS_LIMIT_REACHED` where a solution takes more than `most` guesses. */
export function runSearch(searcher: Searcher, limit: number, most: number = DEFAULT_GUESSES): number {
  checkLimit(most, 1);
  searcher.most = most;
  return searcher.run(limit);
}
