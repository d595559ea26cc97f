import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings regress ---------------------------------------------------------------------------------------------------

export const badCase = (line: number): RunnerError =>
  runnerError("BAD_CASE", `line ${line} is a board, but not a line of a HoDoKu library.`, { exit: 1 });
