import {
  type Board,
  candidateCell,
  candidateDigit,
  type Cell,
  DIGIT_COUNT,
  type DigitMask,
  type Pattern,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { excludedByAll, maskOfAll, othersIn } from "./guardians.js";
import { explanation, pattern } from "./tridagon-explanation.js";
import { tridagonShapes } from "./tridagon-shapes.js";

/** The pattern: twelve cells, three in each of four boxes, and three digits. */
export type Tridagon = Pattern<typeof pattern>;

/**
 * Tridagon, also called Thor's hammer: in four boxes of two bands and two stacks, three cells in different rows and columns, an odd number of times
 * in an odd order. With three digits alone they could not be filled, so one of the other candidates is true.
 */
export const tridagon = /* @__PURE__ */ defineBuiltIn({
  id: "tridagon",
  name: "Tridagon",
  minSize: 13,
  pattern,
  ...explanation,

  find(board, report) {
    for (const { cells, digits } of tridagonShapes(board, (some, mask) => areAlike(board, some, mask))) {
      const guardians = othersIn(board, cells, maskOfAll(digits));
      const size = 12 + guardians.length;
      const excluded = excludedByAll(board, guardians);
      if (excluded.length === 0 || size > report.maxSize) continue;
      for (const each of excluded) report.eliminateCells(candidateDigit(each), [candidateCell(each)]);
      if (report.commit({ cells, digits }, size)) return;
    }
  },
});

/** Whether the guardians are in one cell or of one digit: otherwise nothing conflicts with all. */
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
