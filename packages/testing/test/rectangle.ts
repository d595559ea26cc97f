import { type Board, type Technique, hasOneSolution } from "@wings/core";
import { type Definition, type Roles, boxOf, deadlyFact, defineTechnique, nodeOf, rowOf } from "@wings/core/author";

/**
 * A technique that assumes one solution: four cells at the corners of a rectangle in two boxes. Three have the same two
 * candidates, so the fourth has another one.
 */
const pattern = { corners: "cells", roof: "cell", why: "links", x: "digit", y: "digit" } as const;
type Plain = Definition<typeof pattern, Record<never, never>, string, Roles>;

const definition: Plain = {
  id: "ann/rectangle",
  name: "Ann's Rectangle",
  pattern,
  roles: { corners: "corner", roof: "roof" },
  assumes: "unique-solution",
  minSize: 4,
  message: {
    long: "If {roof} were {x} or {y}, the cells {corners} could be filled in two ways: {outcome}.",
    short: "rectangle {corners} ({x}/{y}): {outcome}",
    vague: "There is a rectangle with {x} and {y}.",
  },

  find(board, report) {
    if (!hasOneSolution(board)) return;
    for (const corners of rectangles()) {
      if (!corners.every((cell) => board.isFree(cell))) continue;
      const roof = corners.find((cell) => board.candidates(cell).length !== 2);
      const bare = corners.filter((cell) => cell !== roof).map((cell) => board.masks[cell]);
      if (roof === undefined || bare.length !== 3 || new Set(bare).size !== 1) continue;
      const pair = board.candidates(corners.find((cell) => cell !== roof)!);
      if (pair.length !== 2) continue;
      const [x, y] = pair;
      const isEliminated = [x, y].map((digit) => report.eliminateCells(digit, [roof])).includes(true);
      const why = [
        [
          deadlyFact(
            corners,
            corners.map(() => maskOf(x, y)),
          ),
        ],
      ];
      if (isEliminated && report.commit({ corners, roof, why, x, y }, 4)) return;
    }
  },

  reason: ({ why }) => why.flat(),
  marks: ({ corners, roof, x, y }, board) =>
    [
      ...corners.map((cell) => ({ role: "corners", cell })),
      { role: "roof", cell: roof },
      ...lines(corners).map(([a, b]) => ({
        link: "weak" as const,
        from: nodeAt(board, x, a),
        to: nodeAt(board, x, b),
      })),
      ...lines(corners).map(([a, b]) => ({
        link: "weak" as const,
        from: nodeAt(board, y, a),
        to: nodeAt(board, y, b),
      })),
    ].filter((mark) => !("link" in mark) || mark.from.length * mark.to.length > 0),
  data: ({ corners, roof, x, y }) => ({ corners: { cells: corners }, roof: { cell: roof }, x, y }),
};

/** The technique, right or with something else in the place of a part. */
export const rectangle = (changes: Partial<Plain> = {}): Technique => defineTechnique({ ...definition, ...changes });

const maskOf = (x: number, y: number): number => (1 << (x - 1)) | (1 << (y - 1));
const lines = ([a, b, c, d]: readonly number[]): [number, number][] => [
  [a, b],
  [c, d],
  [a, c],
  [b, d],
];
const nodeAt = (board: Board, digit: number, cell: number): number[] =>
  nodeOf(digit, board.has(cell, digit) ? [cell] : []);

/** The corners of all rectangles in two rows, two columns and two boxes. */
function* rectangles(): Generator<readonly number[]> {
  for (let a = 0; a < 81; a++) {
    for (let b = a + 1; rowOf(b) === rowOf(a); b++) {
      for (let c = a + 9; c < 81; c += 9) {
        const corners = [a, b, c, c + b - a];
        if (new Set(corners.map(boxOf)).size === 2) yield corners;
      }
    }
  }
}
