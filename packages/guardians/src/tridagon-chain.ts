import type { Cell, DigitMask, Pattern } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { pattern, tridagonChain as explanation } from "./chain-explanation.js";
import { GuardedTargets, MAX_GUARDIANS } from "./guarded-targets.js";
import { countOthers, tridagonShapes } from "./tridagon-shapes.js";

/** The pattern: the cells and digits of the tridagon, and the cell and digit of the candidate that leaves. */
export type TridagonChain = Pattern<typeof pattern>;

/**
 * Tridagon chain: a tridagon with one to four guardians. Each of them excludes a candidate, by itself or along a chain of strong links. One of
 * the guardians is true, so the candidate is false.
 */
export const tridagonChain = /* @__PURE__ */ defineBuiltIn({
  id: "tridagon-chain",
  name: "Tridagon Chain",
  minSize: 12,
  ties: true,
  pattern,
  ...explanation,

  find(board, report) {
    const targets = new GuardedTargets(board);
    const fits = (cells: readonly Cell[], mask: DigitMask): boolean => countOthers(board, cells, mask) <= MAX_GUARDIANS;
    for (const shape of tridagonShapes(board, fits)) targets.add(shape);
    targets.report(report);
  },
});
