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
  createError(
    "TOO_MANY_NAMES",
    `There is one name too many: ${extra}.`,
    "Join its words by dashes, as in two-string-kite; or put quotes around them.",
  );

/** npm keeps what stands in front of `--` for itself. */
export const dashesMissing = (): CreateError =>
  createError(
    "DASHES_MISSING",
    "npm took --author for an option of its own: `--` is missing in front of it.",
    'npm create wings-technique two-string-kite -- --author "Jane Doe"',
  );

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
    `"${seen}" can't be the name of a technique: expected words, of which one begins with a letter from a to z.`,
    "npm create wings-technique two-string-kite",
  );

export const takenName = (seen: string): CreateError =>
  createError(
    "NAME_TAKEN",
    `"${seen}" is a word of TypeScript, or the name of something else in the package: nothing could be called so there.`,
    "Say more of what it finds: npm create wings-technique two-string-kite",
  );

export const longName = (length: number, most: number): CreateError =>
  createError(
    "NAME_TOO_LONG",
    `The package would have a name of ${length} characters, and npm takes at most ${most}.`,
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
