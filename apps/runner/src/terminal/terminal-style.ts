import { styleText } from "node:util";
import type { Values } from "../cli/flags.js";
import { sanitize, trustStyles } from "./sanitize.js";

/** How to print for people. It is plain data because worker threads need it too. */
export interface TerminalStyle {
  readonly color: boolean;
  readonly unicode: boolean;
  readonly width: number;
}

/** The least width that has room for a layout. */
export const MIN_WIDTH = 20;

/** What this stream can show, and what its user prefers. */
export function terminalStyle(flags: Values, stream: NodeJS.WriteStream = process.stdout): TerminalStyle {
  const { env, platform } = process;
  const isForced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "" && env.FORCE_COLOR !== "0";
  const hasColor = isForced || (stream.isTTY && env.TERM !== "dumb");
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find((name) => name) ?? "";
  return {
    color: hasColor && flags["no-color"] !== true && !env.NO_COLOR,
    unicode:
      flags.ascii !== true && env.TERM !== "linux" && (platform === "win32" || locale === "" || /utf-?8/i.test(locale)),
    // A terminal of unknown width reports 0 columns.
    width: (flags.width as number | undefined) ?? (stream.isTTY ? Math.max(MIN_WIDTH, stream.columns || 80) : 100),
  };
}

/** Text in a style, if the terminal shows colors. */
export const paint = (
  { color }: TerminalStyle,
  format: "bold" | "dim" | "red" | "green" | "yellow",
  text: string,
): string => (color ? trustStyles(styleText(format, text, { validateStream: false })) : text);

const ASCII: Readonly<Record<string, string>> = {
  "≠": "<>",
  "→": "->",
  "·": ".",
  "…": "...",
  "–": "-",
  "—": "-",
  "\ufffd": "?",
  // Drawings in definitions.
  "═": "=",
  "─": "-",
  "│": "|",
  "╱": "/",
  "╲": "\\",
  "╭": ".",
  "╮": ".",
  "╰": "'",
  "╯": "'",
  "✗": "x",
  "×": "x",
};

const NOT_ASCII = new RegExp(`[${Object.keys(ASCII).join("")}]`, "g");

/** Text without the characters that an ASCII terminal can't show. */
export const toTerminal = ({ unicode }: TerminalStyle, text: string): string =>
  unicode ? text : text.replace(NOT_ASCII, (character) => ASCII[character]);

/** `1 step`, `2 steps`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Wraps text between its words. Each line starts with the indent; the first line may have another one. */
export function wrap(text: string, { width }: TerminalStyle, indent = "", first = indent): string {
  const lines: string[] = [];
  let line = "";
  for (const word of sanitize(text).split(" ")) {
    if (line !== "" && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each, i) => (i === 0 ? first : indent) + each).join("\n");
}

/** From this many sentences on, an explanation is easier to follow sentence by sentence. */
const MANY_SENTENCES = 5;

/**
 * An explanation. A long one has a line for each sentence. What follows from an assumption within it is indented below that: a net
 * is read as a tree.
 */
export function wrapExplanation(text: string, style: TerminalStyle, indent = ""): string {
  const sentences = text.split(/(?<=[.:]) (?=[A-Z]|\d+ in r\dc\d leads)/);
  if (sentences.length < MANY_SENTENCES) return wrap(text, style, indent);
  let isWithin = false;
  const lines = sentences.map((sentence) => {
    const isHead = sentence.endsWith(" leads to a contradiction too:");
    if (!sentence.startsWith("Then ")) isWithin = false;
    const at = isWithin || isHead ? `${indent}  ` : indent;
    if (isHead) isWithin = true;
    return wrap(sentence, style, isWithin && !isHead ? `${at}    ` : `${at}  `, isWithin && !isHead ? `${at}  ` : at);
  });
  return lines.join("\n");
}
