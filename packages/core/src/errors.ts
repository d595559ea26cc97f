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

export const notACell = (cell: unknown): WingsError =>
  wingsError("NOT_A_CELL", `${String(cell)} is not a cell: cells are 0 (r1c1) to 80 (r9c9).`, { cell });

export const notADigit = (digit: unknown): WingsError =>
  wingsError("NOT_A_DIGIT", `${String(digit)} is not a digit: digits are 1 to 9.`, { digit });

export const notAHouse = (house: unknown): WingsError =>
  wingsError("NOT_A_HOUSE", `${String(house)} is not a house: houses are 0 to 26 (rows, columns, boxes).`, { house });

export const cellTaken = (cell: number, held: number, digit: number): WingsError =>
  wingsError("CELL_TAKEN", `${at(cell)} already holds ${held}; it can't take ${digit}.`, { cell, held, digit });

export const badNotation = (text: string, expected: string): WingsError =>
  wingsError("BAD_NOTATION", `"${text}" is not understood: expected ${expected}.`, { text, expected });

// --- Techniques ------------------------------------------------------------------------------------------------------

export const badTechnique = (technique: string, field: string, expected: string): WingsError =>
  wingsError("BAD_TECHNIQUE", `Technique ${technique}: ${field} is wrong; expected ${expected}.`, {
    technique,
    field,
    expected,
  });

export const wrongApi = (technique: string, seen: unknown, api: number): WingsError => {
  const remedy =
    typeof seen !== "number"
      ? "make it with defineTechnique"
      : `update ${seen < api ? "the technique" : "@wings/core"}`;
  return wingsError(
    "WRONG_API",
    `Technique ${technique} speaks api ${String(seen)}, this core api ${api}: ${remedy}.`,
    { technique, seen },
  );
};

export const unknownOption = (technique: string, option: string, value: unknown, known: object): WingsError =>
  wingsError(
    "UNKNOWN_OPTION",
    `Technique ${technique} can't take ${option}=${String(value)}; it takes ${JSON.stringify(known)}.`,
    {
      technique,
      option,
      value,
      known,
    },
  );

export const duplicateId = (technique: string): WingsError =>
  wingsError("DUPLICATE_ID", `Two techniques have the id ${technique}: skip one, or give it another id.`, {
    technique,
  });

export const unknownId = (technique: string, known: readonly string[]): WingsError =>
  wingsError("UNKNOWN_ID", `There is no technique ${technique}: there are ${known.join(", ")}.`, { technique, known });

// --- What a technique does wrong while it runs -----------------------------------------------------------------------

export const notACandidate = (cell: number, digit: number): WingsError =>
  wingsError("NOT_A_CANDIDATE", `${at(cell)} has no candidate ${digit}.`, { cell, digit });

export const commitEmpty = (): WingsError =>
  wingsError("COMMIT_EMPTY", "A finding was committed that changes nothing: commit only when eliminate answered true.");

export const stopIgnored = (): WingsError =>
  wingsError("STOP_IGNORED", "The search went on after commit had answered true: return at once.");

export const badPattern = (technique: string, expected: readonly string[], seen: readonly string[]): WingsError =>
  wingsError(
    "BAD_PATTERN",
    `Technique ${technique}: a pattern has the fields ${seen.join()}; declared are ${expected.join()}.`,
    {
      technique,
      expected,
      seen,
    },
  );

export const badFact = (fact: unknown): WingsError =>
  wingsError("BAD_FACT", `${String(fact)} is not a fact: make facts with cellFact and houseFact.`, { fact });

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
