import { type Details, type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings dataset ---------------------------------------------------------------------------------------------------

export const badRecipe = (path: string, why: string, { exit = 2, hint }: Details = {}): RunnerError =>
  runnerError("BAD_RECIPE", `the recipe ${path} can't be used: ${why}.`, {
    exit,
    hint: hint ?? 'A recipe is a list of parts such as [{ "count": 1000, "level": "hard", "clues": "22-26" }].',
  });

/** A folder, or a file in it, that no run of `wings dataset` wrote. */
export const folderInTheWay = (path: string, why: string): RunnerError =>
  runnerError("IN_THE_WAY", `${path} is in the way: ${why}, so no run of wings dataset wrote it.`, {
    hint: "Nothing is changed. Move it, or use another folder for --resume.",
  });
