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
import { linesOf, visitRectangles } from "./rectangles.js";

/**
 * Two lines of a band or stack, and three or more lines that cross them, with as many digits as crossing lines.
 *
 * ```
 *   123 ── 123 ── 12            1 3 2      could be exchanged with   2 1 3
 *   │       │     │             2 1 3                                1 3 2
 *   12 ─── 13 ── 234
 * ```
 */
export const extendedRectangle = /* @__PURE__ */ defineBuiltIn({
  id: "extended-rectangle",
  name: "Extended Rectangle",
  pattern: DEADLY_PATTERN,
  roles: DEADLY_ROLES,
  minSize: 6,
  assumes: "unique-solution",
  needs: "boxes",
  message: {
    long:
      "The cells {cells} are where {lines} cross {crossings}. If they held only {digits}, {lines} could exchange their digits " +
      "there, and the puzzle would have two solutions. {rule} {outcome}.",
    short: "{cells} ({digits}), other candidates in {roof}: {outcome}",
    vague: "There is an Extended Rectangle with {digits}.",
    parts: DEADLY_PARTS,
  },
  find: (board, report) => visitRectangles(board, (deadly) => reportDeadly(report, deadly, false)),
  reason: deadlyReason,
  marks: deadlyMarks,
  data: (deadly, board) => ({ ...deadlyData(deadly, board), ...linesOf(deadly.cells) }),
});
