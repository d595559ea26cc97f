import { toSingleLine } from "../terminal/sanitize.js";
import { type RunnerError, runnerError } from "../terminal/coded-error.js";

// --- Inputs and runs -------------------------------------------------------------------------------------------------

export const noSuchFile = (path: string): RunnerError =>
  runnerError("NO_SUCH_FILE", `${path.trim() === "" ? "an empty text" : path} is neither a file nor a board.`, {
    hint: "Pass a board as text, the path of a file, or - for stdin.",
  });

export const noFile = (path: string): RunnerError =>
  runnerError("NO_SUCH_FILE", `there is no file ${path}.`, {
    hint: "Pass the path of a file, or - for stdin.",
  });

export const unreadable = (path: string, cause: unknown): RunnerError =>
  runnerError("UNREADABLE", `can't read ${path}: ${(cause as Error).message}`, { cause });

export const flagsClash = (one: string, other: string, why: string): RunnerError =>
  runnerError("FLAGS_CLASH", `${one} can't be used with ${other}: ${why}.`);

/** Something that takes classic boards only. The code is that of the core, which refuses its own parts so. */
export const forClassicBoards = (what: string, layout?: string): RunnerError =>
  runnerError(
    "NOT_FOR_LAYOUT",
    layout === undefined
      ? `${what} is for classic boards only, so it has no --layout.`
      : `${what} is for classic boards only, not for the layout ${shortLayout(layout)}.`,
    { exit: layout === undefined ? 2 : 1, details: { what, ...(layout !== undefined && { layout }) } },
  );

/** The name of a layout. Regions have a letter for each cell. */
export const shortLayout = (name: string): string => name.replace(/jigsaw:\w+/, "jigsaw");

export const manyBoards = (): RunnerError =>
  runnerError("MANY_BOARDS", "the input has more than one board, and only one can be drawn.");

export const noBoard = (): RunnerError => runnerError("NO_BOARD", "the input has no board.", { exit: 1 });

/** Text in which the core recognizes no board. */
export const notABoard = (text: string, place: { readonly line: number; readonly column: number }): RunnerError =>
  Object.assign(
    runnerError(
      "NO_BOARD",
      `line ${place.line}, column ${place.column}: expected a board, not ${JSON.stringify(text)}.`,
      { exit: 1 },
    ),
    { details: place },
  );

export const stdoutIsInput = (): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", "one of the inputs is the file to which the output goes.", {
    hint: "The file is unchanged. Write to another file.",
  });

export const workerCrashed = (why: string): RunnerError =>
  runnerError("WORKER_CRASHED", `the worker crashed twice at this board: ${why}`, { exit: 1 });

export const unexpected = (cause: unknown): RunnerError =>
  runnerError("FAILED", `unexpected error at this board: ${(cause as Error).message}`, { exit: 1, cause });

export const noExecutor = (name: string, why: string): RunnerError =>
  runnerError("NO_EXECUTOR", `${name} can't be used with --executor: ${toSingleLine(why)}.`, {
    hint: "An executor is an installed package that exports makeExecutor, such as @wings/bullmq.",
  });

export const badPart = (why: string): RunnerError =>
  runnerError("BAD_PART", `can't read the part: ${why}.`, { exit: 1 });

export const otherVersion = (seen: unknown, expected: string): RunnerError =>
  runnerError(
    "OTHER_VERSION",
    `it was made by wings ${typeof seen === "string" ? toSingleLine(seen).slice(0, 40) : "without a version"}; this is wings ${expected}.`,
    {
      exit: 3,
      hint: "Install the same version on all machines.",
    },
  );

export const otherPlugin = (plugin: string): RunnerError =>
  runnerError("OTHER_PLUGIN", `plugin ${plugin} is installed here with other content than where the run began.`, {
    exit: 3,
    hint: "Install the same version on all machines.",
  });

export const badReply = (why: string): RunnerError =>
  runnerError("BAD_REPLY", `a worker sent a reply that is not the answer to its part: ${why}.`, { exit: 3 });

export const replyTooLarge = (boards: number, of: number, most: number): RunnerError =>
  runnerError(
    "REPLY_TOO_LARGE",
    `the answers to the first ${boards} of ${of} boards of the part take more than ${Math.round(most / 1e6)} MB.`,
    { exit: 3, hint: "Make parts of fewer boards, or choose fewer techniques with --only." },
  );
