import { bitOf, wordOf } from "@wings/core/author";
import { type Searcher, makeSearcher, runSearch } from "@wings/core/host";

/** The search of the core without its answers as text: a generator asks it dozens of times for each puzzle. */

let shared: Searcher | undefined;

/** The searcher, with the clues in it and every candidate possible. */
function searcherFor(clues: Uint8Array): Searcher {
  shared ??= makeSearcher();
  shared.words.fill(ALL_CELLS, 0, 27);
  shared.values.set(clues);
  return shared;
}
const ALL_CELLS = 0x7ffffff;

/** The number of solutions, at most the limit. */
export const countSolutions = (clues: Uint8Array, limit: number): number => runSearch(searcherFor(clues), limit);

/** Whether some solution has another digit in an open cell. This takes less time than a count of two solutions. */
export function hasOtherSolution(clues: Uint8Array, cell: number, digit: number): boolean {
  const searcher = searcherFor(clues);
  searcher.words[(digit - 1) * 3 + wordOf(cell)] &= ~bitOf(cell);
  return runSearch(searcher, 1) > 0;
}
