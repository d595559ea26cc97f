import { defineBuiltIn } from "@wings/core/built-in";
import {
  DEADLY_PARTS,
  DEADLY_PATTERN,
  DEADLY_ROLES,
  deadlyData,
  deadlyMarks,
  deadlyReason,
  reportDeadly,
} from "@wings/deadly-kit";
import { visitPolygons } from "./polygons.js";

/**
 * Seven or eight cells with three or four digits: a block of two rows and two columns of a box, or three cells of it, two cells below or
 * above it in a row, and two beside it in a column.
 *
 * ```
 *   x x . | . x .
 *   x x . | . x .
 *   . . . | . . .
 *   ------+------
 *   x x . | . . .
 * ```
 */
export const deadlyPolygon = /* @__PURE__ */ defineBuiltIn({
  id: "deadly-polygon",
  name: "Deadly Polygon",
  pattern: DEADLY_PATTERN,
  roles: DEADLY_ROLES,
  minSize: 7,
  assumes: "unique-solution",
  needs: "boxes",
  message: {
    long:
      "If the cells {cells} held only {digits}, they could be filled in another way, with the same digits in each row, column and box, and the puzzle " +
      "would have two solutions. {rule} {outcome}.",
    short: "polygon {cells} ({digits}), other candidates in {roof}: {outcome}",
    vague: "There is a Deadly Polygon with {digits}.",
    parts: DEADLY_PARTS,
  },
  find: (board, report) => visitPolygons(board, (deadly) => reportDeadly(report, deadly, true)),
  reason: deadlyReason,
  marks: deadlyMarks,
  data: deadlyData,
});
