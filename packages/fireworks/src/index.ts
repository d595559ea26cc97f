export { type FireworkPair, fireworkPair } from "./firework-pair.js";
export { type FireworkQuad, fireworkQuad } from "./firework-quad.js";
export { type FireworkTriple, fireworkTriple } from "./firework-triple.js";
export { type FireworkWWing, fireworkWWing } from "./firework-w-wing.js";
