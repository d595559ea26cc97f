import { badOption } from "./errors.js";
import { type Random, checkRandom, random } from "./random-numbers.js";
import { type Transformation, checkTransformation } from "./transform.js";

/** The turns and mirror images of the grid by name. Rotations are clockwise. */
export const SYMMETRIES = [
  ...(["rotate-90", "rotate-180", "rotate-270"] as const),
  ...(["mirror", "flip", "transpose", "antitranspose"] as const),
] as const;
/** The name of a turn or mirror image of the grid. */
export type SymmetryName = (typeof SYMMETRIES)[number];

const ORDER = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED = [8, 7, 6, 5, 4, 3, 2, 1, 0];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Which of them exchange rows and columns, and which reverse the order of the rows or of the columns. */
const FORMS: Readonly<Record<SymmetryName, readonly [transposed: boolean, rows: number[], columns: number[]]>> = {
  "rotate-90": [true, ORDER, REVERSED],
  "rotate-180": [false, REVERSED, REVERSED],
  "rotate-270": [true, REVERSED, ORDER],
  mirror: [false, ORDER, REVERSED],
  flip: [false, REVERSED, ORDER],
  transpose: [true, ORDER, ORDER],
  antitranspose: [true, REVERSED, REVERSED],
};

/** A turn or mirror image as a transformation: `mirror` is left to right, `flip` top to bottom, `transpose` along r1c1 to r9c9. */
export function symmetry(name: SymmetryName): Transformation {
  if (!SYMMETRIES.includes(name)) throw badOption("symmetry", name, `one of ${SYMMETRIES.join(", ")}`);
  const [transposed, rows, columns] = FORMS[name];
  return { transposed, rows, columns, digits: DIGITS };
}

/** A random symmetry of sudoku, with other digits. The same numbers give the same one. */
export const randomTransformation = (...numbers: readonly number[]): Transformation =>
  drawTransformation(random(...numbers));

/** A symmetry of sudoku, all equally likely. A rigid one only turns and mirrors the grid as it is printed, and exchanges digits. */
export function drawTransformation(source: Random, isRigid = false): Transformation {
  checkRandom(source);
  const { below, shuffle } = source;
  const lines = (): readonly number[] =>
    isRigid
      ? [ORDER, REVERSED][below(2)]
      : shuffle([0, 3, 6]).flatMap((start) => shuffle([start, start + 1, start + 2]));
  return { transposed: below(2) === 1, rows: lines(), columns: lines(), digits: shuffle([...DIGITS]) };
}

/** The transformation that does one after the other. */
export function combine(first: Transformation, second: Transformation): Transformation {
  for (const each of [first, second]) checkTransformation(each);
  // A transposition exchanges what the first one did to rows and to columns.
  const [rows, columns] = second.transposed ? [first.columns, first.rows] : [first.rows, first.columns];
  return {
    transposed: first.transposed !== second.transposed,
    rows: second.rows.map((row) => rows[row]),
    columns: second.columns.map((column) => columns[column]),
    digits: first.digits.map((digit) => second.digits[digit - 1]),
  };
}
