export { claiming } from "./claiming.js";
export type { LockedCandidates } from "./parts.js";
export { pointing } from "./pointing.js";
