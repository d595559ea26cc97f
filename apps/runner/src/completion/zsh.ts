import type { Flag } from "../cli/flags.js";
import { COMMANDS, flagsOf } from "../cli/commands.js";
import { OPTIONS, PACKAGES, SETS, TECHNIQUES, inputsOf, quoted } from "./words.js";

const OFFERS = { id: "_wings_id", ids: "_wings_ids", set: "_wings_set", file: "_files" } as const;

const valueOf = ({ value, choices, offers }: Flag): string => {
  if (value === undefined) return "";
  const action = choices !== undefined ? `(${choices.join(" ")})` : offers !== undefined ? OFFERS[offers] : " ";
  return `:${value.replace(/[:|]/g, " ")}:${action}`;
};

/** A flag as `_arguments` has it: its value may stand behind a blank or a `=`. */
const flagsIn = (flag: Flag): string[] => {
  const { name, short, value, about, many } = flag;
  const again = many === true ? "*" : "";
  const text = `[${about.replace(/[[\]:]/g, " ")}]${valueOf(flag)}`;
  return [
    quoted(`${again}--${name}${value === undefined ? "" : "="}${text}`),
    ...(short === undefined ? [] : [quoted(`${again}-${short}${value === undefined ? "" : "+"}${text}`)]),
  ];
};

const inputOf = (of: ReturnType<typeof inputsOf>): string =>
  of === "none" ? "" : of === "file" ? "'*:input:_files'" : `'1:shell:(${of.join(" ")})'`;

/** The script for zsh: to be sourced, or as a file \`_wings\` in the \`fpath\`. */
export const zsh = (): string => `#compdef wings
_wings_id() {
  local -a ids=(${TECHNIQUES.join(" ")})
  compadd -a ids
}
_wings_ids() {
  local -a ids=(${[...TECHNIQUES, ...PACKAGES].join(" ")})
  compset -P '*,'
  compadd -qS , -a ids
}
_wings_set() {
  local -a options=(${OPTIONS.join(" ")}) sets=(${SETS.join(" ")})
  if [[ "$PREFIX" == *=* ]]; then compadd -a sets; else compadd -S '' -a options; fi
}
_wings() {
  local -a commands=(
${COMMANDS.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`).join("\n")}
    'help:the help of a command'
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    compadd -- --help --version
    return
  fi
  # The command is no input.
  shift words
  (( CURRENT-- ))
  case "$words[1]" in
${COMMANDS.map((command) => `    ${command.name}) _arguments -S ${[...flagsOf(command).flatMap(flagsIn), inputOf(inputsOf(command))].join(" ").trim()} ;;`).join("\n")}
    help) _describe 'command' commands ;;
  esac
}
if [ "$funcstack[1]" = "_wings" ]; then
  _wings "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _wings wings
fi
`;
