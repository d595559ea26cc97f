import { ALL_CELLS_WORD, lowestBit } from "../board/bits.js";
import { type Board, checkBoard } from "../board/board.js";
import { checkLimit, notAGrid, outOfRange } from "../errors.js";
import { SOLUTION, type Searcher, makeSearcher } from "./searcher.js";

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

/**
 * Finds by brute force whether a board has no solution, one or many. It knows no technique and explains nothing.
 *
 * Solutions have the digits of the board and, in its open cells, only candidates that are left. The search stops at
 * `limit` solutions (2 tells "one" from "many").
 *
 * It also takes 81 characters (any other than 1 to 9 is an open cell) or 81 numbers (0 is an open cell). Without a board, that is
 * the fastest way.
 *
 * @example
 * ```ts
 * import { search } from "@wings/core";
 *
 * const { status, solution } = search("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(status, solution?.slice(0, 9)); // one 748195326
 * ```
 */
export function search(from: Board | string | ArrayLike<number>, limit = 2): SearchResult {
  searcher ??= makeSearcher();
  const { words, values } = searcher;
  checkLimit(limit, 1);
  if (typeof from !== "string" && !("length" in Object(from))) {
    const board = from as Board;
    checkBoard(board);
    values.set(board.values);
    // A cell that holds a digit has every place here: the engine takes all but its own from it.
    for (let i = 0; i < 27; i++) words[i] = board.places[3 + i] | (ALL_CELLS_WORD & ~board.places[i % 3]);
  } else {
    const digits = from as string | ArrayLike<number>;
    if (digits.length !== 81) throw notAGrid(digits.length);
    words.fill(ALL_CELLS_WORD, 0, 27);
    for (let cell = 0; cell < 81; cell++) {
      const digit = typeof digits === "string" ? digits.charCodeAt(cell) - 48 : digits[cell];
      values[cell] = digit > 0 && digit < 10 ? digit : 0;
      if (typeof digits !== "string" && values[cell] !== digit) throw outOfRange("digit", digit);
    }
  }
  const count = searcher.run(limit);
  return {
    count,
    status: count === 0 ? "none" : count === 1 ? "one" : "many",
    solution: count === 0 ? null : solutionOf(searcher),
    guesses: searcher.guesses,
  };
}

/** The digits of the first solution, written into the values, which nobody needs any more. */
function solutionOf({ words, values }: Searcher): string {
  for (let i = 0; i < 27; i++) {
    for (let w = words[SOLUTION + i]; w !== 0; w &= w - 1) values[(i % 3) * 27 + lowestBit(w)] = 49 + Math.floor(i / 3);
  }
  // Not a spread: that takes as long as a third of a search.
  return Reflect.apply(String.fromCharCode, null, values) as string;
}
