import { badText } from "./errors.js";

/** One line of a text and its number. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

/**
 * What a line is, judged by itself:
 *
 * - `board`: a whole board, in one of the formats that have a board on a line
 * - `section`: `[Puzzle]`, `[State]` and the like
 * - `heading`: words, as a title above a grid or a program's name below it
 * - `frame`: part of the drawing, without cells
 * - `row`: cells of a board that has several lines
 */
export type LineKind = "blank" | "board" | "section" | "heading" | "frame" | "row";

/** A line of the HoDoKu library: a colon and a technique's code of four digits. */
export const LIBRARY = /^\s*:\d{4}[:-]/;
/** Our own text, of whatever version. */
export const URL_TEXT = /^\s*w\d\w*\s*$/;
/** Cells without separators, more than a row of a grid has, and what may stand before. Wrong letters are met when they are read. */
export const LONG = /(^|[\s,;:"'])([+\w.*-]{40,})/;
/** Nothing but digits and blanks, and just as many as a board has: here blanks are cells. */
export const SPACED = /^(?:[1-9 ]{81}|[1-9 ]{729})$/;

const MAX_LENGTH = 100_000;

/** The lines of a text without remarks. The bound keeps whole files out: a text is one board. */
export function linesOf(text: string, firstLine: number): Line[] {
  if (typeof text !== "string") throw badText(typeof text);
  if (text.length > MAX_LENGTH) throw badText(`${text.length} characters`);
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((line, i) => ({ text: line, number: firstLine + i }))
    .filter((line) => !isRemark(line.text));
}

export const isRemark = (text: string): boolean => /^\s*#/.test(text);

export function kindOf(text: string): LineKind {
  if (!/\S/.test(text)) return "blank";
  if (!/[\da-z]/i.test(text) && /- ?-|==|[\u2500-\u257f]{2}/.test(text)) return "frame";
  if (LIBRARY.test(text) || URL_TEXT.test(text) || SPACED.test(text) || LONG.test(text)) return "board";
  if (/^\s*\[\p{L}/u.test(text)) return "section";
  return /^\s*["'(]?(?!x)\p{L}\p{L}/iu.test(text) ? "heading" : "row";
}
