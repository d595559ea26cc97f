import { type RunnerError, noCommand, unknownFlag } from "../errors.js";
import { type Line, readLine } from "./flags.js";
import { suggest } from "./suggest.js";
import { COMMANDS, type Command, flagsOf } from "./commands.js";

/** The error for a line that begins with a flag: which command was most probably meant, and how the line would be with it. */
export function forgotten(words: readonly string[]): RunnerError {
  const [first] = words;
  const [name] = first.split("=");
  const all = [...new Set(COMMANDS.flatMap(flagsOf))];
  if (name === "--") return noCommand(name, words.length > 1 ? lineOf(words.slice(1)) : undefined);
  // A hyphen alone is an input.
  if (name !== "-" && !all.some((flag) => `--${flag.name}` === name || `-${flag.short ?? "-"}` === name)) {
    return unknownFlag(first, "", suggest(name, ["--version", ...all.map((flag) => `--${flag.name}`)]));
  }
  // A command further behind comes to the front.
  const at = words.findIndex((word) => COMMANDS.some((command) => command.name === word));
  if (at > 0) return noCommand(name, lineOf([words[at], ...words.slice(0, at), ...words.slice(at + 1)]));
  const readings: { name: string; line: Line }[] = COMMANDS.flatMap((command) => {
    const line = readAs(command, words);
    return line === undefined ? [] : [{ name: command.name, line }];
  });
  // Where there is a board it is to be solved; where there is none, the techniques can still be looked at.
  const meant =
    readings.find(({ name: each, line }) => (line.inputs.length > 0 ? each !== "techniques" : each === "techniques")) ??
    readings.at(0);
  return noCommand(name, meant && lineOf([meant.name, ...words]));
}

function readAs(command: Command, words: readonly string[]): Line | undefined {
  try {
    return readLine(command.name, words, flagsOf(command));
  } catch {
    return undefined;
  }
}

/** A line as a shell takes it. */
const lineOf = (words: readonly string[]): string =>
  ["wings", ...words]
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(" ");
