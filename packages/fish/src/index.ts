export {
  type FinnedFish,
  finnedXWing,
  finnedSwordfish,
  finnedJellyfish,
  finnedSquirmbag,
  finnedWhale,
  finnedLeviathan,
  sashimiXWing,
  sashimiSwordfish,
  sashimiJellyfish,
  sashimiSquirmbag,
  sashimiWhale,
  sashimiLeviathan,
} from "./finned.js";
export { type Fish, xWing, swordfish, jellyfish, squirmbag, whale, leviathan } from "./plain.js";
export {
  type SiameseFish,
  siameseXWing,
  siameseSwordfish,
  siameseJellyfish,
  siameseSquirmbag,
  siameseWhale,
  siameseLeviathan,
} from "./siamese.js";
