import type { Group } from "./filter.js";
import type { Step } from "./step.js";

/** All steps of a board found so far. */
export interface Survey {
  readonly groups: readonly Group[];
  /** The techniques to try, in order, and how many are done. */
  readonly techniques: readonly string[];
  readonly done: number;
  readonly running: boolean;
  /** The selected step. */
  readonly picked?: Step;
}

export const countOf = ({ groups }: Survey): number => groups.reduce((sum, { steps }) => sum + steps.length, 0);
