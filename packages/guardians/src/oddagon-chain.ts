import type { Pattern } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { oddagonChain as explanation, pattern } from "./chain-explanation.js";
import { GuardedTargets, MAX_GUARDIANS } from "./guarded-targets.js";
import { oddagonShapes } from "./oddagon-shapes.js";

/** The pattern: the cells of the loop, its digits, and the cell and digit of the candidate that leaves. */
export type OddagonChain = Pattern<typeof pattern>;

/**
 * Oddagon chain: a loop of five or seven cells with two digits, and one to four guardians. Each of them excludes a candidate, by itself or
 * along a chain of strong links. One of the guardians is true, so the candidate is false.
 */
export const oddagonChain = /* @__PURE__ */ defineBuiltIn({
  id: "oddagon-chain",
  name: "Oddagon Chain",
  minSize: 5,
  ties: true,
  pattern,
  ...explanation,

  find(board, report) {
    const targets = new GuardedTargets(board);
    oddagonShapes(board, MAX_GUARDIANS, (shape) => targets.add(shape));
    targets.report(report);
  },
});
