// Judges of reasoning: what a claim follows from, and which steps of a path matter.

export { type Explanation, type JudgeOptions, type Judgement, judgeClaim } from "./judge/judge-claim.js";
export { Position } from "./judge/position.js";
export { type Claim, claimName, parseClaim } from "./proof/claim.js";
export { type ShortestLimits, type ShortestProof, shortestProof } from "./proof/shortest-proof.js";
export { type TrimLimits, type TrimmedPath, trimPath } from "./solve/trim-path.js";
