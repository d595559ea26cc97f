import type { Cell } from "../board/numbers.js";
import { digitsOf, maskOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { candidateCell, candidateDigit, candidateOf, cellName } from "../board/notation.js";
import { badFact } from "../errors.js";
import { puzzleDigits } from "../search/one-solution.js";
import type { MirrorFact } from "./facts.js";

/**
 * Mirrors. A map of cells carries houses to houses, a permutation of digits goes with it, and the givens obey both. Then they carry each solution to a
 * solution: the only solution to itself. So where a candidate is true, its image is.
 *
 * The map is given by its images of the nine rows and the nine columns, as houses. A cell goes to where the images of its row and its column
 * cross.
 */

/** The candidate is false, which another candidate of its cell says, or its image is true; null where the fact is true already. */
export function mirrorChoices(board: Board, fact: MirrorFact): number[] | null {
  const { mirror, map, digits } = fact;
  checkMirror(board, fact);
  const cell = candidateCell(mirror);
  const digit = candidateDigit(mirror);
  const image = imageOf(map, cell);
  const held = board.digit(cell);
  if ((held !== 0 && held !== digit) || board.digit(image) === digits[digit - 1]) return null;
  const choices = digitsOf(board.masks[cell] & ~maskOf(digit)).map((other) => candidateOf(cell, other));
  if (board.has(image, digits[digit - 1])) choices.push(candidateOf(image, digits[digit - 1]));
  return choices;
}

/** Where the images of a cell's row and column cross. */
const imageOf = (map: readonly number[], cell: Cell): number => {
  const [a, b] = [map[(cell / 9) | 0], map[9 + (cell % 9)]];
  return Math.min(a, b) * 9 + Math.max(a, b) - 9;
};

function checkMirror(board: Board, fact: MirrorFact): void {
  const { mirror, map, digits } = fact;
  const isWhole = (list: readonly number[], first: number, count: number): boolean =>
    list.length === count && list.every((_, i) => list.includes(first + i));
  // Lines go to lines of one kind, and those of a band or stack to those of one.
  const keeps = (size: number): boolean =>
    map.every((a, i) =>
      map.every((b, j) => (((i / size) | 0) === ((j / size) | 0)) === (((a / size) | 0) === ((b / size) | 0))),
    );
  if (!isWhole(map, 0, 18) || !keeps(3) || !keeps(9)) throw badFact(fact, "its map must carry each house to a house");
  if (!isWhole(digits, 1, 9)) throw badFact(fact, "its digits must be 1 to 9, each once");
  if (!(Number.isInteger(mirror) && mirror >= 0 && mirror < 729)) throw badFact(fact);
  puzzleDigits(board).forEach((digit, cell, all) => {
    if (digit !== 0 && all[imageOf(map, cell)] !== digits[digit - 1])
      throw badFact(fact, `the given ${digit} of ${cellName(cell)} has another image`);
  });
}
