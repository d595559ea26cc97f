import {
  type Board,
  boxOf,
  type Cell,
  cellFact,
  cellsIn,
  Combinations,
  type Data,
  DIGIT_COUNT,
  digitsOf,
  hasOneSolution,
  type House,
  inHouse,
  maskIn,
  maskOf,
  numberInWords,
  type Pattern,
  type Reporter,
  SET_PARTS,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { cornersOf, isLine, lineOf } from "./corners.js";
import { DEADLY, cornerMarks, deadly, options, roles } from "./describe.js";
import { type Rectangle, rectanglesOf } from "./rectangles.js";

/**
 * One of two corners in a line holds an extra. With k cells of a house that both corners are in, it is k + 1 cells with k + 1
 * digits: a naked subset in which one cell is either of two corners.
 */
const pattern = { corners: "cells", digits: "digits", roof: "cells", set: "cells" } as const;
/** The pattern: the corners, the two digits, the corners with extras, and the cells that form a subset with one of them. */
export type RectangleWithSet = Pattern<typeof pattern>;

/** Unique Rectangle 3: the extras of two corners form a naked subset with other cells. */
export const uniqueRectangle3 = /* @__PURE__ */ defineBuiltIn({
  id: "unique-rectangle-3",
  name: "Unique Rectangle 3",
  pattern,
  roles: { ...roles, set: "cell of the subset" },
  options,
  minSize: 5,
  assumes: "unique-solution",
  needs: "boxes",
  message: {
    long: DEADLY + "{rules} So {outcome}.",
    short: "{corners} ({digits}), subset of {all} in {roof} and {set}: {outcome}",
    vague: "There is a Unique Rectangle 3 with {digits}.",
    parts: {
      ...SET_PARTS,
      set:
        "Only {roof} have other candidates, so one of them is {extras}. Count them as one cell: with {set}, that is {count} cells for the {count} digits {all}, so " +
        "other cells of {houses} can't have these.",
      rest: "That one is {extras}, so {set} contain {rest}, and {roof} can't.",
    },
  },
  find(board, report, { missing }) {
    if (!hasOneSolution(board)) return;
    for (const rectangle of rectanglesOf(board)) {
      const { isOpen, isFull, roof, extras } = rectangle;
      if (!isOpen || !isLine(roof) || DIGIT_COUNT[extras] < 2 || (!missing && !isFull)) continue;
      if (findSets(board, report, rectangle)) return;
    }
  },
  reason: ({ corners, digits, set }) => [deadly(corners, digits), ...set.map(cellFact)],
  marks: ({ corners, digits, set }, board: Board) => [
    ...cornerMarks(board, corners, digits),
    ...set.map((cell) => ({ role: "set" as const, cell, digits: digitsOf(board.masks[cell]) })),
  ],
  data({ corners, digits, roof, set }, board: Board) {
    const own = maskIn(board, roof);
    const extras = own & ~maskOf(digits[0]) & ~maskOf(digits[1]);
    const all = digitsOf(extras | maskIn(board, set));
    const rest = own & maskIn(board, set) & ~extras;
    const values: Data = {
      corners: { cells: corners },
      digits: { digits },
      roof: { cells: roof },
      extras: { digits: digitsOf(extras), join: "or" },
      set: { cells: set },
      count: numberInWords(set.length + 1),
      all: { digits: all },
      houses: { houses: commonHouses(board, [...roof, ...set]) },
    };
    const rules: Value[] = [{ part: "set", data: values }];
    if (rest !== 0) rules.push({ part: "rest", data: { ...values, rest: { digits: digitsOf(rest) } } });
    return { ...values, rules: { list: rules, join: "space" } };
  },
});

/** The digits of the open cells of a house that are not in the roof, each with the extras of the roof. */
const cells = /* @__PURE__ */ new Combinations();

/** Reports all sets in the line of the roof, and all sets in the box of the roof that are not in the line. Returns whether to stop. */
function findSets(board: Board, report: Reporter<typeof pattern>, rectangle: Rectangle): boolean {
  const roof = cornersOf(rectangle.corners, rectangle.roof);
  const line = lineOf(roof[0], roof[1]);
  const box = boxOf(roof[0]);
  for (const house of box === boxOf(roof[1]) ? [line, box] : [line]) {
    cells.clear();
    for (const cell of cellsIn(board, house))
      if (board.masks[cell] !== 0 && !roof.includes(cell)) cells.add(cell, board.masks[cell] | rectangle.extras);
    for (const { owners: set, union } of cells.withOneMore()) {
      if (4 + set.length > report.maxSize) continue;
      // A set whose cells are in the line, too, was reported for the line.
      if (house !== line && set.every((cell) => inHouse(board, cell, line))) continue;
      if (reportSet(report, rectangle, roof, set, union)) return true;
    }
  }
  return false;
}

/** The houses that hold all of these cells of a line, the line first. */
const commonHouses = (board: Board, cells: readonly Cell[]): House[] =>
  [lineOf(cells[0], cells[1]), boxOf(cells[0])].filter((house) => cells.every((cell) => inHouse(board, cell, house)));

/** Only a cell in a house that holds the roof and the set sees all of them. */
function reportSet(
  report: Reporter<typeof pattern>,
  { corners, a, b, extras }: Rectangle,
  roof: readonly number[],
  set: readonly number[],
  digits: number,
): boolean {
  let any = false;
  for (const digit of digitsOf(digits)) any = report.eliminateSeen(digit, [...roof, ...set]) || any;
  for (const digit of digitsOf(digits & ~extras)) any = report.eliminateCells(digit, roof) || any;
  return any && report.commit({ corners, digits: [a, b], roof, set }, 4 + set.length);
}
