import { type Data, type Mark, type Pattern, cellsName, houseName } from "@wings/core";

/**
 * What pointing and claiming have in common: a box and a line cross, and all places of a digit in the one lie in the
 * crossing.
 *
 * ```
 *        . . .             the box has x only here
 *   . .  x x .  . . .      the line has x only here
 *        . . .
 * ```
 */
export const pattern = { digit: "digit", box: "house", line: "house", cells: "cells" } as const;
/** The pattern of pointing and of claiming: the digit, the box and the line, and its places where they cross. */
export type LockedCandidates = Pattern<typeof pattern>;

export const marks = (holder: "box" | "line", { digit, cells, ...houses }: LockedCandidates): Mark[] => [
  { role: holder, house: houses[holder], digit },
  ...cells.map((cell): Mark => ({ role: "locked", cell, digits: [digit] })),
];

export const data = ({ digit, box, line, cells }: LockedCandidates): Data => ({
  digit,
  box: houseName(box),
  line: houseName(line),
  cells: cellsName(cells),
  kind: line < 9 ? "row" : "column",
});
