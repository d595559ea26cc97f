import { COMMANDS } from "../cli/commands.js";
import { OPTIONS, PACKAGES, SETS, TECHNIQUES, VALUED, inputsOf, typed, typedFlags } from "./words.js";

const commands = COMMANDS.map(({ name }) => name).join(" ");

/** What is offered for the value of a flag: `list` holds words. */
const valueOf = ({ offers, choices }: (typeof VALUED)[number]): string => {
  if (choices !== undefined) return `list="${choices.join(" ")}"`;
  switch (offers) {
    case "id":
      return 'list="$ids"';
    case "ids":
      return 'list="$ids $packages"; lead="$lead${word%"${word##*,}"}"; word="${word##*,}"';
    case "set":
      return 'case "$word" in *=*) list="$sets" ;; *) list="$options" ;; esac';
    case "file":
      return "files=1";
    default:
      return "return";
  }
};

const inputOf = (of: ReturnType<typeof inputsOf>, name: string): string =>
  of === "file"
    ? "files=1"
    : `list="${of === "none" ? typedFlags(COMMANDS.find((each) => each.name === name)!).join(" ") : of.join(" ")}"`;

/**
 * The script for bash. Bash parts words at `:` and `=`, which stand in ours: the line is read anew, and what bash takes for
 * words before the last is taken off again. It keeps to what bash 3.2 knows, which is that of macOS.
 */
export const bash = (): string => `_wings() {
  local ids="${TECHNIQUES.join(" ")}"
  local packages="${PACKAGES.join(" ")}"
  local options="${OPTIONS.join(" ")}"
  local sets="${SETS.join(" ")}"
  local IFS=$' \\t\\n' line="\${COMP_LINE:0:COMP_POINT}" list="" lead="" files="" ended="" flag word each i
  local -a words
  COMPREPLY=()
  read -d '' -a words <<< "$line"
  case "$line" in *[[:space:]]) words[\${#words[@]}]="" ;; esac
  while [ \${#words[@]} -gt 1 ] && [ "\${words[0]}" != "\${COMP_WORDS[0]}" ]; do words=("\${words[@]:1}"); done
  local last=$((\${#words[@]} - 1))
  word="\${words[last]}"
  word="\${word#[\\"\\']}"
  for ((i = 2; i < last; i++)); do [ "\${words[i]}" != "--" ] || ended=1; done
  if [ "$last" -le 1 ]; then
    list="${commands} help --help --version"
  elif [ -n "$ended" ]; then
    files=1
  else
    case "$word" in
      --*=*) flag="\${word%%=*}"; lead="$flag="; word="\${word#*=}" ;;
      *) flag="\${words[last - 1]}" ;;
    esac
    case "$flag" in
${VALUED.map((flag) => `      ${typed(flag).join("|")}) ${valueOf(flag)} ;;`).join("\n")}
      *)
        case "\${words[1]} $word" in
${COMMANDS.map((command) => `          "${command.name} -"*) list="${typedFlags(command).join(" ")}" ;;`).join("\n")}
${COMMANDS.map((command) => `          "${command.name} "*) ${inputOf(inputsOf(command), command.name)} ;;`).join("\n")}
          "help "*) list="${commands}" ;;
        esac
        ;;
    esac
  fi
  for each in $list; do
    case "$each" in "$word"*) COMPREPLY[\${#COMPREPLY[@]}]="$lead$each" ;; esac
  done
  if [ -n "$files" ]; then
    compopt -o filenames 2> /dev/null
    while IFS= read -r each; do COMPREPLY[\${#COMPREPLY[@]}]="$lead$each"; done < <(compgen -f -- "\${word/#~\\//$HOME/}")
  fi
  case "\${COMPREPLY[*]}" in *=) compopt -o nospace 2> /dev/null ;; esac
  local breaks="\${COMP_WORDBREAKS//[^:=]/}" typed="$lead$word"
  [ -n "$breaks" ] || return 0
  local before="\${typed%"\${typed##*[$breaks]}"}"
  for i in "\${!COMPREPLY[@]}"; do COMPREPLY[i]="\${COMPREPLY[i]#"$before"}"; done
}
complete -F _wings wings
`;
