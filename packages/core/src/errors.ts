/**
 * Every error that wings throws on purpose: one function each, with a code that never changes.
 *
 * Errors are plain `Error` objects with a `code`, recognised by that field and never by `instanceof`, because two copies
 * of the core may live in one process. `docs/errors.md` lists them all.
 */

/** An error with a stable code. `where` fields are present when the error points into a text. */
export interface WingsError extends Error {
  readonly code: `WINGS_${string}`;
  /** What the error is about, as data: the technique's id, the board as text, and so on. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Whether a caught value is one of the errors made here, by this copy of the core or another. */
export const isWingsError = (error: unknown): error is WingsError =>
  typeof error === "object" && error !== null && String((error as { code?: unknown }).code).startsWith("WINGS_");

/** Makes a coded error: `WINGS_` and the code in front, what happened and what to do in the message. */
export function wingsError(
  code: string,
  message: string,
  details: Record<string, unknown> = {},
  cause?: unknown,
): WingsError {
  return Object.assign(new Error(message, { cause }), { name: "WingsError", code: `WINGS_${code}` as const, details });
}

/** The name of a cell; the notation's own functions throw errors, so they can't be asked from here. */
const at = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

// --- Boards and notation ---------------------------------------------------------------------------------------------

/** Cells are 0 to 80, digits 1 to 9, houses 0 to 26. */
export const outOfRange = (what: "cell" | "digit" | "house", seen: unknown): WingsError =>
  wingsError("OUT_OF_RANGE", `There is no ${what} ${String(seen)}.`, { seen });

export const cellTaken = (cell: number, held: number): WingsError =>
  wingsError("CELL_TAKEN", `${at(cell)} already holds ${held}.`, { cell });

export const notACandidate = (cell: number, digit: number): WingsError =>
  wingsError("NOT_A_CANDIDATE", `${at(cell)} has no candidate ${digit}.`, { cell, digit });

export const badNotation = (seen: string, expected: string): WingsError =>
  wingsError("BAD_NOTATION", `"${seen}" is not understood: expected ${expected}.`, { seen, expected });

export const badFact = (seen: unknown): WingsError =>
  wingsError("BAD_FACT", `${String(seen)} is not a fact: use cellFact and houseFact.`, { seen });

// --- Techniques ------------------------------------------------------------------------------------------------------

/** What is wrong with a technique. */
const fault = (code: string, technique: string, what: string): WingsError =>
  wingsError(code, `Technique ${technique} ${what}.`, { technique });

export const badTechnique = (technique: string, field: string, expected: string): WingsError =>
  fault("BAD_TECHNIQUE", technique, `has a wrong ${field}: expected ${expected}`);

export const wrongApi = (technique: string, seen: unknown, api: number): WingsError =>
  fault(
    "WRONG_API",
    technique,
    `speaks api ${String(seen)} and this core api ${api}: ` +
      (typeof seen !== "number"
        ? "make it with defineTechnique"
        : `update ${seen < api ? "the technique" : "@wings/core"}`),
  );

export const badPattern = (technique: string, expected: readonly string[], seen: readonly string[]): WingsError =>
  fault("BAD_PATTERN", technique, `made a pattern with the fields ${seen.join()}: declared are ${expected.join()}`);

export const unknownOption = (technique: string, option: string, seen: unknown, known: object): WingsError =>
  fault("UNKNOWN_OPTION", technique, `can't take ${option}=${String(seen)}: it takes ${JSON.stringify(known)}`);

export const duplicateId = (technique: string): WingsError =>
  fault("DUPLICATE_ID", technique, "is there twice: skip one, or give it another id");

export const unknownId = (technique: string, known: readonly string[]): WingsError =>
  fault("UNKNOWN_ID", technique, `is not there: there are ${known.join(", ")}`);

// --- What a technique does wrong while it runs -----------------------------------------------------------------------

/** Committed is only what `eliminate` answered true to. */
export const commitEmpty = (): WingsError =>
  wingsError("COMMIT_EMPTY", "A finding was committed that changes nothing.");

/** A finder returns at once when `commit` answers true. */
export const stopIgnored = (): WingsError =>
  wingsError("STOP_IGNORED", "The search went on after commit had answered true: return at once.");

/** What a technique did wrong, and the board, as text that reproduces it. */
const blame = (code: string, technique: string, board: string, what: string, cause?: unknown): WingsError =>
  wingsError(code, `Technique ${technique} ${what}. Board: ${board}`, { technique, board }, cause);

export const techniqueFailed = (technique: string, board: string, api: number, cause: unknown): WingsError =>
  blame(
    "TECHNIQUE_FAILED",
    technique,
    board,
    `(api ${api}) failed: ${(cause as Partial<Error> | null)?.message ?? String(cause)}`,
    cause,
  );

export const changedBoard = (technique: string, board: string): WingsError =>
  blame("CHANGED_BOARD", technique, board, "changed the board: it may only report");

export const notCommitted = (technique: string, board: string): WingsError =>
  blame("NOT_COMMITTED", technique, board, "reported something and did not commit it");

export const noProgress = (technique: string, board: string): WingsError =>
  blame("NO_PROGRESS", technique, board, "found something that changes nothing");

export const rejected = (technique: string, board: string, status: string, why: string): WingsError =>
  blame("FINDING_REJECTED", technique, board, `found something that is ${status}: ${why}`);

// --- Search ----------------------------------------------------------------------------------------------------------

export const notAGrid = (length: number): WingsError =>
  wingsError("NOT_A_GRID", `A grid has 81 cells, not ${length}.`, { length });

// --- Text ------------------------------------------------------------------------------------------------------------

/** Where in a text: lines and columns are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const textError = (code: string, { line, column }: Place, expected: string, seen: string, shown = seen): WingsError =>
  wingsError(code, `Line ${line}, column ${column}: expected ${expected}, seen ${shown}.`, {
    line,
    column,
    expected,
    seen,
  });

export const badText = (line: number, seen: string): WingsError =>
  textError("BAD_TEXT", { line, column: 1 }, "text of at most 100000 characters", seen);

export const noBoard = (line: number): WingsError =>
  textError("NO_BOARD", { line, column: 1 }, "a board", "", "nothing but blanks and remarks");

export const badCharacter = (at: Place, expected: string, seen: string): WingsError =>
  textError("BAD_CHARACTER", at, expected, seen, JSON.stringify(seen));

export const wrongLength = (at: Place, expected: string, seen: string): WingsError =>
  textError("WRONG_LENGTH", at, expected, seen);

export const secondBoard = (at: Place, seen: string): WingsError =>
  textError("SECOND_BOARD", at, "nothing after a whole board", seen, "more cells");

export const badField = (at: Place, expected: string, seen: string): WingsError =>
  textError("BAD_FIELD", at, expected, seen, JSON.stringify(seen));

export const unknownFormat = (seen: string, known: readonly string[]): WingsError =>
  wingsError("UNKNOWN_FORMAT", `"${seen}" is not a format: expected one of ${known.join(", ")}.`, {
    expected: known,
    seen,
  });
