export { almostLockedPair, almostLockedQuad, almostLockedTriple } from "./almost-locked-candidates.js";
export type { AlmostLockedCandidates } from "./explanation.js";
