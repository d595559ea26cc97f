export type { Adjacency } from "./adjacency.js";
export {
  type Derivation,
  type KnownLemma,
  derive,
  deriveWithNeededFacts,
  factsOfDerivation,
  writeLemmas,
} from "./derivation.js";
export { LeastCosts, costOfLink, factsOfCost } from "./least-costs.js";
export { Propagation } from "./propagation.js";
export {
  REFUTATION_ROLES,
  type Refutation,
  refutationData,
  refutationMarks,
  refutationMessage,
  rememberLast,
} from "./refutation.js";
export { endsData, setData } from "./link-words.js";
