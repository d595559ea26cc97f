export { type HiddenPair, type HiddenQuad, type HiddenTriple, hiddenPair, hiddenQuad, hiddenTriple } from "./hidden.js";
export { type LockedPair, type LockedTriple, lockedPair, lockedTriple } from "./locked.js";
export { type NakedPair, type NakedQuad, type NakedTriple, nakedPair, nakedQuad, nakedTriple } from "./naked.js";
