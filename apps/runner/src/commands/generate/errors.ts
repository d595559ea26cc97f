import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings generate --------------------------------------------------------------------------------------------------

export const needsSeed = (flag: string): RunnerError =>
  runnerError("NEEDS_SEED", `${flag} needs --seed: without it, each run makes other puzzles.`, {
    hint: "Add --seed with the number that the first run had.",
  });

export const attemptMisses = (attempt: string, seed: number): RunnerError =>
  runnerError("ATTEMPT_MISSES", `attempt ${attempt} of seed ${seed} makes no puzzle that fits.`, {
    exit: 1,
    hint: "Use the flags of the run that made the puzzle: an attempt depends on them too.",
  });
