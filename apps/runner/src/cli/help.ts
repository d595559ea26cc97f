import { columns as table } from "../terminal/table.js";
import type { Flag } from "./flags.js";
import { lookOf, plain, wrap } from "../terminal/terminal-style.js";
import { COMMANDS, type Command, flagsOf } from "./commands.js";

const INTRO = "wings solves, explains, rates and checks sudokus, step by step, with a proof for each step.";

/** The help of the whole: examples first. */
export const help = (): string =>
  [
    told(INTRO),
    section("Examples", examplesOf(COMMANDS.flatMap(({ examples }) => examples.slice(0, 1)).slice(0, 6))),
    section("Commands", columns(COMMANDS.map(({ name, about }) => [name, about]))),
    section(
      "Everywhere",
      columns([
        ["COMMAND --help", "examples and flags of a command"],
        ["--version", "the version"],
        ["input", "a board as text, a file, or - for what comes through a pipe; any common format"],
      ]),
    ),
    told("Exit status: 0 fine, 1 a negative answer or bad lines, 2 wrong usage, 130 interrupted."),
  ].join("\n");

/** The help of a command. */
export const helpOf = (command: Command): string =>
  [
    told(`wings ${command.name}: ${command.about}`),
    section("Examples", examplesOf(command.examples)),
    section("Usage", `  wings ${command.name} ${["[flags]", command.operands].join(" ").trim()}\n`),
    section("Flags", columns(flagsOf(command).map((flag) => [flagName(flag), flagAbout(flag)]))),
    command.flags.some(({ setting }) => setting)
      ? told(
          "Flags go before WINGS_… in the environment, before wings.config.{js,mjs,json} in a folder above, before your own config.",
        )
      : "",
  ].join("\n");

/** What to say when nothing was given. */
export const shortHelp = (command: Command): string =>
  `wings ${command.name}: ${command.about}\n\n${section("Examples", examplesOf(command.examples))}\nwings ${command.name} --help says more.\n`;

const flagName = ({ name, short, value }: Flag): string =>
  `${short === undefined ? "    " : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;

const flagAbout = ({ about, default: byDefault }: Flag): string =>
  byDefault === undefined ? about : `${about} (default: ${byDefault})`;

const section = (title: string, text: string): string => `${title}\n${text}`;

const examplesOf = (examples: Command["examples"]): string =>
  examples.map(([line, about]) => `  # ${about}\n  ${line}\n`).join("");

const columns = (rows: readonly (readonly [string, string])[]): string =>
  table([{ isWhole: true }, {}], rows, lookOf({}), "  ").join("");

/** A sentence, as wide as the terminal. */
function told(text: string): string {
  const look = lookOf({});
  return `${plain(look, wrap(text, look))}\n`;
}
