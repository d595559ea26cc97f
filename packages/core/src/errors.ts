import type { Cell, Digit } from "./board/numbers.js";
import type { TextPosition, Token } from "./formats/token.js";

/**
 * Every error that wings throws on purpose: one function each, with a code that never changes.
 *
 * Errors are plain `Error` objects with a `code`, recognized by that field and never by `instanceof`, because two copies
 * of the core may live in one process. `docs/errors.md` lists them all.
 */

/**
 * What each error is about, by its code without `WINGS_`. A package with errors of its own joins them: then a test of `code` narrows
 * `details` for them, too.
 *
 * @example
 * ```ts fragment
 * declare module "@wings/core" {
 *   interface ErrorDetails {
 *     NO_CAGES: { readonly seen: string };
 *   }
 * }
 * ```
 */
export interface ErrorDetails {
  OUT_OF_RANGE: { readonly what: string; readonly seen: number };
  CELL_TAKEN: { readonly cell: Cell; readonly digit: Digit };
  NOT_A_CANDIDATE: { readonly cell: Cell; readonly digit: Digit };
  BAD_NOTATION: Unexpected;
  BAD_ARGUMENT: Unexpected;
  UNKNOWN_FORMAT: Unexpected;
  BAD_FACT: { readonly seen: unknown };
  BAD_LEMMA: { readonly seen: unknown };
  NOT_A_GRID: { readonly length: number };
  NOT_FOR_LAYOUT: { readonly what: string; readonly layout: string };
  LIMIT_REACHED: { readonly what: string; readonly limit: number };
  BAD_TECHNIQUE: OfTechnique;
  BAD_PATTERN: OfTechnique;
  UNKNOWN_OPTION: OfTechnique;
  WRONG_API: OfTechnique;
  DUPLICATE_ID: OfTechnique;
  UNKNOWN_ID: OfTechnique;
  COMMIT_EMPTY: Readonly<Record<never, never>>;
  STOP_IGNORED: Readonly<Record<never, never>>;
  TECHNIQUE_FAILED: Failure;
  CHANGED_BOARD: Failure;
  NOT_COMMITTED: Failure;
  NO_PROGRESS: Failure;
  FINDING_REJECTED: Failure;
  BAD_TEXT: TextProblem;
  NO_BOARD: TextProblem;
  BAD_CHARACTER: TextProblem;
  WRONG_LENGTH: TextProblem;
  SECOND_BOARD: TextProblem;
  BAD_FIELD: TextProblem;
}
interface Unexpected {
  readonly expected: string;
  readonly seen: string;
}
/** What is wrong with a technique. The problem is the message without its name. */
interface OfTechnique {
  readonly technique: string;
  readonly problem: string;
}
/** A technique's fault, with the board as text that reproduces it. */
interface Failure extends OfTechnique {
  readonly board: string;
}
/** A problem in a text: where it is, what was expected and what is there. */
interface TextProblem extends Unexpected {
  readonly line: number;
  readonly column: number;
}

/** An error with a stable code, and what it is about as data. */
export interface CodedError<Code extends string = string, Details = object> extends Error {
  readonly code: `WINGS_${Code}`;
  readonly details: Details;
}

/** The codes of the errors of the core, and of the packages that an app imports. */
export type ErrorCode = `WINGS_${keyof ErrorDetails}`;

/** An error of the core, or of a package that an app imports. A test of its `code` narrows its `details`. */
export type WingsError = { [Code in keyof ErrorDetails]: CodedError<Code, ErrorDetails[Code]> }[keyof ErrorDetails];

/**
 * Whether a caught value is an error of wings, made by this copy of the core or another.
 *
 * @example
 * ```ts
 * import { isWingsError, parse } from "@wings/core";
 *
 * try {
 *   parse("53..7k");
 * } catch (error) {
 *   if (!isWingsError(error)) throw error;
 *   if (error.code === "WINGS_BAD_CHARACTER") console.log(error.details.column); // 6
 * }
 * ```
 */
export const isWingsError = (error: unknown): error is WingsError =>
  typeof error === "object" && error !== null && String((error as { code?: unknown }).code).startsWith("WINGS_");

/** A code that no package has joined to `ErrorDetails` has what its author likes. */
type DetailsOf<Code extends string> = Code extends keyof ErrorDetails ? ErrorDetails[Code] : object;

/** Makes a coded error: the code gets `WINGS_` in front; the message says what is wrong and what to do. */
export const wingsError = <Code extends string>(
  code: Code,
  message: string,
  details: DetailsOf<Code>,
  cause?: unknown,
): CodedError<Code, DetailsOf<Code>> =>
  Object.assign(new Error(message, { cause }), { name: "WingsError", code: `WINGS_${code}` as const, details });

// --- Boards and notation ---------------------------------------------------------------------------------------------

/** Cells are 0 to 80, digits 1 to 9, houses 0 to 39, forms of links 0 to 3. */
export const outOfRange = (what: string, seen: number): Error =>
  wingsError("OUT_OF_RANGE", `there is no ${what} ${quoted(seen)}.`, { what, seen });

export const cellTaken = (cell: Cell, name: string, held: number): Error =>
  wingsError("CELL_TAKEN", `${name} holds ${held}.`, { cell, digit: held });

export const notACandidate = (cell: Cell, name: string, digit: Digit): Error =>
  wingsError("NOT_A_CANDIDATE", `${name} has no ${digit}.`, { cell, digit });

const notUnderstood = (
  code: "BAD_NOTATION" | "BAD_ARGUMENT" | "UNKNOWN_FORMAT",
  given: unknown,
  expected: string,
): Error => {
  const seen = quoted(given);
  return wingsError(code, `"${seen}" is not understood: expected ${expected}.`, { expected, seen });
};

/** At most 40 characters of what was handed in: it can be a file. */
function quoted(seen: unknown): string {
  const text = textOf(seen);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** A value as text; its type where it has none, such as an object without a prototype. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

export const badNotation = (seen: string, expected: string): Error => notUnderstood("BAD_NOTATION", seen, expected);

/** An argument of a function of the core. */
export const badArgument = (seen: unknown, expected: string): Error => notUnderstood("BAD_ARGUMENT", seen, expected);

/** Throws where an option has a name that is not in the list. */
export function checkOptionNames(options: object, names: string): void {
  if (typeof options !== "object" || (options as object | null) === null) throw badArgument(options, "options");
  for (const name of Object.keys(options))
    if (!names.split(" ").includes(name)) throw badArgument(name, `one of the options ${names.replaceAll(" ", ", ")}`);
}

/** Throws where a limit is not a number, or too low. */
export function checkLimit(limit: number, least: number): void {
  if (typeof limit !== "number" || !(limit >= least)) throw badArgument(limit, `a limit of ${least} or more`);
}

export const unknownFormat = (seen: string, known: string): Error =>
  notUnderstood("UNKNOWN_FORMAT", seen, `one of ${known}`);

export const badFact = (seen: unknown, problem = "use cellFact, houseFact, deadlyFact or mirrorFact"): Error =>
  wingsError("BAD_FACT", `${quoted(JSON.stringify(seen))} is not a fact: ${problem}.`, { seen });

export const badLemma = (index: number, problem: string): Error =>
  wingsError("BAD_LEMMA", `lemma ${index} ${problem}.`, { seen: index });

/**
 * A limit that was reached before all was found. A search that could take very long throws it.
 *
 * @example
 * ```ts
 * import { limitReached } from "@wings/core/author";
 *
 * console.log(limitReached("steps of a search for loops", 50_000).message); // the limit of 50000 steps of a search for loops is reached.
 * ```
 */
export const limitReached = (what: string, limit: number): Error =>
  wingsError("LIMIT_REACHED", `the limit of ${limit} ${what} is reached.`, { what, limit });

/** A search that ended without a result. */
export const notDecided = (limit: number): Error =>
  wingsError("LIMIT_REACHED", `not decided within ${limit} guesses.`, { what: "guesses", limit });

export const notAGrid = (length: number): Error =>
  wingsError("NOT_A_GRID", `a grid has 81 cells, not ${length}.`, { length });

/** Something that works on classic boards only, or on a layout with a search. */
export const notForLayout = (what: string, layout: string): Error =>
  wingsError("NOT_FOR_LAYOUT", `${what} is not available for the layout ${quoted(layout)}.`, { what, layout });

// --- Techniques ------------------------------------------------------------------------------------------------------

type TechniqueCode = "BAD_TECHNIQUE" | "BAD_PATTERN" | "UNKNOWN_OPTION" | "WRONG_API" | "DUPLICATE_ID" | "UNKNOWN_ID";

/** What is wrong with a technique. */
const techniqueError = (code: TechniqueCode, technique: string, problem: string): Error =>
  wingsError(code, `technique ${quoted(technique)}: ${problem}.`, { technique, problem });

export const badTechnique = (technique: string, problem: string): Error =>
  techniqueError("BAD_TECHNIQUE", technique, problem);

export const unproved = (technique: string): Error =>
  techniqueError(
    "BAD_TECHNIQUE",
    technique,
    "brings no proof of its steps: pass check: checkStep to prove them, or trust: [technique] to take them as they are",
  );

export const badPattern = (technique: string, seen: string, expected: string): Error =>
  techniqueError("BAD_PATTERN", technique, `the pattern has the fields ${seen}, expected ${expected}`);

export const unknownOption = (technique: string, option: string, seen: unknown, known: string): Error =>
  techniqueError("UNKNOWN_OPTION", technique, `${option} is ${quoted(seen)}, expected ${known}`);

/** It has another `api` than this core: update the one that is older. Or it is no technique. */
export const wrongApi = (technique: string, seen: number, api: number): Error =>
  techniqueError(
    "WRONG_API",
    technique,
    seen < api || seen > api
      ? `has api ${seen}, this core ${api}: update ${seen < api ? "the technique" : "@wings/core"}`
      : "this is no technique: use defineTechnique; a rung has one: rung.technique",
  );

export const duplicateId = (technique: string): Error =>
  techniqueError("DUPLICATE_ID", technique, "duplicate id, skip or rename one");

export const unknownId = (technique: string, known: string): Error =>
  techniqueError("UNKNOWN_ID", technique, `unknown id, expected one of ${known}`);

// --- What a technique does wrong while it runs -----------------------------------------------------------------------

/** Call commit() only after eliminate() returned true, with the size of the pattern. */
export const commitEmpty = (): Error =>
  wingsError("COMMIT_EMPTY", "commit() was called without a change, or without a size of up to 1000.", {});

/** A finder returns at once when `commit` returns true. */
export const stopIgnored = (): Error => wingsError("STOP_IGNORED", "commit() returned true, so find must return.", {});

/** The part of a technique that its errors name. */
interface FailedTechnique {
  readonly id: string;
  readonly api: number;
}

/** A technique's fault, with the board as text that reproduces it. */
const failure = (code: FailureCode, { id }: FailedTechnique, board: string, problem: string, cause?: unknown): Error =>
  wingsError(code, `technique ${id} ${problem}. Board: ${board}`, { technique: id, problem, board }, cause);

type FailureCode = "TECHNIQUE_FAILED" | "CHANGED_BOARD" | "NOT_COMMITTED" | "NO_PROGRESS" | "FINDING_REJECTED";

export const techniqueFailed = (technique: FailedTechnique, board: string, cause: unknown): Error =>
  failure(
    "TECHNIQUE_FAILED",
    technique,
    board,
    `(api ${technique.api}) failed: ${textOf(cause).replace(/\.$/, "")}`,
    cause,
  );

export const changedBoard = (technique: FailedTechnique, board: string): Error =>
  failure("CHANGED_BOARD", technique, board, "changed the board");

export const notCommitted = (technique: FailedTechnique, board: string): Error =>
  failure("NOT_COMMITTED", technique, board, "did not commit");

export const noProgress = (technique: FailedTechnique, board: string): Error =>
  failure("NO_PROGRESS", technique, board, "found something that changes nothing");

export const rejected = (technique: FailedTechnique, board: string, status: string, why: string): Error =>
  failure("FINDING_REJECTED", technique, board, `found something that is ${status}: ${why}`);

// --- Text ------------------------------------------------------------------------------------------------------------

/** What was expected in the place of a piece of a text. */
const textError = (
  code: "BAD_TEXT" | "NO_BOARD" | "BAD_CHARACTER" | "WRONG_LENGTH" | "SECOND_BOARD" | "BAD_FIELD",
  { line, column, text: seen }: Token,
  expected: string,
  shown = quoted(JSON.stringify(seen)),
): Error =>
  wingsError(code, `line ${line}, column ${column}: expected ${expected}, found ${shown}.`, {
    line,
    column,
    expected,
    seen,
  });

export const badText = (line: number, given: unknown): Error => {
  const text = typeof given === "string" ? "more" : typeof given;
  return textError("BAD_TEXT", { line, column: 1, text }, "up to 100000 characters", text);
};

export const noBoard = (first: Token): Error => textError("NO_BOARD", { ...first, text: "" }, "a board", "nothing");

export const badCharacter = (seen: Token, expected: string): Error => textError("BAD_CHARACTER", seen, expected);

export const wrongLength = (at: TextPosition, cells: readonly unknown[]): Error => {
  const text = `${cells.length} cells`;
  return textError("WRONG_LENGTH", { ...at, text }, "81 cells", text);
};

export const secondBoard = (seen: Token): Error => textError("SECOND_BOARD", seen, "one board", "more");

export const badField = (seen: Token, expected: string): Error => textError("BAD_FIELD", seen, expected);
