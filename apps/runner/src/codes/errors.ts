import { type RunnerError, runnerError } from "../terminal/coded-error.js";

// --- Pictures --------------------------------------------------------------------------------------------------------

export const badPicture = (path: string, problem: string): RunnerError =>
  runnerError("BAD_PICTURE", `${path} is a picture, and ${problem.replace(/^[A-Z]/, (it) => it.toLowerCase())}`, {
    hint: "Of a picture, wings reads a QR code that holds a board.",
  });
