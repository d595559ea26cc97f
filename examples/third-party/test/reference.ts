// #region reference
import type { Board } from "@wings/core";
import { placesIn } from "@wings/core/author";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const rowOf = (cell: number): number => Math.floor(cell / 9);
const boxOf = (cell: number): number => Math.floor(rowOf(cell) / 3) * 3 + Math.floor((cell % 9) / 3);
/** Two places in both orders; nothing for more or fewer. */
const ends = (places: number[]): number[][] => (places.length === 2 ? [places, [...places].reverse()] : []);

/** Two places in a row, two in a column. One of each, not the same cell, is in one box, and the others are not. */
export function* kites(board: Board) {
  for (const digit of DIGITS) {
    for (const [rowEnd, rowJoint] of DIGITS.flatMap((n) => ends(placesIn(board, digit, n - 1)))) {
      for (const [columnEnd, columnJoint] of DIGITS.flatMap((n) => ends(placesIn(board, digit, n + 8)))) {
        const box = boxOf(rowJoint);
        if (rowJoint === columnJoint || boxOf(columnJoint) !== box) continue;
        if (boxOf(rowEnd) === box || boxOf(columnEnd) === box) continue;
        const target = rowOf(columnEnd) * 9 + (rowEnd % 9);
        const [row, column] = [rowOf(rowEnd), 9 + (columnEnd % 9)];
        const pattern = { digit, row, column, rowEnd, rowJoint, columnJoint, columnEnd };
        if (board.has(target, digit)) yield { pattern, eliminations: [{ cell: target, digit }] };
      }
    }
  }
}
// #endregion reference
