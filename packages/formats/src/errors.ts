import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** Links have no line numbers of their own, so every error names the line where its text begins. */
const textError = (code: string, line: number, what: string, details: Record<string, unknown>): CodedError =>
  wingsError(code, `Line ${line}, column 1: ${what}`, { line, column: 1, ...details });

/** Most short links name a puzzle on a server, and wings opens no connection. */
export const noBoardInUrl = (line: number, seen: string): CodedError =>
  textError("NO_BOARD_IN_URL", line, `this URL contains no board: copy the puzzle itself, or export it to f-puzzles.`, {
    expected: "a URL that contains a board",
    seen,
  });

export const secondBoard = (line: number): CodedError =>
  textError("SECOND_BOARD", line, "expected one board, found more.", { expected: "one board", seen: "more" });

export const variantPuzzle = (line: number, seen: string): CodedError =>
  textError("VARIANT_PUZZLE", line, `the puzzle has "${seen}", but only plain sudoku can be read.`, {
    expected: "plain sudoku",
    seen,
  });

export const badPuzzle = (line: number, kind: string, expected: string, seen: string): CodedError =>
  textError("BAD_PUZZLE", line, `this ${kind} is not understood: expected ${expected}, found ${seen}.`, {
    expected,
    seen,
  });

export const unknownFormat = (seen: unknown, known: readonly string[]): CodedError =>
  wingsError(
    "UNKNOWN_FORMAT",
    `there is no format ${JSON.stringify(seen)?.slice(0, 40)}: use one of ${known.join(", ")}.`,
    {
      seen,
    },
  );

export const badNotes = (seen: string): CodedError =>
  wingsError("BAD_ARGUMENT", `the notes are ${seen}: give 81 masks, one for each cell.`, { seen });

export const noQrCode = (): CodedError =>
  wingsError("NO_QR_CODE", "no QR code was found in it: crop it to the code, or copy the text of the code.", {});

/** A code of the largest kind has room for 2,953 characters. */
export const qrTooLong = (seen: number): CodedError =>
  wingsError("QR_TOO_LONG", `a QR code has no room for ${seen} characters: choose a shorter format, such as wings.`, {
    seen,
  });
