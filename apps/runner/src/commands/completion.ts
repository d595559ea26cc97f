import { badValue } from "../errors.js";
import type { Flag } from "../flags.js";
import { write } from "../output.js";
import type { Run } from "../run.js";
import { suggest } from "../suggest.js";
import { COMMANDS, flagsOf } from "../table.js";

/** Scripts that complete commands, flags and the values of flags that have choices. They come from the tables alone. */
export const run: Run = async ({ inputs: [shell] }) => {
  if (!Object.hasOwn(SHELLS, shell)) {
    throw badValue("The shell", shell, "bash, zsh or fish", suggest(shell, Object.keys(SHELLS)));
  }
  await write(SHELLS[shell]());
  return 0;
};

const names = COMMANDS.map(({ name }) => name).join(" ");
const wordsOf = (flags: readonly Flag[]): string =>
  flags.flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]).join(" ");
const choices = [
  ...new Map(
    COMMANDS.flatMap(({ flags }) => flags.filter((flag) => flag.choices)).map((flag) => [flag.name, flag.choices!]),
  ).entries(),
];
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const SHELLS: Readonly<Record<string, () => string>> = {
  bash: () => `_wings() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" flags=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names} help --help --version" -- "$word"))
    return
  fi
  case "$before" in
${choices.map(([name, of]) => `    --${name}) COMPREPLY=($(compgen -W "${of.join(" ")}" -- "$word")); return ;;`).join("\n")}
    completion) COMPREPLY=($(compgen -W "${Object.keys(SHELLS).join(" ")}" -- "$word")); return ;;
    help) COMPREPLY=($(compgen -W "${names}" -- "$word")); return ;;
  esac
  case "\${COMP_WORDS[1]}" in
${COMMANDS.map((command) => `    ${command.name}) flags="${wordsOf(flagsOf(command))}" ;;`).join("\n")}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _wings wings
`,
  zsh: () => `#compdef wings
_wings() {
  local -a commands
  commands=(
${COMMANDS.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`).join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case "$words[2]" in
${COMMANDS.map((command) => `    ${command.name}) _arguments ${flagsOf(command).map(zshFlag).join(" ")} '*:input:_files' ;;`).join("\n")}
  esac
}
if [ "$funcstack[1]" = "_wings" ]; then _wings "$@"; else compdef _wings wings; fi
`,
  fish: () =>
    [
      "complete -c wings -n __fish_use_subcommand -f",
      ...COMMANDS.map(({ name, about }) => `complete -c wings -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`),
      ...COMMANDS.flatMap((command) =>
        flagsOf(command).map(
          ({ name, short, value, about, choices: of }) =>
            `complete -c wings -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${short === undefined ? "" : ` -s ${short}`}${value === undefined ? "" : " -r"}${of === undefined ? "" : ` -f -a ${quoted(of.join(" "))}`} -d ${quoted(about)}`,
        ),
      ),
      `complete -c wings -n '__fish_seen_subcommand_from completion' -f -a ${quoted(Object.keys(SHELLS).join(" "))}`,
      "",
    ].join("\n"),
};

function zshFlag({ name, value, about, choices: of, many }: Flag): string {
  const text = about.replace(/[[\]:]/g, " ");
  const argument =
    value === undefined
      ? ""
      : of === undefined
        ? `:${value.replace(/[:|]/g, " ")}:_files`
        : `:${value}:(${of.join(" ")})`;
  return quoted(`${many === true ? "*" : ""}--${name}[${text}]${argument}`);
}
