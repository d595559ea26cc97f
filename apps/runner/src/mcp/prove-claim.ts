import {
  type Board,
  type FindingJson,
  type Technique,
  cellName,
  findAll,
  format,
  parseCell,
  prove,
  search,
} from "@wings/core";
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
  readonly text: string;
  /** The number of facts or lemmas that prove it. */
  readonly facts: number;
  readonly finding: FindingJson;
}

export interface Verdict {
  /** `unproved`: it is true, but no technique shows it within the time. */
  readonly status: "evident" | "proved" | "wrong" | "unproved";
  readonly proof: readonly ProofStep[];
  /** A solution in which the claim is wrong. */
  readonly counterexample: string | null;
}

/**
 * Whether a claim is right on a board, with a reason or a counterexample. Calls `onTrue` before it looks for a reason, which may
 * take long.
 */
export function proveClaim(board: Board, claim: Claim, techniques: readonly Technique[], onTrue: () => void): Verdict {
  const { cell, digit, isPlacement } = claim;
  const here = board.digit(cell);
  const isEvident = isPlacement ? here === digit : here === 0 ? !board.has(cell, digit) : here !== digit;
  if (isEvident) return { status: "evident", proof: [], counterexample: null };
  const { status, solution } = search(opposite(board, claim));
  if (status !== "none") return { status: "wrong", proof: [], counterexample: solution };
  onTrue();
  const proof = reasonsFor(board, claim, techniques);
  return { status: proof === undefined ? "unproved" : "proved", proof: proof ?? [], counterexample: null };
}

/** The board on which the claim is wrong. */
function opposite(board: Board, { cell, digit, isPlacement }: Claim): Board {
  const copy = board.copy();
  if (isPlacement) copy.eliminate(cell, digit);
  else copy.place(cell, digit);
  return copy;
}

function reasonsFor(board: Board, claim: Claim, techniques: readonly Technique[]): ProofStep[] | undefined {
  const direct = reasonFor(board, claim, techniques);
  if (direct !== undefined) return [direct];
  if (!claim.isPlacement) return undefined;
  // A placement follows if every other candidate of the cell is out.
  const steps: ProofStep[] = [];
  for (const digit of board.candidates(claim.cell)) {
    if (digit === claim.digit) continue;
    const step = reasonFor(board, { ...claim, digit, isPlacement: false }, techniques);
    if (step === undefined) return undefined;
    if (!steps.some(({ text }) => text === step.text)) steps.push(step);
  }
  return steps;
}

/** The smallest finding of the easiest technique that makes the claim. */
function reasonFor(board: Board, claim: Claim, techniques: readonly Technique[]): ProofStep | undefined {
  const cell = cellName(claim.cell);
  for (const technique of techniques) {
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
      const { name, text, reason, lemmas } = finding;
      return { technique: name, text, facts: lemmas?.length ?? reason.length, finding: finding.toJSON() };
    }
  }
  return undefined;
}

/** The digits of a solution that contradict a claim, in words. */
export const counterText = ({ cell }: Claim, solution: string, isOnly: boolean): string =>
  `${isOnly ? "the only solution" : "a solution"} has ${cellName(cell)}=${solution[cell]}`;

export const boardText = (board: Board): string => format(board, "url");
