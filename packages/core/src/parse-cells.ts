import { ALL_DIGITS, isSingle, lowestDigit } from "./bits.js";
import { Board, fromCandidates } from "./board.js";
import type { Place } from "./errors.js";
import type { FormatName } from "./format-names.js";
import { type Piece, linesIn, singlesOf, wrongCount } from "./parse-pieces.js";

/**
 * The board that pieces spell. Only counting tells what they are, for the drawings around them follow no rules:
 *
 * - 81 characters: digits, so that `.53.` is four cells
 * - 729 characters: candidates, nine characters a cell
 * - 81 pieces: candidates, one piece a cell
 */
export function boardOf(pieces: readonly Piece[], start: Place): { board: Board; format: FormatName } {
  const singles = singlesOf(pieces);
  const masks = pieces.map(maskOfPiece);
  // Marks tell which digits are placed; around several candidates they only highlight.
  const marked = pieces.some(({ mark }) => mark) && pieces.every(({ mark }, i) => !mark || isSingle(masks[i]));
  if (singles.length === 81 && !marked) return { board: fromDigits(singles, start), format: "digits" };
  if (singles.length === 729) return { board: fromCandidates(masksOfSingles(singles)), format: "candidates" };
  // A row of candidates has nine pieces, a row of digits three, unless blanks divide them.
  if (pieces.length !== 81) throw wrongCount(pieces.length > 54 ? pieces : singles, start);
  if (!marked) return { board: fromCandidates(masks), format: "grid" };
  return { board: fromMarked(pieces, masks), format: "marked-grid" };
}

/** A board of 81 single characters: `+` tells that the digit behind it was not given. */
export function fromDigits(singles: readonly Piece[], start: Place): Board {
  if (singles.length !== 81) throw wrongCount(singles, start);
  const board = new Board();
  singles.forEach((single, cell) => {
    const digit = lowestDigit(digitsIn(single));
    if (digit === 0) return;
    if (single.text.startsWith("+")) board.place(cell, digit);
    else board.give(cell, digit);
  });
  return board;
}

/** A grid that marks its digits: what has no mark is open, even with only one candidate. */
function fromMarked(pieces: readonly Piece[], masks: readonly number[]): Board {
  const board = new Board();
  pieces.forEach(({ mark }, cell) => {
    if (mark === "<") board.give(cell, lowestDigit(masks[cell]));
    else if (mark) board.place(cell, lowestDigit(masks[cell]));
  });
  masks.forEach((mask, cell) => {
    keepOnly(board, cell, mask);
  });
  return board;
}

/** Takes all candidates from an open cell but those of a mask. */
export function keepOnly(board: Board, cell: number, mask: number): void {
  for (let gone = board.masks[cell] & ~mask; gone !== 0; gone &= gone - 1) board.eliminate(cell, lowestDigit(gone));
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
function masksOfSingles(singles: readonly Piece[]): number[] {
  const masks = Array<number>(81).fill(0);
  const squares = linesIn(singles) === 27;
  singles.forEach((single, i) => {
    const cell = squares ? Math.floor(i / 81) * 9 + Math.floor((i % 27) / 3) : Math.floor(i / 9);
    masks[cell] |= digitsIn(single);
  });
  return masks;
}

/** The candidates of one cell: all where none is written, none where there is an `x`. */
const maskOfPiece = (piece: Piece): number => digitsIn(piece) || (/x/i.test(piece.text) ? 0 : ALL_DIGITS);

/** The digits of a text as a mask. */
function digitsIn({ text }: Piece): number {
  let mask = 0;
  for (const character of text) mask |= (1 << (Number(character) || 0)) >> 1;
  return mask;
}
