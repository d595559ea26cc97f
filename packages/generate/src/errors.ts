import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** What the errors of this package are about. */
export interface GenerateErrorDetails {
  NOT_ONE_SOLUTION: { readonly count: number };
  BAD_OPTION: { readonly option: string; readonly seen: unknown; readonly expected: string };
  NO_LADDER: { readonly option: string };
  TRIES_ENDED: { readonly tries: number; readonly found: number; readonly attempts: number };
  NO_GRID: { readonly layout: string; readonly attempts: number };
  BAD_TRANSFORMATION: { readonly field: string; readonly seen: unknown; readonly expected: string };
}
declare module "@wings/core" {
  interface ErrorDetails extends GenerateErrorDetails {}
}

/** An option of `generate` that can't be used. */
export const badOption = (option: string, seen: unknown, expected: string): CodedError =>
  wingsError("BAD_OPTION", `option ${option} is ${shown(seen)}: expected ${expected}.`, { option, seen, expected });

export const noLadder = (option: string): CodedError =>
  wingsError("NO_LADDER", `option ${option} needs a ladder: add ladder: LADDER from @wings/ladder.`, { option });

/** The wanted puzzles are too rare. */
export function triesEnded(tries: number, found: number, attempts: number): CodedError {
  const share =
    found === 0 ? `fewer than one in ${attempts}` : `${found} of ${attempts}, one in ${Math.round(attempts / found)}`;
  return wingsError(
    "TRIES_ENDED",
    `no puzzle in ${tries} attempts (so far ${share}): ask for less, or allow more tries.`,
    {
      tries,
      found,
      attempts,
    },
  );
}

/** The rules of a layout allow no full grid, or few. */
export const noGrid = (layout: string, attempts: number): CodedError =>
  wingsError(
    "NO_GRID",
    `no full grid was found for the layout ${shown(layout)} in ${attempts} attempts: its rules may allow none. ` +
      "Leave one out, or choose another map of regions.",
    { layout, attempts },
  );

/** A call without a puzzle. */
export const notAPuzzle = (seen: unknown): CodedError =>
  wingsError("BAD_ARGUMENT", `${shown(seen)} is not a puzzle: expected a board or a text.`, {
    expected: "a board or a text",
    seen: shown(seen),
  });

export const badTransformation = (field: string, seen: unknown, expected: string): CodedError =>
  wingsError("BAD_TRANSFORMATION", `${field} of the transformation is ${shown(seen)}: expected ${expected}.`, {
    field,
    seen,
    expected,
  });

/** A canonical form needs the solution. */
export const notOneSolution = (count: number): CodedError =>
  wingsError(
    "NOT_ONE_SOLUTION",
    `the puzzle has ${count === 0 ? "no solution" : "several solutions"}: ` +
      `expected exactly one. ${count === 0 ? "Correct a clue: wings check --detail shows which." : "Add a clue."}`,
    { count },
  );

/** A value as text, short enough for a message. */
function shown(value: unknown): string {
  const text = typeof value === "string" || Array.isArray(value) ? JSON.stringify(value) : String(value);
  return text.length > 90 ? `${text.slice(0, 87)}...` : text;
}
