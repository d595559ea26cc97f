/**
 * Every error that the runner throws on purpose, one function each, with a code that never changes. Errors of the core, such
 * as `WINGS_BAD_CHARACTER`, are passed on unchanged.
 */

import type { CodedError, NamedMark } from "@wings/core";
import { wingsError } from "@wings/core/author";
import { toSingleLine } from "./terminal/sanitize.js";

/** The exit status of an error: 1 for a board that can't be read, 2 for wrong usage, 3 for a run that had to stop. */
type Exit = 1 | 2 | 3;

/** A board with a wrong finding and what contradicts it, as plain data: the main thread draws it. */
export interface Counterexample {
  readonly board: string;
  readonly marks: readonly NamedMark[];
  readonly names: { readonly name: string; readonly roles: Readonly<Record<string, string>> };
}

export interface RunnerError extends CodedError {
  readonly exit: Exit;
  /** How to fix it, printed below the message. */
  readonly hint?: string;
  /** Drawn above the hint. */
  readonly counterexample?: Counterexample;
}

interface Details {
  readonly exit?: Exit;
  readonly hint?: string | undefined;
  readonly counterexample?: Counterexample | undefined;
  readonly cause?: unknown;
}

/** An error with a code. */
export function runnerError(
  code: string,
  message: string,
  { exit = 2, hint, counterexample, cause }: Details = {},
): RunnerError {
  return Object.assign(wingsError(code, message, {}, cause), {
    exit,
    ...(hint !== undefined && { hint }),
    ...(counterexample !== undefined && { counterexample }),
  });
}

/** An error as data, to send it from one thread to another. */
export interface PlainError {
  readonly code: string;
  readonly message: string;
  readonly exit: Exit;
  readonly hint?: string;
  readonly counterexample?: Counterexample;
}

export const toPlain = (error: unknown): PlainError => {
  // Plugins can throw anything.
  const { code, message, exit = 1, hint, counterexample } = Object(error) as Partial<RunnerError>;
  return {
    code: typeof code === "string" ? code : "WINGS_FAILED",
    message: message ?? String(error),
    exit,
    ...(hint !== undefined && { hint }),
    ...(counterexample !== undefined && { counterexample }),
  };
};

export const fromPlain = ({ code, message, ...details }: PlainError): RunnerError =>
  runnerError(code.replace(/^WINGS_/, ""), message, details);

const didYouMean = (suggestion: string | undefined): string | undefined =>
  suggestion === undefined ? undefined : `Did you mean ${suggestion}?`;

// --- Usage -----------------------------------------------------------------------------------------------------------

export const unknownCommand = (name: string, suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_COMMAND", `unknown command ${name || '""'}.`, {
    hint: didYouMean(suggestion && `wings ${suggestion}`) ?? "wings --help lists the commands.",
  });

/** `others` are the commands that have this flag. */
export const unknownFlag = (
  flag: string,
  command: string,
  suggestion: string | undefined,
  others: readonly string[] = [],
): RunnerError =>
  runnerError("UNKNOWN_FLAG", `${`wings ${command}`.trim()} has no flag ${flag}.`, {
    hint:
      (command === "test" && flag === "--plugin" ? "Pass the plugin as input: wings test PATH." : undefined) ??
      (others.length > 0 ? `It is a flag of ${others.map((name) => `wings ${name}`).join(", ")}.` : undefined) ??
      didYouMean(suggestion) ??
      (command === ""
        ? "wings --help lists the commands; put flags after the command."
        : `wings ${command} --help lists its flags; put -- before an input that starts with a hyphen.`),
  });

export const missingCommandForBoard = (board: string): RunnerError =>
  runnerError("UNKNOWN_COMMAND", "missing command before the board.", {
    hint: `wings solve '${board}' solves it; wings --help lists the commands.`,
  });

export const missingCommand = (flag: string, line: string | undefined): RunnerError =>
  runnerError("NO_COMMAND", `missing command before ${flag}.`, {
    hint: `${line === undefined ? "" : `Did you mean: ${line}\n`}wings --help lists the commands.`,
  });

export const missingValue = (flag: string, placeholder: string): RunnerError =>
  runnerError("MISSING_VALUE", `${flag} needs a value: ${flag} ${placeholder}.`);

export const needlessValue = (flag: string): RunnerError => runnerError("NEEDLESS_VALUE", `${flag} takes no value.`);

export const badValue = (name: string, value: unknown, expected: string, suggestion?: string): RunnerError =>
  runnerError("BAD_VALUE", `${name} can't be ${quote(value)}: expected ${expected}.`, {
    hint: didYouMean(suggestion),
  });

/** A value of a file may be of any kind and size. */
function quote(value: unknown): string {
  try {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
  } catch {
    return "a value that is nested so deeply";
  }
}

export const tooManyInputs = (command: string, most: number, extra: string): RunnerError =>
  runnerError(
    "TOO_MANY_INPUTS",
    `wings ${command} takes ${most === 0 ? "no input" : "one input"}: ${JSON.stringify(extra)} is too many.`,
  );

export const noInput = (command: string, expected: string): RunnerError =>
  runnerError("NO_INPUT", `wings ${command} needs ${expected}.`, {
    hint: `wings ${command} --help shows examples.`,
  });

export const noSuchFile = (path: string): RunnerError =>
  runnerError("NO_SUCH_FILE", `${path.trim() === "" ? "an empty text" : path} is neither a file nor a board.`, {
    hint: "Pass a board as text, the path of a file, or - for stdin.",
  });

export const badPicture = (path: string, problem: string): RunnerError =>
  runnerError("BAD_PICTURE", `${path} is a picture, and ${problem.replace(/^[A-Z]/, (it) => it.toLowerCase())}`, {
    hint: "Of a picture, wings reads a QR code that holds a board.",
  });

export const noFile = (path: string): RunnerError =>
  runnerError("NO_SUCH_FILE", `there is no file ${path}.`, {
    hint: "Pass the path of a file, or - for stdin.",
  });

export const noCurrentFolder = (cause: unknown): RunnerError =>
  runnerError("NO_CURRENT_FOLDER", "the current folder no longer exists.", {
    hint: "Change to another folder and try again.",
    cause,
  });

export const unreadable = (path: string, cause: unknown): RunnerError =>
  runnerError("UNREADABLE", `can't read ${path}: ${(cause as Error).message}`, { cause });

/** A wrong path is wrong usage; a full disk is not. */
export const unwritable = (path: string, cause: unknown): RunnerError => {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  const isFull = path === "stdout" || ["ENOSPC", "EDQUOT", "EFBIG", "EIO"].includes(code);
  // The rest of the message of Node.js repeats the path.
  const [why] = message.split(", ");
  return runnerError("UNWRITABLE", `can't write ${path}: ${why}.`, {
    exit: isFull ? 3 : 2,
    hint: isFull ? undefined : WRITABLE[code],
    cause,
  });
};
const WRITABLE: Readonly<Record<string, string | undefined>> = {
  ENOENT: "Create its folder first, or choose another file.",
  ENOTDIR: "The part before the last slash is a file: choose another place.",
  EISDIR: "It is a folder: choose a file in it.",
  EACCES: "You lack permission to write there: choose another place.",
  EPERM: "You lack permission to write there: choose another place.",
  EROFS: "The file system is read-only: choose another place.",
};

/** `doing` is "read stdin" or "write stdout". */
export const noStream = (doing: string, why: string): RunnerError =>
  doing === "read stdin"
    ? runnerError("UNREADABLE", `can't ${doing}: ${why}.`, { hint: "Pass a board as text, or the path of a file." })
    : runnerError("UNWRITABLE", `can't ${doing}: ${why}.`, {
        exit: 3,
        hint: "To discard the answers, write > /dev/null. In a program, open /dev/null for writing only.",
      });

export const inputAsOutput = (path: string): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", `${path} is the input: the drawing would replace it.`, {
    hint: "Choose another file to write to.",
  });

export const flagsClash = (one: string, other: string, why: string): RunnerError =>
  runnerError("FLAGS_CLASH", `${one} can't be used with ${other}: ${why}.`);

export const flagNeeds = (flag: string, other: string, why: string): RunnerError =>
  runnerError("FLAGS_CLASH", `${flag} needs ${other}: ${why}.`);

export const needsSeed = (flag: string): RunnerError =>
  runnerError("NEEDS_SEED", `${flag} needs --seed: without it, each run makes other puzzles.`, {
    hint: "Add --seed with the number that the first run had.",
  });

export const attemptMisses = (attempt: string, seed: number): RunnerError =>
  runnerError("ATTEMPT_MISSES", `attempt ${attempt} of seed ${seed} makes no puzzle that fits.`, {
    exit: 1,
    hint: "Use the flags of the run that made the puzzle: an attempt depends on them too.",
  });

export const noTransformation = (): RunnerError =>
  runnerError("NO_TRANSFORMATION", "wings transform needs to know how to change the puzzle.", {
    hint: "Add --by rotate-90, --digits 234567891, --with JSON or --random.",
  });

export const manyBoards = (): RunnerError =>
  runnerError("MANY_BOARDS", "the input has more than one board, and only one can be drawn.");

export const noBoard = (): RunnerError => runnerError("NO_BOARD", "the input has no board.", { exit: 1 });

export const noClaim = (): RunnerError =>
  runnerError("NO_CLAIM", "the input has no line with a claim.", {
    exit: 1,
    hint: 'A line is such as { "board": "…", "claim": "r4c5-7" }. For one claim: wings prove r4c5-7 board.txt',
  });

export const noStep = (wanted: number, steps: number): RunnerError =>
  runnerError("NO_STEP", `there is no step ${wanted}: the path has ${steps === 1 ? "one step" : `${steps} steps`}.`, {
    exit: 1,
  });

/** `why` is a sentence about the board. */
export const noStepAtAll = (why: string): RunnerError => runnerError("NO_STEP", why, { exit: 1 });

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

export const unfinished = (): RunnerError =>
  runnerError("UNFINISHED", "the command exited with work pending.", { exit: 3 });

export const portTaken = (port: number, cause: unknown): RunnerError =>
  runnerError("PORT_TAKEN", `can't use port ${port}: ${(cause as Error).message}.`, {
    exit: 1,
    hint: "Without --port, wings uses a free one.",
    cause,
  });

export const noPage = (folder: string): RunnerError =>
  runnerError("NO_PAGE", `the page is missing: ${folder} is empty.`, {
    exit: 1,
    hint: "In a clone, pnpm run build creates it.",
  });

// --- The server for assistants ---------------------------------------------------------------------------------------

export const timeLimit = (seconds: number): RunnerError =>
  runnerError("TIME_LIMIT", `no answer within ${seconds} seconds.`, { exit: 1, hint: "Ask for less." });

export const memoryLimit = (megabytes: number): RunnerError =>
  runnerError("MEMORY_LIMIT", `no answer within ${megabytes} MB of memory.`, { exit: 1, hint: "Ask for less." });

export const unknownTool = (name: string, suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_TOOL", `unknown tool ${JSON.stringify(name)}.`, { hint: didYouMean(suggestion) });

export const badArgument = (tool: string, name: string, problem: string, suggestion?: string): RunnerError =>
  runnerError("BAD_ARGUMENT", `wrong argument ${name} of ${tool}: ${problem}.`, { hint: didYouMean(suggestion) });

export const connectionLost = (why: string): RunnerError =>
  runnerError("CONNECTION_LOST", `the connection to the client ended: ${toSingleLine(why)}.`, { exit: 1 });

export const noPng = (cause: unknown): RunnerError =>
  runnerError("NO_PNG", "the PNG renderer is not installed on this machine.", {
    exit: 1,
    hint: "Ask for svg or text, or run npm install @resvg/resvg-js.",
    cause,
  });

// --- Settings --------------------------------------------------------------------------------------------------------

/** `flag` has this name, but is not a setting. */
export const unknownSetting = (
  name: string,
  where: string,
  flag: string | undefined,
  suggestion: string | undefined,
): RunnerError =>
  runnerError("UNKNOWN_SETTING", `${where}: unknown setting ${name || '""'}.`, {
    hint: flag === undefined ? didYouMean(suggestion) : `Use --${flag} on the command line.`,
  });

export const badConfig = (path: string, why: string, cause?: unknown): RunnerError =>
  runnerError("BAD_CONFIG", `${path} is not a configuration: ${why.replace(/\.$/, "")}.`, { cause });

export const untrustedConfig = (path: string, why: string): RunnerError =>
  runnerError("UNTRUSTED_CONFIG", `${path} is not trusted: ${why}.`, {
    hint: "A configuration can run plugins. Make yourself the only user who can write there, or run wings in another folder.",
  });

/** `config` is the setting that names the plugin. */
export const untrustedPlugin = (
  plugin: string,
  config: string,
  { why, place, isForeign }: { readonly why: string; readonly place: string; readonly isForeign: boolean },
): RunnerError =>
  runnerError("UNTRUSTED_PLUGIN", `plugin ${plugin}, from ${config}, is not trusted: ${why}.`, {
    hint: `A plugin is code that runs as you. ${isForeign ? `Use a copy that you own` : `Run chmod go-w '${place}'`}, or name it on the command line with --plugin.`,
  });

export const unknownTechnique = (
  id: string,
  suggestion: string | undefined,
  list = "wings techniques lists them.",
): RunnerError =>
  runnerError("UNKNOWN_TECHNIQUE", `unknown technique ${id}.`, { hint: didYouMean(suggestion) ?? list });

export const unknownPackage = (name: string, known: readonly string[], suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_PACKAGE", `unknown package ${name}: expected one of ${known.join(", ")}.`, {
    hint: didYouMean(suggestion && `pkg:${suggestion}`),
  });

export const oneTechnique = (flag: string, name: string, ids: readonly string[]): RunnerError =>
  runnerError("ONE_TECHNIQUE", `${flag} takes the id of one technique, but ${name} is a package.`, {
    hint: ids.length === 1 ? `Its technique is ${ids[0]}.` : `Its techniques are ${ids.join(", ")}.`,
  });

export const noTechniqueLeft = (): RunnerError =>
  runnerError("NO_TECHNIQUE_LEFT", "no technique is left: --only and --skip exclude all of them.");

export const badSet = (text: string): RunnerError =>
  runnerError("BAD_SET", `can't read --set ${text}: expected TECHNIQUE.OPTION=VALUE.`, {
    hint: "wings techniques lists the options of each technique.",
  });

export const unknownOption = (
  technique: string,
  option: string,
  known: readonly string[],
  suggestion: string | undefined,
): RunnerError =>
  runnerError(
    "UNKNOWN_OPTION",
    `technique ${technique} has no option ${option}: ${known.length > 0 ? `its options are ${known.join(", ")}` : "it has none"}.`,
    { hint: didYouMean(suggestion) },
  );

// --- Files of records ------------------------------------------------------------------------------------------------

export const badRecord = (line: number, why: string): RunnerError =>
  runnerError("BAD_RECORD", `line ${line} is not a line of wings solve --json: ${why}.`, { exit: 1 });

export const badClaimLine = (why: string): RunnerError =>
  runnerError("BAD_CLAIM", `a line of claims needs { "board", "claim" }: ${why}.`, { exit: 1 });

export const unknownSchema = (line: number, schema: unknown): RunnerError =>
  runnerError(
    "UNKNOWN_SCHEMA",
    `line ${line} has schema ${(JSON.stringify(schema) ?? "none").slice(0, 40)}; this command reads schema 1.`,
    {
      exit: 1,
      hint: "For a later schema, npm install @wings/runner@latest; lines without one are not from wings solve --json.",
    },
  );

export const badCase = (line: number): RunnerError =>
  runnerError("BAD_CASE", `line ${line} is a board, but not a line of a HoDoKu library.`, { exit: 1 });

// --- Bulk ------------------------------------------------------------------------------------------------------------

export const resumeMismatch = (path: string, why: string): RunnerError =>
  runnerError("RESUME_MISMATCH", `${path} can't be continued: ${why}.`, {
    hint: `The file is unchanged. Use the input and flags of the run that wrote it, or another file. To start over, remove ${path} and ${path}.run.`,
  });

export const stdoutIsInput = (): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", "one of the inputs is the file to which the output goes.", {
    hint: "The file is unchanged. Write to another file.",
  });

/** The run doesn't know what the file is now, so it writes no more. */
export const outputChanged = (path: string, why: string, file = path): RunnerError =>
  runnerError("OUTPUT_CHANGED", `${path} changed while this run wrote it: ${why}.`, {
    exit: 3,
    hint: `Nothing was overwritten. Let only one program write to the file. To start over, remove ${file} and ${file}.run.`,
  });

export const outputHasNames = (path: string, names: number): RunnerError =>
  runnerError(
    "OUTPUT_HAS_NAMES",
    `${path} is a file with ${names} names (hard links), so two runs might write to it.`,
    {
      hint: "The file is unchanged. Use a copy of it, or another file for --resume.",
    },
  );

export const outIsInput = (path: string): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", `${path} is one of the inputs, and --resume would write to it.`, {
    hint: "The file is unchanged. Use another file for --resume.",
  });

export const inTheWay = (path: string): RunnerError =>
  runnerError(
    "IN_THE_WAY",
    `${path} is in the way: --resume needs a file with this name, and another program wrote this one.`,
    { hint: "The file is unchanged. Move it, or use another file for --resume." },
  );

/** `owner` is the text of the lock. */
export const inUse = (path: string, lock: string, owner: string): RunnerError => {
  const [pid, host] = owner.trim().split(" ");
  const who = host === undefined ? "another run" : `another run (process ${pid} on ${host})`;
  return runnerError("IN_USE", `${who} writes to ${path}.`, {
    hint: `Wait for that run, or use another file. If there is no such run, remove ${lock}.`,
  });
};

export const workerCrashed = (why: string): RunnerError =>
  runnerError("WORKER_CRASHED", `the worker crashed twice at this board: ${why}`, { exit: 1 });

export const unexpected = (cause: unknown): RunnerError =>
  runnerError("FAILED", `unexpected error at this board: ${(cause as Error).message}`, { exit: 1, cause });

export const noExecutor = (name: string, why: string): RunnerError =>
  runnerError("NO_EXECUTOR", `${name} can't be used with --executor: ${toSingleLine(why)}.`, {
    hint: "An executor is an installed package that exports makeExecutor, such as @wings/bullmq.",
  });

export const badRecipe = (path: string, why: string, { exit = 2, hint }: Details = {}): RunnerError =>
  runnerError("BAD_RECIPE", `the recipe ${path} can't be used: ${why}.`, {
    exit,
    hint: hint ?? 'A recipe is a list of parts such as [{ "count": 1000, "level": "hard", "clues": "22-26" }].',
  });

/** A folder, or a file in it, that no run of `wings dataset` wrote. */
export const folderInTheWay = (path: string, why: string): RunnerError =>
  runnerError("IN_THE_WAY", `${path} is in the way: ${why}, so no run of wings dataset wrote it.`, {
    hint: "Nothing is changed. Move it, or use another folder for --resume.",
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

// --- Plugins ---------------------------------------------------------------------------------------------------------

export const pluginNotFound = (plugin: string, why: string): RunnerError =>
  runnerError("PLUGIN_NOT_FOUND", `plugin ${plugin} not found: ${why}.`, {
    hint: "A plugin is an installed package, a folder with a package.json, or an ES module file.",
  });

export const pluginBroken = (plugin: string, why: string, hint?: string): RunnerError =>
  runnerError("PLUGIN_BROKEN", `can't load plugin ${plugin}: ${toSingleLine(why)}`, { hint });

export const pluginShape = (plugin: string, seen: string, remedy?: string): RunnerError =>
  runnerError("PLUGIN_SHAPE", `plugin ${plugin} exports no techniques: ${toSingleLine(seen)}.`, {
    hint: remedy ?? "Its default export must be a technique made with defineTechnique, or a list of them.",
  });

export const pluginCore = (
  plugin: string,
  missing: string,
  { wanted, found, install }: { wanted: string; found: string; install: string },
): RunnerError =>
  runnerError("PLUGIN_CORE", `plugin ${plugin} needs ${wanted}: ${missing}, and ${found}.`, {
    hint: `Run ${install} in the folder of the plugin.`,
  });

export const duplicateTechnique = (plugin: string, other: string, id: string): RunnerError =>
  runnerError(
    "DUPLICATE_ID",
    plugin === other
      ? `plugin ${plugin} has two techniques with the id ${id}.`
      : `plugins ${other} and ${plugin} both have a technique with the id ${id}.`,
    {
      hint:
        plugin === other
          ? "Give one of them another id. A technique and its .with(…) share an id: export one of them and choose options with --set."
          : "Use only one of them, or give one technique another id.",
    },
  );

/** `places` are its two positions in the list of plugins, from 1. */
export const duplicatePlugin = (
  [name, again]: readonly [string, string],
  places: readonly [number, number],
  entry: string,
): RunnerError =>
  runnerError(
    "DUPLICATE_ID",
    name === again
      ? `plugin ${name} is listed twice, as number ${places.join(" and number ")}.`
      : `plugins number ${places[0]}, ${name}, and number ${places[1]}, ${again}, are the same file ${entry}.`,
    { hint: "Remove one of them." },
  );

export const pluginId = (plugin: string, id: string): RunnerError =>
  runnerError("PLUGIN_ID", `plugin ${plugin}: the id ${id} has no author, and such ids are reserved for wings.`, {
    hint: `Call it author/${id}.`,
  });

export const pluginFailed = (plugin: string, technique: string, why: string): RunnerError =>
  runnerError("PLUGIN_FAILED", `plugin ${plugin}, technique ${technique}: ${toSingleLine(withoutName(why))}`, {
    exit: 3,
  });

/** A plugin has changed built-in objects. The tester reports them under the same code. */
export const pluginBuiltins = (plugin: string, doing: string, changes: readonly string[]): RunnerError =>
  runnerError("SIDE_EFFECT", `plugin ${plugin}, ${doing}: ${someOf(changes)}. Nothing can be tested then.`, {
    exit: doing === IMPORT ? 2 : 3,
    hint: "A plugin must leave built-in objects as they are: every other program uses them, too.",
  });

export const pluginUntested = (plugin: string, techniques: readonly string[]): RunnerError =>
  runnerError(
    "PLUGIN_BROKEN",
    `plugin ${plugin}: the test ended without a result for ${someOf(techniques) || "any technique"}.`,
  );

/** The first few of a list. */
const someOf = (list: readonly string[]): string =>
  list.slice(0, 5).map(toSingleLine).join(", ") + (list.length > 5 ? `, and ${list.length - 5} more` : "");

/** Removes the name of the technique from a message of the core. */
const withoutName = (why: string): string => why.replace(/^Technique \S+ /, "it ");

/** What a plugin does before its first technique is called. */
export const IMPORT = "its import";

export const pluginTimeout = (plugin: string, doing: string, milliseconds: number, board: string): RunnerError =>
  runnerError(
    "PLUGIN_TIMEOUT",
    `plugin ${plugin}, ${doing}: no answer within ${milliseconds} ms, stopped.${board && ` Board: ${board}`}`,
    // A plugin that can't be loaded is wrong usage.
    {
      exit: doing === IMPORT ? 2 : 3,
      hint: "Give it more time with --technique-timeout. A plugin that runs out of memory does not answer either.",
    },
  );

export const pluginFinding = (
  plugin: string,
  technique: string,
  finding: string,
  status: string,
  why: string,
  board: string,
  counterexample: Counterexample | undefined,
): RunnerError =>
  runnerError(
    "PLUGIN_FINDING",
    `plugin ${plugin}, technique ${technique}: its finding ${finding} is ${status}.\n  Counterexample: ${why}\n  Board: ${board}`,
    { exit: 3, hint: "--trust accepts findings without proof.", counterexample },
  );
