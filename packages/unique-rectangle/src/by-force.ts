import {
  type Board,
  boxOf,
  type Cell,
  cellFact,
  type Digit,
  DIGIT_COUNT,
  hasOneSolution,
  houseCellTable,
  type House,
  houseFact,
  type Mark,
  maskOf,
  nodeOf,
  type Pattern,
  lowestBit,
  placesByHouse,
  type Reporter,
  type Technique,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { cornersOf, isLine, lineOf } from "./corners.js";
import { DEADLY, cornerMarks, deadly, options, roles } from "./describe.js";
import { type Rectangle, rectanglesOf } from "./rectangles.js";
import { DOWN, UP } from "./sides.js";

/**
 * If a corner were one of the two digits, the other corners would follow one after another, and the rectangle would hold
 * nothing else. `digit` leaves each of the `targets`.
 */
const pattern = { corners: "cells", digits: "digits", digit: "digit", targets: "cells" } as const;
/** The pattern: the corners, the two digits, and the digit that leaves the targets. */
export type ForcedRectangle = Pattern<typeof pattern>;

/** A corner that follows. `from` is the corner that leaves it as the only place in the house; -1 if it has no extras. */
interface Step {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly from: number;
  readonly house: House;
}

type Shape = typeof pattern;

function technique<const Id extends string>(
  id: Id,
  name: string,
  targetsOf: (roof: number) => number,
  isHidden = false,
): Technique<Shape, typeof options, Id> {
  return defineBuiltIn({
    id,
    name,
    pattern,
    roles,
    options,
    minSize: 4,
    assumes: "unique-solution",
    // A corner may follow in two houses: one of them is shown.
    ties: true,
    needs: "boxes",
    message: {
      long: DEADLY + "{cases} So {outcome}.",
      short: "{corners} ({digits}): {outcome}",
      vague: `There is a ${name} with {digits}.`,
      parts: {
        case: "If {target} were {digit}, then {steps}.{end}",
        full: " The corners would hold nothing else.",
        inCell: "{cell} would be {digit} (its only candidate left)",
        inHouse: "{cell} would be {digit} (the only place left in {house})",
        noCell: "{cell} would have no candidate left",
        noHouse: "{house} would have no place left for {digit}",
      },
    },
    find(board, report, { missing }) {
      if (!hasOneSolution(board)) return;
      for (const rectangle of rectanglesOf(board)) {
        const { a, b, starts, roof } = rectangle;
        if (starts === 0 || !rectangle.isOpen || (!missing && !rectangle.isFull)) continue;
        const wanted = targetsOf(roof);
        const [first, second] = [starts & 15, starts >> 4];
        if (
          reportLosing(report, rectangle, a, wanted & ((first & DOWN) | (second & UP)), isHidden) ||
          reportLosing(report, rectangle, b, wanted & ((first & UP) | (second & DOWN)), isHidden)
        )
          return;
      }
    },
    reason: ({ corners, digits, digit, targets }, board) => [
      deadly(corners, digits),
      ...new Set(
        targets.flatMap((target) =>
          stepsOf(board, corners, digits, target, digit).map(({ cell, digit: taken, house }) =>
            house < 0 ? cellFact(cell) : houseFact(house, taken),
          ),
        ),
      ),
    ],
    marks: ({ corners, digits, digit, targets }, board) => [
      ...cornerMarks(board, corners, digits),
      ...targets.flatMap((target) =>
        stepsOf(board, corners, digits, target, digit)
          .filter(({ cell, from, digit: taken }) => from >= 0 && board.has(from, taken) && board.has(cell, taken))
          .map(({ cell, from, digit: taken }): Mark<never> => ({
            link: "strong",
            from: nodeOf(taken, [from]),
            to: nodeOf(taken, [cell]),
          })),
      ),
    ],
    data: ({ corners, digits, digit, targets }, board) => ({
      corners: { cells: corners },
      digits: { digits },
      cases: {
        list: targets.map((target): Value => ({
          part: "case",
          data: {
            target: { cell: target },
            digit,
            ...stepsInWords(board, stepsOf(board, corners, digits, target, digit)),
          },
        })),
        join: "space",
      },
    }),
  });
}

/** The steps up to a corner that lacks its digit, if there is one. */
function stepsInWords(board: Board, steps: readonly Step[]): Record<"steps" | "end", Value> {
  const last = steps.findIndex(({ cell, digit }) => !board.has(cell, digit));
  const shown = last < 0 ? steps : steps.slice(0, last + 1);
  return {
    steps: {
      list: shown.map(({ cell, digit, house }, i): Value => ({
        part: `${i === last ? "no" : "in"}${house < 0 ? "Cell" : "House"}`,
        data: { cell: { cell }, digit, house: house < 0 ? "" : { house } },
      })),
    },
    end: last < 0 ? { part: "full", data: {} } : "",
  };
}

/**
 * Reports the corners (as bits) that lose the digit because all others follow: in one finding, or in one finding each if the
 * rectangle is hidden. Returns whether to stop.
 */
function reportLosing(
  report: Reporter<Shape>,
  rectangle: Rectangle,
  digit: Digit,
  wanted: number,
  isHidden: boolean,
): boolean {
  if (wanted === 0) return false;
  const { board } = report;
  const { corners, a, b } = rectangle;
  const losing = cornersOf(corners, wanted).filter(
    (cell) => board.has(cell, digit) && stepsFrom(board, rectangle, corners.indexOf(cell), digit) !== undefined,
  );
  if (losing.length === 0) return false;
  for (const targets of isHidden ? losing.map((cell) => [cell]) : [losing]) {
    report.eliminateCells(digit, targets);
    if (report.commit({ corners, digits: [a, b], digit, targets }, 4)) return true;
  }
  return false;
}

/** The steps from a corner with a digit to the other corners; nothing if some corner need not follow. */
function stepsFrom(board: Board, { corners, a, b, roof }: Rectangle, start: number, digit: Digit): Step[] | undefined {
  const steps: Step[] = [];
  let taken = 1 << start;
  // After each step, again: first all corners that may follow alone, then all that may follow in a house.
  for (let next = 0; next < 8 && taken !== 15; next++) {
    const corner = next & 3;
    if (((taken >> corner) & 1) !== 0) continue;
    const cell = corners[corner];
    const wanted = ((DOWN >> corner) & 1) === ((DOWN >> start) & 1) ? digit : a + b - digit;
    const row = ((taken >> (corner ^ 1)) & 1) === 0 ? -1 : corners[corner ^ 1];
    const column = ((taken >> (corner ^ 2)) & 1) === 0 ? -1 : corners[corner ^ 2];
    let from = -1;
    let house = -1;
    if (next < 4) {
      if (((roof >> corner) & 1) !== 0) continue;
      if (row < 0 && column < 0 && board.masks[cell] !== maskOf(wanted)) continue;
    } else {
      from = row;
      house = houseOf(board, wanted, cell, row);
      if (house < 0) {
        from = column;
        house = houseOf(board, wanted, cell, column);
      }
      if (house < 0) continue;
    }
    steps.push({ cell, digit: wanted, from, house });
    taken |= 1 << corner;
    next = -1;
  }
  return taken === 15 ? steps : undefined;
}

/** The line or the box of two cells in which the digit has no other place; -1 if there is none, or no other cell. */
function houseOf(board: Board, digit: Digit, one: Cell, other: Cell): House {
  if (other < 0) return -1;
  const line = lineOf(one, other);
  if (isOnlyPlace(board, line, digit, one, other)) return line;
  const box = boxOf(one);
  return box === boxOf(other) && isOnlyPlace(board, box, digit, one, other) ? box : -1;
}

/** Whether a house has no place for the digit but these two cells. */
function isOnlyPlace(board: Board, house: House, digit: Digit, one: Cell, other: Cell): boolean {
  const houseCells = houseCellTable(board);
  for (let rest = placesByHouse(board)[house * 10 + digit]; rest !== 0; rest &= rest - 1) {
    const cell = houseCells[house * 9 + lowestBit(rest)];
    if (cell !== one && cell !== other) return false;
  }
  return true;
}

function stepsOf(
  board: Board,
  corners: readonly number[],
  digits: readonly Digit[],
  target: number,
  digit: Digit,
): Step[] {
  const [a, b] = digits;
  const rectangle = rectanglesOf(board).find(
    (each) => each.a === a && each.b === b && each.corners.every((cell, i) => cell === corners[i]),
  );
  return (rectangle && stepsFrom(board, rectangle, corners.indexOf(target), digit)) ?? [];
}

/** Unique Rectangle 4: two corners in one line have other candidates, and one of the digits has no other place there. */
export const uniqueRectangle4 = /* @__PURE__ */ technique("unique-rectangle-4", "Unique Rectangle 4", (roof) =>
  isLine(roof) ? roof : 0,
);

/** Unique Rectangle 6: two opposite corners have other candidates. */
export const uniqueRectangle6 = /* @__PURE__ */ technique("unique-rectangle-6", "Unique Rectangle 6", (roof) =>
  roof === DOWN || roof === UP ? roof : 0,
);

/** Hidden Rectangle: the corners follow in two or more houses. Each corner that loses a digit is one finding. */
export const hiddenRectangle = /* @__PURE__ */ technique(
  "hidden-rectangle",
  "Hidden Rectangle",
  (roof) => (DIGIT_COUNT[roof] < 2 ? 0 : DIGIT_COUNT[roof] > 2 ? 15 : ~roof),
  true,
);
