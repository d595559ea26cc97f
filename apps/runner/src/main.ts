import { unknownFlag } from "./command/errors.js";
import {
  missingCommand,
  missingCommandForBoard,
  noCurrentFolder,
  noInput,
  tooManyInputs,
  unknownCommand,
} from "./errors.js";
import { forClassicBoards } from "./run/errors.js";
import type { RunnerError } from "./terminal/coded-error.js";
import { tell, write } from "./terminal/output.js";
import { terminalStyle, toTerminal } from "./terminal/terminal-style.js";
import { type Command, flagsOf } from "./command/define-command.js";
import { withDefaults } from "./command/flag.js";
import { help, helpFor, shortHelpFor } from "./command/help.js";
import { type Words, parseFlags } from "./command/parse-flags.js";
import { type Settings, withSettings } from "./command/settings.js";
import { COMMANDS } from "./commands/list.js";
import { suggest } from "./terminal/suggest.js";
import { VERSION } from "./terminal/version.js";

/** The flags with all settings as soon as they are known: error messages follow them. */
let settings: Settings | undefined;

/** Runs a command line; resolves to the exit status. Errors are reported on stderr. */
export async function main(words: readonly string[]): Promise<number> {
  // What an earlier call in this process has set.
  settings = undefined;
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
    tell(help(COMMANDS));
    return 2;
  }
  if (first === "--version" || first === "-V" || first === "version") return print(`${VERSION}\n`);
  if (first === "__complete") {
    const { complete } = await import("./commands/completion/run.js");
    return print(await complete(rest));
  }
  const isHelp = ["help", "--help", "-h"].includes(first);
  const name = isHelp ? (rest[0] ?? "-") : first;
  if (isHelp && name.startsWith("-")) return print(help(COMMANDS));
  const command = findCommand(name, words);
  if (isHelp) return print(helpFor(command));

  const { flags: typed, inputs } = parseFlags(command.name, rest, flagsOf(command), (flag) => ({
    hint: command.flagHints?.[flag],
    others: commandsWith(flag),
    error: flag === "layout" && command.boards === "classic" ? forClassicBoards(`wings ${command.name}`) : undefined,
  }));
  if (typed.help === true) return print(helpFor(command));
  const most = { none: 0, optional: 1, one: 1, file: 1, many: Infinity }[command.inputs];
  if (inputs.length > most) throw tooManyInputs(command.name, most, inputs[most]);
  const needsInput = !["none", "optional"].includes(command.inputs) && typed[command.flagWithoutInput ?? ""] !== true;
  if (inputs.length === 0 && needsInput) {
    if (process.stdin.isTTY) {
      tell(shortHelpFor(command));
      return 2;
    }
    if (command.wants !== undefined) throw noInput(command.name, command.wants);
  }
  const loaded = await command.load?.();
  settings = withSettings(typed, command, COMMANDS);
  const { values: given, pluginFolder } = settings;
  const call = { command: command.name, flags: withDefaults(command.flags, given), given, pluginFolder, inputs };
  return loaded === undefined ? (await import("./run/filter.js")).runFilter(command, call) : loaded.run(call);
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
  COMMANDS.filter(({ flags }) => Object.hasOwn(flags, flag)).map(({ name }) => name);

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
  const { code, message, exit, hint, counterexample, isAboutTechniques, stack } = error as Partial<RunnerError>;
  const isOurs = typeof code === "string" && code.startsWith("WINGS_");
  const style = terminalStyle(settings?.values ?? {}, process.stderr);
  const drawing =
    counterexample === undefined
      ? ""
      : (await import("./techniques/drawing.js")).drawCounterexample(counterexample, style);
  tell(toTerminal(style, `wings: ${message ?? String(error)}${isOurs ? ` (${code})` : ""}\n`));
  tell(drawing + toTerminal(style, hint === undefined ? "" : `${hint}\n`));
  const choosing = settings?.choosing ?? [];
  if (exit === 2 && choosing.length > 0 && isAboutTechniques === true) tell(`Also in force: ${choosing.join(", ")}.\n`);
  if (!isOurs) tell(`This is a bug in wings.\n${stack ?? ""}\n`);
  return exit ?? 1;
}

/** The error for a line that starts with a flag instead of a command. It suggests the line with the most likely command. */
function missingCommandError(words: readonly string[]): RunnerError {
  const [first] = words;
  const [name] = first.split("=");
  const all = COMMANDS.flatMap(flagsOf);
  if (name === "--") return missingCommand(name, words.length > 1 ? quoteLine(words.slice(1)) : undefined);
  // A hyphen alone is an input.
  if (name !== "-" && !all.some((flag) => `--${flag.name}` === name || `-${flag.short ?? "-"}` === name)) {
    return unknownFlag(first, "", suggest(name, ["--version", ...all.map((flag) => `--${flag.name}`)]));
  }
  // If a later word is a command, it was put in the wrong place.
  const at = words.findIndex((word) => COMMANDS.some((command) => command.name === word));
  if (at > 0) return missingCommand(name, quoteLine([words[at], ...words.slice(0, at), ...words.slice(at + 1)]));
  const possible = COMMANDS.flatMap((command) => parseAs(command, words) ?? []);
  // With a board, `solve` is most likely; without one, `techniques`.
  const likely =
    possible.find(({ command, inputs }) => (inputs.length > 0 ? command !== "techniques" : command === "techniques")) ??
    possible.at(0);
  return missingCommand(name, likely && quoteLine([likely.command, ...words]));
}

function parseAs(command: Command, words: readonly string[]): (Words & { command: string }) | undefined {
  try {
    return { command: command.name, ...parseFlags(command.name, words, flagsOf(command)) };
  } catch {
    return undefined;
  }
}

/** A line as a shell takes it. */
const quoteLine = (words: readonly string[]): string =>
  ["wings", ...words]
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(" ");
