import {
  type RunnerError,
  missingCommandForBoard,
  noCurrentFolder,
  noInput,
  tooManyInputs,
  unknownCommand,
} from "../errors.js";
import { tell, write } from "../io/output.js";
import { withSettings } from "../cli/config.js";
import { terminalStyle, toTerminal } from "../terminal/terminal-style.js";
import { VERSION } from "../version.js";
import { COMMANDS, type Command, flagsOf } from "./commands.js";
import { type Run, type Values, parseFlags } from "./flags.js";
import { help, helpFor, shortHelpFor } from "./help.js";
import { missingCommandError } from "./missing-command.js";
import { suggest } from "./suggest.js";

/** Loads the code of a command when it is called. All commands that answer each board share theirs. */
const load: Readonly<Record<string, (() => Promise<{ run: Run }>) | undefined>> = {
  verify: () => import("../commands/verify.js"),
  regress: () => import("../commands/regress.js"),
  draw: () => import("../commands/draw.js"),
  generate: () => import("../commands/generate.js"),
  practice: () => import("../commands/practice.js"),
  print: () => import("../commands/print.js"),
  techniques: () => import("../commands/techniques.js"),
  play: () => import("../commands/play.js"),
  test: () => import("../commands/test.js"),
  mcp: loadMcp,
  work: () => import("../commands/work.js"),
  completion: () => import("../commands/completion.js"),
};
/** A bundle of its own: the SDK would slow the start of every command. `import` would search it for exports, 0.2 s of work. */
async function loadMcp(): Promise<{ run: Run }> {
  const { createRequire } = await import("node:module");
  return createRequire(import.meta.url)("./mcp.cjs") as { run: Run };
}
const loadBoards = (): Promise<{ run: Run }> => import("../commands/answer-boards.js");

/** The flags with all settings as soon as they are known: error messages follow them. */
let settings: Values = {};

/** Runs a command line; resolves to the exit status. Errors are reported on stderr. */
export async function main(words: readonly string[]): Promise<number> {
  settings = {};
  try {
    return await runCommand(words);
  } catch (error) {
    return report(error);
  }
}

async function runCommand(words: readonly string[]): Promise<number> {
  checkCurrentFolder();
  const [first, ...rest] = words;
  if (first === undefined) {
    tell(help());
    return 2;
  }
  if (first === "--version" || first === "-V" || first === "version") return print(`${VERSION}\n`);
  if (first === "__complete") {
    const { complete } = await import("../commands/completion.js");
    return print(await complete(rest));
  }
  const isHelp = ["help", "--help", "-h"].includes(first);
  const name = isHelp ? (rest[0] ?? "-") : first;
  if (isHelp && name.startsWith("-")) return print(help());
  const command = findCommand(name, words);
  if (isHelp) return print(helpFor(command));

  const call = parseFlags(command.name, rest, flagsOf(command), commandsWith);
  const { flags, inputs } = call;
  if (flags.help === true) return print(helpFor(command));
  const most = { none: 0, optional: 1, one: 1, file: 1, many: Infinity }[command.inputs];
  if (inputs.length > most) throw tooManyInputs(command.name, most, inputs[most]);
  if (inputs.length === 0 && !["none", "optional"].includes(command.inputs)) {
    if (process.stdin.isTTY) {
      tell(shortHelpFor(command));
      return 2;
    }
    if (command.wants !== undefined) throw noInput(command.name, command.wants);
  }
  const { run } = await (load[command.name] ?? loadBoards)();
  settings = withSettings(flags, command.flags);
  return run({ ...call, flags: settings });
}

function findCommand(name: string, words: readonly string[]): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command !== undefined) return command;
  if (words[0] === name && name.startsWith("-")) {
    throw missingCommandError(words);
  }
  if (words[0] === name && looksLikeBoard(name)) throw missingCommandForBoard(name);
  const names = COMMANDS.map((each) => each.name);
  throw unknownCommand(name, suggest(name, names));
}

const commandsWith = (flag: string): string[] =>
  COMMANDS.filter(({ flags }) => flags.some(({ name }) => name === flag)).map(({ name }) => name);

/** Whether a word is more likely a board than a command. `openInput` has the same limits. */
const looksLikeBoard = (word: string): boolean =>
  word.replace(/[^\d.*_]/g, "").length >= 17 || /^w\d\w{16,}$/.test(word.trim());

function checkCurrentFolder(): void {
  try {
    process.cwd();
  } catch (error) {
    throw noCurrentFolder(error);
  }
}

async function print(text: string): Promise<number> {
  await write(text);
  return 0;
}

/** Prints an error with its hint to stderr; returns the exit status. */
export async function report(error: unknown): Promise<number> {
  const { code, message, exit, hint, counterexample, stack } = error as Partial<RunnerError>;
  const isOurs = typeof code === "string" && code.startsWith("WINGS_");
  const style = terminalStyle(settings, process.stderr);
  const drawing =
    counterexample === undefined
      ? ""
      : (await import("../terminal/drawing.js")).drawCounterexample(counterexample, style);
  tell(toTerminal(style, `wings: ${message ?? String(error)}${isOurs ? ` (${code})` : ""}\n`));
  tell(drawing + toTerminal(style, hint === undefined ? "" : `${hint}\n`));
  const untyped = (settings.untyped as string[] | undefined) ?? [];
  if (exit === 2 && untyped.length > 0 && /TECHNIQUE|PACKAGE|OPTION|SET$|VALUE|PLUGIN|DUPLICATE/.test(code ?? ""))
    tell(`Also in force: ${untyped.join(", ")}.\n`);
  if (!isOurs) tell(`This is a bug in wings.\n${stack ?? ""}\n`);
  return exit ?? 1;
}
