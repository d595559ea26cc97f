import {
  type Board,
  candidateCell,
  candidateDigit,
  DIGIT_COUNT,
  type DigitMask,
  digitsOf,
  lowestDigit,
  type Pattern,
  type Reporter,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explanation, pattern } from "./explanation.js";
import { outcomesOf } from "./outcomes.js";
import { type ExocetShape, cellAt, rowsByColumn } from "./shape.js";
import { isPlaceable } from "./is-placeable.js";

/** The pattern: two cells of a box, two targets in the band, and the three lines. */
export type JuniorExocet = Pattern<typeof pattern>;

/**
 * Junior exocet: two cells of a line in a box, the base, with three or four digits. Whichever two they hold, three lines across the band have no
 * room for them below unless they are in two cells of the band, the targets. So the targets hold the digits of the base.
 */
export const juniorExocet = /* @__PURE__ */ defineBuiltIn({
  id: "junior-exocet",
  name: "Junior Exocet",
  minSize: 7,
  pattern,
  ...explanation,

  find(board, report) {
    for (const isTurned of [false, true])
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 9; column++) if (findAt(board, report, isTurned, row, column)) return;
  },
});

/** Exocets with a base in a row, beside a column. */
function findAt(board: Board, report: Reporter, isTurned: boolean, row: number, c0: number): boolean {
  const { masks } = board;
  const first = c0 - (c0 % 3);
  const [a, b] = [first + (c0 === first ? 1 : 0), first + (c0 === first + 2 ? 1 : 2)];
  const one = masks[cellAt(isTurned, row, a)];
  const other = masks[cellAt(isTurned, row, b)];
  if (one === 0 || other === 0) return false;
  const mask = one | other;
  const size = DIGIT_COUNT[mask];
  if (size < 3 || size > 4 || size + 4 > report.maxSize) return false;
  const rows = rowsByColumn(board, isTurned);
  const band = row - (row % 3);
  const below = 511 & ~(7 << band);
  const left = first === 0 ? 3 : 0;
  const right = first === 6 ? 3 : 6;
  for (let c1 = left; c1 < left + 3; c1++) {
    for (let c2 = right; c2 < right + 3; c2++) {
      if (someStands(rows, mask, c0, c1, c2, below, below)) continue;
      for (let r1 = band; r1 < band + 3; r1++) {
        if (r1 === row || (masks[cellAt(isTurned, r1, c1)] & mask) === 0) continue;
        for (let r2 = band; r2 < band + 3; r2++) {
          if (r2 === row || (masks[cellAt(isTurned, r2, c2)] & mask) === 0) continue;
          const field = 511 & ~(1 << row);
          if (someStands(rows, mask, c0, c1, c2, field & ~(1 << r1), field & ~(1 << r2), below)) continue;
          const base = [a, b].map((column) => cellAt(isTurned, row, column));
          const targets = [cellAt(isTurned, r1, c1), cellAt(isTurned, r2, c2)];
          const digits = digitsOf(mask);
          if (commits(board, report, { isTurned, row, columns: [c0, c1, c2], base, targets, digits })) return true;
        }
      }
    }
  }
  return false;
}

/** Whether one of the digits can be placed in these rows of the three columns. */
function someStands(
  rows: Uint16Array,
  mask: DigitMask,
  c0: number,
  c1: number,
  c2: number,
  rows1: number,
  rows2: number,
  rows0 = rows1,
): boolean {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    if (isPlaceable(rows[c0 * 10 + digit] & rows0, rows[c1 * 10 + digit] & rows1, rows[c2 * 10 + digit] & rows2))
      return true;
  }
  return false;
}

function commits(board: Board, report: Reporter, shape: ExocetShape): boolean {
  const { eliminations } = outcomesOf(board, shape);
  for (const each of eliminations) report.eliminateCells(candidateDigit(each), [candidateCell(each)]);
  const { base, targets, columns, isTurned, digits } = shape;
  const lines = columns.map((column) => (isTurned ? column : column + 9));
  return eliminations.length > 0 && report.commit({ base, targets, lines }, digits.length + 4);
}
