import {
  type Board,
  boxOf,
  type Cell,
  columnOf,
  type DigitMask,
  digitsOf,
  type Fact,
  type House,
  houseFact,
  type Mark,
  placesIn,
  rowOf,
  strongLink,
  type Value,
  weakLink,
} from "@wings/core/author";
import { type Corner, cornerAt } from "./corners.js";
import { outsideLines } from "./held.js";

/** The corner of a finding. The first end is in the row of the corner. */
export function cornerOf(board: Board, corner: Cell, ends: readonly Cell[]): Corner {
  const found = cornerAt(board, corner, ends[0], ends[1]);
  // A board that has changed since: nothing is held there.
  return found ?? { corner, inRow: ends[0], inColumn: ends[1], opposite: corner, both: 0, row: 0, column: 0 };
}

/** Sentences that say why the three cells of a corner hold digits. */
export const HELD_PARTS = {
  both:
    "In {row}, {digits} can be outside of {box} only in {inRow}, and in {column} only in {inColumn}. If a digit is in neither, both lines have it in {box}, " +
    "where they cross: in {corner}.",
  line: "In {line}, {digits} can only be in {ends}.",
  boxed: "If {digits} is in {inRow} or {inColumn}, the other line has it in {box}, so {outside} can't be {digits}.",
} as const;

/**
 * Why the three cells of a corner hold digits, in sentences. With `isOnce`, each digit is in just one of the cells. Then a digit that
 * one line has only in two of the cells leaves the third, even if the other line holds the digit too: a sentence says why.
 */
export function whyHeld({ masks }: Board, corner: Corner, digits: DigitMask, isOnce: boolean): Value[] {
  const { both, row, column, inRow, inColumn } = corner;
  const own = { corner: { cell: corner.corner }, inRow: { cell: inRow }, inColumn: { cell: inColumn } };
  const why: Value[] = [];
  const line = (mask: DigitMask, house: House, end: Cell): void => {
    if (mask === 0) return;
    const ends: Value = { cells: [corner.corner, end], join: "or" };
    why.push({ part: "line", data: { line: { house }, digits: { digits: digitsOf(mask) }, ends } });
  };
  if ((digits & both) !== 0)
    why.push({
      part: "both",
      data: {
        ...own,
        digits: { digits: digitsOf(digits & both) },
        row: { house: rowOf(corner.corner) },
        column: { house: columnOf(corner.corner) },
        box: { house: boxOf(corner.corner) },
      },
    });
  line(digits & row & (isOnce ? ~both | masks[inColumn] : ~both), rowOf(corner.corner), inRow);
  line(digits & column & (isOnce ? ~both | masks[inRow] : ~both), columnOf(corner.corner), inColumn);
  return why;
}

/** Why digits leave the cells of the corner's box outside of both lines: a sentence for each digit that has a place there. */
export function whyBoxed(board: Board, corner: Corner, digits: DigitMask): Value[] {
  const { inRow, inColumn } = corner;
  return digitsOf(digits & corner.both).flatMap((digit): Value[] => {
    const outside = outsideLines(board, corner).filter((cell) => board.has(cell, digit));
    if (outside.length === 0) return [];
    return [
      {
        part: "boxed",
        data: {
          digits: { digits: [digit] },
          inRow: { cell: inRow },
          inColumn: { cell: inColumn },
          box: { house: boxOf(corner.corner) },
          outside: { cells: outside },
        },
      },
    ];
  });
}

/** The facts from which it follows that the three cells of a corner hold digits. */
export function factsOf({ corner, both, row, column }: Corner, digits: DigitMask): Fact[] {
  const inRow = digitsOf(digits & (both | row)).map((digit) => houseFact(rowOf(corner), digit));
  const inColumn = digitsOf(digits & (both | column)).map((digit) => houseFact(columnOf(corner), digit));
  return [...inRow, ...inColumn];
}

/** Links from a corner to both ends, for digits that they hold. */
export function linksOf(board: Board, { corner, inRow, inColumn }: Corner, digits: DigitMask): Mark<never>[] {
  return digitsOf(digits).flatMap((digit) =>
    [
      { end: inRow, house: rowOf(corner) },
      { end: inColumn, house: columnOf(corner) },
    ]
      .filter(({ end }) => board.has(corner, digit) && board.has(end, digit))
      .map(({ end, house }) => {
        const isPair = placesIn(board, digit, house).length === 2;
        return (isPair ? strongLink : weakLink)(digit, corner, end);
      }),
  );
}

/** Marks cells with a role, and which of some digits they have. */
export const cellMarks = <Role extends string>(
  board: Board,
  role: Role,
  cells: readonly Cell[],
  digits: DigitMask,
): Mark<Role>[] => cells.map((cell) => ({ role, cell, digits: digitsOf(board.masks[cell] & digits) }));

/** Marks the row and the column of a corner. */
export const lineMarks = (corner: Cell): Mark<"line">[] => [
  { role: "line", house: rowOf(corner) },
  { role: "line", house: columnOf(corner) },
];
