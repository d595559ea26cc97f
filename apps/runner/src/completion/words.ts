import { LADDER } from "@wings/ladder";
import type { Flag } from "../cli/flags.js";
import { COMMANDS, type Command, flagsOf } from "../cli/commands.js";

/** The shells that there is completion for. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** What shells offer. All of it comes from the ladder and from the table of commands. */
export const TECHNIQUES = LADDER.map(({ technique: { id } }): string => id);
export const PACKAGES = [...new Set(LADDER.map((rung) => `pkg:${rung.package.replace("@wings/", "")}`))];

const options = LADDER.flatMap(({ technique: { id, meta } }) =>
  Object.entries(meta.options).map(([name, { type }]) => ({ set: `${id}.${name}=`, isSwitch: type === "boolean" })),
);
/** `als-xy-wing.disjoint=`: what may be set, and then to what. */
export const OPTIONS = options.map(({ set }) => set);
export const SETS = options.flatMap(({ set, isSwitch }) => (isSwitch ? [`${set}true`, `${set}false`] : []));

/** All flags that take a value, once, for a flag is the same wherever it is. */
export const VALUED: readonly Flag[] = [
  ...new Map(
    COMMANDS.flatMap(({ flags }) => flags)
      .filter(({ value }) => value !== undefined)
      .map((flag) => [flag.name, flag]),
  ).values(),
];

/** A flag as it is typed: `--output`, `-o`. */
export const typed = ({ name, short }: Flag): string[] => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];
export const typedFlags = (command: Command): string[] => flagsOf(command).flatMap(typed);

/** What stands behind a command: files, words, or nothing. */
export const inputsOf = ({ name, inputs }: Command): "file" | "none" | readonly string[] =>
  name === "completion" ? SHELLS : inputs === "none" ? "none" : "file";

/** Text in quotes that every shell takes as it is. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
