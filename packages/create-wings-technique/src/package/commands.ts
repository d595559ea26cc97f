/** A command that fetches packages. */
export interface Command {
  /** As it stands there. */
  readonly line: string;
  /** Whether it only runs what it fetches, and leaves nothing installed. */
  readonly isRun: boolean;
  /** What it fetches, as its author wrote it: `wings-kite`, `@jane/kite@^1.0.0`. */
  readonly packages: readonly string[];
}

const TOOL = /(?<![\w./@-])(npm|pnpm|yarn|bun|npx|pnpx|bunx)[ \t]+(.*)$/;
const INSTALL = ["install", "i", "in", "ins", "inst", "insta", "instal", "isntall", "add"];
/** What runs a package that need not be installed, by the tool. */
const RUN: Readonly<Record<string, readonly string[]>> = {
  npm: ["exec", "x"],
  pnpm: ["dlx"],
  yarn: ["dlx"],
  bun: ["x"],
};
/** Flags behind which a word stands that is no package. */
const VALUED = /^(?:--(?:tag|registry|prefix|dir|cwd|filter|omit|include|save-prefix|cache|loglevel|workspace)|-C|-F)$/;

/** What stands in front of a command of yarn, in how many words. */
const BEFORE: Readonly<Record<string, number>> = { global: 1, workspace: 2 };

/** The commands of a line of code that install packages, or run them. */
export const commandsOf = (line: string): Command[] =>
  line
    .replace(/(?:^|\s)#.*$/, "")
    .split(/&&|\|\|?|;|&|\$\(/)
    .flatMap(commandOf);

function commandOf(text: string): Command[] {
  const found = TOOL.exec(text);
  if (found === null) return [];
  const [, tool = "", behind = ""] = found;
  // Within a text of a program or of JSON it ends where the text does.
  const quote = /["'`]$/.exec(text.slice(0, found.index))?.[0];
  const rest = quote === undefined ? behind : behind.split(quote)[0];
  const line = `${tool} ${rest}`.trim();
  const words = (rest.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^["']|["']$/g, ""));
  if (tool.endsWith("x")) return [{ line, isRun: true, packages: run(words) }];
  const isValue = (flag = ""): boolean => VALUED.test(flag) || (tool === "npm" && flag === "-w");
  const plain = words.filter((word, i) => !word.startsWith("-") && !isValue(words[i - 1]));
  const [first = "", ...others] = plain.slice(tool === "yarn" ? (BEFORE[plain[0]] ?? 0) : 0);
  if (INSTALL.includes(first)) return [{ line, isRun: false, packages: others.filter(isName) }];
  if (RUN[tool]?.includes(first)) return [{ line, isRun: true, packages: run(words.slice(words.indexOf(first) + 1)) }];
  return [];
}

/** What is run is the first word, unless it is said from which package it comes. */
function run(words: readonly string[]): string[] {
  const given: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [, flag, value] = /^(--package|-p|--call|-c)(?:=(.*))?$/.exec(words[i]) ?? [];
    if (flag === undefined && words[i].startsWith("-")) continue;
    if (flag === undefined) return (given.length > 0 ? given : [words[i]]).filter(isName);
    const word = value ?? words[++i] ?? "";
    if (flag.includes("p")) given.push(word);
    else break;
  }
  return given.filter(isName);
}

/** A word that stands for a name, such as `<package>` or `…`, is none. */
const isName = (word: string): boolean => /^[@\w.~/]/.test(word) && !/^\.{3}|[<>$]/.test(word.replace(/@.*$/, ""));
