// `pnpm generate` writes this file from `ladder.ts` and `presets.ts`.

import { almostLockedPair, almostLockedQuad, almostLockedTriple } from "@wings/almost-locked-candidates";
import { alsChain } from "@wings/als-chain";
import { alsXyWing } from "@wings/als-xy-wing";
import { alsXz } from "@wings/als-xz";
import { bugPlusN, bugPlusOne } from "@wings/bug";
import {
  groupedH1Wing,
  groupedH2Wing,
  groupedH3Wing,
  groupedInvertedWWing,
  groupedLWing,
  groupedMWing,
  groupedSWing,
  h1Wing,
  h2Wing,
  h3Wing,
  invertedWWing,
  lWing,
  mWing,
  sWing,
} from "@wings/chain-wings";
import { aic, groupedAic, xChain, xyChain } from "@wings/chains";
import { medusa, multiColors, remotePair, simpleColors } from "@wings/coloring";
import { deadlyPolygon } from "@wings/deadly-polygon";
import { deathBlossom } from "@wings/death-blossom";
import { fireworkPair, fireworkQuad, fireworkTriple, fireworkWWing } from "@wings/fireworks";
import {
  finnedJellyfish,
  finnedSwordfish,
  finnedXWing,
  jellyfish,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
  siameseJellyfish,
  siameseSwordfish,
  siameseXWing,
  swordfish,
  xWing,
} from "@wings/fish";
import { bivalueOddagon, brokenWing } from "@wings/guardians";
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
import { sueDeCoq } from "@wings/sue-de-coq";
import { symmetricalPlacement } from "@wings/symmetry";
import {
  dualEmptyRectangle,
  dualTwoStringKite,
  emptyRectangle,
  skyscraper,
  turbotFish,
  twoStringKite,
} from "@wings/turbot";
import { twoDigitPlacement, twoDigitUniqueness } from "@wings/two-digits";
import { twoLineUniqueness } from "@wings/two-lines";
import { extendedRectangle, uniqueLoop } from "@wings/unique-loop";
import {
  avoidableRectangle1,
  avoidableRectangle2,
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from "@wings/unique-rectangle";
import {
  bentUvwxyzWing,
  bentVwxyzWing,
  bentWxyzWing,
  bentXyzWing,
  uvwxyzWing,
  vwxyzWing,
  wxyzWing,
  xyzWing,
} from "@wings/uvwxyz-wing";
import { groupedWWing, wRing, wWing } from "@wings/w-wing";
import { xyWing } from "@wings/xy-wing";
import { type Rung, rung } from "./rung.js";

/** What people find by hand, from the easiest to the hardest: the same as `presetRungs("players")`. */
export const players: readonly Rung[] = /* @__PURE__ */ Object.freeze([
  rung(fullHouse, "easy", 4, "singles"),
  rung(nakedSingle, "easy", 8, "singles"),
  rung(hiddenSingle, "easy", 14, "singles"),
  rung(pointing, "medium", 50, "locked-candidates"),
  rung(claiming, "medium", 50, "locked-candidates"),
  rung(lockedPair, "medium", 50, "subsets"),
  rung(lockedTriple, "medium", 60, "subsets"),
  rung(nakedPair, "medium", 60, "subsets"),
  rung(hiddenPair, "medium", 70, "subsets"),
  rung(nakedTriple, "medium", 80, "subsets"),
  rung(hiddenTriple, "medium", 100, "subsets"),
  rung(nakedQuad, "hard", 120, "subsets"),
  rung(almostLockedPair, "hard", 130, "almost-locked-candidates"),
  rung(xWing, "hard", 140, "fish"),
  rung(hiddenQuad, "hard", 150, "subsets"),
  rung(remotePair, "hard", 150, "coloring"),
  rung(almostLockedTriple, "hard", 150, "almost-locked-candidates"),
  rung(skyscraper, "hard", 150, "turbot"),
  rung(twoStringKite, "hard", 150, "turbot"),
  rung(dualTwoStringKite, "hard", 150, "turbot"),
  rung(turbotFish, "hard", 160, "turbot"),
  rung(xyWing, "hard", 160, "xy-wing"),
  rung(emptyRectangle, "hard", 160, "turbot"),
  rung(dualEmptyRectangle, "hard", 160, "turbot"),
  rung(simpleColors, "hard", 160, "coloring"),
  rung(wWing, "hard", 170, "w-wing"),
  rung(xyzWing, "hard", 170, "uvwxyz-wing"),
  rung(swordfish, "hard", 170, "fish"),
  rung(symmetricalPlacement, "hard", 180, "symmetry"),
  rung(multiColors, "hard", 180, "coloring"),
  rung(brokenWing, "hard", 180, "guardians"),
  rung(bivalueOddagon, "hard", 180, "guardians"),
  rung(uniqueRectangle1, "hard", 180, "unique-rectangle"),
  rung(uniqueRectangle2, "hard", 180, "unique-rectangle"),
  rung(uniqueRectangle3, "hard", 180, "unique-rectangle"),
  rung(uniqueRectangle4, "hard", 180, "unique-rectangle"),
  rung(uniqueRectangle5, "hard", 180, "unique-rectangle"),
  rung(uniqueRectangle6, "hard", 180, "unique-rectangle"),
  rung(hiddenRectangle, "hard", 180, "unique-rectangle"),
  rung(avoidableRectangle1, "hard", 180, "unique-rectangle"),
  rung(avoidableRectangle2, "hard", 180, "unique-rectangle"),
  rung(bugPlusOne, "hard", 180, "bug"),
  rung(finnedXWing, "hard", 180, "fish"),
  rung(sashimiXWing, "hard", 180, "fish"),
  rung(siameseXWing, "hard", 180, "fish"),
  rung(almostLockedQuad, "unfair", 190, "almost-locked-candidates"),
  rung(uniqueLoop, "unfair", 200, "unique-loop"),
  rung(extendedRectangle, "unfair", 200, "unique-loop"),
  rung(bugPlusN, "unfair", 200, "bug"),
  rung(wRing, "unfair", 200, "w-wing"),
  rung(groupedWWing, "unfair", 200, "w-wing"),
  rung(invertedWWing, "unfair", 200, "chain-wings"),
  rung(mWing, "unfair", 200, "chain-wings"),
  rung(sWing, "unfair", 200, "chain-wings"),
  rung(lWing, "unfair", 200, "chain-wings"),
  rung(h2Wing, "unfair", 200, "chain-wings"),
  rung(h3Wing, "unfair", 200, "chain-wings"),
  rung(h1Wing, "unfair", 200, "chain-wings"),
  rung(jellyfish, "unfair", 200, "fish"),
  rung(finnedSwordfish, "unfair", 200, "fish"),
  rung(deadlyPolygon, "unfair", 210, "deadly-polygon"),
  rung(sashimiSwordfish, "unfair", 220, "fish"),
  rung(siameseSwordfish, "unfair", 220, "fish"),
  rung(wxyzWing, "unfair", 220, "uvwxyz-wing"),
  rung(fireworkTriple, "unfair", 230, "fireworks"),
  rung(fireworkQuad, "unfair", 230, "fireworks"),
  rung(fireworkPair, "unfair", 230, "fireworks"),
  rung(fireworkWWing, "unfair", 230, "fireworks"),
  rung(vwxyzWing, "unfair", 240, "uvwxyz-wing"),
  rung(groupedInvertedWWing, "unfair", 240, "chain-wings"),
  rung(groupedMWing, "unfair", 240, "chain-wings"),
  rung(groupedSWing, "unfair", 240, "chain-wings"),
  rung(groupedLWing, "unfair", 240, "chain-wings"),
  rung(groupedH2Wing, "unfair", 240, "chain-wings"),
  rung(groupedH3Wing, "unfair", 240, "chain-wings"),
  rung(groupedH1Wing, "unfair", 240, "chain-wings"),
  rung(sueDeCoq, "unfair", 250, "sue-de-coq"),
  rung(finnedJellyfish, "unfair", 250, "fish"),
  rung(sashimiJellyfish, "unfair", 260, "fish"),
  rung(siameseJellyfish, "unfair", 260, "fish"),
  rung(uvwxyzWing, "unfair", 260, "uvwxyz-wing"),
  rung(bentXyzWing, "unfair", 260, "uvwxyz-wing"),
  rung(bentWxyzWing, "unfair", 270, "uvwxyz-wing"),
  rung(bentVwxyzWing, "unfair", 280, "uvwxyz-wing"),
  rung(bentUvwxyzWing, "unfair", 300, "uvwxyz-wing"),
  rung(alsXz, "unfair", 300, "als-xz"),
  rung(twoLineUniqueness, "extreme", 310, "two-lines"),
  rung(alsXyWing, "extreme", 320, "als-xy-wing"),
  rung(twoDigitUniqueness, "extreme", 320, "two-digits"),
  rung(twoDigitPlacement, "extreme", 330, "two-digits"),
  rung(deathBlossom, "extreme", 330, "death-blossom"),
  rung(medusa, "extreme", 330, "coloring"),
  rung(xChain.with({ longest: 10 }), "extreme", 330, "chains"),
  rung(xyChain.with({ longest: 10 }), "extreme", 330, "chains"),
  rung(aic.with({ longest: 10 }), "extreme", 340, "chains"),
  rung(alsChain, "extreme", 350, "als-chain"),
  rung(groupedAic.with({ longest: 10 }), "extreme", 360, "chains"),
]);
