import { mostGuesses, runPlain } from "./limit.js";
import type { Searcher } from "./searcher.js";
import { removeBySubsets } from "./subsets.js";

/** A search that takes this many guesses for a solution starts again, and looks for subsets before each guess. */
const DEEP = 5_000;

/** Searches within the limit of `limitGuesses`. */
export function runSearch(searcher: Searcher, limit: number): number {
  const { words } = searcher;
  const places = words.slice(0, 27);
  searcher.look = undefined;
  searcher.most = Math.min(DEEP, mostGuesses);
  try {
    return searcher.run(limit);
  } catch (error) {
    if (mostGuesses <= DEEP) throw error;
  }
  const { guesses } = searcher;
  words.set(places);
  searcher.look = (base) => removeBySubsets(words, base);
  try {
    return runPlain(searcher, limit);
  } finally {
    searcher.guesses += guesses;
    searcher.look = undefined;
  }
}
