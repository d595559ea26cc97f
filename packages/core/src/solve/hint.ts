import type { Board } from "../board/board.js";
import { boardOf } from "../board/build-board.js";
import { type CellName, cellName, cellOf } from "../board/notation.js";
import { type CodedError, rejected } from "../errors.js";
import { formatUrl } from "../formats/format-url.js";
import { puzzleDigits } from "../search/one-solution.js";
import { runSearch } from "../search/run-search.js";
import { type SearchResult, searcherOf, searcherOfBoard, solutionOf, statusOf } from "../search/position.js";
import type { Searcher } from "../search/searcher.js";
import { maskOf } from "../board/bits.js";
import type { Finding, FindingOf } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";
import { type Technique, checkTechniques } from "../technique/technique.js";
import { type TimeLimit, deadlineOf, findInTime } from "./find.js";

/** What to tell a player. */
export type Hint<T extends Technique = Technique> =
  | { readonly status: "found"; readonly finding: FindingOf<T> }
  /** These cells hold a wrong digit; where none does, these have lost the right candidate. */
  | { readonly status: "mistake"; readonly cells: readonly CellName[] }
  /** `stuck`: no technique finds anything. `none`, `many`: the puzzle has no solution, or several. `stopped`: the time is over, or finding that out takes too many guesses. */
  | { readonly status: "stuck" | "solved" | "none" | "many" | "stopped" };

/**
 * The next step for a player. It looks for mistakes first: a step from a board with a mistake may be proved and yet be
 * wrong. Findings of third-party techniques are proved. The easiest technique comes first in the list.
 *
 * @example
 * ```ts
 * import { explain, hint, parse } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const board = parse("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * const answer = hint(board, techniques);
 * if (answer.status === "found") console.log(explain(answer.finding, "vague")); // There is a row with only one place for 3.
 * if (answer.status === "mistake") console.log(answer.cells.join(" "));
 * ```
 */
export function hint<T extends Technique>(
  puzzle: Board | string,
  techniques: readonly T[],
  options?: TimeLimit,
): Hint<T> {
  const board = boardOf(puzzle);
  checkTechniques(techniques);
  const deadline = deadlineOf(options);
  let { status, solution } = truthOf(searcherOf(puzzleDigits(board), board.layout), board);
  // A board of candidates alone, without givens, may have one solution by its candidates.
  if (status === "many" && !board.hasGivens) ({ status, solution } = truthOf(searcherOfBoard(board), board));
  if (status !== "one") return { status };
  const cells = wrongCells(board, solution!);
  if (cells.length > 0) return { status: "mistake", cells };
  if (board.isFull) return { status: "solved" };
  const finding = findInTime(board, techniques, "smallest", deadline, proveStep);
  if (!finding) return { status: finding === null ? "stuck" : "stopped" };
  if (isWrong(finding, solution!))
    throw rejected(
      techniques.find(({ id }) => id === finding.technique)!,
      formatUrl(board),
      "wrong",
      "the solution says otherwise",
    );
  return { status: "found", finding };
}

/** Third-party techniques bring a check along. */
const proveStep = (technique: Technique, board: Board, hit: Hit): void => technique.checkStep?.(technique, board, hit);

function truthOf(
  searcher: Searcher,
  { mostGuesses }: Board,
): Pick<SearchResult, "solution"> & { status: SearchResult["status"] | "stopped" } {
  try {
    const count = runSearch(searcher, 2, mostGuesses);
    return { status: statusOf(count), solution: count ? solutionOf(searcher) : null };
  } catch (error) {
    if ((error as Partial<CodedError>).code !== "WINGS_LIMIT_REACHED") throw error;
    return { status: "stopped", solution: null };
  }
}

/** A third-party technique may be wrong. */
const isWrong = ({ eliminations, placements }: Finding, solution: string): boolean =>
  eliminations.some(({ cell, digit }) => solution[cellOf(cell)] === String(digit)) ||
  placements.some(({ cell, digit }) => solution[cellOf(cell)] !== String(digit));

/** The cells that hold a wrong digit; where none does, those that have lost the right candidate. */
function wrongCells({ values, masks }: Board, solution: string): CellName[] {
  const wrong: CellName[] = [];
  const lost: CellName[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const digit = Number(solution[cell]);
    if (values[cell] === 0 && (masks[cell] & maskOf(digit)) === 0) lost.push(cellName(cell));
    if (values[cell] > 0 && values[cell] !== digit) wrong.push(cellName(cell));
  }
  return wrong.length > 0 ? wrong : lost;
}
