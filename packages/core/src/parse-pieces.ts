import { type Place, badCharacter, wrongLength } from "./errors.js";
import type { Line } from "./parse-lines.js";

/** A run of cell characters: one cell, several cells or the candidates of one cell; which of them, the counts tell. */
export interface Piece extends Place {
  readonly text: string;
  /** What stands before it: `<` a given digit, `{` or `+` a placed digit. */
  readonly mark: string;
}

/** The pieces of a row of a grid: all that is no cell is drawing, if it is known as such. */
export function piecesOf(row: Line): Piece[] {
  const text = row.text.replace(/#.*/, "").replace(LABEL, (label) => " ".repeat(label.length));
  check(row, text, 0, /[^\w.*\s|:,;!+<>{}()[\]'"`=~/\\\u00a6\u2500-\u257f-]|[a-wyz]/i);
  const pieces: Piece[] = [];
  for (const { 0: run, index } of text.matchAll(/[+\dx_.*-]+/gi)) {
    if (lengthOf(run) === 0) continue;
    const before = text[index - 1];
    const mark = before === "<" || before === "{" ? before : run.startsWith("+") ? "+" : "";
    pieces.push({ text: run, mark, line: row.number, column: index + 1 });
  }
  return pieces;
}

/** The name of a row or a column at the side of a grid: `A` or `r1`. */
const LABEL = /(?<![^\s|:])[a-wyz]\d?(?![^\s|:])/gi;

/** A piece that must have nothing but cells. */
export function pieceOf({ number }: Line, text: string, column: number): Piece {
  check({ number }, text, column - 1, /[^\dx_.*+-]/i);
  return { text, mark: "", line: number, column };
}

/** How many cells a run has, when each character is one: all but `+`, which only marks the next one. */
export const lengthOf = (run: string): number => run.replace(/\+/g, "").length;

export const lengthOfAll = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + lengthOf(text), 0);

/** Where the cell of a number (from 0) stands, or else where the text of the cells ends. */
export function placeOf(pieces: readonly Piece[], number: number): Place {
  let end = { line: 1, column: 1 };
  for (const { text, line, column } of pieces) {
    for (let i = 0; i < text.length; i++) {
      if (text[i] !== "+" && number-- === 0) return { line, column: column + i };
    }
    end = { line, column: column + text.length };
  }
  return end;
}

/** Throws unless there are as many cells as expected. */
export function checkLength(pieces: readonly Piece[], expected: number, what: string): void {
  const length = lengthOfAll(pieces);
  if (length !== expected) throw wrongLength(placeOf(pieces, expected), expected, what, length);
}

function check({ number }: Pick<Line, "number">, text: string, offset: number, wrong: RegExp): void {
  const at = text.search(wrong);
  if (at < 0) return;
  const seen = String.fromCodePoint(text.codePointAt(at)!);
  throw badCharacter({ line: number, column: offset + at + 1 }, seen, "a digit, an open cell such as . or a frame");
}
