export {
  type AlmostLockedCandidates,
  almostLockedPair,
  almostLockedQuad,
  almostLockedTriple,
} from "./almost-locked-candidates.js";
