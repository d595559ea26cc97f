import { clean, styleOf } from "./sanitize.js";
import type { Values } from "../cli/flags.js";

/** How to print for people. It is plain data: what is printed is made in the threads that work. */
export interface Look {
  readonly color: boolean;
  readonly unicode: boolean;
  readonly width: number;
}

/** Nothing can be laid out in less. */
export const NARROWEST = 20;

/** What this terminal can show, and what its user wants. */
export function lookOf(flags: Values, stream: NodeJS.WriteStream = process.stdout): Look {
  const { env, platform } = process;
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "" && env.FORCE_COLOR !== "0";
  const wanted = forced || (stream.isTTY && env.TERM !== "dumb");
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find((name) => name) ?? "";
  return {
    color: wanted && flags["no-color"] !== true && !env.NO_COLOR,
    unicode:
      flags.ascii !== true && env.TERM !== "linux" && (platform === "win32" || locale === "" || /utf-?8/i.test(locale)),
    // A terminal that does not know how wide it is says 0.
    width: (flags.width as number | undefined) ?? (stream.isTTY ? Math.max(NARROWEST, stream.columns || 80) : 100),
  };
}

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Text in a colour, where colours are wanted. */
export const paint = ({ color }: Look, code: keyof typeof CODES, text: string): string =>
  color ? styleOf(CODES[code][0]) + text + styleOf(CODES[code][1]) : text;

/** Text without what a plain terminal can't show. */
export const plain = ({ unicode }: Look, text: string): string =>
  unicode
    ? text
    : text
        .replaceAll("≠", "<>")
        .replaceAll("→", "->")
        .replaceAll("·", ".")
        .replaceAll("…", "...")
        .replaceAll("–", "-")
        .replaceAll("—", "-")
        .replaceAll("\ufffd", "?");

/** `1 step`, `2 steps`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Words broken into lines between them, each behind the indent, the first behind its own. */
export function wrap(text: string, { width }: Look, indent = "", first = indent): string {
  const lines: string[] = [];
  let line = "";
  for (const word of clean(text).split(" ")) {
    if (line !== "" && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each, i) => (i === 0 ? first : indent) + each).join("\n");
}
