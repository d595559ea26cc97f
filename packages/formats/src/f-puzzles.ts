import type { Board } from "@wings/core";
import { housesOfTable, sees } from "@wings/core/author";
import { hasBoxes } from "@wings/core/host";
import LZString from "lz-string";
import { fieldsOf } from "./puzzle-rules.js";
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
  const grid = Array.from({ length: 9 }, (_, row) =>
    cells.slice(row * 9, row * 9 + 9).map((cell, column) => ({ ...cell, ...regionAt(board, row * 9 + column) })),
  );
  return { size: 9, ...(title !== undefined && { title }), grid, ...fieldsOf(board.layout?.name) };
}

const marked = (name: string, mask = 0): object =>
  mask === 0 ? {} : { [name]: DIGITS.filter((digit) => (mask >> (digit - 1)) & 1) };

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The region of a cell, where regions are no boxes. */
const regionAt = (board: Board, cell: number): object =>
  hasBoxes(board) ? {} : { region: housesOfTable(board)[cell * 3 + 2] - 18 };

/** Whether a candidate is missing that the digits allow. */
function hasEliminated(board: Board): boolean {
  const { values, masks } = board;
  return values.some((digit, cell) => {
    if (digit > 0) return false;
    let allowed = 0x1ff;
    values.forEach((other, at) => {
      if (other > 0 && sees(board, cell, at)) allowed &= ~(1 << (other - 1));
    });
    return masks[cell] !== allowed;
  });
}
