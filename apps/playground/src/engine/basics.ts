import type { Technique } from "@wings/core";
import { claiming, pointing } from "@wings/locked-candidates";
import { fullHouse, hiddenSingle, nakedSingle } from "@wings/singles";
import {
  hiddenPair,
  hiddenQuad,
  hiddenTriple,
  lockedPair,
  lockedTriple,
  nakedPair,
  nakedQuad,
  nakedTriple,
} from "@wings/subsets";

/** The techniques that the engine has from its start: they find the next step of most boards. The others are loaded when one is asked. */
export const BASICS: readonly Technique[] = [
  ...[fullHouse, nakedSingle, hiddenSingle, pointing, claiming],
  ...[lockedPair, lockedTriple, nakedPair, hiddenPair, nakedTriple, hiddenTriple, nakedQuad, hiddenQuad],
];
