import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings prove -----------------------------------------------------------------------------------------------------

export const noClaim = (): RunnerError =>
  runnerError("NO_CLAIM", "the input has no line with a claim.", {
    exit: 1,
    hint: 'A line is such as { "board": "…", "claim": "r4c5-7" }. For one claim: wings prove r4c5-7 board.txt',
  });

export const badClaimLine = (why: string): RunnerError =>
  runnerError("BAD_CLAIM", `a line of claims needs { "board", "claim" }: ${why}.`, { exit: 1 });
