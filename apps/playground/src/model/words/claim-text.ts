import { cellName } from "@wings/core";
import { partsOfClaim } from "@wings/player/argument";
import type { Words } from "./english.js";

/** What follows, or what is marked, in words. */
export const claimText = (name: string, words: Words): string => {
  const { cell, digit, isPlaced } = partsOfClaim(name);
  return isPlaced ? words.is(cellName(cell), digit) : words.isNot(cellName(cell), digit);
};
