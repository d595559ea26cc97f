import { type RunnerError, runnerError } from "../terminal/coded-error.js";

// --- Pictures --------------------------------------------------------------------------------------------------------

export const badPicture = (path: string, problem: string): RunnerError =>
  runnerError("BAD_PICTURE", `${path} is a picture, and ${problem.replace(/^[A-Z]/, (it) => it.toLowerCase())}`, {
    hint: "Of a picture, wings reads a sudoku, or a QR code that holds a board.",
  });

/** The reading is not certain: somebody must compare it with the picture. */
export const doubtfulPicture = (path: string, cells: readonly string[], board: string): RunnerError =>
  runnerError(
    "DOUBTFUL_PICTURE",
    `${path} can't be read with certainty: compare ${cells.length > 0 && cells.length < 10 ? cells.join(", ") : "the cells"} with the picture. It may be ${board}`,
    { exit: 1, hint: "Correct the board, and pass it as text.", details: { cells, board } },
  );
