import { type Board, parse } from "@wings/core";
import { puzzleDigits } from "@wings/core/host";
import { notAPuzzle } from "./errors.js";

/** The digits that define a puzzle, 0 for an open cell: the givens, or all digits where the givens are unknown. */
export function readPuzzle(puzzle: Board | string): Uint8Array {
  const board = typeof puzzle === "string" ? parse(puzzle) : puzzle;
  if ((board as Board | null | undefined)?.values?.length !== 81) throw notAPuzzle(puzzle);
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
