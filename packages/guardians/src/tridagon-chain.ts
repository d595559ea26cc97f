import type { Cell, DigitMask, Pattern } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { CHAIN_OUTCOME, CHAIN_PARTS, type chainPattern, guardedChain } from "./chained-words.js";
import { GuardedTargets, MAX_GUARDIANS } from "./guarded-targets.js";
import { countOthers, tridagonShapes } from "./tridagon-shapes.js";

/** The pattern: the cells and digits of the tridagon, and the cell and digit of the candidate that leaves. */
export type TridagonChain = Pattern<typeof chainPattern>;

/**
 * Tridagon chain: a tridagon with one to four guardians. Each of them excludes a candidate, by itself or along a chain of strong links. One of
 * the guardians is true, so the candidate is false.
 */
export const tridagonChain = /* @__PURE__ */ defineBuiltIn({
  id: "tridagon-chain",
  name: "Tridagon Chain",
  minSize: 12,
  ties: true,
  ...guardedChain,
  needs: "boxes",
  message: {
    long:
      "The cells {cells} are three in each of four boxes, in different rows and columns. If they held only {digits}, the boxes " +
      `would turn the digits once too often. ${CHAIN_OUTCOME}`,
    short: "tridagon {digits}: {chains}: {outcome}",
    vague: "Twelve cells can't hold only {digits}. See what follows from each other candidate there.",
    parts: CHAIN_PARTS,
  },

  find(board, report) {
    const targets = new GuardedTargets(board);
    const fits = (cells: readonly Cell[], mask: DigitMask): boolean => countOthers(board, cells, mask) <= MAX_GUARDIANS;
    for (const shape of tridagonShapes(board, fits)) targets.add(shape);
    targets.report(report);
  },
});
