import { type Technique, Board, cellName, explain, findAll, format, parseCell, prove, search } from "@wings/core";
import { badValue } from "../errors.js";

/** A statement about a cell: it holds a digit, or doesn't. */
export interface Claim {
  readonly cell: number;
  readonly digit: number;
  readonly isPlacement: boolean;
}

const FORM = /^\s*(r[1-9]c[1-9])\s*(=|==|≠|!=|<>)\s*([1-9])\s*\.?\s*$/i;

export function readClaim(text: string): Claim {
  const [, cell, sign, digit] = FORM.exec(text) ?? [];
  if (cell === undefined) throw badValue("claim", text, "a cell, = or ≠, and a digit, such as r4c5≠7");
  return { cell: parseCell(cell.toLowerCase()), digit: Number(digit), isPlacement: sign.startsWith("=") };
}

export const claimText = ({ cell, digit, isPlacement }: Claim): string =>
  `${cellName(cell)}${isPlacement ? "=" : "≠"}${digit}`;

/** One finding of a proof. */
interface ProofStep {
  readonly technique: string;
  readonly short: string;
  readonly text: string;
  /** The number of facts or lemmas that prove it. */
  readonly facts: number;
}

export interface Verdict {
  /** `unproved`: it is true, but no technique shows it within the time. */
  readonly status: "evident" | "proved" | "wrong" | "unproved";
  readonly proof: readonly ProofStep[];
  /** A solution in which the claim is wrong. */
  readonly counterexample: string | null;
  /** Why it is evident. */
  readonly because: string;
  /** The candidates of the board lack what the claim removes, so the claim is judged by the digits alone. */
  readonly isFresh: boolean;
}

interface Watcher {
  /** Called before it looks for a reason, which may take long. */
  readonly onTrue: () => void;
  readonly onSearch: (technique: Technique) => void;
}

/** Whether a claim is right on a board that has a solution, with a reason or a counterexample. */
export function proveClaim(board: Board, claim: Claim, techniques: readonly Technique[], watcher: Watcher): Verdict {
  const { cell, digit, isPlacement } = claim;
  const verdict = { proof: [], counterexample: null, because: "", isFresh: false };
  const wrong = (counterexample: string | null): Verdict => ({ ...verdict, status: "wrong", counterexample });
  const here = board.digit(cell);
  const isRight = (here === digit) === isPlacement;
  if (here !== 0) {
    return isRight
      ? { ...verdict, status: "evident", because: `${cellName(cell)} is ${here}` }
      : wrong(search(board).solution);
  }
  if (!board.has(cell, digit)) {
    if (isPlacement) return wrong(search(board).solution);
    const seen = board.values.findIndex((value, other) => value === digit && sees(cell, other));
    if (seen >= 0) return { ...verdict, status: "evident", because: `${cellName(seen)} is ${digit}` };
    return { ...proveClaim(withAllCandidates(board), claim, techniques, watcher), isFresh: true };
  }
  const { status, solution } = search(opposite(board, claim));
  if (status !== "none") return wrong(solution);
  watcher.onTrue();
  const proof = reasonsFor(board, claim, techniques, watcher);
  return { ...verdict, status: proof === undefined ? "unproved" : "proved", proof: proof ?? [] };
}

/** Whether two cells share a row, a column or a box. */
function sees(cell: number, other: number): boolean {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const [otherRow, otherColumn] = [Math.floor(other / 9), other % 9];
  const isInBox =
    Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
  return row === otherRow || column === otherColumn || isInBox;
}

/** The board with each candidate that its digits allow. */
function withAllCandidates(board: Board): Board {
  const { givens, values } = board.toState();
  return Board.fromState({ givens, values });
}

/** The board on which the claim is wrong. */
function opposite(board: Board, { cell, digit, isPlacement }: Claim): Board {
  const copy = board.copy();
  if (isPlacement) copy.eliminate(cell, digit);
  else copy.place(cell, digit);
  return copy;
}

function reasonsFor(
  board: Board,
  claim: Claim,
  techniques: readonly Technique[],
  watcher: Watcher,
): ProofStep[] | undefined {
  const direct = reasonFor(board, claim, techniques, watcher);
  if (direct !== undefined) return [direct];
  if (!claim.isPlacement) return undefined;
  // A placement follows if every other candidate of the cell is out.
  const steps: ProofStep[] = [];
  for (const digit of board.candidates(claim.cell)) {
    if (digit === claim.digit) continue;
    const step = reasonFor(board, { ...claim, digit, isPlacement: false }, techniques, watcher);
    if (step === undefined) return undefined;
    if (!steps.some(({ text }) => text === step.text)) steps.push(step);
  }
  return steps;
}

/** The smallest finding of the easiest technique that makes the claim. */
function reasonFor(
  board: Board,
  claim: Claim,
  techniques: readonly Technique[],
  { onSearch }: Watcher,
): ProofStep | undefined {
  const cell = cellName(claim.cell);
  for (const technique of techniques) {
    onSearch(technique);
    const findings = findAll(board, [technique], { policy: "distinct" });
    const fitting = findings
      .filter(({ placements, eliminations }) =>
        claim.isPlacement
          ? placements.some((each) => each.cell === cell && each.digit === claim.digit)
          : eliminations.some((each) => each.cell === cell && each.digit === claim.digit) ||
            placements.some((each) => each.cell === cell && each.digit !== claim.digit),
      )
      .sort((a, b) => a.size - b.size);
    for (const finding of fitting) {
      if (prove(board, finding).status !== "proved") continue;
      const { name, text, reason, lemmas, counts } = finding;
      const parts = counts?.flatMap(({ facts }) => facts) ?? lemmas ?? reason;
      return { technique: name, short: explain(finding, "short"), text, facts: parts.length };
    }
  }
  return undefined;
}

/** The digits of a solution that contradict a claim, in words. */
export const counterText = ({ cell }: Claim, solution: string, isOnly: boolean): string =>
  `${isOnly ? "the only solution" : "a solution"} has ${cellName(cell)}=${solution[cell]}`;

export const boardText = (board: Board): string => format(board, "url");
