import { type RunnerError, runnerError } from "../terminal/coded-error.js";

// --- Commands --------------------------------------------------------------------------------------------------------

export const flagNeeds = (flag: string, other: string, why: string): RunnerError =>
  runnerError("FLAGS_CLASH", `${flag} needs ${other}: ${why}.`);

export const noStep = (wanted: number, steps: number): RunnerError =>
  runnerError("NO_STEP", `there is no step ${wanted}: the path has ${steps === 1 ? "one step" : `${steps} steps`}.`, {
    exit: 1,
  });

/** `why` is a sentence about the board. */
export const noStepAtAll = (why: string): RunnerError => runnerError("NO_STEP", why, { exit: 1 });
