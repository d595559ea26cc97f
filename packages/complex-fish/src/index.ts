export type { ComplexFishPattern, FinnedComplexFishPattern } from "./complex-fish.js";
export {
  frankenXWing,
  frankenSwordfish,
  frankenJellyfish,
  frankenSquirmbag,
  frankenWhale,
  frankenLeviathan,
  finnedFrankenXWing,
  finnedFrankenSwordfish,
  finnedFrankenJellyfish,
  finnedFrankenSquirmbag,
  finnedFrankenWhale,
  finnedFrankenLeviathan,
} from "./franken.js";
export {
  mutantXWing,
  mutantSwordfish,
  mutantJellyfish,
  mutantSquirmbag,
  mutantWhale,
  mutantLeviathan,
  finnedMutantXWing,
  finnedMutantSwordfish,
  finnedMutantJellyfish,
  finnedMutantSquirmbag,
  finnedMutantWhale,
  finnedMutantLeviathan,
} from "./mutant.js";
