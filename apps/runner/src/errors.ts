/**
 * Every error that the runner makes on purpose, one function each, with a code that never changes. Those of the core
 * (`WINGS_BAD_CHARACTER` and the like) come through as they are.
 */

import { inLine } from "./terminal/sanitize.js";
import type { Objection } from "./plugins/counterexample.js";

export interface RunnerError extends Error {
  readonly code: string;
  /** The exit status that the error ends the command with: 2 for wrong usage. */
  readonly exit: 1 | 2;
  /** What to try instead, printed below the message. */
  readonly hint?: string;
  /** What is drawn above the hint. */
  readonly objection?: Objection;
}

interface More {
  readonly exit?: 1 | 2;
  readonly hint?: string | undefined;
  readonly objection?: Objection | undefined;
  readonly cause?: unknown;
}

function runnerError(code: string, message: string, { exit = 2, hint, objection, cause }: More = {}): RunnerError {
  return Object.assign(new Error(message, { cause }), {
    name: "WingsError",
    code: `WINGS_${code}`,
    exit,
    ...(hint !== undefined && { hint }),
    ...(objection !== undefined && { objection }),
  });
}

/** An error that crossed a thread: only its data arrived. */
export interface PlainError {
  readonly code: string;
  readonly message: string;
  readonly exit: 1 | 2;
  readonly hint?: string;
  readonly objection?: Objection;
}

export const toPlain = (error: unknown): PlainError => {
  // Anything can be thrown.
  const { code, message, exit, hint, objection } = Object(error) as Partial<RunnerError>;
  return {
    code: typeof code === "string" ? code : "WINGS_FAILED",
    message: message ?? String(error),
    exit: exit === 2 ? 2 : 1,
    ...(hint !== undefined && { hint }),
    ...(objection !== undefined && { objection }),
  };
};

export const fromPlain = ({ code, message, ...more }: PlainError): RunnerError =>
  runnerError(code.replace(/^WINGS_/, ""), message, more);

const didYouMean = (suggestion: string | undefined): string | undefined =>
  suggestion === undefined ? undefined : `Did you mean ${suggestion}?`;

// --- Usage -----------------------------------------------------------------------------------------------------------

export const unknownCommand = (name: string, suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_COMMAND", `There is no command ${name || '""'}.`, {
    hint: didYouMean(suggestion && `wings ${suggestion}`) ?? "wings --help lists the commands.",
  });

/** `others` are the commands that have such a flag. */
export const unknownFlag = (
  flag: string,
  command: string,
  suggestion: string | undefined,
  others: readonly string[] = [],
): RunnerError =>
  runnerError("UNKNOWN_FLAG", `${`wings ${command}`.trim()} has no flag ${flag}.`, {
    hint:
      (command === "test" && flag === "--plugin" ? "Its input is the plugin: wings test PATH." : undefined) ??
      (others.length > 0 ? `It is a flag of ${others.map((name) => `wings ${name}`).join(", ")}.` : undefined) ??
      didYouMean(suggestion) ??
      (command === ""
        ? "wings --help lists the commands; flags go behind them."
        : `wings ${command} --help lists its flags; an input that begins with - goes behind --.`),
  });

export const commandForgotten = (board: string): RunnerError =>
  runnerError("UNKNOWN_COMMAND", "That is a board, and no command stands before it.", {
    hint: `wings solve '${board}' solves it; wings --help lists the commands.`,
  });

export const noCommand = (flag: string, line: string | undefined): RunnerError =>
  runnerError("NO_COMMAND", `No command stands before ${flag}.`, {
    hint: `${line === undefined ? "" : `Perhaps you mean: ${line}\n`}wings --help lists the commands.`,
  });

export const missingValue = (flag: string, placeholder: string): RunnerError =>
  runnerError("MISSING_VALUE", `${flag} wants a value: ${flag} ${placeholder}.`);

export const needlessValue = (flag: string): RunnerError => runnerError("NEEDLESS_VALUE", `${flag} takes no value.`);

export const badValue = (name: string, value: unknown, expected: string, suggestion?: string): RunnerError =>
  runnerError("BAD_VALUE", `${name} can't be ${JSON.stringify(value)}: expected ${expected}.`, {
    hint: didYouMean(suggestion),
  });

export const tooManyInputs = (command: string, most: number, extra: string): RunnerError =>
  runnerError(
    "TOO_MANY_INPUTS",
    `wings ${command} takes ${most === 0 ? "no input" : "one input"}; ${JSON.stringify(extra)} is one too many.`,
  );

export const noInput = (command: string, expected: string): RunnerError =>
  runnerError("NO_INPUT", `wings ${command} wants ${expected}.`, { hint: `wings ${command} --help shows examples.` });

export const noSuchFile = (path: string): RunnerError =>
  runnerError("NO_SUCH_FILE", `${path.trim() === "" ? "An empty text" : path} is neither a file nor a board.`, {
    hint: "Give a board as text, the path of a file, or - for what comes through a pipe.",
  });

export const noFile = (path: string): RunnerError =>
  runnerError("NO_SUCH_FILE", `There is no file ${path}.`, {
    hint: "Give the path of a file, or - for what comes through a pipe.",
  });

export const unreadable = (path: string, cause: unknown): RunnerError =>
  runnerError("UNREADABLE", `${path} can't be read: ${(cause as Error).message}`, { cause });

/** A path that can't be written to is wrong usage; a disk that is full is not. */
export const unwritable = (path: string, cause: unknown): RunnerError => {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  const isFull = path === "stdout" || ["ENOSPC", "EDQUOT", "EFBIG", "EIO"].includes(code);
  // What Node.js says behind that names the path once more.
  const [why] = message.split(", ");
  return runnerError("UNWRITABLE", `${path} can't be written: ${why}.`, {
    exit: isFull ? 1 : 2,
    hint: isFull ? undefined : WRITABLE[code],
    cause,
  });
};
const WRITABLE: Readonly<Record<string, string | undefined>> = {
  ENOENT: "Make its folder first, or give another file.",
  ENOTDIR: "What stands before the last slash is a file: give another place.",
  EISDIR: "It is a folder: give a file in it.",
  EACCES: "You may not write there: give another place.",
  EPERM: "You may not write there: give another place.",
  EROFS: "Nothing can be written there: give another place.",
};

export const inputAsOutput = (path: string): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", `${path} is the input: what is drawn would take its place.`, {
    hint: "Give another file to write to.",
  });

export const flagsClash = (one: string, other: string, why: string): RunnerError =>
  runnerError("FLAGS_CLASH", `${one} and ${other} do not go together: ${why}.`);

export const manyBoards = (): RunnerError =>
  runnerError("MANY_BOARDS", "There is more than one board in the input, and only one can be drawn.");

export const noBoard = (): RunnerError => runnerError("NO_BOARD", "There is no board in the input.", { exit: 1 });

export const noStep = (wanted: number, steps: number): RunnerError =>
  runnerError("NO_STEP", `There is no step ${wanted}: the path has ${steps === 1 ? "one step" : `${steps} steps`}.`, {
    exit: 1,
  });

/** `why` is a sentence about the board. */
export const noStepAtAll = (why: string): RunnerError => runnerError("NO_STEP", why, { exit: 1 });

/** Where the core sees nothing of a board in a text that says something. */
export const otherThanBoard = (seen: string, place: { readonly line: number; readonly column: number }): RunnerError =>
  Object.assign(
    runnerError(
      "NO_BOARD",
      `Line ${place.line}, column ${place.column}: expected a board, seen ${JSON.stringify(seen)}.`,
      {
        exit: 1,
      },
    ),
    { details: place },
  );

export const unfinished = (): RunnerError =>
  runnerError("UNFINISHED", "The command waited for something that never comes, and ended before its work was done.");

export const portTaken = (port: number, cause: unknown): RunnerError =>
  runnerError("PORT_TAKEN", `Port ${port} can't be used: ${(cause as Error).message}.`, {
    exit: 1,
    hint: "Without --port, one that is free is taken.",
    cause,
  });

export const noPage = (folder: string): RunnerError =>
  runnerError("NO_PAGE", `The page is not there: ${folder} is empty.`, {
    exit: 1,
    hint: "In a clone, pnpm run build makes it.",
  });

// --- Settings --------------------------------------------------------------------------------------------------------

/** `flag` is one that is called so, and has to be typed. */
export const unknownSetting = (
  name: string,
  where: string,
  flag: string | undefined,
  suggestion: string | undefined,
): RunnerError =>
  runnerError("UNKNOWN_SETTING", `${where}: there is no setting ${name}.`, {
    hint: flag === undefined ? didYouMean(suggestion) : `--${flag} has to be typed.`,
  });

export const badConfig = (path: string, why: string, cause?: unknown): RunnerError =>
  runnerError("BAD_CONFIG", `${path} is no configuration: ${why.replace(/\.$/, "")}.`, { cause });

export const unknownTechnique = (id: string, suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_TECHNIQUE", `There is no technique ${id}.`, {
    hint: didYouMean(suggestion) ?? "wings techniques lists them.",
  });

export const unknownPackage = (name: string, known: readonly string[], suggestion: string | undefined): RunnerError =>
  runnerError("UNKNOWN_PACKAGE", `No techniques come from a package ${name}: there are ${known.join(", ")}.`, {
    hint: didYouMean(suggestion && `pkg:${suggestion}`),
  });

export const oneTechnique = (flag: string, name: string, ids: readonly string[]): RunnerError =>
  runnerError("ONE_TECHNIQUE", `${flag} takes the id of one technique, and ${name} is a package.`, {
    hint: ids.length === 1 ? `Its technique is ${ids[0]}.` : `Its techniques are ${ids.join(", ")}.`,
  });

export const noTechniqueLeft = (): RunnerError =>
  runnerError("NO_TECHNIQUE_LEFT", "No technique is left: --only and --skip take them all away.");

export const badSet = (text: string): RunnerError =>
  runnerError("BAD_SET", `--set ${text} is not understood: expected TECHNIQUE.OPTION=VALUE.`, {
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
    `Technique ${technique} has no option ${option}: ${known.length > 0 ? `it has ${known.join(", ")}` : "it has none"}.`,
    { hint: didYouMean(suggestion) },
  );

// --- Files of records ------------------------------------------------------------------------------------------------

export const badRecord = (line: number, why: string): RunnerError =>
  runnerError("BAD_RECORD", `Line ${line} is not what wings solve --json writes: ${why}.`, { exit: 1 });

export const unknownSchema = (line: number, schema: unknown): RunnerError =>
  runnerError("UNKNOWN_SCHEMA", `Line ${line} has schema ${JSON.stringify(schema) ?? "none"}; this command reads 1.`, {
    exit: 1,
    hint: "npm install @wings/runner@latest reads later ones; lines without a schema are not those of wings solve --json.",
  });

export const badCase = (line: number): RunnerError =>
  runnerError("BAD_CASE", `Line ${line} is a board, but no line of a HoDoKu library.`, { exit: 1 });

// --- Bulk ------------------------------------------------------------------------------------------------------------

export const resumeMismatch = (path: string, why: string, isMended = false): RunnerError =>
  runnerError("RESUME_MISMATCH", `${path} can't be continued: ${why}.`, {
    hint: isMended
      ? `Nothing in it is changed. Remove ${path}.run to do all again: what is there is compared then, and kept where it is the same.`
      : "Nothing in it is changed. Give the same input and flags as the run that wrote it, or another file.",
  });

export const outIsInput = (path: string): RunnerError =>
  runnerError("INPUT_AS_OUTPUT", `${path} is one of the inputs, and --resume would write to it.`, {
    hint: "Nothing in it is changed. Give another file after --resume.",
  });

export const inTheWay = (path: string): RunnerError =>
  runnerError(
    "IN_THE_WAY",
    `${path} is in the way: --resume keeps a file of that name, and this one is not from wings.`,
    {
      hint: "Nothing in it is changed. Move it away, or give another file after --resume.",
    },
  );

export const inUse = (path: string, lock: string, owner: string): RunnerError => {
  const [pid, host] = owner.trim().split(" ");
  const who = host === undefined ? "another run" : `another run (process ${pid} on ${host})`;
  return runnerError("IN_USE", `${path} is being written by ${who}: two at once would spoil it.`, {
    hint: `Wait for it, or give another file. If there is no such run, remove ${lock}.`,
  });
};

export const workerCrashed = (why: string): RunnerError =>
  runnerError("WORKER_CRASHED", `The worker crashed at this board, twice: ${why}`, { exit: 1 });

export const unexpected = (cause: unknown): RunnerError =>
  runnerError("FAILED", `This board could not be done: ${(cause as Error).message}`, { exit: 1, cause });

// --- Plugins ---------------------------------------------------------------------------------------------------------

export const pluginNotFound = (plugin: string, why: string): RunnerError =>
  runnerError("PLUGIN_NOT_FOUND", `Plugin ${plugin} is not found: ${why}.`, {
    hint: "A plugin is a package that is installed here, a folder with a package.json, or one ES module file.",
  });

export const pluginBroken = (plugin: string, why: string, hint?: string): RunnerError =>
  runnerError("PLUGIN_BROKEN", `Plugin ${plugin} can't be loaded: ${inLine(why)}`, { hint });

export const pluginShape = (plugin: string, seen: string, remedy?: string): RunnerError =>
  runnerError("PLUGIN_SHAPE", `Plugin ${plugin} exports no techniques: ${inLine(seen)}.`, {
    hint: remedy ?? "export default a technique made with defineTechnique, or a list of them.",
  });

export const pluginCore = (
  plugin: string,
  missing: string,
  { wanted, found, install }: { wanted: string; found: string; install: string },
): RunnerError =>
  runnerError("PLUGIN_CORE", `Plugin ${plugin} needs ${wanted}: ${missing}, and ${found}.`, {
    hint: `${install} beside the plugin.`,
  });

export const pluginTwice = (plugin: string, other: string, id: string): RunnerError =>
  runnerError(
    "DUPLICATE_ID",
    plugin === other
      ? `Plugin ${plugin} has two techniques with the id ${id}.`
      : `Plugins ${other} and ${plugin} both have a technique with the id ${id}.`,
    {
      hint:
        plugin === other
          ? "One of them needs another id. A technique and its .with(…) are two configurations of one id: export one of them; --set chooses another."
          : "Take one of them, or give the technique of one of them another id.",
    },
  );

/** `places` are its two numbers in the list of plugins, from 1. */
export const pluginNamedTwice = (
  [name, again]: readonly [string, string],
  places: readonly [number, number],
  entry: string,
): RunnerError =>
  runnerError(
    "DUPLICATE_ID",
    name === again
      ? `Plugin ${name} is named twice: it is number ${places.join(" and number ")} of the plugins.`
      : `One plugin is named twice: number ${places[0]} of the plugins, ${name}, and number ${places[1]}, ${again}, are both ${entry}.`,
    { hint: "Leave one of them out." },
  );

export const pluginBareId = (plugin: string, id: string): RunnerError =>
  runnerError("PLUGIN_ID", `Plugin ${plugin}: the id ${id} has no author; ids without one are those of wings itself.`, {
    hint: `Name it author/${id}.`,
  });

export const pluginFailed = (plugin: string, technique: string, why: string): RunnerError =>
  runnerError("PLUGIN_FAILED", `Plugin ${plugin}, technique ${technique}: ${inLine(ofNamed(why))}`, { exit: 1 });

/** What the core says of a technique, in a sentence that has named it. */
const ofNamed = (why: string): string => why.replace(/^Technique \S+ (.*)\.$/s, "it $1");

/** What a plugin does before any of its techniques is called. */
export const IMPORT = "its import";

export const pluginHangs = (plugin: string, doing: string, milliseconds: number, board: string): RunnerError =>
  runnerError(
    "PLUGIN_TIMEOUT",
    `Plugin ${plugin}, ${doing}: stopped, it had not answered after ${milliseconds} ms.${board && ` Board: ${board}`}`,
    // What can't be loaded is wrong usage, as anything else that is not there.
    {
      exit: doing === IMPORT ? 2 : 1,
      hint: "--technique-timeout gives it more time. One that has used up its memory does not answer either.",
    },
  );

export const pluginLies = (
  plugin: string,
  technique: string,
  finding: string,
  status: string,
  why: string,
  board: string,
  objection: Objection | undefined,
): RunnerError =>
  runnerError(
    "PLUGIN_FINDING",
    `Plugin ${plugin}, technique ${technique}: its finding ${finding} is ${status}.\n  Counter-example: ${why}\n  Board: ${board}`,
    { exit: 1, hint: "--trust takes findings unchecked.", objection },
  );
