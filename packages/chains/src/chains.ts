import type { Roles, Technique, Vocabulary } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { chainData, chainMarks, chainMessage, chainReason, chainRoles, setRoles } from "./explanation.js";
import { findChains } from "./find-chains.js";
import { type ChainShape, shape } from "./pattern.js";

/** A chain with more facts than a reason may cite is proved by lemmas. */
const longest = {
  longest: { type: "number", default: 1000, min: 1, max: 1000, description: "the most facts of a chain" },
} as const;
const cells = {
  cells: { type: "number", default: 8, min: 1, max: 8, description: "the most cells of an almost locked set" },
} as const;

/** A technique that finds all chains of a vocabulary. */
function chainTechnique<const Id extends string, const O extends typeof longest>(
  id: Id,
  name: string,
  vocabulary: Vocabulary,
  after: string,
  options: O,
  roles: Roles & Record<string, string> = chainRoles,
): Technique<ChainShape, O, Id> {
  return defineBuiltIn({
    id,
    name,
    after,
    ties: true,
    pattern: shape,
    options,
    roles,
    message: chainMessage(name),
    find: (board, report, values) =>
      findChains(board, report, vocabulary, values as { longest: number; cells?: number }),
    reason: ({ links }) => chainReason(links),
    marks: chainMarks,
    data: chainData,
  });
}

/** One digit, and houses with two places for it. */
export const xChain = chainTechnique("x-chain", "X-Chain", "bilocal", "als-xy-wing", longest);
/** Cells with two candidates. */
export const xyChain = chainTechnique("xy-chain", "XY-Chain", "bivalue", "x-chain", longest);
/** Both kinds of links. */
export const aic = chainTechnique("aic", "AIC", "single", "xy-chain", longest);
/** And houses whose places lie in two groups. */
export const groupedAic = chainTechnique("grouped-aic", "Grouped AIC", "grouped", "aic", longest);
/** And almost locked sets. */
export const alsAic = chainTechnique("als-aic", "ALS-AIC", "als", "grouped-aic", { ...longest, ...cells }, setRoles);
