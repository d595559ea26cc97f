import { isWingsError } from "@wings/core";
import { bitOf, lowestBit, wordOf } from "@wings/core/author";
import { type Layout, type Searcher, SOLUTION, makeSearcher, runSearch } from "@wings/core/host";

/** The search of the core without its answers as text: a generator asks it dozens of times for each puzzle. */

let shared: Searcher | undefined;

/** The searcher, with the clues in it and every candidate possible. */
function searcherFor(clues: Uint8Array, layout: Layout | undefined): Searcher {
  const searcher = layout ? layout.searcher : (shared ??= makeSearcher());
  searcher.words.fill(ALL_CELLS, 0, 27);
  searcher.values.set(clues);
  return searcher;
}
const ALL_CELLS = 0x7ffffff;

/** The number of solutions, at most the limit. */
export const countSolutions = (clues: Uint8Array, limit: number, layout?: Layout): number =>
  run(searcherFor(clues, layout), limit, layout);

/** Whether some solution has another digit in an open cell. This takes less time than a count of two solutions. */
export function hasOtherSolution(clues: Uint8Array, cell: number, digit: number, layout?: Layout): boolean {
  const searcher = searcherFor(clues, layout);
  searcher.words[(digit - 1) * 3 + wordOf(cell)] &= ~bitOf(cell);
  return run(searcher, 1, layout) > 0;
}

/** Where the search of another layout takes too many guesses, the limit is what it counts: then a clue stays. */
const run = (searcher: Searcher, limit: number, layout: Layout | undefined): number =>
  layout ? (runWithin(searcher, limit, MOST_GUESSES) ?? limit) : runSearch(searcher, limit);

/** A puzzle with few clues needs some hundred. */
const MOST_GUESSES = 2_000;

/** A solution that takes few guesses; undefined where there is none. */
export function solutionSoon(layout: Layout, clues: Uint8Array): Uint8Array | undefined {
  const searcher = searcherFor(clues, layout);
  if (!runWithin(searcher, 1, SOON)) return undefined;
  const digits = new Uint8Array(81);
  for (let i = 0; i < 27; i++) {
    for (let places = searcher.words[SOLUTION + i]; places !== 0; places &= places - 1)
      digits[(i % 3) * 27 + lowestBit(places)] = Math.floor(i / 3) + 1;
  }
  return digits;
}
const SOON = 300;

/** Undefined where the search takes more guesses. */
function runWithin(searcher: Searcher, limit: number, most: number): number | undefined {
  try {
    return runSearch(searcher, limit, most);
  } catch (error) {
    if (isWingsError(error) && error.code === "WINGS_LIMIT_REACHED") return undefined;
    throw error;
  }
}
