export { type BivalueOddagon, bivalueOddagon } from "./bivalue-oddagon.js";
export { type BrokenWing, brokenWing } from "./broken-wing.js";
export { type OddagonChain, oddagonChain } from "./oddagon-chain.js";
export { type Tridagon, tridagon } from "./tridagon.js";
export { type TridagonChain, tridagonChain } from "./tridagon-chain.js";
