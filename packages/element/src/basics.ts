import type { Technique } from "@wings/core";
import { alsXyWing } from "@wings/als-xy-wing";
import { claiming, pointing } from "@wings/locked-candidates";
import { fullHouse, hiddenSingle, nakedSingle } from "@wings/singles";
import { hiddenPair, hiddenQuad, hiddenTriple, nakedPair, nakedQuad, nakedTriple } from "@wings/subsets";
import { uvwxyzWing, vwxyzWing, wxyzWing, xyzWing } from "@wings/uvwxyz-wing";
import { wWing } from "@wings/w-wing";
import { xyWing } from "@wings/xy-wing";

/** The basics and the wings, the easiest first. */
export const BASICS_AND_WINGS: readonly Technique[] = [
  ...[fullHouse, nakedSingle, hiddenSingle, pointing, claiming],
  ...[nakedPair, hiddenPair, nakedTriple, hiddenTriple, nakedQuad, hiddenQuad],
  ...[xyWing, xyzWing, wWing, wxyzWing, vwxyzWing, uvwxyzWing, alsXyWing],
];
