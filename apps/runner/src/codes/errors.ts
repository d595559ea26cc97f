import { type RunnerError, runnerError } from "../terminal/coded-error.js";

// --- Pictures --------------------------------------------------------------------------------------------------------

export const badPicture = (path: string, problem: string): RunnerError =>
  runnerError("BAD_PICTURE", `can't read the picture ${path}: ${problem}`, {
    hint: "Of a picture, wings reads a sudoku, or a QR code that holds a board.",
  });

/** The reading is not certain: somebody must compare it with the picture. */
export const doubtfulPicture = (path: string, cells: readonly string[], digits: string): RunnerError =>
  runnerError(
    "DOUBTFUL_PICTURE",
    `${path} can't be read with certainty: compare ${cells.length > 0 && cells.length < 10 ? cells.join(", ") : "the cells"} with the picture. It may be ${digits}`,
    { exit: 1, hint: "Correct the digits, and pass them as text.", details: { cells, digits } },
  );
