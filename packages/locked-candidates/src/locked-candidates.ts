import { type Data, type Mark, type Pattern, spellCells, spellHouse } from "@wings/core";

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

export const marks = (holder: "box" | "line", { digit, cells, ...houses }: LockedCandidates): Mark[] => [
  { role: holder, house: houses[holder], digit },
  ...cells.map((cell): Mark => ({ role: "locked", cell, digits: [digit] })),
];

export const data = ({ digit, box, line, cells }: LockedCandidates): Data => ({
  digit,
  box: spellHouse(box),
  line: spellHouse(line),
  cells: spellCells(cells, "or"),
  all: cells.length === 2 ? "Both" : "All three",
  kind: line < 9 ? "row" : "column",
});
