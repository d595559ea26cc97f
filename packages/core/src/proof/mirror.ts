import type { Cell } from "../board/numbers.js";
import { digitsOf, maskOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { type Grid, sees } from "../board/layout.js";
import { candidateCell, candidateDigit, candidateOf, cellName } from "../board/notation.js";
import { badFact } from "../errors.js";
import { puzzleDigits } from "../search/one-solution.js";
import type { MirrorFact } from "./facts.js";

/**
 * Mirrors. A map of cells carries those that see each other to those that do, a permutation of digits goes with it, and the givens obey both. Then they carry each solution to a
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

/** Whether two cells see each other just where their images do. */
function keepsPeers(grid: Grid, map: readonly number[]): boolean {
  for (let a = 0; a < 81; a++)
    for (let b = 0; b < a; b++) if (sees(grid, a, b) !== sees(grid, imageOf(map, a), imageOf(map, b))) return false;
  return true;
}

function checkMirror(board: Board, fact: MirrorFact): void {
  const { mirror, map, digits } = fact;
  const isWhole = (list: readonly number[], first: number, count: number): boolean =>
    list.length === count && list.every((_, i) => list.includes(first + i));
  // Lines go to lines of one kind: so each cell has an image, and no two have the same.
  const keepsLines = (): boolean => map.every((a, i) => map.every((b, j) => (i < 9 === j < 9) === (a < 9 === b < 9)));
  if (!isWhole(map, 0, 18) || !keepsLines() || !keepsPeers(board, map))
    throw badFact(
      fact,
      "its map must carry each house to a house, and the cells that each cell sees to those of its image",
    );
  if (!isWhole(digits, 1, 9)) throw badFact(fact, "its digits must be 1 to 9, each once");
  if (!(Number.isInteger(mirror) && mirror >= 0 && mirror < 729)) throw badFact(fact);
  puzzleDigits(board).forEach((digit, cell, all) => {
    if (digit !== 0 && all[imageOf(map, cell)] !== digits[digit - 1])
      throw badFact(fact, `the given ${digit} of ${cellName(cell)} has another image`);
  });
}
