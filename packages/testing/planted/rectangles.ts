import { type Board, type Technique, hasOneSolution } from "@wings/core";
import {
  type Definition,
  type Roles,
  boxOf,
  candidatesOf,
  columnOf,
  deadlyFact,
  defineTechnique,
  maskOf,
  rowOf,
} from "@wings/core/author";

/** The unique rectangle of the tutorial, with the conditions that an author may forget. */

const pattern = { corners: "cells", roof: "cell", digits: "digits" } as const;
type Plain = Definition<typeof pattern, Record<never, never>, string, Roles>;

interface Conditions {
  readonly isChecked?: boolean;
  readonly isUnique?: (board: Board) => boolean;
  readonly isInTwoBoxes?: boolean;
  readonly isLooseFloor?: boolean;
}

export function rectangle(changes: Partial<Plain>, conditions: Conditions = {}): Technique {
  const { isChecked = true, isUnique = hasOneSolution, isInTwoBoxes = true, isLooseFloor = false } = conditions;
  const definition: Plain = {
    id: "jane-doe/unique-rectangle",
    name: "Jane's Rectangle",
    after: "x-wing",
    pattern,
    roles: { corner: "corner" },
    minSize: 4,
    assumes: "unique-solution",
    message: {
      long:
        "If {roof} had only {digits}, the corners {corners} could be filled in two ways, because both digits could be " +
        "exchanged. With one solution {roof} holds another digit: {outcome}.",
      short: "{corners} on {digits}: {outcome}",
      vague: "There is a unique rectangle with {digits}.",
    },
    find(board, report) {
      if (isChecked && !isUnique(board)) return;
      for (let a = 0; a < 81; a++) {
        const [x, y, ...others] = candidatesOf(board, a);
        if (y === undefined || others.length > 0) continue;
        for (let b = 0; b < 81; b++) {
          if (rowOf(b) <= rowOf(a) || columnOf(a) === columnOf(b) || board.masks[b] !== board.masks[a]) continue;
          const c = rowOf(a) * 9 + (b % 9);
          const d = rowOf(b) * 9 + (a % 9);
          if (isInTwoBoxes && new Set([a, b, c, d].map(boxOf)).size !== 2) continue;
          for (const [floor, roof] of [
            [c, d],
            [d, c],
          ]) {
            const isFloor = isLooseFloor
              ? (board.masks[floor] & board.masks[a]) === board.masks[a]
              : board.masks[floor] === board.masks[a];
            if (!isFloor) continue;
            const removed = [x, y].filter((digit) => report.eliminateCells(digit, [roof]));
            const corners = [a, b, floor, roof].sort((i, j) => i - j);
            if (removed.length > 0 && report.commit({ corners, roof, digits: [x, y] }, 4)) return;
          }
        }
      }
    },
    reason: ({ corners, digits }) => [
      deadlyFact(
        corners,
        corners.map(() => maskOf(digits[0]) | maskOf(digits[1])),
      ),
    ],
    marks: ({ corners, digits }, board) =>
      corners.map((cell) => ({ role: "corner", cell, digits: digits.filter((digit) => board.has(cell, digit)) })),
    data: ({ corners, roof, digits }) => ({ corners: { cells: corners }, roof: { cell: roof }, digits: { digits } }),
  };
  return defineTechnique({ ...definition, ...changes });
}
