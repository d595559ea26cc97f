import { type Command, type Run, flagsOf } from "../../command/define-command.js";
import { type NamedFlag, withDefaults } from "../../command/flag.js";
import { COMMANDS } from "../list.js";
import { withSettings } from "../../command/settings.js";
import { parseFlags } from "../../command/parse-flags.js";
import { techniqueFlags } from "../../command/shared-flags.js";
import { suggest } from "../../terminal/suggest.js";
import { badValue } from "../../techniques/errors.js";
import { type SelectionFlags, type Techniques, loadTechniques, selectionOf } from "../../techniques/load-techniques.js";
import { write } from "../../terminal/output.js";

/** The shells ask `wings __complete` at each Tab, so that plugins complete too. */
const SCRIPTS: Readonly<Record<string, string>> = {
  // Bash splits words at : and =, so it gets only the part after these. An empty answer makes it complete files.
  bash: `_wings() {
  local IFS=$'\\n'
  COMPREPLY=($("$1" __complete bash "$1" "$2" "\${COMP_LINE:0:COMP_POINT}" 2> /dev/null))
  case "\${COMPREPLY[0]}" in
    :none) COMPREPLY=(); compopt +o default 2> /dev/null ;;
    *=) compopt -o nospace 2> /dev/null ;;
  esac
}
complete -o default -F _wings wings
`,
  zsh: `#compdef wings
_wings() {
  local -a found=("\${(@f)$("$words[1]" __complete zsh "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2> /dev/null)}") space
  case "$found[1]" in
    :files) compset -P '*='; _files; return ;;
    :none) return ;;
    *=) space=(-S '') ;;
  esac
  local -a values=("\${(@)found%%$'\\t'*}") lines=("\${(@)found/$'\\t'/  }")
  compadd -l -d lines "\${space[@]}" -a values
}
if [ "$funcstack[1]" = "_wings" ]; then
  _wings "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _wings wings
fi
`,
  fish: `function __wings
  set -l words (commandline -opc)
  set -l token (commandline -ct)
  set -l found ($words[1] __complete fish $words[2..-1] "$token" 2> /dev/null)
  switch "$found[1]"
    case :files
      set -l lead (string match -r -- '^--[a-z-]+=' "$token")
      __fish_complete_path (string replace -r -- '^--[a-z-]+=' '' "$token") | string replace -r -- '^' "$lead"
    case :none
    case '*'
      printf '%s\\n' $found
  end
end
complete -c wings -f -a '(__wings)'
`,
};
const SHELLS = Object.keys(SCRIPTS);

/** Prints the completion script for a shell. */
export const run: Run = async ({ inputs: [shell] }) => {
  if (!SHELLS.includes(shell)) throw badValue("the shell", shell, "bash, zsh or fish", suggest(shell, SHELLS));
  await write(SCRIPTS[shell]);
  return 0;
};

/** Answers a script: one candidate a line, in fish and zsh with a description, or `:none`, or `:files`. */
export async function complete([shell, ...rest]: readonly string[]): Promise<string> {
  if (shell !== "bash") {
    const found = await candidates(rest);
    if (found === "files") return ":files\n";
    return found.length === 0
      ? ":none\n"
      : found.map(({ word, about }) => `${word}${about === undefined ? "" : `\t${about}`}\n`).join("");
  }
  const [command, unfinished, line] = rest;
  const words = splitLine(line);
  const found = await candidates(words.slice(words.indexOf(command) + 1));
  if (found === "files") return "";
  // Bash replaces only the part of the word after its last : or =.
  const kept = words.at(-1)!.length - unfinished.length;
  return found.length === 0 ? ":none\n" : found.map(({ word }) => `${word.slice(kept)}\n`).join("");
}

/** The words of an unfinished line of a shell. The last one is empty after a blank. */
function splitLine(line: string): string[] {
  const words = [...line.matchAll(/((?:\\.|"(?:\\.|[^"\\])*"?|'[^']*'?|[^\s"'])*)(?:\s+|$)/gs)].map(([, word]) =>
    word.replace(/\\(.)|["']/gs, "$1"),
  );
  return /(?<!\\)\s$/.test(line) ? words : words.slice(0, -1);
}

interface Candidate {
  readonly word: string;
  readonly about?: string;
}

/** What may complete the last of these words, the words after `wings`. */
async function candidates(words: readonly string[]): Promise<readonly Candidate[] | "files"> {
  const typed = words.at(-1) ?? "";
  const [name] = words;
  const matching = (all: readonly Candidate[]): Candidate[] => all.filter(({ word }) => word.startsWith(typed));
  if (words.length <= 1) return matching([...COMMANDS.map(asCandidate), ...EVERYWHERE]);
  if (name === "help") return matching(COMMANDS.map(asCandidate));
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) return [];
  const before = words.slice(1, -1);
  if (before.includes("--")) return inputsOf(command, before, typed);

  const [inline] = /^--[^=]+(?==)/.exec(typed) ?? [];
  const flag = flagNamed(command, inline ?? before.at(-1));
  if (flag?.value !== undefined) {
    const lead = inline === undefined ? "" : `${inline}=`;
    return valuesOf(flag, command, before, lead, typed.slice(lead.length));
  }
  if (!typed.startsWith("-")) return inputsOf(command, before, typed);
  return matching(
    flagsOf(command).flatMap(({ name: long, short, about }) =>
      [`--${long}`, ...(short === undefined ? [] : [`-${short}`])].map((word) => ({ word, about })),
    ),
  );
}

const asCandidate = ({ name, about }: Command): Candidate => ({ word: name, about });
const EVERYWHERE: readonly Candidate[] = [
  { word: "help", about: "show the help of a command" },
  { word: "--help", about: "show the help" },
  { word: "--version", about: "print the version" },
];

const flagNamed = (command: Command, word: string | undefined): NamedFlag | undefined =>
  flagsOf(command).find(({ name, short }) => word === `--${name}` || (short !== undefined && word === `-${short}`));

async function inputsOf(
  command: Command,
  before: readonly string[],
  typed: string,
): Promise<readonly Candidate[] | "files"> {
  const { completes, inputs } = command;
  if (completes === "technique") return matches([...(await techniquesFor(command, before)).rungs.keys()], "", typed);
  if (completes !== undefined) return matches(completes, "", typed);
  return inputs === "none" ? [] : "files";
}

/** The values of a flag. `lead` is the part of the word before the value, such as `--only=`. */
async function valuesOf(
  { completes, choices = [] }: NamedFlag,
  command: Command,
  before: readonly string[],
  lead: string,
  typed: string,
): Promise<readonly Candidate[] | "files"> {
  if (completes === "file") return "files";
  if (completes === undefined) return matches(choices, lead, typed);
  // Ids of plugins have an author: `author/id`. Plugins run only for a word that needs their ids.
  const isOurs = completes === "option" && /^[^/]*\./.test(typed);
  const techniques = await (isOurs ? load({}) : techniquesFor(command, before));
  const ids = [...techniques.rungs.keys()];
  if (completes === "id") return matches(ids, lead, typed);
  if (completes === "option") return matches(optionWords(techniques, typed.includes("=")), lead, typed);
  const packages = [...techniques.rungs.values()].map(({ from }) => `pkg:${from.replace("@wings/", "")}`);
  // The last item of a list is completed.
  const [list] = /^.*,/.exec(typed) ?? [""];
  return matches([...ids, ...new Set(packages)], lead + list, typed.slice(list.length));
}

const matches = (words: readonly string[], lead: string, typed: string): Candidate[] =>
  words.filter((word) => word.startsWith(typed)).map((word) => ({ word: lead + word }));

/** `als-xy-wing.disjoint=`, and with the values of a switch once the `=` is typed. */
const optionWords = ({ rungs }: Techniques, hasSign: boolean): string[] =>
  [...rungs.values()].flatMap(({ technique: { id, meta } }) =>
    Object.entries(meta.options).flatMap(([name, { type }]) =>
      !hasSign ? [`${id}.${name}=`] : type === "boolean" ? [`${id}.${name}=true`, `${id}.${name}=false`] : [],
    ),
  );

/** The techniques with the plugins of the line and of the settings; without these if they can't be loaded. */
async function techniquesFor(command: Command, before: readonly string[]): Promise<Techniques> {
  try {
    // The last word may be a flag that still lacks its value.
    const complete = flagNamed(command, before.at(-1))?.value === undefined ? before : before.slice(0, -1);
    const { flags } = parseFlags(command.name, complete, flagsOf(command));
    const { values, pluginFolder } = withSettings(flags, command, COMMANDS);
    return await load(withDefaults(techniqueFlags, values), pluginFolder);
  } catch {
    return load({});
  }
}

/** All techniques are offered: the selection flags of the line are ignored. */
async function load(
  { plugin, "technique-timeout": timeout }: SelectionFlags,
  pluginFolder?: string,
): Promise<Techniques> {
  const techniques = await loadTechniques(selectionOf({ plugin, "technique-timeout": timeout }, pluginFolder));
  techniques.plugins?.close();
  return techniques;
}
