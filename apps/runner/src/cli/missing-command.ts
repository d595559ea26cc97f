import { type RunnerError, missingCommand, unknownFlag } from "../errors.js";
import { COMMANDS, type Command, flagsOf } from "./commands.js";
import { type Call, parseFlags } from "./flags.js";
import { suggest } from "./suggest.js";

/** The error for a line that starts with a flag instead of a command. It suggests the line with the most likely command. */
export function missingCommandError(words: readonly string[]): RunnerError {
  const [first] = words;
  const [name] = first.split("=");
  const all = [...new Set(COMMANDS.flatMap(flagsOf))];
  if (name === "--") return missingCommand(name, words.length > 1 ? quoteLine(words.slice(1)) : undefined);
  // A hyphen alone is an input.
  if (name !== "-" && !all.some((flag) => `--${flag.name}` === name || `-${flag.short ?? "-"}` === name)) {
    return unknownFlag(first, "", suggest(name, ["--version", ...all.map((flag) => `--${flag.name}`)]));
  }
  // If a later word is a command, it was put in the wrong place.
  const at = words.findIndex((word) => COMMANDS.some((command) => command.name === word));
  if (at > 0) return missingCommand(name, quoteLine([words[at], ...words.slice(0, at), ...words.slice(at + 1)]));
  const possible: Call[] = COMMANDS.flatMap((command) => parseAs(command, words) ?? []);
  // With a board, `solve` is most likely; without one, `techniques`.
  const likely =
    possible.find(({ command, inputs }) => (inputs.length > 0 ? command !== "techniques" : command === "techniques")) ??
    possible.at(0);
  return missingCommand(name, likely && quoteLine([likely.command, ...words]));
}

function parseAs(command: Command, words: readonly string[]): Call | undefined {
  try {
    return parseFlags(command.name, words, flagsOf(command));
  } catch {
    return undefined;
  }
}

/** A line as a shell takes it. */
const quoteLine = (words: readonly string[]): string =>
  ["wings", ...words]
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(" ");
