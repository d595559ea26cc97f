/** Every error of this command: one function each, with a code that never changes. */

export interface CreateError extends Error {
  readonly code: string;
  /** How to fix it. */
  readonly hint: string;
}

function createError(code: string, message: string, hint: string, cause?: unknown): CreateError {
  return Object.assign(new Error(message, { cause }), { name: "WingsError", code: `WINGS_${code}`, hint });
}

export const unknownFlag = (why: string): CreateError =>
  createError("UNKNOWN_FLAG", why, "Run npm create wings-technique -- --help for the usage.");

export const tooManyNames = (extra: string): CreateError =>
  createError(
    "TOO_MANY_NAMES",
    `expected one name, found another one: ${extra}.`,
    "Join the words with dashes, as in two-string-kite.",
  );

/** npm reads options before `--` as its own. */
export const dashesMissing = (): CreateError =>
  createError(
    "DASHES_MISSING",
    "npm read --author as its own option, because `--` is missing before it.",
    'npm create wings-technique two-string-kite -- --author "Jane Doe"',
  );

/** Without a name, the current folder is used, which must be empty. */
export const noName = (folder: string): CreateError =>
  createError(
    "NO_NAME",
    `${folder} is not empty, and no name for a new folder was given.`,
    "npm create wings-technique two-string-kite",
  );

export const badName = (seen: string): CreateError =>
  createError(
    "BAD_NAME",
    `"${seen}" can't be the name of a technique: at least one word must begin with a letter from a to z.`,
    "npm create wings-technique two-string-kite",
  );

export const takenName = (seen: string): CreateError =>
  createError(
    "NAME_TAKEN",
    `"${seen}" is a reserved word of TypeScript, or a name that the scaffold uses.`,
    "Choose a more specific name: npm create wings-technique two-string-kite",
  );

export const longName = (length: number, most: number): CreateError =>
  createError(
    "NAME_TOO_LONG",
    `the package name would have ${length} characters, but npm allows ${most}.`,
    "npm create wings-technique two-string-kite",
  );

export const badAuthor = (seen: string): CreateError =>
  createError(
    "BAD_AUTHOR",
    `"${seen}" can't be the author of an id: it must contain letters from a to z or digits.`,
    "npm create wings-technique two-string-kite -- --author jane-doe",
  );

export const notEmpty = (folder: string, seen: string): CreateError =>
  createError(
    "NOT_EMPTY",
    `${folder} is not empty: it contains ${seen}. No file was written.`,
    "Choose another name, or empty the folder.",
  );

export const notAFolder = (path: string): CreateError =>
  createError("NOT_A_FOLDER", `${path} is a file. No file was written.`, "Choose another name.");

export const notWritten = (folder: string, cause: unknown): CreateError =>
  createError(
    "NOT_WRITTEN",
    `can't write ${folder}: ${(cause as Error).message}`,
    "Fix that, and remove the files that were written before you try again.",
    cause,
  );
