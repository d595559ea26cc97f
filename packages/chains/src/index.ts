export { aic, alsAic, groupedAic, xChain, xyChain } from "./chains.js";
export type { ChainPattern } from "./pattern.js";
