import { type DigitMask, type Pattern, type Reporter, columnOf, digitsOf, maskOfAll, rowOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type Corner, cornerAt, cornersOf, heldBy } from "./corners.js";
import { reportHeld, reportKept } from "./held.js";
import { HELD_PARTS, cellMarks, cornerOf, factsOf, lineMarks, linksOf, whyBoxed, whyHeld } from "./corner-words.js";

const pattern = { corner: "cell", opposite: "cell", ends: "cells", digits: "digits", others: "digits" } as const;
/** The pattern: two opposite corners with the same ends, the first one in the row of `corner`, and two digits of each corner. */
export type FireworkQuad = Pattern<typeof pattern>;

/**
 * Firework quad: two corners of a rectangle hold two digits each with the two other corners. So the four cells hold these four digits.
 */
export const fireworkQuad = /* @__PURE__ */ defineBuiltIn({
  id: "firework-quad",
  name: "Firework Quad",
  minSize: 4,
  pattern,
  roles: { corner: "corner 1", opposite: "corner 2", ends: "end", line: "line" },
  needs: "boxes",
  message: {
    long:
      "{why} So each of {digits} is in {anyOf}, and each of {others} in {anyOther}. These are four cells for four digits: each digit is in one of " +
      "them, {corner} holds {digits} only, and {opposite} {others} only. {boxed} {outcome}.",
    short: "{corner} {digits} and {opposite} {others} with {ends}: {outcome}",
    vague: "Look where {rows} cross {columns}, at {all}.",
    parts: { ...HELD_PARTS, so: "So" },
  },
  find(board, report) {
    for (const one of cornersOf(board)) {
      if (one.opposite <= one.corner) continue;
      const other = cornerAt(board, one.opposite, one.inColumn, one.inRow);
      if (other !== undefined && findWith(report, one, other)) return;
    }
  },
  reason: ({ corner, opposite, ends, digits, others }, board) => [
    ...factsOf(cornerOf(board, corner, ends), maskOfAll(digits)),
    ...factsOf(cornerOf(board, opposite, [ends[1], ends[0]]), maskOfAll(others)),
  ],
  marks({ corner, opposite, ends, digits, others }, board) {
    const [mask, otherMask] = [maskOfAll(digits), maskOfAll(others)];
    return [
      ...cellMarks(board, "corner" as const, [corner], mask),
      ...cellMarks(board, "opposite" as const, [opposite], otherMask),
      ...cellMarks(board, "ends" as const, ends, mask | otherMask),
      ...lineMarks(corner),
      ...lineMarks(opposite),
      ...linksOf(board, cornerOf(board, corner, ends), mask),
      ...linksOf(board, cornerOf(board, opposite, [ends[1], ends[0]]), otherMask),
    ];
  },
  data({ corner, opposite, ends, digits, others }, board) {
    const one = cornerOf(board, corner, ends);
    const other = cornerOf(board, opposite, [ends[1], ends[0]]);
    const [mask, otherMask] = [maskOfAll(digits), maskOfAll(others)];
    return {
      corner: { cell: corner },
      opposite: { cell: opposite },
      ends: { cells: ends },
      anyOf: { cells: [corner, ...ends], join: "or" },
      anyOther: { cells: [opposite, ...ends], join: "or" },
      digits: { digits },
      others: { digits: others },
      all: { digits: digitsOf(mask | otherMask) },
      rows: { houses: [rowOf(corner), rowOf(opposite)] },
      columns: { houses: [columnOf(corner), columnOf(opposite)] },
      why: { list: [...whyHeld(board, one, mask, true), ...whyHeld(board, other, otherMask, true)], join: "space" },
      boxed: {
        list: [...whyBoxed(board, one, mask), ...whyBoxed(board, other, otherMask), { part: "so", data: {} }],
        join: "space",
      },
    };
  },
});

/** Two opposite corners, and two digits that each of them holds. */
interface Quad {
  readonly one: Corner;
  readonly other: Corner;
  readonly digits: DigitMask;
  readonly others: DigitMask;
}

/** Tries two digits of one corner with two of the other one. Returns whether to stop. */
function findWith(report: Reporter<typeof pattern>, one: Corner, other: Corner): boolean {
  for (const digits of pairsOf(one))
    for (const others of pairsOf(other))
      if ((digits & others) === 0 && reportQuad(report, { one, other, digits, others })) return true;
  return false;
}

/** Pairs of digits that a corner holds, at least one of them in both lines. */
function pairsOf(corner: Corner): DigitMask[] {
  const pairs: DigitMask[] = [];
  for (let a = heldBy(corner); a !== 0; a &= a - 1)
    for (let b = a & (a - 1); b !== 0; b &= b - 1) {
      const pair = (a & -a) | (b & -b);
      if ((pair & corner.both) !== 0) pairs.push(pair);
    }
  return pairs;
}

/** Reports a quad, if it eliminates anything. Returns whether to stop. */
function reportQuad(report: Reporter<typeof pattern>, { one, other, digits, others }: Quad): boolean {
  const ends = [one.inRow, one.inColumn];
  const isFound = [
    reportHeld(report, one, digits),
    reportHeld(report, other, others),
    reportKept(report, [one.corner], digits),
    reportKept(report, [other.corner], others),
    reportKept(report, ends, digits | others),
  ].includes(true);
  if (!isFound) return false;
  const [corner, opposite] = [one.corner, other.corner];
  return report.commit({ corner, opposite, ends, digits: digitsOf(digits), others: digitsOf(others) }, 4);
}
