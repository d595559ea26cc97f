import { type Board, parse } from "@wings/core";
import { type Layout, notForLayout, puzzleDigits } from "@wings/core/host";
import { notAPuzzle } from "./errors.js";

/**
 * The digits that define a puzzle, 0 for an open cell: the givens, or all digits where the givens are unknown. Boards of other layouts
 * are refused where none is given.
 */
export function readPuzzle(puzzle: Board | string, layout?: Layout): Uint8Array {
  const board = typeof puzzle === "string" ? parse(puzzle, 1, layout) : puzzle;
  if ((board as Board | null | undefined)?.values?.length !== 81) throw notAPuzzle(puzzle);
  if (board.layout && !layout)
    throw notForLayout("what is said of a puzzle up to symmetry, or of its clues", board.layout.name);
  return Uint8Array.from(puzzleDigits(board));
}

/** 81 characters, with a dot for an open cell. */
export const puzzleText = (digits: Uint8Array): string =>
  String.fromCharCode(...digits.map((digit) => (digit === 0 ? 46 : 48 + digit)));

/** The digits of a text of 81 characters. */
export function digitsOfText(text: string): Uint8Array {
  const digits = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) digits[cell] = text.charCodeAt(cell) - 48;
  return digits;
}
