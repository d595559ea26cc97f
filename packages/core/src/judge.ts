// Judges of reasoning: what a claim follows from, and which steps of a path matter.

export { type Claim, claimName, parseClaim } from "./proof/claim.js";
export { type ShortestLimits, type ShortestProof, shortestProof } from "./proof/shortest-proof.js";
export { type TrimLimits, type TrimmedPath, trimPath } from "./solve/trim-path.js";
