import { DEFAULT_GUESSES, runPlain } from "./limit.js";
import type { Searcher } from "./searcher.js";
import { removeBySubsets } from "./subsets.js";

/** A search that takes this many guesses for a solution starts again, and looks for subsets before each guess. */
const DEEP = 5_000;

/** Searches as `runPlain` does, and looks for subsets where that takes long. */
export function runSearch(searcher: Searcher, limit: number, most: number = DEFAULT_GUESSES): number {
  const { words } = searcher;
  const places = words.slice(0, 27);
  searcher.look = undefined;
  try {
    return runPlain(searcher, limit, Math.min(DEEP, most));
  } catch (error) {
    if (!(most > DEEP)) throw error;
  }
  const { guesses } = searcher;
  words.set(places);
  searcher.look = (base) => removeBySubsets(words, base);
  try {
    return runPlain(searcher, limit, most);
  } finally {
    searcher.guesses += guesses;
    searcher.look = undefined;
  }
}
