import { type Board, type Mark, sees, weakLink } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import {
  DEADLY_PARTS,
  DEADLY_PATTERN,
  DEADLY_ROLES,
  type DeadlyPattern,
  deadlyData,
  deadlyMarks,
  deadlyReason,
  reportDeadly,
} from "@wings/deadly-kit";
import { visitLoops } from "./loops.js";

/**
 * Six or more open cells with the same two candidates, joined to a loop. Each house has none or two of them.
 *
 * ```
 *   12 ── 12             1 . . 2      could be exchanged with   2 . . 1
 *   │      │             2 . 1 .                                1 . 2 .
 *   12 ─ 12│             . . 2 1                                . . 1 2
 *        12 ─ 123
 * ```
 */
export const uniqueLoop = /* @__PURE__ */ defineBuiltIn({
  id: "unique-loop",
  name: "Unique Loop",
  pattern: DEADLY_PATTERN,
  roles: DEADLY_ROLES,
  minSize: 6,
  assumes: "unique-solution",
  message: {
    long:
      "The cells {cells} form a loop: each row, column and box has two of them or none. If they held only {digits}, both " +
      "digits could be exchanged, and the puzzle would have two solutions. {rule} {outcome}.",
    short: "loop {cells} ({digits}), other candidates in {roof}: {outcome}",
    vague: "There is a Unique Loop with {digits}.",
    parts: DEADLY_PARTS,
  },
  find: (board, report) => visitLoops(board, (deadly) => reportDeadly(report, deadly, true)),
  reason: deadlyReason,
  marks: (deadly, board: Board) => [...deadlyMarks(deadly, board), ...linksOf(board, deadly)],
  data: deadlyData,
});

/** The cells that see each other, joined by both digits. */
const linksOf = (board: Board, { cells, digits }: DeadlyPattern): Mark<never>[] =>
  cells.flatMap((one, i) =>
    cells
      .slice(i + 1)
      .filter((other) => sees(board, one, other))
      .flatMap((other) => digits.map((digit) => weakLink(digit, one, other))),
  );
