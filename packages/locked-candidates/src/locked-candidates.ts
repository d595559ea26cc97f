import type { Data, Mark, Pattern } from "@wings/core/author";

/**
 * Shared by pointing and claiming: a box and a line cross, and all places of a digit in one of them lie in the crossing.
 *
 * ```
 *        . . .             the box has x only here
 *   . .  x x .  . . .      the line has x only here
 *        . . .
 * ```
 */
export const pattern = { digit: "digit", box: "house", line: "house", cells: "cells" } as const;
/** The pattern of pointing and of claiming: the digit, the box, the line, and the places where they cross. */
export type LockedCandidates = Pattern<typeof pattern>;

export const marks = <Holder extends "box" | "line">(
  holder: Holder,
  { digit, cells, ...houses }: LockedCandidates,
): Mark<Holder | "locked">[] => [
  { role: holder, house: houses[holder], digit },
  ...cells.map((cell) => ({ role: "locked" as const, cell, digits: [digit] })),
];

/** Words that depend on the finding. */
export const parts = { one: "It is", two: "Both are", three: "All three are", row: "row", column: "column" };

const NUMBERS = ["one", "two", "three"] as const;

export const data = ({ digit, box, line, cells }: LockedCandidates): Data => ({
  digit,
  box: { house: box },
  line: { house: line },
  cells: { cells, join: "or" },
  all: { part: NUMBERS[cells.length - 1], data: {} },
  kind: { part: line < 9 ? "row" : "column", data: {} },
});
