import { ALL_DIGITS, isSingle, lowestDigit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { fromCandidates, fromDigits, keepOnly } from "../board/build-board.js";
import type { Layout } from "../board/layout.js";
import { digitsIn } from "../board/notation.js";
import type { FormatName } from "./format-names.js";
import type { TextPosition, Token } from "./token.js";
import { countLines, splitCells, wrongCellCount } from "./tokenize.js";

/**
 * The board that the tokens spell. Only counting tells what they are, for the drawings around them follow no rules:
 *
 * - 81 characters: digits, so that `.53.` is four cells
 * - 729 characters: candidates, nine characters a cell
 * - 81 tokens: candidates, one token a cell
 */
export function boardFromTokens(tokens: readonly Token[], start: TextPosition, layout?: Layout): Board {
  const cells = splitCells(tokens);
  const marked = isMarked(tokens);
  if (cells.length === 81 && !marked) return boardFromCells(cells, start, layout);
  if (cells.length === 729) return fromCandidates(masksOf(cells), layout);
  // A row of candidates has nine tokens, a row of digits three, unless blanks divide them.
  if (tokens.length !== 81) throw wrongCellCount(tokens.length > 54 ? tokens : cells, start);
  // All candidates where none is written, none where there is an `x`.
  const masks = tokens.map(({ text }) => digitsIn(text) || (/x/i.test(text) ? 0 : ALL_DIGITS));
  if (!marked) return fromCandidates(masks, layout);
  // What has no mark is open, even with only one candidate.
  const board = boardFromCells(tokens, start, layout, NaN);
  masks.forEach((mask, cell) => keepOnly(board, cell, mask));
  return board;
}

/** Whether marks tell which digits are placed; around several candidates they only highlight. */
function isMarked(tokens: readonly Token[]): boolean {
  const marks = tokens.filter(({ text }) => /^[<{]/.test(text));
  return marks.length > 0 && marks.every(({ text }) => isSingle(digitsIn(text)));
}

/** What `boardFromTokens` has recognized in the tokens of a board. */
export function formatOfTokens(tokens: readonly Token[]): FormatName {
  const { length } = splitCells(tokens);
  const marked = isMarked(tokens);
  return length === 81 && !marked ? "digits" : length === 729 ? "candidates" : marked ? "marked-grid" : "grid";
}

/** What `fromDigits` wants to be added for a given and for placed digits. */
const MARKS: Readonly<Record<string, number>> = { "<": 0, "{": 9, "+": 9 };

/** A board of 81 single characters: `+` tells that the digit behind it was not given. A `bare` digit is a given one. */
export function boardFromCells(
  cells: readonly Token[],
  start: TextPosition,
  layout: Layout | undefined,
  bare = 0,
): Board {
  if (cells.length !== 81) throw wrongCellCount(cells, start);
  return fromDigits((cell) => {
    const { text } = cells[cell];
    const digit = lowestDigit(digitsIn(text));
    return digit && digit + (MARKS[text[0]] ?? bare);
  }, layout);
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
function masksOf(cells: readonly Token[]): Uint16Array {
  const masks = new Uint16Array(81);
  const squares = countLines(cells) === 27;
  cells.forEach(({ text }, i) => {
    masks[squares ? ((i / 81) | 0) * 9 + (((i % 27) / 3) | 0) : (i / 9) | 0] |= digitsIn(text);
  });
  return masks;
}
