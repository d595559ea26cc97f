import {
  type Board,
  type Cell,
  CellSet,
  cellFact,
  columnOf,
  type Digit,
  digitsOf,
  houseSet,
  type Mark,
  maskOfAll,
  type Pattern,
  type Reporter,
  rowOf,
  setsOf,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type Corner, cornersOf, heldBy } from "./corners.js";
import { HELD_PARTS, cellMarks, cornerOf, factsOf, lineMarks, linksOf, whyHeld } from "./corner-words.js";

const pattern = { corner: "cell", opposite: "cell", ends: "cells", wings: "cells", digits: "digits" } as const;
/** The pattern: the corner, the cell that loses the digits, the ends, a cell with just the two digits in a line of each, and the digits. */
export type FireworkWWing = Pattern<typeof pattern>;

/**
 * Firework W-Wing: a corner and its ends hold two digits, and a cell in the column of one end and one in the row of the other have just
 * these two. If the cell where these lines cross had one of the digits, both wings would have the other one, and both digits would be in
 * the corner.
 */
export const fireworkWWing = /* @__PURE__ */ defineBuiltIn({
  id: "firework-w-wing",
  name: "Firework W-Wing",
  minSize: 5,
  pattern,
  roles: { corner: "corner", opposite: "cell that sees both wings", ends: "end", wings: "wing", line: "line" },
  needs: "boxes",
  message: {
    long:
      "{why} So each of {digits} is in {anyOf}. If {opposite} were one of them, {wings} would both be the other one, and neither digit could " +
      "be in {ends}. Both would be in {corner}, which can't be: {outcome}.",
    short: "{corner} with {ends} and {wings} ({digits}): {outcome}",
    vague: "Look where {row} and {column} cross, at {digits}.",
    parts: HELD_PARTS,
  },
  find(board, report) {
    for (const corner of cornersOf(board))
      if ((board.masks[corner.opposite] & heldBy(corner)) !== 0 && findWings(report, corner)) return;
  },
  reason: ({ corner, ends, wings, digits }, board) => [
    ...wings.map(cellFact),
    ...factsOf(cornerOf(board, corner, ends), maskOfAll(digits)),
  ],
  marks({ corner, opposite, ends, wings, digits }, board) {
    const mask = maskOfAll(digits);
    return [
      ...cellMarks(board, "corner" as const, [corner], mask),
      ...cellMarks(board, "opposite" as const, [opposite], mask),
      ...cellMarks(board, "ends" as const, ends, mask),
      ...cellMarks(board, "wings" as const, wings, mask),
      ...lineMarks(corner),
      ...linksOf(board, cornerOf(board, corner, ends), mask),
      ...wings.flatMap((wing, i) => digits.flatMap((digit) => weakLinks(board, wing, [ends[i], opposite], digit))),
    ];
  },
  data: ({ corner, opposite, ends, wings, digits }, board) => ({
    corner: { cell: corner },
    opposite: { cell: opposite },
    ends: { cells: ends, join: "or" },
    anyOf: { cells: [corner, ...ends], join: "or" },
    wings: { cells: wings },
    digits: { digits },
    row: { house: rowOf(corner) },
    column: { house: columnOf(corner) },
    why: { list: whyHeld(board, cornerOf(board, corner, ends), maskOfAll(digits), false), join: "space" },
  }),
});

/** Links from a wing to the cells that have the digit. */
const weakLinks = (board: Board, wing: Cell, cells: readonly Cell[], digit: Digit): Mark<never>[] =>
  cells.filter((cell) => board.has(cell, digit)).map((cell) => weakLink(digit, wing, cell));

/** Tries all pairs of wings for a corner. Returns whether to stop. */
function findWings(report: Reporter<typeof pattern>, found: Corner): boolean {
  const { board } = report;
  const { masks } = board;
  const { bivalue } = setsOf(board);
  const { corner, inRow, inColumn, opposite } = found;
  const held = heldBy(found);
  for (inColumnOfEnd.and(bivalue, houseSet(board, columnOf(inRow))); !inColumnOfEnd.isEmpty;) {
    const one = inColumnOfEnd.pop();
    const mask = masks[one];
    if (one === inRow || one === opposite || (mask & ~held) !== 0 || (mask & masks[opposite]) === 0) continue;
    for (inRowOfEnd.and(bivalue, houseSet(board, rowOf(inColumn))); !inRowOfEnd.isEmpty;) {
      const other = inRowOfEnd.pop();
      if (other === inColumn || other === opposite || masks[other] !== mask) continue;
      const digits = digitsOf(mask);
      for (const digit of digits) report.eliminateCells(digit, [opposite]);
      if (report.commit({ corner, opposite, ends: [inRow, inColumn], wings: [one, other], digits }, 5)) return true;
    }
  }
  return false;
}

const inColumnOfEnd = /* @__PURE__ */ new CellSet();
const inRowOfEnd = /* @__PURE__ */ new CellSet();
