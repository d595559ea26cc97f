import { type FindingJson, type Form, applyFinding, explain } from "@wings/core";
import { boardText, parseBoard } from "./board-text.js";

/** A finding and the board on which it was found, as text. */
export interface Step {
  readonly board: string;
  readonly finding: FindingJson;
  /** The short explanation. The engine makes it: lists of steps are long and are drawn often. */
  readonly short: string;
}

/** What finds a step again. */
export interface StepId {
  readonly board: string;
  readonly technique: string;
  readonly outcome: string;
}

/** The board after a step. */
export function applied({ board, finding }: Step): string {
  const next = parseBoard(board);
  applyFinding(next, finding);
  return boardText(next);
}

/** The outcome of a step as text for a link: `r8c5-2.r9c2-2`, or `r1c1=5`. */
export const outcomeOf = ({ eliminations, placements }: Pick<FindingJson, "eliminations" | "placements">): string =>
  [
    ...placements.map(({ cell, digit }) => `${cell}=${digit}`),
    ...eliminations.map(({ cell, digit }) => `${cell}-${digit}`),
  ]
    .sort()
    .join(".");

/** What a step changes, in words of the core: they are right even if a third-party explanation is not. */
export const outcomeText = ({ technique, message }: FindingJson, form: Form = "long"): string =>
  explain({ technique, message: { ...message, [form]: "{outcome}" } }, form);
