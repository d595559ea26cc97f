import type { Pattern } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { certificateAt } from "./certificate.js";
import { Fills, WHOLE } from "./fills.js";
import { logicBoard } from "./logic-board.js";
import { explanation, pattern } from "./set-logic-explanation.js";

/** The pattern: the candidate that leaves. */
export type SetLogic = Pattern<typeof pattern>;

/**
 * Set logic: all that follows by counting. A candidate leaves if, were it true, some facts needed more true candidates than
 * some sets can hold. That is so for just the candidates that no fractional fill has wholly: a share from 0 to 1 for each
 * candidate, so that the shares of each cell, and of each digit in a house, add up to 1.
 *
 * The size says how little of the candidate a fill can have: 1 if none, 2 if half, 3 if two thirds.
 */
export const setLogic = /* @__PURE__ */ defineBuiltIn({
  id: "set-logic",
  name: "Set Logic",
  ties: true,
  options: {
    maxFacts: { type: "number", default: 324, min: 1, max: 324, description: "maximum number of facts of a proof" },
  },
  pattern,
  ...explanation,

  find(board, report, { maxFacts }) {
    const { candidates } = logicBoard(board);
    const fills = new Fills(board);
    const isOpen = new Uint8Array(candidates.length).fill(1);
    for (let i = fills.nextOf(isOpen); i >= 0; i = fills.nextOf(isOpen)) {
      isOpen[i] = 0;
      const most = fills.mostOf(i);
      if (most > WHOLE) continue;
      const size = Math.ceil(1 / (1 - most) - 1e-6);
      if (size > report.maxSize) continue;
      const cell = (candidates[i] / 9) | 0;
      const digit = (candidates[i] % 9) + 1;
      if (maxFacts < 324 && certificateAt(board, cell, digit).facts.length > maxFacts) continue;
      report.eliminateCells(digit, [cell]);
      if (report.commit({ cell, digit }, size)) return;
    }
  },
});
