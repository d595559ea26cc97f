/** Every error that this command makes on purpose, one function each, with a code that never changes. */

export interface CreateError extends Error {
  readonly code: string;
  /** What to do instead. */
  readonly hint: string;
}

function createError(code: string, message: string, hint: string, cause?: unknown): CreateError {
  return Object.assign(new Error(message, { cause }), { name: "WingsError", code: `WINGS_${code}`, hint });
}

export const unknownFlag = (why: string): CreateError =>
  createError("UNKNOWN_FLAG", why, "npm create wings-technique -- --help shows all there is.");

export const tooManyNames = (extra: string): CreateError =>
  createError("TOO_MANY_NAMES", `There is one name too many: ${extra}.`, "Join its words by dashes: two-string-kite.");

/** No name was given, and the folder can't be taken. */
export const noName = (folder: string): CreateError =>
  createError(
    "NO_NAME",
    `${folder} is not empty, and there is no name for a new folder.`,
    "npm create wings-technique two-string-kite",
  );

export const badName = (seen: string): CreateError =>
  createError(
    "BAD_NAME",
    `"${seen}" can't be the name of a technique: expected words that begin with a letter.`,
    "npm create wings-technique two-string-kite",
  );

export const badAuthor = (seen: string): CreateError =>
  createError(
    "BAD_AUTHOR",
    `"${seen}" can't be made the author in an id: expected letters from a to z, or digits.`,
    "npm create wings-technique two-string-kite -- --author jane-doe",
  );

export const notEmpty = (folder: string, seen: string): CreateError =>
  createError(
    "NOT_EMPTY",
    `${folder} is not empty: there is ${seen}. Nothing was written.`,
    "Give another name, or empty it.",
  );

export const notAFolder = (path: string): CreateError =>
  createError("NOT_A_FOLDER", `${path} is a file. Nothing was written.`, "Give another name.");

export const notWritten = (folder: string, cause: unknown): CreateError =>
  createError(
    "NOT_WRITTEN",
    `${folder} could not be written: ${(cause as Error).message}`,
    "Mend that, and remove what was written before you try again.",
    cause,
  );
