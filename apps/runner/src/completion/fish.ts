import type { Flag } from "../cli/flags.js";
import { COMMANDS, flagsOf } from "../cli/commands.js";
import { OPTIONS, PACKAGES, SETS, TECHNIQUES, inputsOf, quoted } from "./words.js";

const valueOf = ({ value, choices, offers }: Flag): string => {
  if (value === undefined) return "";
  if (choices !== undefined) return ` -x -a ${quoted(choices.join(" "))}`;
  switch (offers) {
    case "id":
      return ` -x -a ${quoted(TECHNIQUES.join(" "))}`;
    case "ids":
      return " -x -a '(__wings_ids)'";
    case "set":
      return " -x -a '(__wings_set)'";
    case "file":
      return " -r -F";
    default:
      return " -x";
  }
};

/** The script for fish. */
export const fish = (): string =>
  [
    "function __wings_value",
    "  string replace -r -- '^--[a-z-]+=' '' (commandline -ct)",
    "end",
    "function __wings_ids",
    "  set -l before (string replace -r -- '[^,]*$' '' (__wings_value))",
    `  string replace -r -- '^' "$before" ${[...TECHNIQUES, ...PACKAGES].join(" ")}`,
    "end",
    "function __wings_set",
    "  if string match -q -- '*=*' (__wings_value)",
    `    printf '%s\\n' ${SETS.join(" ")}`,
    "  else",
    `    printf '%s\\n' ${OPTIONS.join(" ")}`,
    "  end",
    "end",
    "complete -c wings -f",
    ...COMMANDS.map(({ name, about }) => `complete -c wings -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`),
    "complete -c wings -n __fish_use_subcommand -a help -d 'the help of a command'",
    "complete -c wings -n __fish_use_subcommand -l help -d 'examples and commands'",
    "complete -c wings -n __fish_use_subcommand -l version -d 'the version'",
    `complete -c wings -n '__fish_seen_subcommand_from help' -a ${quoted(COMMANDS.map(({ name }) => name).join(" "))}`,
    ...COMMANDS.flatMap((command) => {
      const here = `complete -c wings -n '__fish_seen_subcommand_from ${command.name}'`;
      const inputs = inputsOf(command);
      return [
        ...(inputs === "none" ? [] : [inputs === "file" ? `${here} -F` : `${here} -a ${quoted(inputs.join(" "))}`]),
        ...flagsOf(command).map((flag) => {
          const short = flag.short === undefined ? "" : ` -s ${flag.short}`;
          return `${here} -l ${flag.name}${short}${valueOf(flag)} -d ${quoted(flag.about)}`;
        }),
      ];
    }),
    "",
  ].join("\n");
