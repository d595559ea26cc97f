import { OUTPUT_PROPERTIES, type Property } from "./output-properties.js";
import { isDeterministic } from "./properties-isolation.js";
import { agreesWithSolution, isUnique, isMinimal, isProved } from "./properties-findings.js";
import { findsNothingWithSeveralSolutions } from "./properties-assumption.js";
import { isFresh } from "./properties-fresh.js";
import { ignoresGivens } from "./properties-givens.js";
import { isProvedOnImages, isSymmetric, keepsNothing, messagesAreSymmetric } from "./properties-symmetry.js";
import { marksPatternCells, rolesHaveOwnWords } from "./properties-marks.js";
import { isRightOnOtherLayouts } from "./properties-layouts.js";
import { acceptsAnyBoard } from "./properties-odd.js";
import {
  countIsCount,
  distinctIsDistinct,
  firstIsFirst,
  isStable,
  stopsWhenTold,
  smallestIsSmallest,
} from "./properties-search.js";
import {
  endsWithItsDigit,
  hasPlainTexts,
  keepsDataWordless,
  keepsHintVague,
  tellsPattern,
} from "./properties-messages.js";

/** All properties. A property comes before those that fail with it. */
export const PROPERTIES: readonly Property[] = [
  isStable,
  stopsWhenTold,
  firstIsFirst,
  smallestIsSmallest,
  distinctIsDistinct,
  countIsCount,
  isFresh,
  ignoresGivens,
  hasPlainTexts,
  ...OUTPUT_PROPERTIES,
  isDeterministic,
  agreesWithSolution,
  isProved,
  isUnique,
  keepsNothing,
  isSymmetric,
  isProvedOnImages,
  messagesAreSymmetric,
  findsNothingWithSeveralSolutions,
];

/** Properties that look at further boards, made from a board: they are checked on the first boards of an examination. */
export const FIRST_BOARDS_PROPERTIES: readonly Property[] = [acceptsAnyBoard];
/** Properties that look at boards of their own: they are checked once. */
export const ONCE_PROPERTIES: readonly Property[] = [isRightOnOtherLayouts];
/** How many boards these are. */
export const FIRST_BOARDS = 10;

/** Properties that give a warning. */
export const WARNINGS: readonly Property[] = [
  isMinimal,
  marksPatternCells,
  rolesHaveOwnWords,
  keepsDataWordless,
  keepsHintVague,
  endsWithItsDigit,
  tellsPattern,
];
