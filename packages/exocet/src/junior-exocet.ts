import {
  type Board,
  DIGIT_COUNT,
  type Data,
  type DigitMask,
  type Mark,
  type Pattern,
  type Reason,
  type Reporter,
  candidateCell,
  candidateDigit,
  candidatesOf,
  cellFact,
  cellsIn,
  digitsOf,
  houseFact,
  lowestDigit,
  maskIn,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { isPlaceable } from "./is-placeable.js";
import { outcomesOf } from "./outcomes.js";
import { type ExocetShape, cellAt, mirrorOf, rowIn, rowsByColumn } from "./shape.js";

/** The targets are in the second and the third of the lines. */
const pattern = { base: "cells", targets: "cells", lines: "houses" } as const;
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
  roles: {
    base: "base",
    target: "target",
    line: "cross-line",
    place: "place of a base digit",
    mirror: "mirror of a target",
  },
  needs: "boxes",
  message: {
    long:
      "The base cells {base} hold two of {digits}. Each of the two is nowhere else in the base's box and line, so {lines} hold it outside of these. They " +
      "have room for it only with the target {first} or {second}. So the targets hold the same two digits. Therefore {rules}: {outcome}.",
    short: "exocet {digits}: {base} → {first} {second}: {outcome}",
    vague: "Two cells of a box decide what two others in the same three lines hold.",
    parts: {
      targets: "the targets hold no other digits",
      pairs: "base and targets keep only digits of a pair that fits both",
      places:
        "a digit of each such pair can't be in a cell that sees both base cells, or that leaves the digit no place in the three lines",
      mirrors: "the mirror of a target keeps the target's digit",
    },
  },

  reason: (found: JuniorExocet, board: Board): Reason => {
    const shape = shapeOf(found, board);
    return [
      ...new Set([
        ...found.base.map(cellFact),
        ...shape.digits.flatMap((digit) => found.lines.map((house) => houseFact(house, digit))),
        ...outcomesOf(board, shape).facts,
      ]),
    ];
  },

  marks: (found: JuniorExocet, board: Board): Mark<"base" | "target" | "line" | "place" | "mirror">[] => {
    const shape = shapeOf(found, board);
    const mask = maskIn(board, found.base);
    const band = shape.row - (shape.row % 3);
    return [
      ...found.base.map((cell) => ({ role: "base" as const, cell, digits: candidatesOf(board, cell) })),
      ...found.targets.map((cell) => ({ role: "target" as const, cell, digits: digitsOf(board.masks[cell] & mask) })),
      ...found.lines.map((house) => ({ role: "line" as const, house })),
      ...found.lines.flatMap((house) =>
        cellsIn(board, house)
          .filter((cell) => rowIn(shape.isTurned, cell) < band || rowIn(shape.isTurned, cell) > band + 2)
          .map((cell) => ({ role: "place" as const, cell, digits: digitsOf(board.masks[cell] & mask) }))
          .filter(({ digits }) => digits.length > 0),
      ),
      ...[...new Set([0, 1].flatMap((which) => mirrorOf(shape, which)))].map((cell) => ({
        role: "mirror" as const,
        cell,
      })),
    ];
  },

  data: ({ base, targets, lines }: JuniorExocet, board: Board): Data => ({
    base: { cells: base },
    digits: { digits: digitsOf(maskIn(board, base)) },
    lines: { houses: [...lines].sort((a, b) => a - b) },
    first: { cell: targets[0] },
    second: { cell: targets[1] },
    rules: {
      list: outcomesOf(board, shapeOf({ base, targets, lines }, board)).rules.map((part) => ({ part, data: {} })),
    },
  }),

  find(_, report) {
    for (const isTurned of [false, true])
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 9; column++) if (findAt(report, isTurned, row, column)) return;
  },
});

/** The shape of a finding. */
const shapeOf = ({ base, targets, lines }: JuniorExocet, board: Board): ExocetShape => {
  const isTurned = lines[0] < 9;
  return {
    isTurned,
    row: rowIn(isTurned, base[0]),
    columns: lines.map((line) => (isTurned ? line : line - 9)),
    base,
    targets,
    digits: digitsOf(maskIn(board, base)),
  };
};

/** Exocets with a base in a row, beside a column. */
function findAt(report: Reporter<typeof pattern>, isTurned: boolean, row: number, c0: number): boolean {
  const { board } = report;
  const { masks } = board;
  const first = c0 - (c0 % 3);
  const one = cellAt(isTurned, row, first + (c0 === first ? 1 : 0));
  const other = cellAt(isTurned, row, first + (c0 === first + 2 ? 1 : 2));
  if (masks[one] === 0 || masks[other] === 0) return false;
  const mask = masks[one] | masks[other];
  const size = DIGIT_COUNT[mask];
  if (size < 3 || size > 4 || size + 4 > report.maxSize) return false;
  const rows = rowsByColumn(board, isTurned);
  const below = 511 & ~(7 << (row - (row % 3)));
  const left = first === 0 ? 3 : 0;
  const right = first === 6 ? 3 : 6;
  for (let c1 = left; c1 < left + 3; c1++) {
    for (let c2 = right; c2 < right + 3; c2++) {
      const lines = { rows, mask, c0, c1, c2 };
      if (someStands(lines, below, below, below)) continue;
      if (findTargets(report, lines, { isTurned, row, base: [one, other] })) return true;
    }
  }
  return false;
}

/** Three lines, called columns, and the digits of a base. */
interface CrossLines {
  /** By column * 10 + digit: the rows in which the column holds the digit. */
  readonly rows: Uint16Array;
  readonly mask: DigitMask;
  readonly c0: number;
  readonly c1: number;
  readonly c2: number;
}

/** Tries each two targets of a base in the second and the third of the lines. Returns whether to stop. */
function findTargets(
  report: Reporter<typeof pattern>,
  lines: CrossLines,
  { isTurned, row, base }: Pick<ExocetShape, "isTurned" | "row" | "base">,
): boolean {
  const { masks } = report.board;
  const { mask, c0, c1, c2 } = lines;
  const band = row - (row % 3);
  const below = 511 & ~(7 << band);
  const field = 511 & ~(1 << row);
  const rowsWithDigit = (column: number): number[] =>
    [band, band + 1, band + 2].filter((r) => r !== row && (masks[cellAt(isTurned, r, column)] & mask) !== 0);
  for (const r1 of rowsWithDigit(c1)) {
    for (const r2 of rowsWithDigit(c2)) {
      if (someStands(lines, below, field & ~(1 << r1), field & ~(1 << r2))) continue;
      const targets = [cellAt(isTurned, r1, c1), cellAt(isTurned, r2, c2)];
      if (reportExocet(report, { isTurned, row, columns: [c0, c1, c2], base, targets, digits: digitsOf(mask) }))
        return true;
    }
  }
  return false;
}

/** Whether one of the digits can be placed in the three lines, in these rows of the first, the second and the third one. */
function someStands({ rows, mask, c0, c1, c2 }: CrossLines, rows0: number, rows1: number, rows2: number): boolean {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    if (isPlaceable(rows[c0 * 10 + digit] & rows0, rows[c1 * 10 + digit] & rows1, rows[c2 * 10 + digit] & rows2))
      return true;
  }
  return false;
}

/** Reports an exocet, if it eliminates anything. Returns whether to stop. */
function reportExocet(report: Reporter<typeof pattern>, shape: ExocetShape): boolean {
  const { eliminations } = outcomesOf(report.board, shape);
  for (const each of eliminations) report.eliminateCells(candidateDigit(each), [candidateCell(each)]);
  const { base, targets, columns, isTurned, digits } = shape;
  const lines = columns.map((column) => (isTurned ? column : column + 9));
  return eliminations.length > 0 && report.commit({ base, targets, lines }, digits.length + 4);
}
