import { type Board, type Cell, DIGIT_COUNT, type DigitMask, type Pattern, maskOfAll } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { CLAIM_PARTS, guardedCells } from "./guarded-words.js";
import { eliminateAll, excludedByAll, othersIn } from "./guardians.js";
import { tridagonShapes } from "./tridagon-shapes.js";

const pattern = { cells: "cells", digits: "digits" } as const;
/** The pattern: twelve cells, three in each of four boxes, and three digits. */
export type Tridagon = Pattern<typeof pattern>;

/**
 * Tridagon, also called Thor's hammer: in four boxes of two bands and two stacks, three cells in different rows and columns, an odd number of times
 * in an odd order. With three digits alone they could not be filled, so one of the other candidates is true.
 *
 * ```
 *   * . . | * . .
 *   . * . | . * .
 *   . . * | . . *        * has x, y or z, and one of the twelve has another candidate
 *   ------+------
 *   * . . | . . *
 *   . * . | . * .
 *   . . * | * . .
 * ```
 */
export const tridagon = /* @__PURE__ */ defineBuiltIn({
  id: "tridagon",
  name: "Tridagon",
  minSize: 13,
  pattern,
  ...guardedCells,
  needs: "boxes",
  message: {
    long:
      "The cells {cells} are three in each of four boxes, in different rows and columns. If they held only {digits}, the boxes " +
      "would turn the digits once too often. {claim}: {outcome}.",
    short: "tridagon {digits}, guarded by {guardians}: {outcome}",
    vague: "Twelve cells can't hold only {digits}.",
    parts: CLAIM_PARTS,
  },

  find(board, report) {
    for (const { cells, digits } of tridagonShapes(board, (some, mask) => areAlike(board, some, mask))) {
      const guardians = othersIn(board, cells, maskOfAll(digits));
      const size = 12 + guardians.length;
      const excluded = excludedByAll(board, guardians);
      if (excluded.length === 0 || size > report.maxSize) continue;
      eliminateAll(report, excluded);
      if (report.commit({ cells, digits }, size)) return;
    }
  },
});

/** Whether the guardians of some cells are in one cell or have one digit: otherwise nothing conflicts with all of them. */
function areAlike({ masks }: Board, cells: readonly Cell[], mask: DigitMask): boolean {
  let digits = 0;
  let guarded = 0;
  for (const cell of cells) {
    if ((masks[cell] & ~mask) === 0) continue;
    digits |= masks[cell] & ~mask;
    guarded++;
  }
  return guarded <= 1 || DIGIT_COUNT[digits] === 1;
}
