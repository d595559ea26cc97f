export { aic, alsAic, type ChainPattern, groupedAic, xChain, xyChain } from "./chains.js";
