import { twoLineUniqueness } from "@wings/two-lines";
import { fireworkPair, fireworkQuad, fireworkTriple, fireworkWWing } from "@wings/fireworks";
import { almostLockedPair, almostLockedQuad, almostLockedTriple } from "@wings/almost-locked-candidates";
import { alsChain, alsRing } from "@wings/als-chain";
import { alsXyWing } from "@wings/als-xy-wing";
import { alsXz } from "@wings/als-xz";
import {
  alsH2Wing,
  alsH3Wing,
  alsMWing,
  alsSWing,
  groupedH1Wing,
  groupedH2Wing,
  groupedH3Wing,
  groupedInvertedWWing,
  groupedLWing,
  groupedMWing,
  groupedSWing,
  h1Ring,
  h1Wing,
  h2Wing,
  h3Wing,
  invertedWWing,
  lRing,
  lWing,
  mRing,
  mWing,
  sWing,
} from "@wings/chain-wings";
import { aic, alsAic, groupedAic, xChain, xyChain } from "@wings/chains";
import { bugPlusN, bugPlusOne } from "@wings/bug";
import { medusa, multiColors, remotePair, simpleColors } from "@wings/coloring";
import {
  finnedFrankenJellyfish,
  finnedFrankenLeviathan,
  finnedFrankenSquirmbag,
  finnedFrankenSwordfish,
  finnedFrankenWhale,
  finnedFrankenXWing,
  finnedMutantJellyfish,
  finnedMutantLeviathan,
  finnedMutantSquirmbag,
  finnedMutantSwordfish,
  finnedMutantWhale,
  finnedMutantXWing,
  frankenJellyfish,
  frankenLeviathan,
  frankenSquirmbag,
  frankenSwordfish,
  frankenWhale,
  frankenXWing,
  mutantJellyfish,
  mutantLeviathan,
  mutantSquirmbag,
  mutantSwordfish,
  mutantWhale,
  mutantXWing,
} from "@wings/complex-fish";
import type { Technique } from "@wings/core";
import { dominoLoop, msls, setLogic } from "@wings/counting";
import { deadlyPolygon } from "@wings/deadly-polygon";
import {
  finnedJellyfish,
  finnedLeviathan,
  finnedSquirmbag,
  finnedSwordfish,
  finnedWhale,
  finnedXWing,
  jellyfish,
  leviathan,
  sashimiJellyfish,
  sashimiLeviathan,
  sashimiSquirmbag,
  sashimiSwordfish,
  sashimiWhale,
  sashimiXWing,
  siameseJellyfish,
  siameseLeviathan,
  siameseSquirmbag,
  siameseSwordfish,
  siameseWhale,
  siameseXWing,
  squirmbag,
  swordfish,
  whale,
  xWing,
} from "@wings/fish";
import { alsBlossom, deathBlossom } from "@wings/death-blossom";
import { bivalueNet, forcingChain, forcingNet, krakenFish, nestedNet } from "@wings/forcing";
import { juniorExocet } from "@wings/exocet";
import { bivalueOddagon, brokenWing, oddagonChain, tridagon, tridagonChain } from "@wings/guardians";
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
import { template } from "@wings/templates";
import { trial } from "@wings/trial";
import {
  dualEmptyRectangle,
  dualTwoStringKite,
  emptyRectangle,
  skyscraper,
  turbotFish,
  twoStringKite,
} from "@wings/turbot";
import { twoDigitPlacement, twoDigitUniqueness } from "@wings/two-digits";
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
import type { Level } from "./levels.js";
import type { Preset } from "./presets.js";
import { type Rung, rung } from "./rung.js";

// Which presets leave a rung out, and why.

/** Five lines and more: a smaller fish in the other direction eliminates the same, except with fins. */
const LARGE_FISH: readonly Preset[] = ["players", "no-uniqueness", "counting"];
/** What assumes something and follows it, in one way or in all. */
const ASSUMING: readonly Preset[] = ["players", "counting"];
/** What people don't look for by hand. */
const BEYOND_PLAYERS: readonly Preset[] = ["players"];

/**
 * All techniques from the easiest to the hardest. Order and difficulty are defined only here.
 *
 * - Patterns in one house or cell come before patterns in two, placements come before eliminations, and smaller patterns come
 *   before larger ones. No technique comes after one that finds everything it finds.
 * - Levels: *easy* places digits; *medium* needs one house or one crossing; *hard* needs four cells of a house, one digit in
 *   two lines, or a wing of three cells or one link; *unfair* needs larger wings or sets in two houses; *extreme* needs three
 *   sets, chains, or assumptions.
 * - Scores are in the range that players know from other programs: 4 for a full house, about 50 for locked candidates, 160
 *   for an XY-Wing, 320 for an ALS XY-Wing. They never fall from rung to rung, so one more easy step adds less than one harder
 *   step.
 */
export const LADDER: readonly Rung[] = /* @__PURE__ */ Object.freeze([
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
  rung(xChain, "extreme", 330, "chains"),
  rung(xyChain, "extreme", 330, "chains"),
  rung(aic, "extreme", 340, "chains"),
  rung(alsChain, "extreme", 350, "als-chain"),
  rung(groupedAic, "extreme", 360, "chains"),
  rung(alsRing, "extreme", 360, "als-chain", BEYOND_PLAYERS),
  rung(tridagon, "extreme", 360, "guardians", BEYOND_PLAYERS),
  rung(dominoLoop, "extreme", 360, "counting", BEYOND_PLAYERS),
  rung(msls, "extreme", 360, "counting", BEYOND_PLAYERS),
  rung(juniorExocet, "extreme", 360, "exocet", BEYOND_PLAYERS),
  rung(frankenXWing, "extreme", 360, "complex-fish", BEYOND_PLAYERS),
  rung(frankenSwordfish, "extreme", 360, "complex-fish", BEYOND_PLAYERS),
  rung(frankenJellyfish, "extreme", 360, "complex-fish", BEYOND_PLAYERS),
  rung(finnedFrankenXWing, "extreme", 380, "complex-fish", BEYOND_PLAYERS),
  rung(finnedFrankenSwordfish, "extreme", 380, "complex-fish", BEYOND_PLAYERS),
  rung(finnedFrankenJellyfish, "extreme", 380, "complex-fish", BEYOND_PLAYERS),
  rung(mRing, "extreme", 390, "chain-wings", BEYOND_PLAYERS),
  rung(lRing, "extreme", 390, "chain-wings", BEYOND_PLAYERS),
  rung(h1Ring, "extreme", 390, "chain-wings", BEYOND_PLAYERS),
  rung(alsMWing, "extreme", 390, "chain-wings", BEYOND_PLAYERS),
  rung(alsSWing, "extreme", 390, "chain-wings", BEYOND_PLAYERS),
  rung(alsH2Wing, "extreme", 390, "chain-wings", BEYOND_PLAYERS),
  rung(alsH3Wing, "extreme", 390, "chain-wings", BEYOND_PLAYERS),
  rung(alsAic, "extreme", 400, "chains", BEYOND_PLAYERS),
  rung(oddagonChain, "extreme", 430, "guardians", ASSUMING),
  rung(tridagonChain, "extreme", 430, "guardians", ASSUMING),
  rung(forcingChain, "extreme", 450, "forcing", ASSUMING),
  rung(krakenFish, "extreme", 450, "forcing", ASSUMING),
  rung(mutantXWing, "extreme", 450, "complex-fish", BEYOND_PLAYERS),
  rung(mutantSwordfish, "extreme", 450, "complex-fish", BEYOND_PLAYERS),
  rung(mutantJellyfish, "extreme", 450, "complex-fish", BEYOND_PLAYERS),
  rung(finnedMutantXWing, "extreme", 470, "complex-fish", BEYOND_PLAYERS),
  rung(finnedMutantSwordfish, "extreme", 470, "complex-fish", BEYOND_PLAYERS),
  rung(finnedMutantJellyfish, "extreme", 470, "complex-fish", BEYOND_PLAYERS),
  rung(squirmbag, "extreme", 470, "fish", LARGE_FISH),
  rung(finnedSquirmbag, "extreme", 470, "fish", LARGE_FISH),
  rung(sashimiSquirmbag, "extreme", 470, "fish", LARGE_FISH),
  rung(siameseSquirmbag, "extreme", 470, "fish", LARGE_FISH),
  rung(whale, "extreme", 470, "fish", LARGE_FISH),
  rung(finnedWhale, "extreme", 470, "fish", LARGE_FISH),
  rung(sashimiWhale, "extreme", 470, "fish", LARGE_FISH),
  rung(siameseWhale, "extreme", 470, "fish", LARGE_FISH),
  rung(leviathan, "extreme", 470, "fish", LARGE_FISH),
  rung(finnedLeviathan, "extreme", 470, "fish", LARGE_FISH),
  rung(sashimiLeviathan, "extreme", 470, "fish", LARGE_FISH),
  rung(siameseLeviathan, "extreme", 470, "fish", LARGE_FISH),
  rung(frankenSquirmbag, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(frankenWhale, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(frankenLeviathan, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(finnedFrankenSquirmbag, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(finnedFrankenWhale, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(finnedFrankenLeviathan, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(mutantSquirmbag, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(mutantWhale, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(mutantLeviathan, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(finnedMutantSquirmbag, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(finnedMutantWhale, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(finnedMutantLeviathan, "extreme", 470, "complex-fish", LARGE_FISH),
  rung(template, "extreme", 480, "templates", BEYOND_PLAYERS),
  rung(setLogic, "extreme", 490, "counting", BEYOND_PLAYERS),
  rung(forcingNet, "extreme", 500, "forcing", ASSUMING),
  rung(alsBlossom, "extreme", 520, "death-blossom", ASSUMING),
  rung(bivalueNet, "extreme", 700, "forcing", ASSUMING),
  rung(nestedNet, "extreme", 800, "forcing", ASSUMING),
  rung(trial, "extreme", 1000, "trial", ASSUMING),
]);

/** The techniques in order, for `solvePath` and `compose`. */
export const techniques: readonly Technique[] = /* @__PURE__ */ Object.freeze(LADDER.map(({ technique }) => technique));

/** The rung of a technique, by id; `undefined` if it is not on the ladder. */
export const rungOf = (id: string): Rung | undefined => LADDER.find(({ technique }) => technique.id === id);

/** The level of a technique, by id. */
export const levelOf = (id: string): Level | undefined => rungOf(id)?.level;

/** The score of one step of a technique, by id. */
export const scoreOf = (id: string): number | undefined => rungOf(id)?.score;
