export { type Medusa, medusa } from "./medusa.js";
export { type MultiColors, multiColors } from "./multi-colors.js";
export { type RemotePair, remotePair } from "./remote-pair.js";
export { type SimpleColors, simpleColors } from "./simple-colors.js";
