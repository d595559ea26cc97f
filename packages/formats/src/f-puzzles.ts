import type { Board } from "@wings/core";
import LZString from "lz-string";
import { type WriteOptions, checkWrite } from "./write-options.js";

/** A link that opens a board in SudokuPad. */
export const sudokuPadLink = (board: Board, options?: WriteOptions): string =>
  `https://sudokupad.app/fpuzzles${payload(board, options)}`;

/** A link that opens a board in f-puzzles. */
export const fPuzzlesLink = (board: Board, options?: WriteOptions): string =>
  `https://f-puzzles.com/?load=${payload(board, options)}`;

/** The compressed JSON of f-puzzles. A plus sign in a link becomes a blank in many programs, so it is escaped. */
function payload(board: Board, options?: WriteOptions): string {
  checkWrite(board, options);
  return encodeURIComponent(LZString.compressToBase64(JSON.stringify(fPuzzle(board, options))));
}

function fPuzzle(board: Board, { notes, cornerNotes, title }: WriteOptions = {}): object {
  const marks = notes ?? (hasEliminated(board) ? board.masks : undefined);
  const cells = Array.from(board.values, (digit, cell) => {
    if (digit > 0) return board.isGiven(cell) ? { value: digit, given: true } : { value: digit };
    return { ...marked("centerPencilMarks", marks?.[cell]), ...marked("cornerPencilMarks", cornerNotes?.[cell]) };
  });
  const grid = Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9));
  return { size: 9, ...(title !== undefined && { title }), grid };
}

const marked = (name: string, mask = 0): object =>
  mask === 0 ? {} : { [name]: DIGITS.filter((digit) => (mask >> (digit - 1)) & 1) };

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whether a candidate is missing that the digits allow. */
function hasEliminated({ values, masks }: Board): boolean {
  const box = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  return values.some((digit, cell) => {
    if (digit > 0) return false;
    let allowed = 0x1ff;
    values.forEach((other, at) => {
      const isPeer = at % 9 === cell % 9 || Math.floor(at / 9) === Math.floor(cell / 9) || box(at) === box(cell);
      if (isPeer && other > 0) allowed &= ~(1 << (other - 1));
    });
    return masks[cell] !== allowed;
  });
}
