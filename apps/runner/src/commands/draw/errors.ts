import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings draw ------------------------------------------------------------------------------------------------------

export const inputAsOutput = (path: string): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", `${path} is the input: the drawing would replace it.`, {
    hint: "Choose another file to write to.",
  });
