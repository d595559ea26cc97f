import { toSingleLine } from "../../terminal/sanitize.js";
import { type RunnerError, didYouMean, runnerError } from "../../terminal/coded-error.js";

// --- The server for assistants ---------------------------------------------------------------------------------------

export const timeLimit = (seconds: number): RunnerError =>
  runnerError("TIME_LIMIT", `no answer within ${seconds} seconds.`, { exit: 1, hint: "Ask for less." });

export const memoryLimit = (megabytes: number): RunnerError =>
  runnerError("MEMORY_LIMIT", `no answer within ${megabytes} MB of memory.`, { exit: 1, hint: "Ask for less." });

export const unknownTool = (name: string, suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_TOOL", `unknown tool ${JSON.stringify(name)}.`, { hint: didYouMean(suggestion) });

export const badArgument = (tool: string, name: string, problem: string, suggestion?: string): RunnerError =>
  runnerError("BAD_ARGUMENT", `wrong argument ${name} of ${tool}: ${problem}.`, { hint: didYouMean(suggestion) });

export const connectionLost = (why: string): RunnerError =>
  runnerError("CONNECTION_LOST", `the connection to the client ended: ${toSingleLine(why)}.`, { exit: 1 });

export const noPng = (cause: unknown): RunnerError =>
  runnerError("NO_PNG", "the PNG renderer is not installed on this machine.", {
    exit: 1,
    hint: "Ask for svg or text, or run npm install @resvg/resvg-js.",
    cause,
  });
