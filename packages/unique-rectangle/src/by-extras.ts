import {
  type Board,
  DIGIT_COUNT,
  type Pattern,
  type Reporter,
  type Technique,
  hasOneSolution,
  lowestDigit,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { cornersOf, isLine } from "./corners.js";
import { DEADLY, cornerMarks, deadly, options, roles } from "./describe.js";
import { type Rectangle, extrasOf, rectanglesOf } from "./rectangles.js";

const pattern = { corners: "cells", digits: "digits", roof: "cells" } as const;
/** The pattern: the corners, the two digits, and the corners with other candidates. */
export type RectangleWithExtras = Pattern<typeof pattern>;

type Shape = typeof pattern;

/** Type 1: a single corner has extras. Types 2 and 5: all extras are one digit. */
function technique<const Id extends string>(
  id: Id,
  name: string,
  rule: string,
  fits: (rectangle: Rectangle) => boolean,
): Technique<Shape, typeof options, Id> {
  return defineBuiltIn({
    id,
    name,
    pattern,
    roles: (id.startsWith("a") ? { ...roles, filled: FILLED } : roles) as typeof roles & { readonly filled: string },
    options,
    minSize: 4,
    assumes: "unique-solution",
    needs: "boxes",
    message: {
      long: DEADLY + rule,
      short: "{corners} ({digits}), other candidates in {roof}: {outcome}",
      vague: `There is ${name.startsWith("A") ? "an" : "a"} ${name} with {digits}.`,
    },
    find(board, report, { missing }) {
      if (!hasOneSolution(board)) return;
      for (const rectangle of rectanglesOf(board))
        if ((missing || rectangle.isFull) && fits(rectangle) && reportRectangle(report, rectangle)) return;
    },
    reason: ({ corners, digits }) => [deadly(corners, digits)],
    marks: ({ corners, digits }, board: Board) => [
      ...cornerMarks(board, corners, digits),
      ...corners.filter((cell) => board.values[cell] !== 0).map((cell) => ({ role: "filled" as const, cell })),
    ],
    data: ({ corners, digits, roof }, board: Board) => ({
      corners: { cells: corners },
      digits: { digits },
      roof: { cells: roof },
      extra: { digits: extrasOf(board, roof[0], digits), join: "or" },
    }),
  });
}

function reportRectangle(report: Reporter<Shape>, { corners, a, b, roof, extras }: Rectangle): boolean {
  const cells = cornersOf(corners, roof);
  // Not `||`: both digits must be reported.
  const any =
    cells.length === 1
      ? +report.eliminateCells(a, cells) | +report.eliminateCells(b, cells)
      : +report.eliminateSeen(lowestDigit(extras), cells);
  return any !== 0 && report.commit({ corners, digits: [a, b], roof: cells }, 4);
}

const hasOneRoof = ({ roof }: Rectangle): boolean => DIGIT_COUNT[roof] === 1;
const hasOneExtra = ({ extras }: Rectangle): boolean => DIGIT_COUNT[extras] === 1;

/** Only avoidable rectangles have such corners. */
const FILLED = "corner with a digit that was not given";
const NOT_GIVEN = "None of them was given. ";
const ONE_ROOF = "Only {roof} has other candidates, so it is {extra}: {outcome}.";
const ONE_EXTRA =
  "Only {roof} have another candidate, {extra}, so one of them is {extra}. A cell that sees them all can't be {extra}: {outcome}.";

/** Unique Rectangle 1: one corner has other candidates. */
export const uniqueRectangle1 = /* @__PURE__ */ technique(
  "unique-rectangle-1",
  "Unique Rectangle 1",
  ONE_ROOF,
  (rectangle) => rectangle.isOpen && hasOneRoof(rectangle),
);

/** Unique Rectangle 2: two corners in one line have one other candidate, the same. */
export const uniqueRectangle2 = /* @__PURE__ */ technique(
  "unique-rectangle-2",
  "Unique Rectangle 2",
  ONE_EXTRA,
  (rectangle) => rectangle.isOpen && hasOneExtra(rectangle) && isLine(rectangle.roof),
);

/** Unique Rectangle 5: two opposite corners or three corners have one other candidate, the same. */
export const uniqueRectangle5 = /* @__PURE__ */ technique(
  "unique-rectangle-5",
  "Unique Rectangle 5",
  ONE_EXTRA,
  (rectangle) =>
    rectangle.isOpen &&
    hasOneExtra(rectangle) &&
    !isLine(rectangle.roof) &&
    (DIGIT_COUNT[rectangle.roof] === 2 || DIGIT_COUNT[rectangle.roof] === 3),
);

/** Avoidable Rectangle 1: as Unique Rectangle 1, with corners that hold a digit that was not given. */
export const avoidableRectangle1 = /* @__PURE__ */ technique(
  "avoidable-rectangle-1",
  "Avoidable Rectangle 1",
  NOT_GIVEN + ONE_ROOF,
  (rectangle) => !rectangle.isOpen && hasOneRoof(rectangle),
);

/** Avoidable Rectangle 2: as Unique Rectangle 2, with corners that hold a digit that was not given. */
export const avoidableRectangle2 = /* @__PURE__ */ technique(
  "avoidable-rectangle-2",
  "Avoidable Rectangle 2",
  NOT_GIVEN + ONE_EXTRA,
  (rectangle) => !rectangle.isOpen && hasOneExtra(rectangle) && isLine(rectangle.roof),
);
