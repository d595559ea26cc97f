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

/** What a package says about its techniques: a constant for each, named as that of the technique. */
type Abouts = Readonly<Record<string, About>>;

function place(technique: Technique, abouts: Abouts, name: string): Place {
  const constant = technique.id.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
  const about = abouts[constant] as About | undefined;
  if (about === undefined) throw new Error(`packages/${name}/src/about.ts exports no ${constant}`);
  return { technique, about, package: `@wings/${name}` };
}

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
  place(fullHouse, singlesAbout, "singles"),
  place(nakedSingle, singlesAbout, "singles"),
  place(hiddenSingle, singlesAbout, "singles"),
  place(pointing, lockedCandidatesAbout, "locked-candidates"),
  place(claiming, lockedCandidatesAbout, "locked-candidates"),
  place(lockedPair, subsetsAbout, "subsets"),
  place(lockedTriple, subsetsAbout, "subsets"),
  place(nakedPair, subsetsAbout, "subsets"),
  place(hiddenPair, subsetsAbout, "subsets"),
  place(nakedTriple, subsetsAbout, "subsets"),
  place(hiddenTriple, subsetsAbout, "subsets"),
  place(nakedQuad, subsetsAbout, "subsets"),
  place(almostLockedPair, almostLockedCandidatesAbout, "almost-locked-candidates"),
  place(xWing, fishAbout, "fish"),
  place(hiddenQuad, subsetsAbout, "subsets"),
  place(remotePair, coloringAbout, "coloring"),
  place(almostLockedTriple, almostLockedCandidatesAbout, "almost-locked-candidates"),
  place(skyscraper, turbotAbout, "turbot"),
  place(twoStringKite, turbotAbout, "turbot"),
  place(dualTwoStringKite, turbotAbout, "turbot"),
  place(turbotFish, turbotAbout, "turbot"),
  place(xyWing, xyWingAbout, "xy-wing"),
  place(emptyRectangle, turbotAbout, "turbot"),
  place(dualEmptyRectangle, turbotAbout, "turbot"),
  place(simpleColors, coloringAbout, "coloring"),
  place(wWing, wWingAbout, "w-wing"),
  place(xyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(swordfish, fishAbout, "fish"),
  place(symmetricalPlacement, symmetryAbout, "symmetry"),
  place(multiColors, coloringAbout, "coloring"),
  place(brokenWing, guardiansAbout, "guardians"),
  place(bivalueOddagon, guardiansAbout, "guardians"),
  place(uniqueRectangle1, uniqueRectangleAbout, "unique-rectangle"),
  place(uniqueRectangle2, uniqueRectangleAbout, "unique-rectangle"),
  place(uniqueRectangle3, uniqueRectangleAbout, "unique-rectangle"),
  place(uniqueRectangle4, uniqueRectangleAbout, "unique-rectangle"),
  place(uniqueRectangle5, uniqueRectangleAbout, "unique-rectangle"),
  place(uniqueRectangle6, uniqueRectangleAbout, "unique-rectangle"),
  place(hiddenRectangle, uniqueRectangleAbout, "unique-rectangle"),
  place(avoidableRectangle1, uniqueRectangleAbout, "unique-rectangle"),
  place(avoidableRectangle2, uniqueRectangleAbout, "unique-rectangle"),
  place(bugPlusOne, bugAbout, "bug"),
  place(finnedXWing, fishAbout, "fish"),
  place(sashimiXWing, fishAbout, "fish"),
  place(siameseXWing, fishAbout, "fish"),
  place(almostLockedQuad, almostLockedCandidatesAbout, "almost-locked-candidates"),
  place(uniqueLoop, uniqueLoopAbout, "unique-loop"),
  place(extendedRectangle, uniqueLoopAbout, "unique-loop"),
  place(bugPlusN, bugAbout, "bug"),
  place(wRing, wWingAbout, "w-wing"),
  place(groupedWWing, wWingAbout, "w-wing"),
  place(invertedWWing, chainWingsAbout, "chain-wings"),
  place(mWing, chainWingsAbout, "chain-wings"),
  place(sWing, chainWingsAbout, "chain-wings"),
  place(lWing, chainWingsAbout, "chain-wings"),
  place(h2Wing, chainWingsAbout, "chain-wings"),
  place(h3Wing, chainWingsAbout, "chain-wings"),
  place(h1Wing, chainWingsAbout, "chain-wings"),
  place(jellyfish, fishAbout, "fish"),
  place(finnedSwordfish, fishAbout, "fish"),
  place(deadlyPolygon, deadlyPolygonAbout, "deadly-polygon"),
  place(sashimiSwordfish, fishAbout, "fish"),
  place(siameseSwordfish, fishAbout, "fish"),
  place(wxyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(fireworkTriple, fireworksAbout, "fireworks"),
  place(fireworkQuad, fireworksAbout, "fireworks"),
  place(fireworkPair, fireworksAbout, "fireworks"),
  place(fireworkWWing, fireworksAbout, "fireworks"),
  place(vwxyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(groupedInvertedWWing, chainWingsAbout, "chain-wings"),
  place(groupedMWing, chainWingsAbout, "chain-wings"),
  place(groupedSWing, chainWingsAbout, "chain-wings"),
  place(groupedLWing, chainWingsAbout, "chain-wings"),
  place(groupedH2Wing, chainWingsAbout, "chain-wings"),
  place(groupedH3Wing, chainWingsAbout, "chain-wings"),
  place(groupedH1Wing, chainWingsAbout, "chain-wings"),
  place(sueDeCoq, sueDeCoqAbout, "sue-de-coq"),
  place(finnedJellyfish, fishAbout, "fish"),
  place(sashimiJellyfish, fishAbout, "fish"),
  place(siameseJellyfish, fishAbout, "fish"),
  place(uvwxyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(bentXyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(bentWxyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(bentVwxyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(bentUvwxyzWing, uvwxyzWingAbout, "uvwxyz-wing"),
  place(alsXz, alsXzAbout, "als-xz"),
  place(twoLineUniqueness, twoLinesAbout, "two-lines"),
  place(alsXyWing, alsXyWingAbout, "als-xy-wing"),
  place(twoDigitUniqueness, twoDigitsAbout, "two-digits"),
  place(twoDigitPlacement, twoDigitsAbout, "two-digits"),
  place(deathBlossom, deathBlossomAbout, "death-blossom"),
  place(medusa, coloringAbout, "coloring"),
  place(xChain, chainsAbout, "chains"),
  place(xyChain, chainsAbout, "chains"),
  place(aic, chainsAbout, "chains"),
  place(alsChain, alsChainAbout, "als-chain"),
  place(groupedAic, chainsAbout, "chains"),
  place(alsRing, alsChainAbout, "als-chain"),
  place(tridagon, guardiansAbout, "guardians"),
  place(dominoLoop, countingAbout, "counting"),
  place(msls, countingAbout, "counting"),
  place(juniorExocet, exocetAbout, "exocet"),
  place(frankenXWing, complexFishAbout, "complex-fish"),
  place(frankenSwordfish, complexFishAbout, "complex-fish"),
  place(frankenJellyfish, complexFishAbout, "complex-fish"),
  place(finnedFrankenXWing, complexFishAbout, "complex-fish"),
  place(finnedFrankenSwordfish, complexFishAbout, "complex-fish"),
  place(finnedFrankenJellyfish, complexFishAbout, "complex-fish"),
  place(mRing, chainWingsAbout, "chain-wings"),
  place(lRing, chainWingsAbout, "chain-wings"),
  place(h1Ring, chainWingsAbout, "chain-wings"),
  place(alsMWing, chainWingsAbout, "chain-wings"),
  place(alsSWing, chainWingsAbout, "chain-wings"),
  place(alsH2Wing, chainWingsAbout, "chain-wings"),
  place(alsH3Wing, chainWingsAbout, "chain-wings"),
  place(alsAic, chainsAbout, "chains"),
  place(oddagonChain, guardiansAbout, "guardians"),
  place(tridagonChain, guardiansAbout, "guardians"),
  place(forcingChain, forcingAbout, "forcing"),
  place(krakenFish, forcingAbout, "forcing"),
  place(mutantXWing, complexFishAbout, "complex-fish"),
  place(mutantSwordfish, complexFishAbout, "complex-fish"),
  place(mutantJellyfish, complexFishAbout, "complex-fish"),
  place(finnedMutantXWing, complexFishAbout, "complex-fish"),
  place(finnedMutantSwordfish, complexFishAbout, "complex-fish"),
  place(finnedMutantJellyfish, complexFishAbout, "complex-fish"),
  place(squirmbag, fishAbout, "fish"),
  place(finnedSquirmbag, fishAbout, "fish"),
  place(sashimiSquirmbag, fishAbout, "fish"),
  place(siameseSquirmbag, fishAbout, "fish"),
  place(whale, fishAbout, "fish"),
  place(finnedWhale, fishAbout, "fish"),
  place(sashimiWhale, fishAbout, "fish"),
  place(siameseWhale, fishAbout, "fish"),
  place(leviathan, fishAbout, "fish"),
  place(finnedLeviathan, fishAbout, "fish"),
  place(sashimiLeviathan, fishAbout, "fish"),
  place(siameseLeviathan, fishAbout, "fish"),
  place(frankenSquirmbag, complexFishAbout, "complex-fish"),
  place(frankenWhale, complexFishAbout, "complex-fish"),
  place(frankenLeviathan, complexFishAbout, "complex-fish"),
  place(finnedFrankenSquirmbag, complexFishAbout, "complex-fish"),
  place(finnedFrankenWhale, complexFishAbout, "complex-fish"),
  place(finnedFrankenLeviathan, complexFishAbout, "complex-fish"),
  place(mutantSquirmbag, complexFishAbout, "complex-fish"),
  place(mutantWhale, complexFishAbout, "complex-fish"),
  place(mutantLeviathan, complexFishAbout, "complex-fish"),
  place(finnedMutantSquirmbag, complexFishAbout, "complex-fish"),
  place(finnedMutantWhale, complexFishAbout, "complex-fish"),
  place(finnedMutantLeviathan, complexFishAbout, "complex-fish"),
  place(template, templatesAbout, "templates"),
  place(setLogic, countingAbout, "counting"),
  place(forcingNet, forcingAbout, "forcing"),
  place(alsBlossom, deathBlossomAbout, "death-blossom"),
  place(bivalueNet, forcingAbout, "forcing"),
  place(nestedNet, forcingAbout, "forcing"),
  place(trial, trialAbout, "trial"),
];
