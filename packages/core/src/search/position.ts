import { ALL_CELLS_WORD, lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { SOLUTION, type Searcher, makeSearcher } from "./searcher.js";

// Made at the first search, not at import, and then kept: its tables and positions are the same for all searches.
let shared: Searcher | undefined;

/** The searcher, in which every cell that holds no digit has all candidates. */
export function searcherOf(digits: ArrayLike<number>): Searcher {
  const searcher = (shared ??= makeSearcher());
  searcher.words.fill(ALL_CELLS_WORD, 0, 27);
  searcher.values.set(digits);
  return searcher;
}

/** The searcher, with the digits and candidates of a board. */
export function searcherOfBoard({ values, places }: Board): Searcher {
  const searcher = searcherOf(values);
  // A cell that holds a digit has every place here: the engine takes all but its own from it.
  for (let i = 0; i < 27; i++) searcher.words[i] = places[3 + i] | (ALL_CELLS_WORD & ~places[i % 3]);
  return searcher;
}

/** What a search found. */
export interface SearchResult {
  /** The number of solutions, at most the limit. */
  count: number;
  /** `one` is a proof, unless the limit was 1: then it means one at least. */
  status: "none" | "one" | "many";
  /** The first solution found, as 81 digits; always the same one for the same board. */
  solution: string | null;
  /** How often a candidate had to be tried. */
  guesses: number;
}

/** What a number of solutions, at most two of which matter, says of a board. */
export const statusOf = (count: number): SearchResult["status"] => (["none", "one"] as const)[count] ?? "many";

/** The digits of the first solution, written into the values, which nobody needs any more. */
export function solutionOf({ words, values }: Searcher): string {
  for (let i = 0; i < 27; i++) {
    for (let w = words[SOLUTION + i]; w !== 0; w &= w - 1) values[(i % 3) * 27 + lowestBit(w)] = 49 + Math.floor(i / 3);
  }
  // Not a spread: that takes as long as a third of a search.
  return Reflect.apply(String.fromCharCode, null, values) as string;
}
