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
    hint: "Nothing was changed. Move it, or use another folder for --resume.",
  });

/** A file that was copied from a data set with another recipe. */
export const otherRecipe = (path: string, files: string): RunnerError =>
  runnerError("RESUME_MISMATCH", `${path} can't be continued: ${files} is of another recipe.`, {
    hint: "The folder is unchanged. Copy only folders that the same command made, with other values of --shard.",
  });

export const KEEP_RECIPE = "The folder is unchanged. Use the recipe of the run that began it, or another folder.";

/** The parts of a recipe are not those of the run that began the folder. */
export const otherParts = (path: string, before: string, now: string): RunnerError =>
  runnerError(
    "RESUME_MISMATCH",
    `${path} can't be continued: its recipe has the parts ${before}, and this run has the parts ${now}.`,
    { hint: KEEP_RECIPE },
  );

export const noFolder = (path: string): RunnerError =>
  runnerError("IN_THE_WAY", `${path} is in the way: it is a file, and --resume takes a folder.`, {
    hint: "Nothing was changed. Use another name.",
  });
