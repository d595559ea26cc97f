import type { Position, Token } from "./formats/token.js";

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

// --- Boards and notation ---------------------------------------------------------------------------------------------

/** Cells are 0 to 80, digits 1 to 9, houses 0 to 26, forms of links 0 to 3. */
export const outOfRange = (what: string, seen: number): WingsError =>
  wingsError("OUT_OF_RANGE", `There is no ${what} ${seen}.`, { seen });

export const cellTaken = (cell: number, name: string, held: number): WingsError =>
  wingsError("CELL_TAKEN", `${name} holds ${held}.`, { cell });

export const notACandidate = (cell: number, name: string, digit: number): WingsError =>
  wingsError("NOT_A_CANDIDATE", `${name} has no ${digit}.`, { cell, digit });

const notUnderstood = (code: string, seen: string, expected: string): WingsError =>
  wingsError(code, `"${seen}" is not understood: expected ${expected}.`, { expected, seen });

export const badNotation = (seen: string, expected: string): WingsError =>
  notUnderstood("BAD_NOTATION", seen, expected);

/** A wrong argument of a function that applications call. */
export const badArgument = (seen: unknown, expected: string): WingsError =>
  notUnderstood("BAD_ARGUMENT", String(seen), expected);

/** Throws where a limit is not a number, or too low. */
export function checkLimit(limit: number, least: number): void {
  if (!(typeof limit === "number" && limit >= least)) throw badArgument(limit, `a limit from ${least} on`);
}

export const unknownFormat = (seen: string, known: string): WingsError =>
  notUnderstood("UNKNOWN_FORMAT", seen, `one of ${known}`);

export const badFact = (seen: number): WingsError =>
  wingsError("BAD_FACT", `${seen} is no fact: use cellFact or houseFact.`, { seen });

export const notAGrid = (length: number): WingsError =>
  wingsError("NOT_A_GRID", `A grid has 81 cells, not ${length}.`, { length });

// --- Techniques ------------------------------------------------------------------------------------------------------

/** What is wrong with a technique. */
const techniqueError = (code: string, technique: string, what: string, more?: object, cause?: unknown): WingsError =>
  wingsError(code, `Technique ${technique} ${what}.`, { technique, ...more }, cause);

const wrongField = (code: string, technique: string, field: string, seen: string, expected: string): WingsError =>
  techniqueError(code, technique, `has ${field}=${seen}: expected ${expected}`);

export const badTechnique = (technique: string, field: string, seen: string, expected: string): WingsError =>
  wrongField("BAD_TECHNIQUE", technique, field, seen, expected);

export const badPattern = (technique: string, seen: string, expected: string): WingsError =>
  wrongField("BAD_PATTERN", technique, "pattern", seen, expected);

export const unknownOption = (technique: string, option: string, seen: unknown, known: string): WingsError =>
  wrongField("UNKNOWN_OPTION", technique, option, String(seen), known);

export const wrongApi = (technique: string, seen: number, api: number): WingsError =>
  techniqueError(
    "WRONG_API",
    technique,
    `has api ${JSON.stringify(seen)}, this core ${api}: ` +
      (seen < api ? "update the technique" : seen > api ? "update @wings/core" : "use defineTechnique"),
  );

export const duplicateId = (technique: string): WingsError =>
  techniqueError("DUPLICATE_ID", technique, "is there twice: skip or rename one");

export const unknownId = (technique: string, known: string): WingsError =>
  techniqueError("UNKNOWN_ID", technique, `is not there: expected one of ${known}`);

// --- What a technique does wrong while it runs -----------------------------------------------------------------------

/** Commit only after `eliminate` returned true, and with the size of the pattern. */
export const commitEmpty = (): WingsError => wingsError("COMMIT_EMPTY", "A finding changes nothing or has no size.");

/** A finder returns at once when `commit` answers true. */
export const stopIgnored = (): WingsError => wingsError("STOP_IGNORED", "commit answered true: return.");

/** The part of a technique that its errors name. */
interface FailedTechnique {
  readonly id: string;
  readonly api: number;
}

/** A technique's fault, with the board as text that reproduces it. */
const failure = (
  code: string,
  technique: FailedTechnique | undefined,
  board: string,
  what: string,
  cause?: unknown,
): WingsError => techniqueError(code, String(technique?.id), `${what}. Board: ${board}`, { board }, cause);

/** Also accepts a value that isn't a technique. */
export function techniqueFailed(technique: FailedTechnique | undefined, board: string, cause: unknown): WingsError {
  let words: string = typeof cause;
  try {
    words = String(cause);
  } catch {
    // String() may throw.
  }
  return failure("TECHNIQUE_FAILED", technique, board, `(api ${technique?.api}) failed: ${words}`, cause);
}

export const changedBoard = (technique: FailedTechnique, board: string): WingsError =>
  failure("CHANGED_BOARD", technique, board, "changed the board");

export const notCommitted = (technique: FailedTechnique, board: string): WingsError =>
  failure("NOT_COMMITTED", technique, board, "did not commit");

export const noProgress = (technique: FailedTechnique, board: string): WingsError =>
  failure("NO_PROGRESS", technique, board, "found something that changes nothing");

export const rejected = (technique: FailedTechnique, board: string, status: string, why: string): WingsError =>
  failure("FINDING_REJECTED", technique, board, `found something that is ${status}: ${why}`);

// --- Text ------------------------------------------------------------------------------------------------------------

/** What was expected where a piece of a text stands. */
const textError = (
  code: string,
  { line, column, text: seen }: Token,
  expected: string,
  shown = JSON.stringify(seen),
): WingsError =>
  wingsError(code, `Line ${line}, column ${column}: expected ${expected}, seen ${shown}.`, {
    line,
    column,
    expected,
    seen,
  });

export const badText = (line: number, given: unknown): WingsError => {
  const text = typeof given === "string" ? "more" : typeof given;
  return textError("BAD_TEXT", { line, column: 1, text }, "up to 100000 characters", text);
};

export const noBoard = (first: Token): WingsError =>
  textError("NO_BOARD", { ...first, text: "" }, "a board", "nothing");

export const badCharacter = (seen: Token, expected: string): WingsError => textError("BAD_CHARACTER", seen, expected);

export const wrongLength = (at: Position, cells: readonly unknown[]): WingsError => {
  const text = `${cells.length} cells`;
  return textError("WRONG_LENGTH", { ...at, text }, "81 cells", text);
};

export const secondBoard = (seen: Token): WingsError => textError("SECOND_BOARD", seen, "one board", "more");

export const badField = (seen: Token, expected: string): WingsError => textError("BAD_FIELD", seen, expected);
