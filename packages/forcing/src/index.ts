export { forcingChain } from "./forcing-chain.js";
export { type ForcingNet, forcingNet } from "./forcing-net.js";
export type { ForcingChain } from "./forcing-pattern.js";
export { krakenFish } from "./kraken-fish.js";
export type { KrakenFish } from "./kraken-pattern.js";
export { bivalueNet, nestedNet } from "./nested-net.js";
