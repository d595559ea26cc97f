import { DIGIT_COUNT, type Pattern, cellFact, columnOf, digitsOf, maskOfAll, rowOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { cornersOf, heldBy } from "./corners.js";
import { reportKept } from "./held.js";
import { HELD_PARTS, cellMarks, cornerOf, factsOf, lineMarks, linksOf, whyHeld } from "./corner-words.js";

const pattern = { corner: "cell", opposite: "cell", ends: "cells", digits: "digits" } as const;
/** The pattern: the corner, the opposite cell that has just two digits, the ends that see both, and the digits. */
export type FireworkPair = Pattern<typeof pattern>;

/**
 * Firework pair: a corner and its ends hold two digits, and the cell that sees both ends has just these two. The digit that
 * this cell takes is at neither end, so the corner holds it.
 */
export const fireworkPair = /* @__PURE__ */ defineBuiltIn({
  id: "firework-pair",
  name: "Firework Pair",
  minSize: 4,
  pattern,
  roles: { corner: "corner", opposite: "cell with the same two digits", ends: "end", line: "line" },
  needs: "boxes",
  message: {
    long:
      "{why} So each of {digits} is in {anyOf}. {opposite} has just these two, and sees {ends}: the digit that it takes is in neither, " +
      "so it is in {corner}. {corner} holds one of {digits}: {outcome}.",
    short: "{corner} with {ends} and {opposite} ({digits}): {outcome}",
    vague: "Look where {row} and {column} cross, at {digits}.",
    parts: HELD_PARTS,
  },
  find(board, report) {
    const { masks } = board;
    for (const held of cornersOf(board)) {
      const { corner, opposite, inRow, inColumn } = held;
      const digits = masks[opposite];
      if (DIGIT_COUNT[digits] !== 2 || (digits & ~heldBy(held)) !== 0 || (digits & held.both) === 0) continue;
      if (!reportKept(report, [corner], digits)) continue;
      if (report.commit({ corner, opposite, ends: [inRow, inColumn], digits: digitsOf(digits) }, 4)) return;
    }
  },
  reason: ({ corner, opposite, ends, digits }, board) => [
    cellFact(opposite),
    ...factsOf(cornerOf(board, corner, ends), maskOfAll(digits)),
  ],
  marks({ corner, opposite, ends, digits }, board) {
    const mask = maskOfAll(digits);
    return [
      ...cellMarks(board, "corner" as const, [corner], mask),
      ...cellMarks(board, "opposite" as const, [opposite], mask),
      ...cellMarks(board, "ends" as const, ends, mask),
      ...lineMarks(corner),
      ...linksOf(board, cornerOf(board, corner, ends), mask),
    ];
  },
  data: ({ corner, opposite, ends, digits }, board) => ({
    corner: { cell: corner },
    opposite: { cell: opposite },
    ends: { cells: ends },
    anyOf: { cells: [corner, ...ends], join: "or" },
    digits: { digits },
    row: { house: rowOf(corner) },
    column: { house: columnOf(corner) },
    why: { list: whyHeld(board, cornerOf(board, corner, ends), maskOfAll(digits), false), join: "space" },
  }),
});
