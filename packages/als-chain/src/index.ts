export { type AlsChain, alsChain } from "./als-chain.js";
export { type AlsRing, alsRing } from "./als-ring.js";
