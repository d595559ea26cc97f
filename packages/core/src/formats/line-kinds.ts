import { badText } from "../errors.js";
import type { Token } from "./token.js";

/**
 * What a line is, judged by itself:
 *
 * - `board`: a whole board, in one of the formats that have a board on a line
 * - `section`: `[Puzzle]`, `[State]` and the like
 * - `row`: cells of a board that has several lines
 * - `aside`: no cells: a remark, a heading (a title, names of columns, a program's name), a part of a frame, or blanks
 */
export type LineKind = "board" | "section" | "row" | "aside";

/** One line of a text. */
export interface Line extends Token {
  readonly kind: LineKind;
}

/** The start of a line of the HoDoKu library: a colon and a technique's code of four or five digits. */
const LIBRARY = /^\s*:\d{4,}[:-]/;
/** The text of `format(board, "url")`, of any version. */
export const URL_TEXT = /^\s*w\d\S*\s*$/;
/** Nothing but digits and blanks, and just as many as a board has: here blanks are cells. */
export const SPACED = /^[1-9 ]{81}$/;
/**
 * A run of characters that is longer than a row of a grid, without blanks, line drawing and other dividers. The parser of the line
 * reports errors in it.
 */
export const LONG = /[^\s!-#'-),/:->[-\]`{-~\xa6\u2500-\u257f]{40,}/g;

/** No board is longer, but a file is: see `splitBoards`. */
export const MAX_LENGTH = 100_000;

/** The lines of one board's text. */
export function linesOf(text: string, firstLine: number): Line[] {
  if (typeof text !== "string" || text.length > MAX_LENGTH) throw badText(firstLine, text);
  const lines = text.replace("\uFEFF", "").split(/\r\n?|\n/);
  return lines.map((line, i) => ({ text: line, line: firstLine + i, column: 1, kind: kindOf(line) }));
}

export function kindOf(text: string): LineKind {
  // Eight tabs are nine empty cells of a spreadsheet.
  if (/^(?!\t{8})\s*(#|$)/.test(text) || isFrame(text)) return "aside";
  if ([LIBRARY, URL_TEXT, SPACED, LONG].some((pattern) => text.search(pattern) >= 0)) return "board";
  // What forums put around a grid, `[code]` and `[/code]`, is no section of a file.
  if (/^\s*\[(?!code)[a-z]/i.test(text)) return "section";
  // An x alone is a cell, and a letter alone the name of a row, but `<p>` is a tag.
  return /^[\s"'(|:[/<]*(x-?)?[a-wyz](x|>|\d?[\s|:>-]*[a-wyz])/i.test(text) ? "aside" : "row";
}

/** Whether a line is part of a drawing, without cells. */
export const isFrame = (text: string): boolean =>
  !/[\da-z]/i.test(text) && /[+-] ?-|==|:-|[\u2500-\u257f]{2}/.test(text);
