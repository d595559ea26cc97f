// #region reference
import type { Board } from "@wings/core";
import { placesIn } from "@wings/core/author";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const rowOf = (cell: number): number => Math.floor(cell / 9);
const columnOf = (cell: number): number => cell % 9;
const boxOf = (cell: number): number => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);

/**
 * The definition as code, slow and obvious, sharing nothing with the finder: a digit has exactly two places in a row and
 * two in a column. One place of each, not the same cell, is in one box; the others are not in that box. The digit leaves the
 * cell that sees both of these others: the one in the column of the first and the row of the second.
 */
export function* kites(board: Board) {
  for (const digit of DIGITS) {
    for (const row of LINES.map((line) => placesIn(board, digit, line))) {
      for (const column of LINES.map((line) => placesIn(board, digit, line + 9))) {
        if (row.length !== 2 || column.length !== 2) continue;
        for (const [rowEnd, rowJoint] of [row, [...row].reverse()]) {
          for (const [columnEnd, columnJoint] of [column, [...column].reverse()]) {
            const box = boxOf(rowJoint);
            if (rowJoint === columnJoint || box !== boxOf(columnJoint)) continue;
            if (boxOf(rowEnd) === box || boxOf(columnEnd) === box) continue;
            const target = rowOf(columnEnd) * 9 + columnOf(rowEnd);
            if (!board.has(target, digit)) continue;
            yield {
              pattern: {
                digit,
                row: rowOf(rowEnd),
                column: 9 + columnOf(columnEnd),
                rowEnd,
                rowJoint,
                columnJoint,
                columnEnd,
              },
              eliminations: [{ cell: target, digit }],
            };
          }
        }
      }
    }
  }
}
// #endregion reference
