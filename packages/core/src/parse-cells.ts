import { ALL_DIGITS, isSingle, lowestDigit, maskOf } from "./bits.js";
import { Board, fromCandidates } from "./board.js";
import { wrongLength } from "./errors.js";
import type { FormatName } from "./format-names.js";
import { type Piece, checkLength, lengthOfAll, placeOf } from "./parse-pieces.js";

/**
 * The board that pieces spell. Only counting tells what they are, for the drawings around them have no rules:
 *
 * - 81 characters: digits, `.53.` is four cells
 * - 729 characters: candidates, nine characters a cell
 * - 81 pieces: candidates, one piece a cell
 */
export function boardOf(pieces: readonly Piece[]): { board: Board; format: FormatName } {
  const length = lengthOfAll(pieces);
  const marked = areMarked(pieces);
  if (length === 81 && !marked) return { board: fromDigits(pieces), format: "digits" };
  if (length === 729) return { board: fromCharacters(pieces), format: "candidates" };
  if (pieces.length !== 81) throw wrongCount(pieces, length);
  return marked ? { board: fromMarked(pieces), format: "marked-grid" } : { board: fromCandidates(pieces.map(maskOfPiece)), format: "grid" };
}

/** A board of 81 characters: `+` tells that the digit behind it was not given. */
export function fromDigits(pieces: readonly Piece[]): Board {
  const board = new Board();
  checkLength(pieces, 81, "cells");
  let cell = 0;
  let placed = false;
  for (const { text } of pieces) {
    for (const character of text) {
      const digit = digitOf(character);
      if (digit !== 0) {
        if (placed) board.place(cell, digit);
        else board.give(cell, digit);
      }
      placed = character === "+";
      if (!placed) cell++;
    }
  }
  return board;
}

/**
 * A board of 729 characters. The digits say by themselves which candidates they are, so they may stand anywhere in
 * their cell. In 27 rows the cells are drawn as squares:
 *
 * ```
 *   1 . 3 | . . .
 *   . 5 . | 4 . .    r1c1 has 1, 3 and 5, r1c2 has 4 and 9
 *   . . . | . . 9
 * ```
 */
function fromCharacters(pieces: readonly Piece[]): Board {
  const masks = new Uint16Array(81);
  const squares = new Set(pieces.map(({ line }) => line)).size === 27;
  let i = 0;
  for (const { text } of pieces) {
    for (const character of text) {
      if (character === "+") continue;
      const digit = digitOf(character);
      const cell = squares ? Math.floor(i / 81) * 9 + Math.floor((i % 27) / 3) : Math.floor(i / 9);
      if (digit !== 0) masks[cell] |= maskOf(digit);
      i++;
    }
  }
  return fromCandidates(masks);
}

/** A grid that marks its digits: what has no mark is open, also with only one candidate. */
function fromMarked(pieces: readonly Piece[]): Board {
  const board = new Board();
  pieces.forEach((piece, cell) => {
    const digit = lowestDigit(maskOfPiece(piece));
    if (piece.mark === "<") board.give(cell, digit);
    else if (piece.mark !== "") board.place(cell, digit);
  });
  pieces.forEach((piece, cell) => board.keep(cell, maskOfPiece(piece)));
  return board;
}

/** Whether the marks tell which digits are placed. Around several candidates they only highlight. */
function areMarked(pieces: readonly Piece[]): boolean {
  const marked = pieces.filter(({ mark }) => mark !== "");
  return marked.some(({ mark }) => mark !== "+") && marked.every((piece) => isSingle(maskOfPiece(piece)));
}

/** The candidates of one cell: an open cell without any written has all, but for `x`, which is how an empty cell is written. */
function maskOfPiece({ text }: Piece): number {
  let mask = 0;
  for (const character of text) mask |= maskOf(digitOf(character)) & ALL_DIGITS;
  return mask === 0 && !/x/i.test(text) ? ALL_DIGITS : mask;
}

const digitOf = (character: string): number => (character >= "1" && character <= "9" ? Number(character) : 0);

/** The rows are counted when there are nine, because then it is one of them that is wrong. */
function wrongCount(pieces: readonly Piece[], length: number) {
}
