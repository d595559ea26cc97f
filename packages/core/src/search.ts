import { ALL_CELLS_WORD } from "./bits.js";
import { type Board } from "./board.js";
import { notAGrid } from "./errors.js";
import { bitOf, wordOf } from "./geometry.js";
import { SOLUTION, makeSearcher, type Searcher } from "./searcher.js";

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

// Made at the first search, not at import, and then kept: its tables and positions are the same for all searches.
let searcher: Searcher | undefined;
const digits = /* @__PURE__ */ new Uint8Array(81);

/**
 * Finds by brute force whether a board has no solution, one or many.
 *
 * It knows no technique and explains nothing. Solutions have the digits of the board and, in its open cells, only
 * candidates that are left. The search stops at `limit` solutions (2 tells "one" from "many").
 */
export function search(board: Board, limit = 2): SearchResult {
  searcher ??= makeSearcher();
  const { words } = searcher;
  for (let i = 0; i < 27; i++) words[i] = board.places[3 + i];
  for (let cell = 0; cell < 81; cell++) {
    if (board.values[cell] !== 0) words[(board.values[cell] - 1) * 3 + wordOf(cell)] |= bitOf(cell);
  }
  const count = searcher.run(board.values, limit);
  let solution = "";
  for (let cell = 0; count > 0 && cell < 81; cell++) {
    let digit = 1;
    while ((words[SOLUTION + (digit - 1) * 3 + wordOf(cell)] & bitOf(cell)) === 0) digit++;
    solution += String(digit);
  }
  return {
    count,
    status: count === 0 ? "none" : count === 1 ? "one" : "many",
    solution: count > 0 ? solution : null,
    guesses: searcher.guesses,
  };
}

/**
 * The number of solutions of 81 digits, up to a limit, by the same search: the fast way when there is no board.
 * Takes text (whatever is not 1 to 9 is an open cell) or numbers (0 for an open cell).
 */
export function countSolutions(puzzle: string | ArrayLike<number>, limit = 2): number {
  if (puzzle.length !== 81) throw notAGrid(puzzle.length);
  searcher ??= makeSearcher();
  searcher.words.fill(ALL_CELLS_WORD, 0, 27);
  for (let cell = 0; cell < 81; cell++) {
    const digit = typeof puzzle === "string" ? puzzle.charCodeAt(cell) - 48 : puzzle[cell];
    digits[cell] = digit > 0 && digit < 10 ? digit : 0;
  }
  return searcher.run(digits, limit);
}
