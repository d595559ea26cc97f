import {
  type Board,
  type DeadlyFact,
  deadlyFact,
  type Digit,
  type Mark,
  maskOf,
  type OptionSpecs,
} from "@wings/core/author";
import { extrasOf } from "./rectangles.js";

export const options = {
  missing: {
    type: "boolean",
    default: true,
    description: "a corner may lack one of the two digits",
  },
} as const satisfies OptionSpecs;

export const roles = {
  corner: "corner of the rectangle",
  extra: "other candidate of a corner",
} as const;

/** The beginning of all explanations. */
export const DEADLY =
  "The corners {corners} are in two rows, two columns and two boxes. If they held only {digits}, both digits could be exchanged, " +
  "and the puzzle would have two solutions. ";

/** With one solution, a corner holds another digit. */
export const deadly = (corners: readonly number[], digits: readonly Digit[]): DeadlyFact =>
  deadlyFact(
    corners,
    corners.map(() => digits.reduce((mask, digit) => mask | maskOf(digit), 0)),
  );

/** Marks the two digits and the extras in the open corners. */
export const cornerMarks = (
  board: Board,
  corners: readonly number[],
  digits: readonly Digit[],
): Mark<keyof typeof roles>[] =>
  corners
    .flatMap((cell) => [
      { role: "corner" as const, cell, digits: digits.filter((digit) => board.has(cell, digit)) },
      { role: "extra" as const, cell, digits: extrasOf(board, cell, digits) },
    ])
    .filter((mark) => mark.digits.length > 0);
