import type { Technique } from "@wings/core";
import { alsXyWing } from "@wings/als-xy-wing";
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

/** A technique on the ladder, with its difficulty. */
export interface Rung {
  readonly technique: Technique;
  readonly level: Level;
  /** The score of one step. The score of a puzzle is the sum over its steps. */
  readonly score: number;
  /** The package that the technique comes from. */
  readonly package: `@wings/${string}`;
}

/** Makes a rung. */
export const rung = (technique: Technique, level: Level, score: number, name: string): Rung =>
  Object.freeze({ technique, level, score, package: `@wings/${name}` });

/**
 * The standard techniques from the easiest to the hardest. Order and difficulty are defined only here.
 *
 * - Patterns in one house or cell come before patterns in two, placements come before eliminations, and smaller patterns come
 *   before larger ones. No technique comes after one that finds everything it finds.
 * - Levels: *easy* places digits; *medium* needs one house or one crossing; *hard* needs four cells of a house, or a wing of
 *   three cells or one link; *unfair* needs larger wings or sets in two houses; *extreme* needs three sets.
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
  rung(hiddenQuad, "hard", 150, "subsets"),
  rung(xyWing, "hard", 160, "xy-wing"),
  rung(xyzWing, "hard", 180, "uvwxyz-wing"),
  rung(wWing, "hard", 180, "w-wing"),
  rung(wRing, "unfair", 200, "w-wing"),
  rung(groupedWWing, "unfair", 200, "w-wing"),
  rung(wxyzWing, "unfair", 220, "uvwxyz-wing"),
  rung(vwxyzWing, "unfair", 240, "uvwxyz-wing"),
  rung(uvwxyzWing, "unfair", 260, "uvwxyz-wing"),
  rung(bentXyzWing, "unfair", 260, "uvwxyz-wing"),
  rung(bentWxyzWing, "unfair", 270, "uvwxyz-wing"),
  rung(bentVwxyzWing, "unfair", 280, "uvwxyz-wing"),
  rung(bentUvwxyzWing, "unfair", 300, "uvwxyz-wing"),
  rung(alsXyWing, "extreme", 320, "als-xy-wing"),
]);

/** The techniques in order, for `solve` and `compose`. */
export const techniques: readonly Technique[] = /* @__PURE__ */ Object.freeze(LADDER.map(({ technique }) => technique));

/** The rung of a technique, by id; `undefined` if it is not on the ladder. */
export const rungOf = (id: string): Rung | undefined => LADDER.find(({ technique }) => technique.id === id);

/** The level of a technique, by id. */
export const levelOf = (id: string): Level | undefined => rungOf(id)?.level;

/** The score of one step of a technique, by id. */
export const scoreOf = (id: string): number | undefined => rungOf(id)?.score;
