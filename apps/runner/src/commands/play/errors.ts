import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings play ------------------------------------------------------------------------------------------------------

export const portTaken = (port: number, cause: unknown): RunnerError =>
  runnerError("PORT_TAKEN", `can't use port ${port}: ${(cause as Error).message}.`, {
    exit: 1,
    hint: "Without --port, wings uses a free one.",
    cause,
  });

export const noPage = (folder: string): RunnerError =>
  runnerError("NO_PAGE", `the page is missing: ${folder} is empty.`, {
    exit: 1,
    hint: "In a clone, pnpm run build creates it.",
  });
