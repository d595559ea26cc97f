export { claiming } from "./claiming.js";
export type { LockedCandidates } from "./locked-candidates.js";
export { pointing } from "./pointing.js";
