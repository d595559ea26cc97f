import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings verify ----------------------------------------------------------------------------------------------------

export const badRecord = (line: number, why: string): RunnerError =>
  runnerError("BAD_RECORD", `line ${line} is not a line of wings solve --json: ${why}.`, { exit: 1 });

export const unknownSchema = (line: number, schema: unknown): RunnerError =>
  runnerError(
    "UNKNOWN_SCHEMA",
    `line ${line} has schema ${(JSON.stringify(schema) ?? "none").slice(0, 40)}; this command reads schema 1.`,
    {
      exit: 1,
      hint: "For a later schema, npm install @wings/runner@latest; lines without one are not from wings solve --json.",
    },
  );
