import type { Board } from "@wings/core";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Replace this: the definition as slow, obvious code that shares nothing with the search. The example yields every cell
 * with one candidate.
 */
export function* reference(board: Board) {
  for (const cell of CELLS) {
    const digits = DIGITS.filter((digit) => board.has(cell, digit));
    if (digits.length === 1) {
      yield { pattern: { cell, digit: digits[0] }, placements: [{ cell, digit: digits[0] }] };
    }
  }
}
