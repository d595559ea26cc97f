import { ALL_CELLS_WORD, lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import type { Layout } from "../board/layout.js";
import { SOLUTION, type Searcher, makeSearcher } from "./searcher.js";

// Made at the first search, not at import, and then kept: its tables and positions are the same for all searches.
let shared: Searcher | undefined;

/** The searcher, in which every cell that holds no digit has all candidates. Other layouts have their own. */
export function searcherOf(digits: ArrayLike<number>, layout?: Layout): Searcher {
  const searcher = layout ? layout.searcher : (shared ??= makeSearcher());
  searcher.words.fill(ALL_CELLS_WORD, 0, 27);
  searcher.values.set(digits);
  return searcher;
}

/** The searcher, with the digits and candidates of a board. */
export function searcherOfBoard({ values, places, layout }: Board): Searcher {
  const searcher = searcherOf(values, layout);
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

/** The characters of the last solution: a plain array becomes a text in half the time of a typed one. */
const codes = /* @__PURE__ */ new Array<number>(81).fill(0);

/** The digits of the first solution. */
export function solutionOf({ words }: Searcher): string {
  for (let i = 0; i < 27; i++) {
    for (let w = words[SOLUTION + i]; w !== 0; w &= w - 1) codes[(i % 3) * 27 + lowestBit(w)] = 49 + Math.floor(i / 3);
  }
  return String.fromCharCode(...codes);
}
