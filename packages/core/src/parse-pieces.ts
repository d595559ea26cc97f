import { type Place, type WingsError, badCharacter, wrongLength } from "./errors.js";

/** A piece of a text between drawing: one cell, several cells or the candidates of one cell. Counting tells which. */
export interface Piece extends Place {
  readonly text: string;
  /** What stands before it: `<` for a given digit, `{` for a placed one. */
  readonly mark: string;
}

/** The name of a row at the side of a grid: `A` or `r1`. */
const LABEL = /^[\s|:]*[a-wyz]\d?(?=[\s|:])/i;
/** What is neither a cell nor drawing. */
const STRANGE = /[^\wx.*\s|:,;!+<>{}()[\]'"`=~/\\\u00a6\u2500-\u257f-]|[a-wyz]/iu;

/** The pieces of a text that begins at a place. */
export function piecesOf(text: string, { line, column }: Place): Piece[] {
  const plain = text.replace(/#.*/, "").replace(LABEL, (label) => " ".repeat(label.length));
  const at = (index: number): Place => ({ line, column: column + index });
  const strange = STRANGE.exec(plain);
  if (strange !== null) throw badCharacter(at(strange.index), "a digit, an open cell or a frame", strange[0]);
  return Array.from(plain.matchAll(/([<{]?)((?:\+?[\dx_.*-])+)/gi), ({ 1: mark, 2: cells, index }) => ({
    ...at(index + mark.length),
    text: cells,
    mark,
  }));
}

/** Pieces cut into single cells: `+` stays with its digit and tells that it was not given. */
export function singlesOf(pieces: readonly Piece[]): Piece[] {
  const singles: Piece[] = [];
  for (const { text, mark, line, column } of pieces) {
    for (let i = 0; i < text.length; i++) {
      const from = i;
      if (text[i] === "+") i++;
      singles.push({ text: text.slice(from, i + 1), mark, line, column: column + from });
    }
  }
  return singles;
}

/** How many lines have pieces. */
export const linesIn = (pieces: readonly Piece[]): number => new Set(pieces.map(({ line }) => line)).size;

/**
 * Says that there are too many or too few cells, for a text that begins at a place. When there are nine rows, the first
 * that has not nine is to blame.
 */
export function wrongCount(cells: readonly Piece[], start: Place): WingsError {
  const breaks = (i: number): boolean => cells[i].line !== cells[i - 1].line;
  const uneven = linesIn(cells) === 9 ? cells.findIndex((_, i) => i > 0 && breaks(i) !== (i % 9 === 0)) : -1;
  const wrong = uneven < 0 ? 81 : uneven;
  const last = cells.at(Math.min(wrong, cells.length) - 1);
  const end = last === undefined ? start : { line: last.line, column: last.column + last.text.length };
  const at = wrong % 9 === 0 && wrong < cells.length ? cells[wrong] : end;
  return wrongLength(at, "81 cells", `${cells.length} cells`);
}
