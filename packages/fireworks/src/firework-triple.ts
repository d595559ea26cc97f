import {
  DIGIT_COUNT,
  type DigitMask,
  type Pattern,
  type Reporter,
  columnOf,
  digitsOf,
  maskOfAll,
  rowOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type Corner, cornersOf, heldBy } from "./corners.js";
import { reportHeld, reportKept } from "./held.js";
import { HELD_PARTS, cellMarks, cornerOf, factsOf, lineMarks, linksOf, whyBoxed, whyHeld } from "./corner-words.js";

const pattern = { corner: "cell", ends: "cells", digits: "digits" } as const;
/** The pattern: the corner, an end in its row and one in its column, and the three digits that they hold. */
export type FireworkTriple = Pattern<typeof pattern>;

/**
 * Firework triple: a row and a column leave three digits room outside of the box where they cross only in one cell each. So each of the
 * digits is in these two cells or in the corner, and the three cells hold nothing else.
 */
export const fireworkTriple = /* @__PURE__ */ defineBuiltIn({
  id: "firework-triple",
  name: "Firework Triple",
  minSize: 3,
  pattern,
  roles: { corner: "corner", ends: "end", line: "line" },
  needs: "boxes",
  message: {
    long: "{why} So {three} hold {digits}: each cell one of them and nothing else, and each digit once. {boxed} {outcome}.",
    short: "{corner} with {ends} = {digits}: {outcome}",
    vague: "Look where {row} and {column} cross, at {digits}.",
    parts: { ...HELD_PARTS, so: "So" },
  },
  find(board, report) {
    for (const corner of cornersOf(board)) {
      const held = heldBy(corner);
      if (DIGIT_COUNT[held] < 3) continue;
      for (let a = held; a !== 0; a &= a - 1)
        for (let b = a & (a - 1); b !== 0; b &= b - 1)
          for (let c = b & (b - 1); c !== 0; c &= c - 1)
            if (reportTriple(report, corner, (a & -a) | (b & -b) | (c & -c))) return;
    }
  },
  reason: ({ corner, ends, digits }, board) => factsOf(cornerOf(board, corner, ends), maskOfAll(digits)),
  marks({ corner, ends, digits }, board) {
    const mask = maskOfAll(digits);
    return [
      ...cellMarks(board, "corner" as const, [corner], mask),
      ...cellMarks(board, "ends" as const, ends, mask),
      ...lineMarks(corner),
      ...linksOf(board, cornerOf(board, corner, ends), mask),
    ];
  },
  data({ corner, ends, digits }, board) {
    const found = cornerOf(board, corner, ends);
    return {
      corner: { cell: corner },
      ends: { cells: ends },
      three: { cells: [corner, ...ends] },
      digits: { digits },
      row: { house: rowOf(corner) },
      column: { house: columnOf(corner) },
      why: { list: whyHeld(board, found, maskOfAll(digits), true), join: "space" },
      boxed: { list: [...whyBoxed(board, found, maskOfAll(digits)), { part: "so", data: {} }], join: "space" },
    };
  },
});

/** Reports three digits that a corner holds, if that eliminates anything. Returns whether to stop. */
function reportTriple(report: Reporter<typeof pattern>, found: Corner, digits: DigitMask): boolean {
  if ((digits & found.both) === 0) return false;
  const { corner, inRow, inColumn } = found;
  const isHeld = reportHeld(report, found, digits);
  const isKept = reportKept(report, [corner, inRow, inColumn], digits);
  return (isHeld || isKept) && report.commit({ corner, ends: [inRow, inColumn], digits: digitsOf(digits) }, 3);
}
