import {
  type Board,
  DIGIT_COUNT,
  HOUSE_WORDS,
  type Pattern,
  type Reporter,
  bitOf,
  boxOf,
  cellFact,
  cellsIn,
  defineTechnique,
  digitsOf,
  hasOneSolution,
  inHouse,
  wordOf,
} from "@wings/core/author";
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
export const uniqueRectangle3 = /* @__PURE__ */ defineTechnique({
  id: "unique-rectangle-3",
  name: "Unique Rectangle 3",
  pattern,
  roles: { ...roles, set: "cell of the subset" },
  options,
  minSize: 5,
  assumes: "unique-solution",
  message: {
    long:
      DEADLY +
      "Only {roof} have other candidates, so one of them is {extras}. With {set} it forms a naked subset of {all}: {outcome}.",
    short: "{corners} ({digits}), subset of {all} in {roof} and {set}: {outcome}",
    vague: "There is a Unique Rectangle 3 with {digits}.",
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
    const extras = digitsOf(roof.reduce((mask, cell) => mask | board.masks[cell], 0)).filter(
      (digit) => !digits.includes(digit),
    );
    const all = [...new Set([...extras, ...set.flatMap((cell) => digitsOf(board.masks[cell]))])].sort((a, b) => a - b);
    return {
      corners: { cells: corners },
      digits: { digits },
      roof: { cells: roof },
      extras: { digits: extras, join: "or" },
      set: { cells: set },
      all: { digits: all },
    };
  },
});

/** Reports all sets in the line of the roof, and those in its box that are not in the line. Returns whether to stop. */
function findSets(board: Board, report: Reporter<typeof pattern>, rectangle: Rectangle): boolean {
  const roof = cornersOf(rectangle.corners, rectangle.roof);
  const line = lineOf(roof[0], roof[1]);
  const box = boxOf(roof[0]);
  const houses = box === boxOf(roof[1]) ? [line, box] : [line];
  return houses.some((house) => {
    const cells = [...cellsIn(house)].filter((cell) => board.masks[cell] !== 0 && !roof.includes(cell));
    const outside = (set: readonly number[]): boolean => house === line || !set.every((cell) => inHouse(cell, line));
    return extend(board, report, rectangle, roof, houses, cells, outside, [], rectangle.extras, 0);
  });
}

function extend(
  board: Board,
  report: Reporter<typeof pattern>,
  rectangle: Rectangle,
  roof: readonly number[],
  houses: readonly number[],
  cells: readonly number[],
  isWanted: (set: readonly number[]) => boolean,
  set: readonly number[],
  digits: number,
  next: number,
): boolean {
  const size = set.length;
  if (size > 0 && DIGIT_COUNT[digits] === size + 1 && isWanted(set)) {
    if (reportSet(report, rectangle, roof, houses, set, digits)) return true;
  }
  // Even with all cells that are left the set has too many digits, or it is too large.
  if (DIGIT_COUNT[digits] > size + cells.length - next + 1 || 4 + size >= report.maxSize) return false;
  for (let i = next; i < cells.length; i++) {
    const more = digits | board.masks[cells[i]];
    if (
      DIGIT_COUNT[more] <= size + cells.length - i + 1 &&
      extend(board, report, rectangle, roof, houses, cells, isWanted, [...set, cells[i]], more, i + 1)
    )
      return true;
  }
  return false;
}

function reportSet(
  report: Reporter<typeof pattern>,
  { corners, a, b, extras }: Rectangle,
  roof: readonly number[],
  houses: readonly number[],
  set: readonly number[],
  digits: number,
): boolean {
  const words = [0, 0, 0];
  for (const house of houses) {
    if (!set.every((cell) => inHouse(cell, house))) continue;
    for (let w = 0; w < 3; w++) words[w] |= HOUSE_WORDS[house * 3 + w];
  }
  for (const cell of [...roof, ...set]) words[wordOf(cell)] &= ~bitOf(cell);
  let any = false;
  for (const digit of digitsOf(digits)) any = report.eliminate(digit, words[0], words[1], words[2]) || any;
  for (const digit of digitsOf(digits & ~extras)) any = report.eliminateCells(digit, roof) || any;
  return any && report.commit({ corners, digits: [a, b], roof, set }, 4 + set.length);
}
