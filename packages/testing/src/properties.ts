import { type Fault, faultOf } from "./faults.js";
import { bearsAnyBoard, printsNothing, takesNoChance } from "./properties-board.js";
import { agreesWithSolution, hasSize, isFoundOnce, isMinimal, isProved } from "./properties-found.js";
import { isSymmetric, saysTheSame } from "./properties-image.js";
import { declaresItsRoles, linksWhatIsLinked, marksItsCells, marksWhatIsThere } from "./properties-marks.js";
import {
  countIsCount,
  distinctIsDistinct,
  firstIsFirst,
  isFresh,
  isStable,
  respectsStop,
  smallestIsSmallest,
} from "./properties-run.js";
import { isJson, keepsItsShape, tellsTheSame } from "./properties-told.js";
import {
  fillsItsSlots,
  isSpeakable,
  keepsTheStepBack,
  leavesWhatIsTheCores,
  tellsItsFields,
  tellsWhatChanges,
  usesItsData,
} from "./properties-words.js";
import type { Subject } from "./subject.js";

/** Something that holds for every technique on every board; answers what speaks against it. */
export type Property = (subject: Subject) => Fault | undefined;

/** What holds for how a finding is told. A property comes before those that fail along with it. */
export const TOLD: readonly Property[] = [
  keepsItsShape,
  hasSize,
  declaresItsRoles,
  marksWhatIsThere,
  tellsTheSame,
  fillsItsSlots,
  usesItsData,
  leavesWhatIsTheCores,
  tellsItsFields,
  tellsWhatChanges,
  keepsTheStepBack,
  linksWhatIsLinked,
  isJson,
];

/** All that holds, in the same way. */
export const PROPERTIES: readonly Property[] = [
  isStable,
  respectsStop,
  firstIsFirst,
  smallestIsSmallest,
  distinctIsDistinct,
  countIsCount,
  isFresh,
  isSpeakable,
  ...TOLD,
  takesNoChance,
  agreesWithSolution,
  isProved,
  isFoundOnce,
  isSymmetric,
  saysTheSame,
  bearsAnyBoard,
];

/** What is not wrong and could be better. */
export const WARNINGS: readonly Property[] = [isMinimal, marksItsCells, printsNothing];

/** What speaks against the first property that does not hold; what is thrown meanwhile is a fault too. */
export function firstFault(properties: readonly Property[], subject: Subject): Fault | undefined {
  for (const property of properties) {
    try {
      const wrong = property(subject);
      if (wrong !== undefined) return wrong;
    } catch (error) {
      return faultOf(error, subject.technique, subject.board);
    }
  }
  return undefined;
}
