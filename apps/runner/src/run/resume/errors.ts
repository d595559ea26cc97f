import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- Resuming --------------------------------------------------------------------------------------------------------

export const resumeMismatch = (path: string, why: string): RunnerError =>
  runnerError("RESUME_MISMATCH", `${path} can't be continued: ${why}.`, {
    hint: `The file is unchanged. Use the input and flags of the run that wrote it, or another file. To start over, remove ${path} and ${path}.run.`,
  });

/** The run doesn't know what the file is now, so it writes no more. */
export const outputChanged = (path: string, why: string, file = path): RunnerError =>
  runnerError("OUTPUT_CHANGED", `${path} changed while this run wrote it: ${why}.`, {
    exit: 3,
    hint: `Nothing was overwritten. Let only one program write to the file. To start over, remove ${file} and ${file}.run.`,
  });

export const outputHasNames = (path: string, names: number): RunnerError =>
  runnerError(
    "OUTPUT_HAS_NAMES",
    `${path} is a file with ${names} names (hard links), so two runs might write to it.`,
    {
      hint: "The file is unchanged. Use a copy of it, or another file for --resume.",
    },
  );

export const outIsInput = (path: string): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", `${path} is one of the inputs, and --resume would write to it.`, {
    hint: "The file is unchanged. Use another file for --resume.",
  });

export const inTheWay = (path: string): RunnerError =>
  runnerError(
    "IN_THE_WAY",
    `${path} is in the way: --resume needs a file with this name, and another program wrote this one.`,
    { hint: "The file is unchanged. Move it, or use another file for --resume." },
  );

/** `owner` is the text of the lock. */
export const inUse = (path: string, lock: string, owner: string): RunnerError => {
  const [pid, host] = owner.trim().split(" ");
  const who = host === undefined ? "another run" : `another run (process ${pid} on ${host})`;
  return runnerError("IN_USE", `${who} writes to ${path}.`, {
    hint: `Wait for that run, or use another file. If there is no such run, remove ${lock}.`,
  });
};
