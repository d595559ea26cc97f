import type { CodedError, ErrorDetails } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** What the errors of this package are about. */
export interface FormatsErrorDetails {
  NO_BOARD_IN_URL: AtText & { readonly site?: string };
  VARIANT_PUZZLE: AtText & { readonly rule: string; readonly problem?: string };
  BAD_PUZZLE: AtText;
  NO_QR_CODE: Readonly<Record<never, never>>;
  QR_TOO_LONG: { readonly seen: number };
}
/** A problem in a text: where it is, what was expected and what is there. */
type AtText = ErrorDetails["BAD_TEXT"];
declare module "@wings/core" {
  interface ErrorDetails extends FormatsErrorDetails {}
}

const MOST = 40;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** A value that is no text may be nested deeply, so only its kind is named. */
export const quoted = (value: unknown): string =>
  typeof value === "string" || typeof value === "number"
    ? short(JSON.stringify(value))
    : `a value of kind ${typeof value}`;

/** Links have no line numbers of their own, so every error names the line where its text begins. */
const textError = <Code extends "NO_BOARD_IN_URL" | "SECOND_BOARD" | "VARIANT_PUZZLE" | "BAD_PUZZLE">(
  code: Code,
  line: number,
  what: string,
  details: Omit<ErrorDetails[Code], "line" | "column">,
): CodedError => wingsError<string>(code, `line ${line}, column 1: ${what}`, { line, column: 1, ...details });

/** The sites whose short links name a puzzle on their server. */
const SERVERS =
  /\b(sudokupad\.app|crackingthecryptic\.com|f-puzzles\.com|tinyurl\.com|bit\.ly|sudoku\.coach|logic-masters\.de)\b/i;

export const namesServer = (url: string): boolean => SERVERS.test(url);

/** Most short links name a puzzle on a server, and wings opens no connection. */
export function noBoardInUrl(line: number, seen: string): CodedError {
  const [, site] = SERVERS.exec(seen) ?? [];
  const why =
    site === undefined
      ? "this URL contains no board"
      : `this link only names a puzzle on the server of ${site}, and nothing is loaded from there`;
  const remedy = site === undefined ? "copy the puzzle itself" : "open it, and copy the puzzle itself";
  return textError("NO_BOARD_IN_URL", line, `${why}: ${remedy}, or export it to f-puzzles.`, {
    expected: "a URL that contains a board",
    seen,
    ...(site !== undefined && { site }),
  });
}

export const secondBoard = (line: number): CodedError =>
  textError("SECOND_BOARD", line, "expected one board, found more.", { expected: "one board", seen: "more" });

/** A puzzle with other rules. In its details, `layout` names those, where a layout has them. */
export function variantPuzzle(
  line: number,
  seen: string,
  layout?: string,
  given?: string,
  problem?: string,
): CodedError {
  const rule = short(seen);
  const expected = layout === undefined ? "plain sudoku" : `the layout ${layout}`;
  const remedy =
    layout === undefined
      ? (problem ?? "which is no rule that wings reads")
      : `so it needs ${expected}${given === undefined ? "" : `, not ${given}`}`;
  return textError("VARIANT_PUZZLE", line, `the puzzle has "${rule}", ${remedy}.`, {
    expected,
    seen,
    rule,
    ...(problem !== undefined && { problem }),
    ...(layout !== undefined && { layout }),
  });
}

export const badPuzzle = (line: number, kind: string, expected: string, seen: string): CodedError =>
  textError("BAD_PUZZLE", line, `this ${kind} is not understood: expected ${expected}, found ${seen}.`, {
    expected,
    seen,
  });

export const unknownFormat = (seen: unknown, known: readonly string[]): CodedError =>
  wingsError("UNKNOWN_FORMAT", `there is no format ${quoted(seen)}: use one of ${known.join(", ")}.`, {
    expected: `one of ${known.join(", ")}`,
    seen: quoted(seen),
  });

export const badOption = (name: string, seen: unknown, expected: string): CodedError =>
  wingsError("BAD_ARGUMENT", `${name}: expected ${expected}, found ${quoted(seen)}.`, { expected, seen: quoted(seen) });

export const noQrCode = (): CodedError =>
  wingsError("NO_QR_CODE", "no QR code was found in it: crop it to the code, or copy the text of the code.", {});

/** A code of the largest kind has room for 2,953 bytes: one for each character of English. */
export const qrTooLong = (seen: number): CodedError =>
  wingsError("QR_TOO_LONG", `a QR code has no room for ${seen} bytes: choose a shorter format, such as wings.`, {
    seen,
  });
