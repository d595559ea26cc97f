import { almostLockedPair, almostLockedQuad, almostLockedTriple } from "@wings/almost-locked-candidates";
import * as almostLockedCandidatesAbout from "@wings/almost-locked-candidates/about";
import { alsChain, alsRing } from "@wings/als-chain";
import * as alsChainAbout from "@wings/als-chain/about";
import { alsXyWing } from "@wings/als-xy-wing";
import * as alsXyWingAbout from "@wings/als-xy-wing/about";
import { alsXz } from "@wings/als-xz";
import * as alsXzAbout from "@wings/als-xz/about";
import { bugPlusN, bugPlusOne } from "@wings/bug";
import * as bugAbout from "@wings/bug/about";
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
import * as chainWingsAbout from "@wings/chain-wings/about";
import { aic, alsAic, groupedAic, xChain, xyChain } from "@wings/chains";
import * as chainsAbout from "@wings/chains/about";
import { medusa, multiColors, remotePair, simpleColors } from "@wings/coloring";
import * as coloringAbout from "@wings/coloring/about";
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
import * as complexFishAbout from "@wings/complex-fish/about";
import { dominoLoop, msls, setLogic } from "@wings/counting";
import * as countingAbout from "@wings/counting/about";
import { deadlyPolygon } from "@wings/deadly-polygon";
import * as deadlyPolygonAbout from "@wings/deadly-polygon/about";
import { alsBlossom, deathBlossom } from "@wings/death-blossom";
import * as deathBlossomAbout from "@wings/death-blossom/about";
import { juniorExocet } from "@wings/exocet";
import * as exocetAbout from "@wings/exocet/about";
import { fireworkPair, fireworkQuad, fireworkTriple, fireworkWWing } from "@wings/fireworks";
import * as fireworksAbout from "@wings/fireworks/about";
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
import * as fishAbout from "@wings/fish/about";
import { bivalueNet, forcingChain, forcingNet, krakenFish, nestedNet } from "@wings/forcing";
import * as forcingAbout from "@wings/forcing/about";
import { bivalueOddagon, brokenWing, oddagonChain, tridagon, tridagonChain } from "@wings/guardians";
import * as guardiansAbout from "@wings/guardians/about";
import { claiming, pointing } from "@wings/locked-candidates";
import * as lockedCandidatesAbout from "@wings/locked-candidates/about";
import { fullHouse, hiddenSingle, nakedSingle } from "@wings/singles";
import * as singlesAbout from "@wings/singles/about";
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
import * as subsetsAbout from "@wings/subsets/about";
import { sueDeCoq } from "@wings/sue-de-coq";
import * as sueDeCoqAbout from "@wings/sue-de-coq/about";
import { symmetricalPlacement } from "@wings/symmetry";
import * as symmetryAbout from "@wings/symmetry/about";
import { template } from "@wings/templates";
import * as templatesAbout from "@wings/templates/about";
import { trial } from "@wings/trial";
import * as trialAbout from "@wings/trial/about";
import {
  dualEmptyRectangle,
  dualTwoStringKite,
  emptyRectangle,
  skyscraper,
  turbotFish,
  twoStringKite,
} from "@wings/turbot";
import * as turbotAbout from "@wings/turbot/about";
import { twoDigitPlacement, twoDigitUniqueness } from "@wings/two-digits";
import * as twoDigitsAbout from "@wings/two-digits/about";
import { twoLineUniqueness } from "@wings/two-lines";
import * as twoLinesAbout from "@wings/two-lines/about";
import { extendedRectangle, uniqueLoop } from "@wings/unique-loop";
import * as uniqueLoopAbout from "@wings/unique-loop/about";
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
import * as uniqueRectangleAbout from "@wings/unique-rectangle/about";
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
import * as uvwxyzWingAbout from "@wings/uvwxyz-wing/about";
import { groupedWWing, wRing, wWing } from "@wings/w-wing";
import * as wWingAbout from "@wings/w-wing/about";
import { xyWing } from "@wings/xy-wing";
import * as xyWingAbout from "@wings/xy-wing/about";
import type { Technique } from "@wings/core";
import type { About } from "@wings/core/about";

/** A technique in its place on the ladder. */
export interface Place {
  readonly technique: Technique;
  readonly about: About;
  /** The package that it comes from. */
  readonly package: string;
}

const place = (technique: Technique, about: About, name: string): Place => ({
  technique,
  about,
  package: `@wings/${name}`,
});

/**
 * All techniques from the easiest to the hardest, each with what its package says about it. The order is defined only here.
 *
 * - Patterns in one house or cell come before patterns in two, placements come before eliminations, and smaller patterns come
 *   before larger ones. No technique comes after one that finds everything it finds.
 * - Levels: *easy* places digits; *medium* needs one house or one crossing; *hard* needs four cells of a house, one digit in
 *   two lines, or a wing of three cells or one link; *unfair* needs larger wings or sets in two houses; *extreme* needs three
 *   sets, chains, or assumptions.
 * - Scores are in the range that players know from other programs: 4 for a full house, about 50 for locked candidates, 160
 *   for an XY-Wing, 320 for an ALS XY-Wing. They never fall from rung to rung, so one more easy step adds less than one harder
 *   step.
 * - Presets: `players` leaves out what people don't look for by hand; `players` and `counting` what assumes something and follows
 *   it, in one way or in all; all three leave out fish of five lines and more, because a smaller fish in the other direction
 *   eliminates the same, except with fins.
 *
 * Published packages have the lists that are made of this one, without it (scripts/bake-ladder.mjs).
 */
export const ORDER: readonly Place[] = [
  place(fullHouse, singlesAbout.fullHouse, "singles"),
  place(nakedSingle, singlesAbout.nakedSingle, "singles"),
  place(hiddenSingle, singlesAbout.hiddenSingle, "singles"),
  place(pointing, lockedCandidatesAbout.pointing, "locked-candidates"),
  place(claiming, lockedCandidatesAbout.claiming, "locked-candidates"),
  place(lockedPair, subsetsAbout.lockedPair, "subsets"),
  place(lockedTriple, subsetsAbout.lockedTriple, "subsets"),
  place(nakedPair, subsetsAbout.nakedPair, "subsets"),
  place(hiddenPair, subsetsAbout.hiddenPair, "subsets"),
  place(nakedTriple, subsetsAbout.nakedTriple, "subsets"),
  place(hiddenTriple, subsetsAbout.hiddenTriple, "subsets"),
  place(nakedQuad, subsetsAbout.nakedQuad, "subsets"),
  place(almostLockedPair, almostLockedCandidatesAbout.almostLockedPair, "almost-locked-candidates"),
  place(xWing, fishAbout.xWing, "fish"),
  place(hiddenQuad, subsetsAbout.hiddenQuad, "subsets"),
  place(remotePair, coloringAbout.remotePair, "coloring"),
  place(almostLockedTriple, almostLockedCandidatesAbout.almostLockedTriple, "almost-locked-candidates"),
  place(skyscraper, turbotAbout.skyscraper, "turbot"),
  place(twoStringKite, turbotAbout.twoStringKite, "turbot"),
  place(dualTwoStringKite, turbotAbout.dualTwoStringKite, "turbot"),
  place(turbotFish, turbotAbout.turbotFish, "turbot"),
  place(xyWing, xyWingAbout.xyWing, "xy-wing"),
  place(emptyRectangle, turbotAbout.emptyRectangle, "turbot"),
  place(dualEmptyRectangle, turbotAbout.dualEmptyRectangle, "turbot"),
  place(simpleColors, coloringAbout.simpleColors, "coloring"),
  place(wWing, wWingAbout.wWing, "w-wing"),
  place(xyzWing, uvwxyzWingAbout.xyzWing, "uvwxyz-wing"),
  place(swordfish, fishAbout.swordfish, "fish"),
  place(symmetricalPlacement, symmetryAbout.symmetricalPlacement, "symmetry"),
  place(multiColors, coloringAbout.multiColors, "coloring"),
  place(brokenWing, guardiansAbout.brokenWing, "guardians"),
  place(bivalueOddagon, guardiansAbout.bivalueOddagon, "guardians"),
  place(uniqueRectangle1, uniqueRectangleAbout.uniqueRectangle1, "unique-rectangle"),
  place(uniqueRectangle2, uniqueRectangleAbout.uniqueRectangle2, "unique-rectangle"),
  place(uniqueRectangle3, uniqueRectangleAbout.uniqueRectangle3, "unique-rectangle"),
  place(uniqueRectangle4, uniqueRectangleAbout.uniqueRectangle4, "unique-rectangle"),
  place(uniqueRectangle5, uniqueRectangleAbout.uniqueRectangle5, "unique-rectangle"),
  place(uniqueRectangle6, uniqueRectangleAbout.uniqueRectangle6, "unique-rectangle"),
  place(hiddenRectangle, uniqueRectangleAbout.hiddenRectangle, "unique-rectangle"),
  place(avoidableRectangle1, uniqueRectangleAbout.avoidableRectangle1, "unique-rectangle"),
  place(avoidableRectangle2, uniqueRectangleAbout.avoidableRectangle2, "unique-rectangle"),
  place(bugPlusOne, bugAbout.bugPlusOne, "bug"),
  place(finnedXWing, fishAbout.finnedXWing, "fish"),
  place(sashimiXWing, fishAbout.sashimiXWing, "fish"),
  place(siameseXWing, fishAbout.siameseXWing, "fish"),
  place(almostLockedQuad, almostLockedCandidatesAbout.almostLockedQuad, "almost-locked-candidates"),
  place(uniqueLoop, uniqueLoopAbout.uniqueLoop, "unique-loop"),
  place(extendedRectangle, uniqueLoopAbout.extendedRectangle, "unique-loop"),
  place(bugPlusN, bugAbout.bugPlusN, "bug"),
  place(wRing, wWingAbout.wRing, "w-wing"),
  place(groupedWWing, wWingAbout.groupedWWing, "w-wing"),
  place(invertedWWing, chainWingsAbout.invertedWWing, "chain-wings"),
  place(mWing, chainWingsAbout.mWing, "chain-wings"),
  place(sWing, chainWingsAbout.sWing, "chain-wings"),
  place(lWing, chainWingsAbout.lWing, "chain-wings"),
  place(h2Wing, chainWingsAbout.h2Wing, "chain-wings"),
  place(h3Wing, chainWingsAbout.h3Wing, "chain-wings"),
  place(h1Wing, chainWingsAbout.h1Wing, "chain-wings"),
  place(jellyfish, fishAbout.jellyfish, "fish"),
  place(finnedSwordfish, fishAbout.finnedSwordfish, "fish"),
  place(deadlyPolygon, deadlyPolygonAbout.deadlyPolygon, "deadly-polygon"),
  place(sashimiSwordfish, fishAbout.sashimiSwordfish, "fish"),
  place(siameseSwordfish, fishAbout.siameseSwordfish, "fish"),
  place(wxyzWing, uvwxyzWingAbout.wxyzWing, "uvwxyz-wing"),
  place(fireworkTriple, fireworksAbout.fireworkTriple, "fireworks"),
  place(fireworkQuad, fireworksAbout.fireworkQuad, "fireworks"),
  place(fireworkPair, fireworksAbout.fireworkPair, "fireworks"),
  place(fireworkWWing, fireworksAbout.fireworkWWing, "fireworks"),
  place(vwxyzWing, uvwxyzWingAbout.vwxyzWing, "uvwxyz-wing"),
  place(groupedInvertedWWing, chainWingsAbout.groupedInvertedWWing, "chain-wings"),
  place(groupedMWing, chainWingsAbout.groupedMWing, "chain-wings"),
  place(groupedSWing, chainWingsAbout.groupedSWing, "chain-wings"),
  place(groupedLWing, chainWingsAbout.groupedLWing, "chain-wings"),
  place(groupedH2Wing, chainWingsAbout.groupedH2Wing, "chain-wings"),
  place(groupedH3Wing, chainWingsAbout.groupedH3Wing, "chain-wings"),
  place(groupedH1Wing, chainWingsAbout.groupedH1Wing, "chain-wings"),
  place(sueDeCoq, sueDeCoqAbout.sueDeCoq, "sue-de-coq"),
  place(finnedJellyfish, fishAbout.finnedJellyfish, "fish"),
  place(sashimiJellyfish, fishAbout.sashimiJellyfish, "fish"),
  place(siameseJellyfish, fishAbout.siameseJellyfish, "fish"),
  place(uvwxyzWing, uvwxyzWingAbout.uvwxyzWing, "uvwxyz-wing"),
  place(bentXyzWing, uvwxyzWingAbout.bentXyzWing, "uvwxyz-wing"),
  place(bentWxyzWing, uvwxyzWingAbout.bentWxyzWing, "uvwxyz-wing"),
  place(bentVwxyzWing, uvwxyzWingAbout.bentVwxyzWing, "uvwxyz-wing"),
  place(bentUvwxyzWing, uvwxyzWingAbout.bentUvwxyzWing, "uvwxyz-wing"),
  place(alsXz, alsXzAbout.alsXz, "als-xz"),
  place(twoLineUniqueness, twoLinesAbout.twoLineUniqueness, "two-lines"),
  place(alsXyWing, alsXyWingAbout.alsXyWing, "als-xy-wing"),
  place(twoDigitUniqueness, twoDigitsAbout.twoDigitUniqueness, "two-digits"),
  place(twoDigitPlacement, twoDigitsAbout.twoDigitPlacement, "two-digits"),
  place(deathBlossom, deathBlossomAbout.deathBlossom, "death-blossom"),
  place(medusa, coloringAbout.medusa, "coloring"),
  place(xChain, chainsAbout.xChain, "chains"),
  place(xyChain, chainsAbout.xyChain, "chains"),
  place(aic, chainsAbout.aic, "chains"),
  place(alsChain, alsChainAbout.alsChain, "als-chain"),
  place(groupedAic, chainsAbout.groupedAic, "chains"),
  place(alsRing, alsChainAbout.alsRing, "als-chain"),
  place(tridagon, guardiansAbout.tridagon, "guardians"),
  place(dominoLoop, countingAbout.dominoLoop, "counting"),
  place(msls, countingAbout.msls, "counting"),
  place(juniorExocet, exocetAbout.juniorExocet, "exocet"),
  place(frankenXWing, complexFishAbout.frankenXWing, "complex-fish"),
  place(frankenSwordfish, complexFishAbout.frankenSwordfish, "complex-fish"),
  place(frankenJellyfish, complexFishAbout.frankenJellyfish, "complex-fish"),
  place(finnedFrankenXWing, complexFishAbout.finnedFrankenXWing, "complex-fish"),
  place(finnedFrankenSwordfish, complexFishAbout.finnedFrankenSwordfish, "complex-fish"),
  place(finnedFrankenJellyfish, complexFishAbout.finnedFrankenJellyfish, "complex-fish"),
  place(mRing, chainWingsAbout.mRing, "chain-wings"),
  place(lRing, chainWingsAbout.lRing, "chain-wings"),
  place(h1Ring, chainWingsAbout.h1Ring, "chain-wings"),
  place(alsMWing, chainWingsAbout.alsMWing, "chain-wings"),
  place(alsSWing, chainWingsAbout.alsSWing, "chain-wings"),
  place(alsH2Wing, chainWingsAbout.alsH2Wing, "chain-wings"),
  place(alsH3Wing, chainWingsAbout.alsH3Wing, "chain-wings"),
  place(alsAic, chainsAbout.alsAic, "chains"),
  place(oddagonChain, guardiansAbout.oddagonChain, "guardians"),
  place(tridagonChain, guardiansAbout.tridagonChain, "guardians"),
  place(forcingChain, forcingAbout.forcingChain, "forcing"),
  place(krakenFish, forcingAbout.krakenFish, "forcing"),
  place(mutantXWing, complexFishAbout.mutantXWing, "complex-fish"),
  place(mutantSwordfish, complexFishAbout.mutantSwordfish, "complex-fish"),
  place(mutantJellyfish, complexFishAbout.mutantJellyfish, "complex-fish"),
  place(finnedMutantXWing, complexFishAbout.finnedMutantXWing, "complex-fish"),
  place(finnedMutantSwordfish, complexFishAbout.finnedMutantSwordfish, "complex-fish"),
  place(finnedMutantJellyfish, complexFishAbout.finnedMutantJellyfish, "complex-fish"),
  place(squirmbag, fishAbout.squirmbag, "fish"),
  place(finnedSquirmbag, fishAbout.finnedSquirmbag, "fish"),
  place(sashimiSquirmbag, fishAbout.sashimiSquirmbag, "fish"),
  place(siameseSquirmbag, fishAbout.siameseSquirmbag, "fish"),
  place(whale, fishAbout.whale, "fish"),
  place(finnedWhale, fishAbout.finnedWhale, "fish"),
  place(sashimiWhale, fishAbout.sashimiWhale, "fish"),
  place(siameseWhale, fishAbout.siameseWhale, "fish"),
  place(leviathan, fishAbout.leviathan, "fish"),
  place(finnedLeviathan, fishAbout.finnedLeviathan, "fish"),
  place(sashimiLeviathan, fishAbout.sashimiLeviathan, "fish"),
  place(siameseLeviathan, fishAbout.siameseLeviathan, "fish"),
  place(frankenSquirmbag, complexFishAbout.frankenSquirmbag, "complex-fish"),
  place(frankenWhale, complexFishAbout.frankenWhale, "complex-fish"),
  place(frankenLeviathan, complexFishAbout.frankenLeviathan, "complex-fish"),
  place(finnedFrankenSquirmbag, complexFishAbout.finnedFrankenSquirmbag, "complex-fish"),
  place(finnedFrankenWhale, complexFishAbout.finnedFrankenWhale, "complex-fish"),
  place(finnedFrankenLeviathan, complexFishAbout.finnedFrankenLeviathan, "complex-fish"),
  place(mutantSquirmbag, complexFishAbout.mutantSquirmbag, "complex-fish"),
  place(mutantWhale, complexFishAbout.mutantWhale, "complex-fish"),
  place(mutantLeviathan, complexFishAbout.mutantLeviathan, "complex-fish"),
  place(finnedMutantSquirmbag, complexFishAbout.finnedMutantSquirmbag, "complex-fish"),
  place(finnedMutantWhale, complexFishAbout.finnedMutantWhale, "complex-fish"),
  place(finnedMutantLeviathan, complexFishAbout.finnedMutantLeviathan, "complex-fish"),
  place(template, templatesAbout.template, "templates"),
  place(setLogic, countingAbout.setLogic, "counting"),
  place(forcingNet, forcingAbout.forcingNet, "forcing"),
  place(alsBlossom, deathBlossomAbout.alsBlossom, "death-blossom"),
  place(bivalueNet, forcingAbout.bivalueNet, "forcing"),
  place(nestedNet, forcingAbout.nestedNet, "forcing"),
  place(trial, trialAbout.trial, "trial"),
];
