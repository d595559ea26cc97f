export { medusa } from "./medusa.js";
export type { Medusa } from "./medusa-pattern.js";
export { type MultiColors, multiColors } from "./multi-colors.js";
export { type RemotePair, remotePair } from "./remote-pair.js";
export { type SimpleColors, simpleColors } from "./simple-colors.js";
