import type { Technique } from "@wings/core";
import { trusted } from "@wings/core/host";
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
const FIRST: readonly Technique[] = [
  ...[fullHouse, nakedSingle, hiddenSingle, pointing, claiming],
  ...[lockedPair, lockedTriple, nakedPair, hiddenPair, nakedTriple, hiddenTriple, nakedQuad, hiddenQuad],
];
/** As on the ladder, their steps need no proof. */
export const BASICS = FIRST.map(trusted);
