import type { Roles, Technique, Vocabulary } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { chainData, chainMarks, chainMessage, chainReason, chainRoles, setRoles } from "./chain-words.js";
import { findChains } from "./find-chains.js";
import { type ChainShape, shape } from "./pattern.js";

/** A chain whose reason has more facts than the checker takes is passed over, too. */
const longest = {
  longest: { type: "number", default: 1000, min: 1, max: 1000, description: "the most facts of a chain" },
} as const;
const cells = {
  cells: { type: "number", default: 8, min: 1, max: 8, description: "the most cells of an almost locked set" },
} as const;

/** What a technique for chains has of its own. */
interface ChainKind<Id extends string, O extends typeof longest> {
  readonly id: Id;
  readonly name: string;
  readonly vocabulary: Vocabulary;
  readonly after: string;
  readonly options: O;
  readonly roles?: Roles & Record<string, string>;
}

/** A technique that finds all chains of a vocabulary. */
const chainTechnique = <const Id extends string, const O extends typeof longest>({
  id,
  name,
  vocabulary,
  after,
  options,
  roles = chainRoles,
}: ChainKind<Id, O>): Technique<ChainShape, O, Id> =>
  defineBuiltIn({
    id,
    name,
    after,
    ties: true,
    pattern: shape,
    options,
    roles,
    message: chainMessage(name),
    find: (_, report, values) => {
      findChains(report, vocabulary, values as { longest: number; cells?: number });
    },
    reason: ({ links }) => chainReason(links),
    marks: chainMarks,
    data: chainData,
  });

/** X-Chain: one digit, and houses with two places for it. */
export const xChain = chainTechnique({
  id: "x-chain",
  name: "X-Chain",
  vocabulary: "bilocal",
  after: "als-xy-wing",
  options: longest,
});
/** XY-Chain: cells with two candidates. */
export const xyChain = chainTechnique({
  id: "xy-chain",
  name: "XY-Chain",
  vocabulary: "bivalue",
  after: "x-chain",
  options: longest,
});
/** AIC: cells with two candidates, and houses with two places for a digit. */
export const aic = chainTechnique({
  id: "aic",
  name: "AIC",
  vocabulary: "single",
  after: "xy-chain",
  options: longest,
});
/** Grouped AIC: an AIC in which the places for a digit in a house may lie in two groups. */
export const groupedAic = chainTechnique({
  id: "grouped-aic",
  name: "Grouped AIC",
  vocabulary: "grouped",
  after: "aic",
  options: longest,
});
/** ALS-AIC: a grouped AIC in which almost locked sets are links, too. */
export const alsAic = chainTechnique({
  id: "als-aic",
  name: "ALS-AIC",
  vocabulary: "als",
  after: "grouped-aic",
  options: { ...longest, ...cells },
  roles: setRoles,
});
