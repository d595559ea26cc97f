import { type WingsError, badCharacter, wrongLength } from "./errors.js";

/** A place in a text: lines and columns are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A piece of a text and where it stands. */
export interface Piece extends Place {
  readonly text: string;
}

/** The pieces of a piece that match a pattern, which must be global. */
export function cut({ text, line, column }: Piece, pattern: RegExp): Piece[] {
  const pieces: Piece[] = [];
  // `matchAll` does the same, but makes a copy of the pattern each time.
  for (let match; (match = pattern.exec(text)) !== null;)
    pieces.push({ text: match[0], line, column: column + match.index });
  return pieces;
}

/** Where a piece ends, without the blanks behind it. */
export const endOf = ({ text, line, column }: Piece): Piece => ({
  text: "",
  line,
  column: column + text.trimEnd().length,
});

/** A remark, and the name of a row at the side of a grid: `A` or `r1`. */
const ASIDE = /#.*|^[\s|:]*[a-wyz]\d?(?=[\s|:])/gi;
/** What is neither a cell nor drawing: of ASCII, all letters but x, and # $ % & ? @ ^. */
const STRANGE = /[^\s!"'->[-\]_`x{-~\xa6\u2500-\u257f]/giu;

/**
 * The pieces of a line between drawing: one cell, several cells or the candidates of one cell. Counting tells which.
 * `<` before a piece marks a given digit, `{` a placed one.
 */
export function piecesOf(line: Piece): Piece[] {
  const plain = { ...line, text: line.text.replace(ASIDE, ({ length }) => " ".repeat(length)) };
  for (const strange of cut(plain, STRANGE)) throw badCharacter(strange, "a cell or a frame");
  return cut(plain, /[<{]?(\+?[\dx_.*-])+/gi);
}

/** Pieces cut into single cells: `+` stays with its digit and tells that it was not given. */
export const singlesOf = (pieces: readonly Piece[]): Piece[] => pieces.flatMap((piece) => cut(piece, /\+?[\dx_.*-]/gi));

/** How many lines have pieces. */
export const linesIn = (pieces: readonly Piece[]): number => new Set(pieces.map(({ line }) => line)).size;

/**
 * Says that there are too many or too few cells, for a text that begins at a place. When there are nine rows, the first
 * that has not nine is to blame.
 */
export function wrongCount(cells: readonly Piece[], start: Place): WingsError {
  const isUneven = ({ line }: Piece, i: number): boolean => (line !== cells[i - 1]?.line) !== (i % 9 === 0);
  const wrong = linesIn(cells) === 9 ? cells.findIndex(isUneven) : 81;
  const last = cells[wrong - 1] ?? cells.at(-1);
  const end = last ? endOf(last) : start;
  return wrongLength((wrong % 9 === 0 && cells[wrong]) || end, cells);
}
