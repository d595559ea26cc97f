import type { Pattern } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { CHAIN_OUTCOME, CHAIN_PARTS, type chainPattern, guardedChain } from "./chained-words.js";
import { GuardedTargets, MAX_GUARDIANS } from "./guarded-targets.js";
import { oddagonShapes } from "./oddagon-shapes.js";

/** The pattern: the cells of the loop, its digits, and the cell and digit of the candidate that leaves. */
export type OddagonChain = Pattern<typeof chainPattern>;

/**
 * Oddagon chain: a loop of five or seven cells with two digits, and one to four guardians. Each of them excludes a candidate, by itself or
 * along a chain of strong links. One of the guardians is true, so the candidate is false.
 */
export const oddagonChain = /* @__PURE__ */ defineBuiltIn({
  id: "oddagon-chain",
  name: "Oddagon Chain",
  minSize: 5,
  ties: true,
  ...guardedChain,
  message: {
    long:
      "Each of the cells {cells} sees the next one, and the last sees the first. If they held only {digits}, the two digits would take turns, but the " +
      `number of cells is odd. ${CHAIN_OUTCOME}`,
    short: "oddagon {digits} {cells}: {chains}: {outcome}",
    vague: "An odd loop of cells can't hold only {digits}. See what follows from each other candidate there.",
    parts: CHAIN_PARTS,
  },

  find(board, report) {
    const targets = new GuardedTargets(board);
    for (const shape of oddagonShapes(board, MAX_GUARDIANS)) targets.add(shape);
    targets.report(report);
  },
});
