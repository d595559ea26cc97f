import { type Board, type DeadlyFact, type Mark, type OptionSpecs, deadlyFact, maskOf } from "@wings/core/author";
import { extrasOf } from "./rectangles.js";

export const options = {
  missing: {
    type: "boolean",
    default: true,
    description: "a corner may lack one of the two digits",
  },
} as const satisfies OptionSpecs;

export const roles = { corner: "corner of the rectangle", extra: "other candidate of a corner" } as const;

/** The beginning of all explanations. */
export const DEADLY =
  "The corners {corners} are in two rows, two columns and two boxes. If they held only {digits}, both digits could be exchanged, " +
  "and the puzzle would have two solutions. ";

/** With one solution, a corner holds another digit. */
export const deadly = (corners: readonly number[], digits: readonly number[]): DeadlyFact =>
  deadlyFact(
    corners,
    corners.map(() => digits.reduce((mask, digit) => mask | maskOf(digit), 0)),
  );

/** The corners with both digits and with their extras. */
export const cornerMarks = (
  board: Board,
  corners: readonly number[],
  digits: readonly number[],
): Mark<"corner" | "extra">[] =>
  corners.flatMap((cell): Mark<"corner" | "extra">[] => {
    if (board.masks[cell] === 0) return [{ role: "corner", cell }];
    const extras = extrasOf(board, cell, digits);
    const own = digits.filter((digit) => board.has(cell, digit));
    return [
      ...(own.length > 0 ? [{ role: "corner", cell, digits: own } as const] : []),
      ...(extras.length > 0 ? [{ role: "extra", cell, digits: extras } as const] : []),
    ];
  });
