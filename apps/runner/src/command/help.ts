import { formatTable, terminalStyle, toTerminal, wrap } from "../terminal/terminal-style.js";
import { type Command, flagsOf } from "./define-command.js";
import { type Flag, type NamedFlag, namedFlags } from "./flag.js";

const INTRO = "wings solves, explains, rates and checks sudokus, step by step, with a proof for each step.";

/** The help for all commands: examples first. */
export const help = (commands: readonly Command[]): string =>
  [
    paragraph(INTRO),
    section("Examples", examplesOf(commands.flatMap(({ examples }) => examples.slice(0, 1)).slice(0, 6))),
    section("Commands", table(commands.map(({ name, about }) => [name, about]))),
    section(
      "More",
      table([
        ["COMMAND --help", "examples and flags of a command"],
        ["--version", "the version"],
        ["input", "a board as text, a file, or - for stdin; most text formats are recognized"],
      ]),
    ),
    paragraph(
      "Exit status: 0 success, 1 a negative answer or unreadable boards, 2 wrong usage, 3 stopped by a plugin or a full disk, 130 interrupted.",
    ),
  ].join("\n");

/** The help for a command. */
export const helpFor = (command: Command): string =>
  [
    paragraph(`wings ${command.name}: ${command.about}`),
    section("Examples", examplesOf(command.examples)),
    section("Usage", `  wings ${command.name} ${["[flags]", command.operands].join(" ").trim()}\n`),
    section("Flags", table(flagsOf(command).map((flag) => [nameOf(flag), aboutOf(flag)]))),
    namedFlags(command.flags).some(({ setting }) => setting === true) ? paragraph(SETTINGS_ORDER) : "",
  ].join("\n");

const SETTINGS_ORDER =
  "Flags override WINGS_… environment variables, these override the project's wings.config.json, and that overrides your own config.json.";

/** The help for a command that was called without input. */
export const shortHelpFor = (command: Command): string =>
  `wings ${command.name}: ${command.about}\n\n${section("Examples", examplesOf(command.examples))}\nwings ${command.name} --help lists the flags.\n`;

const nameOf = ({ name, short, value }: NamedFlag): string =>
  `${short === undefined ? "    " : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;

const aboutOf = (flag: NamedFlag): string => {
  const shown = shownDefaultOf(flag);
  return shown === undefined ? flag.about : `${flag.about} (default: ${shown})`;
};

/** The default as the help shows it. */
export const shownDefaultOf = ({ shownDefault, default: byDefault }: Flag): string | undefined =>
  shownDefault ?? (Array.isArray(byDefault) ? byDefault.join(",") : byDefault)?.toString();

const section = (title: string, text: string): string => `${title}\n${text}`;

const examplesOf = (examples: Command["examples"]): string =>
  examples.map(([line, about]) => `  # ${about}\n  ${line}\n`).join("");

const table = (rows: readonly (readonly [string, string])[]): string =>
  formatTable([{ isWhole: true }, {}], rows, terminalStyle({}), "  ").join("");

/** A paragraph as wide as the terminal. */
function paragraph(text: string): string {
  const style = terminalStyle({});
  return `${toTerminal(style, wrap(text, style))}\n`;
}
