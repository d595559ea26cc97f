import {
  type Board,
  type Contradiction,
  type SearchResult,
  cellName,
  contradictions,
  houseName,
  search,
} from "@wings/core";
import type { Tally } from "../bulk/contract.js";
import { plural } from "../terminal/terminal-style.js";
import type { Path } from "./path.js";

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
  const givens = cells.map((cell) => (board.isGiven(cell) ? board.values[cell] : 0));
  if (!givens.includes(0) || givens.every((digit) => digit === 0)) return [];
  const { status, solution } = search(givens);
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
  return status === "many"
    ? "No step is possible: this board has many solutions."
    : `No step found: ${beyond(leftOut)}`;
}

/** What a stuck path lacks. `leftOut` is the name of a technique that would find the next step. */
export const beyond = (leftOut: string | undefined): string =>
  leftOut === undefined
    ? "the next step is beyond the known techniques."
    : `the next step needs ${leftOut}, which --only or --skip leaves out.`;

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

export const LEFT_OUT = "is left out by --only or --skip";

/** Why a path with this status did not stop before the technique of `--until`, if the status alone doesn't say so. */
export const NOT_USED: {
  readonly [status: string]: string | undefined;
  readonly solved: string;
  readonly stuck: string;
} = {
  solved: "was not needed",
  stuck: "found nothing before the path got stuck",
};

/** The same for all boards of a run. */
export function neverUsed(until: string, isLeftOut: boolean, { boards, statuses }: Tally): string {
  const count = (...names: readonly string[]): number => names.reduce((sum, name) => sum + (statuses[name] ?? 0), 0);
  const reasons = [
    [`it ${NOT_USED.solved}`, count("solved")],
    [`it ${NOT_USED.stuck}`, count("stuck")],
    ["there is no path to one solution", count("none", "many")],
    ["the board could not be read", count("error")],
  ] as const;
  const texts = reasons
    .filter(([, affected]) => affected > 0)
    .map(([why, affected]) => (boards === 1 ? why : `${why} (${plural(affected, "board")})`));
  return `wings: --until ${until} never stopped: ${isLeftOut ? `it ${LEFT_OUT}` : texts.join("; ")}.\n`;
}
