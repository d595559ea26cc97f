import { type Board, checkBoard } from "../board/board.js";
import { checkLimit, limitReached, notAGrid, outOfRange } from "../errors.js";
import { type SearchResult, searcherOf, searcherOfBoard, solutionOf, statusOf } from "./position.js";
import { runSearch } from "./run-search.js";
import type { Searcher } from "./searcher.js";

export type { SearchResult } from "./position.js";

/**
 * Finds by brute force whether a board has no solution, one or many. It knows no technique and explains nothing.
 *
 * Solutions have the digits of the board and, in its open cells, only candidates that are left. The search stops at
 * `limit` solutions (2 tells "one" from "many").
 *
 * It also takes 81 characters (any other than 1 to 9 is an open cell) or 81 numbers (0 is an open cell). Without a board, that is
 * the fastest way.
 *
 * A board with other houses is searched by its layout.
 *
 * Throws `WINGS_LIMIT_REACHED` where a solution takes more than `mostGuesses`: those of the board, or else 20,000.
 *
 * @example
 * ```ts
 * import { search } from "@wings/core";
 *
 * const { status, solution } = search("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(status, solution?.slice(0, 9)); // one 748195326
 * ```
 */
export function search(from: Board | string | ArrayLike<number>, limit = 2, mostGuesses?: number): SearchResult {
  checkLimit(limit, 1);
  if (typeof from !== "string" && !("length" in Object(from))) {
    checkBoard(from as Board);
    const searcher = searcherOfBoard(from as Board);
    return resultOf(searcher, limit, mostGuesses ?? (from as Board).mostGuesses);
  }
  const digits = from as string | ArrayLike<number>;
  if (digits.length !== 81) throw notAGrid(digits.length);
  const searcher = searcherOf(NONE);
  const { values } = searcher;
  for (let cell = 0; cell < 81; cell++) {
    const digit = typeof digits === "string" ? digits.charCodeAt(cell) - 48 : digits[cell];
    values[cell] = digit > 0 && digit < 10 ? digit : 0;
    if (typeof digits !== "string" && values[cell] !== digit) throw outOfRange("digit", digit);
  }
  return resultOf(searcher, limit, mostGuesses);
}

/** An empty grid has some 6.7 · 10²¹. */
const MOST_SOLUTIONS = 1_000_000;

function resultOf(searcher: Searcher, limit: number, mostGuesses: number | undefined): SearchResult {
  const count = runSearch(searcher, Math.min(limit, MOST_SOLUTIONS), mostGuesses);
  if (count === MOST_SOLUTIONS && count < limit) throw limitReached("solutions", MOST_SOLUTIONS);
  const solution = count === 0 ? null : solutionOf(searcher);
  return { count, status: statusOf(count), solution, guesses: searcher.guesses };
}

const NONE: number[] = [];
