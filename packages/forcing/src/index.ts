export { type ForcingChain, forcingChain } from "./forcing-chain.js";
export { type ForcingNet, forcingNet } from "./forcing-net.js";
export { type KrakenFish, krakenFish } from "./kraken-fish.js";
export { bivalueNet, nestedNet } from "./nested-net.js";
