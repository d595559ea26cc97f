import {
  Board,
  type Contradiction,
  type SearchResult,
  type Step,
  type Technique,
  cellName,
  contradictions,
  findFirst,
  format,
  houseName,
  search,
} from "@wings/core";
import { SolveLoop, StepCounter, puzzleDigits } from "@wings/core/host";
import { ReadableLoop } from "@wings/ladder";
import { type Techniques, titleOf } from "./load-techniques.js";

type PathStatus = "solved" | "stuck" | "stopped" | "none" | "many";

/** How far the techniques lead from a board. */
export interface Path {
  readonly status: PathStatus;
  /** The digits of the only solution. It is computed on demand. */
  readonly solution: () => string | null;
  /** The board at the end of the path. */
  readonly board: Board;
  /** Empty for a rating. */
  readonly steps: readonly Step[];
  readonly counts: Readonly<Record<string, number>>;
  readonly hardest: string | null;
  readonly level: string | null;
  readonly score: number;
  /** Of a path without detours: whether no single step can be left out, or a limit ended the search. */
  readonly isTrimmed?: boolean;
}

export interface PathOptions {
  /**
   * Apply all that the easiest technique finds at once and keep no steps: the rating of a puzzle must not depend on how it is
   * turned.
   */
  readonly rating?: true;
  /** Stop before the first use of this technique. */
  readonly until?: string | undefined;
  /** Stop after this many steps. */
  readonly maxSteps?: number;
}

/**
 * Follows the path to the solution: in steps for people, or in the order of the techniques for a rating.
 *
 * Sound steps that fill the board prove that it has one solution. Brute force is needed only if the path ends early, or if plugins took
 * part. Techniques that assume one solution ask for it themselves.
 */
export function findPath(start: Board, techniques: Techniques, options: PathOptions = {}): Path {
  const truth = lazySearch(start);
  const { rungs, plugins } = techniques;
  // A board with a contradiction has no steps.
  const list = contradictions(start).length > 0 ? [] : techniques.list;
  const { rating, until, maxSteps } = options;
  const steps: Step[] = [];
  const counter = new StepCounter(list.length);
  let needsCheck = false;
  let isStopped = false;

  const loop = rating
    ? new SolveLoop(start, list, { check: false, batch: ({ id }) => id })
    : new ReadableLoop(start, list, { check: false });
  while (loop.next()) {
    const { technique, hit } = loop;
    const index = loop.trail.hits.length;
    if (index === maxSteps || (until !== undefined && technique.id === until)) {
      isStopped = true;
      break;
    }
    if (plugins !== undefined && rungs.get(technique.id)!.isPlugin) {
      needsCheck = true;
      plugins.check(technique, loop.board, hit, truth);
    }
    counter.add(loop, list.indexOf(technique));
    // A bulk run that only counts must not allocate an object for each step.
    if (!rating) steps.push(loop.step());
    loop.apply();
  }
  const { board } = loop;
  needsCheck ||= !isStopped && loop.status !== "solved";

  const isProved = !needsCheck && !isStopped;
  const solution = (): string | null => (isProved ? format(board) : onlySolution(truth()));
  const status = isStopped ? "stopped" : !needsCheck ? "solved" : statusOf(truth(), board);
  return { status, solution, board, steps, ...ratingOf(list, counter.counts, techniques.rungs) };
}

/** A search that runs when its result is first needed. */
export function lazySearch(board: Board): () => SearchResult {
  let result: SearchResult | undefined;
  return () => (result ??= search(board));
}

/** The easiest technique that is left out and that would find the next step, and what leaves it out. */
export function leftOutTechnique(board: Board, { list, rungs, leftOutBy, language }: Techniques): string | undefined {
  for (const { technique, isPlugin } of rungs.values()) {
    if (isPlugin || list.some(({ id }) => id === technique.id)) continue;
    if (findFirst(board, [technique]) !== null)
      return `${titleOf({ rungs, language }, technique.id)}, which ${leftOutBy(technique.id)} leaves out`;
  }
  return undefined;
}

const onlySolution = ({ status, solution }: SearchResult): string | null => (status === "one" ? solution : null);

const statusOf = ({ status, solution }: SearchResult, board: Board): PathStatus =>
  status === "one" ? (format(board) === solution ? "solved" : "stuck") : status;

/** The hardest technique is the last one of the ladder that was used; the score is the sum over all steps. */
function ratingOf(
  list: readonly Technique[],
  used: Int32Array,
  rungs: Techniques["rungs"],
): Pick<Path, "counts" | "hardest" | "level" | "score"> {
  const counts: Record<string, number> = {};
  let hardest: string | null = null;
  let score = 0;
  for (let i = 0; i < list.length; i++) {
    if (used[i] === 0) continue;
    const { id } = list[i];
    counts[id] = used[i];
    hardest = id;
    score += used[i] * rungs.get(id)!.score;
  }
  return { counts, hardest, level: hardest && rungs.get(hardest)!.level, score };
}

/** The contradictions on a board as JSON. */
export const namedContradictions = (board: Board): object[] => contradictions(board).map(named);

const named = ({ kind, cells, house, digit, text }: Contradiction): object => ({
  kind,
  cells: cells.map(cellName),
  ...(house !== undefined && { house: houseName(house) }),
  ...(digit !== undefined && { digit }),
  text,
});

/** A placed digit or a removed candidate that contradicts the only solution of the givens. */
export interface Mistake {
  readonly cell: string;
  /** The digit in the cell; null if the cell is open and lacks the candidate. */
  readonly digit: number | null;
  /** The digit that belongs there. */
  readonly expected: number;
}

/** The mistakes on a board without a solution. If the givens alone don't have exactly one solution, no digit is to blame. */
export function mistakesOn(board: Board): Mistake[] {
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  // A candidate grid doesn't say which of its digits are given.
  const givens = puzzleDigits(board);
  if (!givens.includes(0) || givens.every((digit) => digit === 0)) return [];
  const puzzle = new Board(board.layout);
  for (const cell of cells) if (givens[cell] !== 0) puzzle.placeGiven(cell, givens[cell]);
  const { status, solution } = search(puzzle, 2, board.mostGuesses);
  if (status !== "one") return [];
  const mistakes = cells.flatMap((cell): Mistake[] => {
    const expected = Number(solution![cell]);
    const digit = board.values[cell] === 0 ? null : board.values[cell];
    const isRight = digit === null ? board.has(cell, expected) : digit === expected;
    return isRight ? [] : [{ cell: cellName(cell), digit, expected }];
  });
  // A wrong digit removes candidates around it; these are no mistakes of their own.
  const wrongDigits = mistakes.filter(({ digit }) => digit !== null);
  return wrongDigits.length > 0 ? wrongDigits : mistakes;
}

export const mistakeText = ({ cell, digit, expected }: Mistake): string =>
  digit === null ? `${cell} lacks its candidate ${expected}` : `${cell} is ${digit}, but must be ${expected}`;

/** Says that a board has no solution, and why if that can be seen. */
export function noSolution(board: Board): string {
  const mistakes = mistakesOn(board).map(mistakeText);
  const reasons = mistakes.length > 0 ? mistakes : contradictions(board).map(({ text }) => text);
  return reasons.length > 0
    ? `This board has no solution: ${reasons.join("; ")}.`
    : "This board has no solution, although no cell and no house shows a contradiction yet.";
}

/** Why a board has no next step. */
export function whyNoStep(board: Board, status: SearchResult["status"], leftOut?: string): string {
  if (status === "none") return noSolution(board);
  if (board.isFull) return "This board is solved.";
  return status === "many" && leftOut === undefined
    ? "No step found: this board has many solutions."
    : `No step found: ${beyond(leftOut)}`;
}

/** What a stuck path lacks. `leftOut` names a technique that would find the next step. */
export const beyond = (leftOut: string | undefined): string =>
  leftOut === undefined ? "the next step is beyond the known techniques." : `the next step needs ${leftOut}.`;

/** Whether a path removed the solution. Only an unproved step, accepted with `--trust`, can do that. */
export const isWrong = ({ status, solution, board }: Path): boolean =>
  status === "stuck" && [...solution()!].some((digit, cell) => !isPossible(board, cell, Number(digit)));

const isPossible = (board: Board, cell: number, digit: number): boolean =>
  board.values[cell] === digit || board.has(cell, digit);

/** Says that a path has a wrong step, and how to find it. */
export function wrongStep({ board }: Path): string {
  const [contradiction] = contradictions(board);
  const why = contradiction === undefined ? "the only solution is no longer possible" : contradiction.text;
  return (
    `a step was wrong. The puzzle has a solution, but now ${why}. ` +
    "--trust accepted that step without proof: wings verify finds it in the output of wings solve --json."
  );
}
