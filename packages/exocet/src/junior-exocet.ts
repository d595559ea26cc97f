import {
  type Board,
  DIGIT_COUNT,
  type Pattern,
  type Reporter,
  candidateCell,
  candidateDigit,
  digitsOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explanation, pattern } from "./explanation.js";
import { outcomesOf } from "./outcomes.js";
import { type Shape, cellAt, rowsOf } from "./shape.js";
import { stands } from "./stands.js";

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
  const first = c0 - (c0 % 3);
  const base = [first, first + 1, first + 2]
    .filter((column) => column !== c0)
    .map((column) => cellAt(isTurned, row, column));
  if (base.some((cell) => board.values[cell] !== 0)) return false;
  const mask = board.masks[base[0]] | board.masks[base[1]];
  const size = DIGIT_COUNT[mask];
  if (size < 3 || size > 4 || size + 4 > report.maxSize) return false;
  const digits = digitsOf(mask);
  const band = row - (row % 3);
  const below = 511 & ~(7 << band);
  const [left, right] = [0, 3, 6].filter((stack) => stack !== first);
  const rows = Array.from({ length: 9 }, (_, column) =>
    digits.map((digit) => rowsOf(board, isTurned, row, column, digit, column === c0)),
  );
  for (let c1 = left; c1 < left + 3; c1++) {
    for (let c2 = right; c2 < right + 3; c2++) {
      if (digits.some((_, i) => stands(rows[c0][i] & below, rows[c1][i] & below, rows[c2][i] & below))) continue;
      for (let r1 = band; r1 < band + 3; r1++) {
        for (let r2 = band; r2 < band + 3; r2++) {
          if (r1 === row || r2 === row) continue;
          const targets = [cellAt(isTurned, r1, c1), cellAt(isTurned, r2, c2)];
          if (targets.some((cell) => (board.masks[cell] & mask) === 0)) continue;
          if (digits.some((_, i) => stands(rows[c0][i], rows[c1][i] & ~(1 << r1), rows[c2][i] & ~(1 << r2)))) continue;
          if (commits(board, report, { isTurned, row, columns: [c0, c1, c2], base, targets, digits })) return true;
        }
      }
    }
  }
  return false;
}

function commits(board: Board, report: Reporter, shape: Shape): boolean {
  const { eliminations } = outcomesOf(board, shape);
  for (const each of eliminations) report.eliminateCells(candidateDigit(each), [candidateCell(each)]);
  const { base, targets, columns, isTurned, digits } = shape;
  const lines = columns.map((column) => (isTurned ? column : column + 9));
  return eliminations.length > 0 && report.commit({ base, targets, lines }, digits.length + 4);
}
