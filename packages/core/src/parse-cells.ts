import { ALL_DIGITS, isSingle, lowestDigit } from "./bits.js";
import { type Board, fromCandidates, fromDigits, keepOnly } from "./board.js";
import type { FormatName } from "./format-names.js";
import { digitsIn } from "./notation.js";
import { type Piece, type Place, linesIn, singlesOf, wrongCount } from "./parse-pieces.js";

/**
 * The board that pieces spell. Only counting tells what they are, for the drawings around them follow no rules:
 *
 * - 81 characters: digits, so that `.53.` is four cells
 * - 729 characters: candidates, nine characters a cell
 * - 81 pieces: candidates, one piece a cell
 */
export function boardOf(pieces: readonly Piece[], start: Place): Board {
  const singles = singlesOf(pieces);
  // All candidates where none is written, none where there is an `x`.
  const masks = pieces.map(({ text }) => digitsIn(text) || (/x/i.test(text) ? 0 : ALL_DIGITS));
  const marked = isMarked(pieces);
  if (singles.length === 81 && !marked) return boardOfDigits(singles, start);
  if (singles.length === 729) return fromCandidates(masksOf(singles));
  // A row of candidates has nine pieces, a row of digits three, unless blanks divide them.
  if (pieces.length !== 81) throw wrongCount(pieces.length > 54 ? pieces : singles, start);
  if (!marked) return fromCandidates(masks);
  // What has no mark is open, even with only one candidate.
  const board = boardOfDigits(pieces, start, NaN);
  masks.forEach((mask, cell) => keepOnly(board, cell, mask));
  return board;
}

/** Whether marks tell which digits are placed; around several candidates they only highlight. */
function isMarked(pieces: readonly Piece[]): boolean {
  const marks = pieces.filter(({ text }) => /^[<{]/.test(text));
  return marks.length > 0 && marks.every(({ text }) => isSingle(digitsIn(text)));
}

/** What `boardOf` has recognised in the pieces of a board. */
export function formatOf(pieces: readonly Piece[]): FormatName {
  const { length } = singlesOf(pieces);
  const marked = isMarked(pieces);
  return length === 81 && !marked ? "digits" : length === 729 ? "candidates" : marked ? "marked-grid" : "grid";
}

/** What `fromDigits` wants to be added for a given and for placed digits. */
const MARKS: Readonly<Record<string, number>> = { "<": 0, "{": 9, "+": 9 };

/** A board of 81 single characters: `+` tells that the digit behind it was not given. A `bare` digit is a given one. */
export function boardOfDigits(singles: readonly Piece[], start: Place, bare = 0): Board {
  if (singles.length !== 81) throw wrongCount(singles, start);
  return fromDigits((cell) => {
    const { text } = singles[cell];
    const digit = lowestDigit(digitsIn(text));
    return digit && digit + (MARKS[text[0]] ?? bare);
  });
}

/**
 * The candidates of 729 characters. A digit says by itself which candidate it is, so it may stand anywhere in its cell.
 * In 27 rows the cells are drawn as squares:
 *
 * ```
 *   1 . 3 | . . .
 *   . 5 . | 4 . .    r1c1 has 1, 3 and 5, r1c2 has 4 and 9
 *   . . . | . . 9
 * ```
 */
function masksOf(singles: readonly Piece[]): Uint16Array {
  const masks = new Uint16Array(81);
  const squares = linesIn(singles) === 27;
  singles.forEach(({ text }, i) => {
    masks[squares ? ((i / 81) | 0) * 9 + (((i % 27) / 3) | 0) : (i / 9) | 0] |= digitsIn(text);
  });
  return masks;
}
