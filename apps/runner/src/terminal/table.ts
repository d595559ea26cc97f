import { clean } from "./sanitize.js";
import type { Look } from "./terminal-style.js";

/** A column of a table. */
export interface Column {
  readonly title?: string;
  /** Numbers stand at the right of their column. */
  readonly isNumber?: boolean;
  /** What is in this column is not to be broken. */
  readonly isWhole?: boolean;
  /** Colours what stands in a row, when it has its width. */
  readonly paint?: (text: string, row: readonly string[]) => string;
}

const GAP = 2;
/** Narrower than this, words in a column are not worth reading. */
const LEAST = 12;

/**
 * Rows in columns that are as wide as they must be. Where that is wider than the terminal, the widest words are broken within
 * their column; where columns have no room at all, each row becomes a few lines of its own. Nothing is cut. The answer has a
 * text of whole lines for each row, the titles first where there are any.
 */
export function columns(
  list: readonly Column[],
  words: readonly (readonly string[])[],
  { width }: Look,
  indent = "",
): string[] {
  const titles = list.map(({ title = "" }) => title);
  const rows = words.map((row) => row.map(clean));
  const all = titles.some((title) => title !== "") ? [titles, ...rows] : rows;
  const widths = list.map((_, i) => Math.max(0, ...all.map((row) => row[i].length)));
  const fits = shrink(widths, list, width - indent.length - GAP * (list.length - 1));
  const lines = fits
    ? all.map((row) => inColumns(list, row, widths))
    : rows.map((row) => inLines(titles, row, width - indent.length));
  return lines.map((row) => row.map((line) => `${indent}${line}\n`).join(""));
}

/** Takes from the widest columns of words what is too much; answers whether that could be. */
function shrink(widths: number[], list: readonly Column[], room: number): boolean {
  for (let over = widths.reduce((a, b) => a + b, 0) - room; over > 0; over--) {
    const words = widths.map((width, i) =>
      list[i].isNumber === true || list[i].isWhole === true || width <= LEAST ? 0 : width,
    );
    const widest = Math.max(...words);
    if (widest === 0) return false;
    widths[words.indexOf(widest)]--;
  }
  return true;
}

function inColumns(list: readonly Column[], row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((text, i) => broken(text, widths[i]));
  return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, k) => {
    // What ends a line needs no blanks behind it.
    const last = cells.findLastIndex((cell) => (cell[k] ?? "") !== "");
    return list
      .slice(0, last + 1)
      .map(({ isNumber, paint = (text) => text }, i) => {
        const text = cells[i][k] ?? "";
        const padded = isNumber === true ? text.padStart(widths[i]) : i === last ? text : text.padEnd(widths[i]);
        return paint(padded, row);
      })
      .join(" ".repeat(GAP));
  });
}

function inLines(titles: readonly string[], row: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const cell of row.map((text, i) => (text === "" ? "" : `${titles[i]} ${text}`.trim()))) {
    if (cell === "") continue;
    if (line.length > 0 && line.length + GAP + cell.length <= width) line += " ".repeat(GAP) + cell;
    else {
      const parts = broken(cell, width - GAP);
      if (line !== "") lines.push(line);
      lines.push(...parts.slice(0, -1).map((part, i) => (lines.length + i === 0 ? part : " ".repeat(GAP) + part)));
      line = (lines.length === 0 ? "" : " ".repeat(GAP)) + parts.at(-1)!;
    }
  }
  return [...lines, line];
}

/** A text in pieces of at most so many letters, parted between its words, or within them where they are longer. */
function broken(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  // A blank may stand behind the last letter that fits, for it is left out.
  const blank = text.lastIndexOf(" ", width);
  const sign = Math.max(...["-", "/", "."].map((each) => text.lastIndexOf(each, width - 1) + 1));
  const at = [blank, sign].find((end) => end > width / 3) ?? width;
  return [text.slice(0, at).trimEnd(), ...broken(text.slice(at).trimStart(), width)];
}
