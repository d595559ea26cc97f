import {
  type Board,
  DIGIT_COUNT,
  HOUSE_CELLS,
  HOUSE_WORDS,
  type Pattern,
  type Reporter,
  bitOf,
  boxOf,
  cellFact,
  defineBuiltIn,
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
export const uniqueRectangle3 = /* @__PURE__ */ defineBuiltIn({
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

/** The open cells of the present house that are not in the roof. */
const cells = /* @__PURE__ */ new Uint8Array(9);
let count = 0;
/** Those of them that are in the line of the roof too, as bits. A set of only such cells was reported for the line. */
let known = 0;

/** Reports all sets in the line of the roof, and those in its box that are not in the line. Returns whether to stop. */
function findSets(board: Board, report: Reporter<typeof pattern>, rectangle: Rectangle): boolean {
  const roof = cornersOf(rectangle.corners, rectangle.roof);
  const line = lineOf(roof[0], roof[1]);
  const box = boxOf(roof[0]);
  const houses = box === boxOf(roof[1]) ? [line, box] : [line];
  for (const house of houses) {
    count = 0;
    known = 0;
    for (let i = house * 9; i < house * 9 + 9; i++) {
      const cell = HOUSE_CELLS[i];
      if (board.masks[cell] === 0 || cell === roof[0] || cell === roof[1]) continue;
      if (house !== line && inHouse(cell, line)) known |= 1 << count;
      cells[count++] = cell;
    }
    if (extend(board, report, rectangle, roof, houses, 0, 0, rectangle.extras, 0)) return true;
  }
  return false;
}

/** Adds cells to a set of `size` cells, from index `next` on. Returns whether to stop. */
function extend(
  board: Board,
  report: Reporter<typeof pattern>,
  rectangle: Rectangle,
  roof: readonly number[],
  houses: readonly number[],
  set: number,
  size: number,
  digits: number,
  next: number,
): boolean {
  if (size > 0 && DIGIT_COUNT[digits] === size + 1 && (set & ~known) !== 0) {
    const chosen = Array.from(cells).filter((_, i) => ((set >> i) & 1) !== 0);
    if (reportSet(report, rectangle, roof, houses, chosen, digits)) return true;
  }
  if (4 + size >= report.maxSize) return false;
  for (let i = next; i < count; i++) {
    const more = digits | board.masks[cells[i]];
    // Even with all cells that are left the set has too many digits.
    if (DIGIT_COUNT[more] > size + count - i + 1) continue;
    if (extend(board, report, rectangle, roof, houses, set | (1 << i), size + 1, more, i + 1)) return true;
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
