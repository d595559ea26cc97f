import type { Board } from "@wings/core";
import { badTransformation } from "./errors.js";
import { puzzleText, readPuzzle } from "./read-puzzle.js";

/** A symmetry of sudoku. It first exchanges rows and columns, or not, then moves them and exchanges digits. */
export interface Transformation {
  /** Whether rows and columns are exchanged. */
  readonly transposed: boolean;
  /** Which row, 0 to 8, comes to each place from the top. */
  readonly rows: readonly number[];
  /** Which column comes to each place from the left. */
  readonly columns: readonly number[];
  /** What each of the digits 1 to 9 becomes. */
  readonly digits: readonly number[];
}

/** The image of a puzzle: 81 characters, with a dot for an open cell. */
export function transform(puzzle: Board | string, transformation: Transformation): string {
  checkTransformation(transformation);
  return puzzleText(imageOf(readPuzzle(puzzle), transformation));
}

/** The same for digits, 0 for an open cell. */
export function imageOf(puzzle: Uint8Array, transformation: Transformation): Uint8Array {
  const { digits } = transformation;
  const image = new Uint8Array(81);
  for (let place = 0; place < 81; place++) {
    const digit = puzzle[originOf(place, transformation)];
    if (digit > 0) image[place] = digits[digit - 1];
  }
  return image;
}

/** The cell whose content comes to a place. */
export function originOf(place: number, { transposed, rows, columns }: Omit<Transformation, "digits">): number {
  const row = rows[(place / 9) | 0];
  const column = columns[place % 9];
  return transposed ? column * 9 + row : row * 9 + column;
}

export function checkTransformation(transformation: Transformation): void {
  const { rows, columns, digits } = Object(transformation) as Transformation;
  for (const [field, lines] of [
    ["rows", rows],
    ["columns", columns],
  ] as const)
    if (
      !isPermutation(lines, 0) ||
      !lines.every((line, i) => Math.floor(line / 3) === Math.floor(lines[i - (i % 3)] / 3))
    )
      throw badTransformation(field, lines, "0 to 8, each once, with the three of a band or stack side by side");
  if (!isPermutation(digits, 1)) throw badTransformation("digits", digits, "1 to 9, each once");
}

/** Whether a list has nine whole numbers from `first` on, each once. */
const isPermutation = (list: readonly number[], first: number): boolean =>
  Array.isArray(list) &&
  list.length === 9 &&
  Array.from({ length: 9 }, (_, i) => first + i).every((each) => list.includes(each));
