// #region pattern
import { type Pattern, bothWays, boxOf, defineTechnique, houseFact, nodeOf, strongLinks } from "@wings/core/author";

/*
 *        c2    c3          c8
 *   r1    .  columnJoint    .     A row and a column with two places each for one digit: two strings. They meet in a
 *   r2 rowJoint .  .  .  rowEnd   box, which contains one place of each. The other places are outside of the box.
 *         .     |           |
 *   r7    . columnEnd - - target  The target sees both ends, and one of the ends has the digit.
 */

/** The fields of the pattern. The TypeScript types and the JSON are derived from them. */
const pattern = {
  digit: "digit",
  row: "house",
  column: "house",
  rowEnd: "cell",
  rowJoint: "cell",
  columnJoint: "cell",
  columnEnd: "cell",
} as const;
export type TwoStringKite = Pattern<typeof pattern>;

/** Rows are houses 0 to 8, columns 9 to 17, boxes 18 to 26. */
const isRow = (house: number): boolean => house < 9;
const isColumn = (house: number): boolean => house >= 9 && house < 18;

export const twoStringKite = /* @__PURE__ */ defineTechnique({
  id: "jane-doe/two-string-kite",
  name: "Two-String Kite",
  after: "hidden-quad",
  pattern,
  minSize: 4,
  // #endregion pattern

  // #region find
  find(board, report) {
    for (let digit = 1; digit <= 9; digit++) {
      // Every house with two places for the digit, from both ends. The core makes this list once for each board.
      const links = bothWays(strongLinks(board, digit));
      for (const { from: rowEnd, to: rowJoint, house: row } of links) {
        const box = boxOf(rowJoint);
        if (!isRow(row) || boxOf(rowEnd) === box) continue;
        for (const { from: columnJoint, to: columnEnd, house: column } of links) {
          if (!isColumn(column) || columnJoint === rowJoint) continue;
          if (boxOf(columnJoint) !== box || boxOf(columnEnd) === box) continue;
          if (!report.eliminateSeen(digit, [rowEnd, columnEnd])) continue;
          const kite = { digit, row, column, rowEnd, rowJoint, columnJoint, columnEnd };
          if (report.commit(kite, 4)) return;
        }
      }
    }
  },

  reason: ({ digit, row, column }) => [houseFact(row, digit), houseFact(column, digit)],
  // #endregion find

  // #region words
  message: {
    long:
      "In {row}, the digit {digit} can only be in {rowEnd} or {rowJoint}. In {column}, it can only be in {columnEnd} or " +
      "{columnJoint}. {rowJoint} and {columnJoint} are in one box, so only one of them can be {digit}. " +
      "Then {rowEnd} or {columnEnd} is {digit}, and the cell that sees both can't be {digit}: {outcome}.",
    short: "{digit} in {row} ({rowEnd}, {rowJoint}) and {column} ({columnEnd}, {columnJoint}): {outcome}",
    vague: "There is a Two-String Kite with {digit}.",
  },
  data: ({ digit, row, column, rowEnd, rowJoint, columnJoint, columnEnd }) => ({
    digit,
    row: { house: row },
    column: { house: column },
    rowEnd: { cell: rowEnd },
    rowJoint: { cell: rowJoint },
    columnJoint: { cell: columnJoint },
    columnEnd: { cell: columnEnd },
  }),
  // #endregion words

  // #region marks
  roles: {
    end: { words: "end of a string", fields: ["rowEnd", "columnEnd"] },
    joint: { words: "where the strings meet", fields: ["rowJoint", "columnJoint"] },
  },
  marks: ({ digit, rowEnd, rowJoint, columnJoint, columnEnd }) => [
    { role: "end", cell: rowEnd, digits: [digit] },
    { role: "joint", cell: rowJoint, digits: [digit] },
    { role: "joint", cell: columnJoint, digits: [digit] },
    { role: "end", cell: columnEnd, digits: [digit] },
    { link: "strong", from: nodeOf(digit, [rowEnd]), to: nodeOf(digit, [rowJoint]) },
    { link: "weak", from: nodeOf(digit, [rowJoint]), to: nodeOf(digit, [columnJoint]) },
    { link: "strong", from: nodeOf(digit, [columnJoint]), to: nodeOf(digit, [columnEnd]) },
  ],
});
// #endregion marks
