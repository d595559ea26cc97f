import { createHash } from "node:crypto";
import {
  type CellName,
  type Finding,
  type NamedFact,
  type Step,
  cellName,
  format,
  parseCell,
  prove,
} from "@wings/core";
import { CLASSIC_GRID, sees } from "@wings/core/author";

/** A claim that looks like a step, and is wrong. */
export interface WrongStep {
  readonly board: string;
  /** The technique whose facts it cites. */
  readonly technique: string;
  readonly claim: string;
  readonly facts: readonly NamedFact[];
  /** Digits that satisfy all facts, and contradict the claim. */
  readonly counterexample: readonly string[];
  /** What the cell of the claim holds in the solution, such as `r1c1=5`. */
  readonly truth: string;
}

/**
 * Wrong steps near those of a path: the facts of a step, and a change that the solution contradicts. The digit leaves the cell that
 * holds it in the solution, in sight of a cell that it does leave; or a digit is placed in a cell of another one.
 */
export function wrongSteps(steps: readonly Step[], solution: string, form: string, count: number): WrongStep[] {
  const beyond = steps.filter(({ finding }) => finding.reason.length > 0 && finding.eliminations.length > 0);
  const all = beyond.length > 0 ? beyond : steps.filter(({ finding }) => finding.reason.length > 0);
  const found = new Map<string, WrongStep>();
  // The same step may be drawn again.
  for (let draw = 0; draw < count * DRAWS && found.size < count && all.length > 0; draw++) {
    const pick = (n: number, what: string): number =>
      createHash("sha256").update(`${what} ${draw} ${form}`).digest().readUInt32BE() % n;
    const { board, finding } = all[pick(all.length, "step")];
    const claims = claimsNear(board, finding, solution);
    if (claims.length === 0) continue;
    const claim = claims[pick(claims.length, "claim")];
    const name = format(board, "url");
    found.set(`${name} ${claim.claim}`, {
      board: name,
      technique: finding.technique,
      claim: claim.claim,
      facts: finding.reason,
      counterexample: counterexampleOf(board, finding, claim),
      truth: claim.truth,
    });
  }
  return [...found.values()];
}

/** How often a step is drawn for each that is wanted. */
const DRAWS = 8;

interface WrongClaim {
  readonly claim: string;
  readonly truth: string;
  readonly isPlaced: boolean;
  readonly cell: CellName;
  readonly digit: number;
}

const CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);

/** Changes near those of a finding that the solution contradicts. */
function claimsNear(board: Step["board"], { eliminations, placements }: Finding, solution: string): WrongClaim[] {
  const claims = new Map<string, WrongClaim>();
  const add = (cell: number, digit: number, isPlaced: boolean): void => {
    const name = cellName(cell);
    const claim = `${name}${isPlaced ? "=" : "-"}${digit}`;
    claims.set(claim, { claim, truth: `${name}=${solution[cell]}`, isPlaced, cell: name, digit });
  };
  for (const { cell, digit } of eliminations)
    for (const other of CELLS)
      if (board.has(other, digit) && sees(CLASSIC_GRID, other, parseCell(cell)) && solution[other] === String(digit))
        add(other, digit, false);
  for (const { cell, digit } of placements) {
    for (const other of CELLS)
      if (board.has(other, digit) && sees(CLASSIC_GRID, other, parseCell(cell))) add(other, digit, true);
    for (const other of board.candidates(parseCell(cell))) if (other !== digit) add(parseCell(cell), other, true);
  }
  return [...claims.values()];
}

function counterexampleOf(board: Step["board"], { reason, assumes }: Finding, claim: WrongClaim): string[] {
  const change = [{ cell: claim.cell, digit: claim.digit }];
  const [placements, eliminations] = claim.isPlaced ? [change, []] : [[], change];
  const { counter = [] } = prove(board, { eliminations, placements, reason, ...(assumes && { assumes }) });
  return counter.map(({ cell, digit }) => `${cellName(cell)}=${digit}`);
}
