import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings transform -------------------------------------------------------------------------------------------------

export const noTransformation = (): RunnerError =>
  runnerError("NO_TRANSFORMATION", "wings transform needs to know how to change the puzzle.", {
    hint: "Add --by rotate-90, --digits 234567891, --with JSON or --random.",
  });
