import { type Pattern, implications } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { ChainSearch } from "./chain-search.js";
import { chainExplanation, chainPattern } from "./explanation.js";

/** The pattern: the sets in order, the restricted commons x between each and the next, and the eliminated digit z. */
export type AlsChain = Pattern<typeof chainPattern>;

/**
 * ALS chain: a set that lacks z contains all its other digits, so the next set lacks their restricted common and contains
 * all its others, and so on to the last set, which contains z. So the first or the last set contains z.
 *
 * ```
 *   A  z … x ═══ x … y ═══ y … w ═══ w … z  D
 * ```
 */
export const alsChain = /* @__PURE__ */ defineBuiltIn({
  id: "als-chain",
  name: "ALS chain",
  minSize: 4,
  ties: true,
  pattern: chainPattern,
  ...chainExplanation,

  find(board, report) {
    if (implications(board, "als").eliminated.some((word) => word !== 0)) new ChainSearch(board, report).findAll();
  },
});
