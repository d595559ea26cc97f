import { alignedPairExclusion, alignedTripletExclusion } from "./exclusion/aligned-exclusion.js";
import { bug } from "./basics/bug.js";
import { dynamicChains, dynamicChainsPlus, nishio } from "./dynamic/dynamic-chains.js";
import { fish } from "./basics/fish.js";
import type { Grid } from "./grid.js";
import type { Hints } from "./hints.js";
import { claiming, directClaiming, directPointing, pointing } from "./basics/locking.js";
import { hiddenSingleInBox, hiddenSingleInLine, lastValue, nakedSingle } from "./basics/singles.js";
import { nestedDynamic, nestedForcing, nestedMultiple } from "./nested/nested-chains.js";
import { staticChains } from "./chains/static-chains.js";
import { multipleChains } from "./chains/multiple-chains.js";
import { directHiddenSet, hiddenSet, nakedSet } from "./basics/subsets.js";
import { uniqueLoops } from "./basics/unique-loops.js";
import { xyWing, xyzWing } from "./basics/xy-wing.js";

type Finder = (grid: Grid, hints: Hints) => void;

interface FinderLevel {
  /** The lowest rating that it can give. */
  readonly rating: number;
  /** Finders that compete: the hint of the lowest rating counts. */
  readonly finders: readonly Finder[];
  /** Whether lengths of chains may depend on how the board is turned. */
  readonly depends?: true;
}

const level = (rating: number, ...finders: Finder[]): FinderLevel => ({ rating, finders });
const dependingLevel = (rating: number, finder: Finder): FinderLevel => ({ rating, finders: [finder], depends: true });

/** The scale of Sudoku Explainer 1.2.1, in tenths, in its order: the first level that finds anything counts. */
export const LADDER: readonly FinderLevel[] = [
  level(10, lastValue),
  level(12, hiddenSingleInBox),
  level(15, hiddenSingleInLine),
  level(17, directPointing),
  level(19, directClaiming),
  level(20, directHiddenSet(2, 20)),
  level(23, nakedSingle),
  level(25, directHiddenSet(3, 25)),
  level(26, pointing),
  level(28, claiming),
  level(30, nakedSet(2, 30)),
  level(32, fish(2, 32)),
  level(34, hiddenSet(2, 34)),
  level(36, nakedSet(3, 36)),
  level(38, fish(3, 38)),
  level(40, hiddenSet(3, 40)),
  level(42, xyWing),
  level(44, xyzWing),
  level(45, uniqueLoops, nakedSet(4, 50), fish(4, 52), hiddenSet(4, 54), bug),
  level(62, alignedPairExclusion),
  level(65, staticChains),
  level(75, alignedTripletExclusion),
  dependingLevel(75, nishio),
  level(80, multipleChains),
  dependingLevel(85, dynamicChains),
  dependingLevel(90, dynamicChainsPlus),
  dependingLevel(95, nestedForcing),
  dependingLevel(100, nestedMultiple),
  dependingLevel(105, nestedDynamic),
];
