import { type RunnerError, didYouMean, runnerError } from "./terminal/coded-error.js";

// --- Usage -----------------------------------------------------------------------------------------------------------

export const unknownCommand = (name: string, suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_COMMAND", `unknown command ${name || '""'}.`, {
    hint: didYouMean(suggestion && `wings ${suggestion}`) ?? "wings --help lists the commands.",
  });

export const missingCommandForBoard = (board: string): RunnerError =>
  runnerError("UNKNOWN_COMMAND", "missing command before the board.", {
    hint: `wings solve '${board}' solves it; wings --help lists the commands.`,
  });

export const missingCommand = (flag: string, line: string | undefined): RunnerError =>
  runnerError("NO_COMMAND", `missing command before ${flag}.`, {
    hint: `${line === undefined ? "" : `Did you mean: ${line}\n`}wings --help lists the commands.`,
  });

export const tooManyInputs = (command: string, most: number, extra: string): RunnerError =>
  runnerError(
    "TOO_MANY_INPUTS",
    `wings ${command} takes ${most === 0 ? "no input" : "one input"}: ${JSON.stringify(extra)} is too many.`,
  );

export const noInput = (command: string, expected: string): RunnerError =>
  runnerError("NO_INPUT", `wings ${command} needs ${expected}.`, {
    hint: `wings ${command} --help shows examples.`,
  });

export const noCurrentFolder = (cause: unknown): RunnerError =>
  runnerError("NO_CURRENT_FOLDER", "the current folder no longer exists.", {
    hint: "Change to another folder and try again.",
    cause,
  });

export const unfinished = (): RunnerError =>
  runnerError("UNFINISHED", "the command exited with work pending.", { exit: 3 });
