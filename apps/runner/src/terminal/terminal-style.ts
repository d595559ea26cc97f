import { styleText } from "node:util";
import { sanitize, trustStyles } from "./sanitize.js";

/** How to print for people. It is plain data because worker threads need it too. */
export interface TerminalStyle {
  readonly color: boolean;
  readonly unicode: boolean;
  readonly width: number;
  /** Whether long explanations are folded. */
  readonly fold: boolean;
}

/** The least width that has room for a layout. */
export const MIN_WIDTH = 20;

/** The flags of how to print. */
export interface StyleFlags {
  readonly "no-color"?: boolean | undefined;
  readonly ascii?: boolean | undefined;
  readonly width?: number | undefined;
  readonly unfold?: boolean | undefined;
}

/** What this stream can show, and what its user prefers. */
export function terminalStyle(flags: StyleFlags, stream: NodeJS.WriteStream = process.stdout): TerminalStyle {
  const { env, platform } = process;
  const isForced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "" && env.FORCE_COLOR !== "0";
  const hasColor = isForced || (stream.isTTY && env.TERM !== "dumb");
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find((name) => name) ?? "";
  return {
    color: hasColor && flags["no-color"] !== true && !env.NO_COLOR,
    unicode:
      flags.ascii !== true && env.TERM !== "linux" && (platform === "win32" || locale === "" || /utf-?8/i.test(locale)),
    // A terminal of unknown width reports 0 columns.
    width: flags.width ?? (stream.isTTY ? Math.max(MIN_WIDTH, stream.columns || 80) : 100),
    fold: stream.isTTY && flags.unfold !== true,
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

/** A column of a table. */
export interface Column {
  readonly title?: string;
  /** Numbers are aligned to the right. */
  readonly isNumber?: boolean;
  /** The text of this column must not be broken. */
  readonly isWhole?: boolean;
  /** Colors a padded cell of a row. */
  readonly paint?: (text: string, row: readonly string[]) => string;
}

const GAP = 2;
/** Columns of text are not made narrower than this. */
const MIN_COLUMN = 12;

/**
 * Lays out rows in columns. If the terminal is too narrow, the widest texts are broken within their column; if that is not
 * enough, each row becomes a paragraph. Nothing is cut off. Returns the lines of each row, the titles first if there are any.
 */
export function formatTable(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  { width }: TerminalStyle,
  indent = "",
): string[] {
  const titles = columns.map(({ title = "" }) => title);
  const rows = cells.map((row) => row.map(sanitize));
  const all = titles.some((title) => title !== "") ? [titles, ...rows] : rows;
  const widths = columns.map((_, i) => Math.max(0, ...all.map((row) => row[i].length)));
  const fits = shrink(widths, columns, width - indent.length - GAP * (columns.length - 1));
  const lines = fits
    ? all.map((row) => inColumns(columns, row, widths))
    : rows.map((row) => asParagraph(titles, row, width - indent.length));
  return lines.map((row) => row.map((line) => `${indent}${line}\n`).join(""));
}

/** Narrows the widest columns of text until all fit; returns false if they can't. */
function shrink(widths: number[], columns: readonly Column[], available: number): boolean {
  for (let excess = widths.reduce((a, b) => a + b, 0) - available; excess > 0; excess--) {
    const breakable = widths.map((width, i) =>
      columns[i].isNumber === true || columns[i].isWhole === true || width <= MIN_COLUMN ? 0 : width,
    );
    const widest = Math.max(...breakable);
    if (widest === 0) return false;
    widths[breakable.indexOf(widest)]--;
  }
  return true;
}

function inColumns(columns: readonly Column[], row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((text, i) => breakText(text, widths[i]));
  return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, k) => {
    // The last cell of a line needs no padding.
    const last = cells.findLastIndex((cell) => (cell[k] ?? "") !== "");
    return columns
      .slice(0, last + 1)
      .map(({ isNumber, paint = (text) => text }, i) => {
        const text = cells[i][k] ?? "";
        const padded = isNumber === true ? text.padStart(widths[i]) : i === last ? text : text.padEnd(widths[i]);
        return paint(padded, row);
      })
      .join(" ".repeat(GAP));
  });
}

function asParagraph(titles: readonly string[], row: readonly string[], width: number): string[] {
  const parts = row.flatMap((text, i) => (text === "" ? [] : [`${titles[i]} ${text}`.trim()]));
  const lines = breakText(parts.join(" ".repeat(GAP)), width - GAP);
  return lines.map((line, i) => (i === 0 ? line : " ".repeat(GAP) + line));
}

/** Breaks text into lines: between words, after one of `-/.`, or within a word that is too long. */
function breakText(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const blank = text.lastIndexOf(" ", width);
  const sign = Math.max(...["-", "/", "."].map((each) => text.lastIndexOf(each, width - 1) + 1));
  const at = [blank, sign].find((end) => end > width / 3) ?? width;
  return [text.slice(0, at).trimEnd(), ...breakText(text.slice(at).trimStart(), width)];
}
