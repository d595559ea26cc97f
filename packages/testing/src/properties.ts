import { type Fault, faultOf } from "./faults.js";
import { acceptsAnyBoard, printsNothing, isDeterministic } from "./properties-isolation.js";
import { agreesWithSolution, hasSize, isUnique, isMinimal, isProved } from "./properties-findings.js";
import { isSymmetric, messagesAreSymmetric } from "./properties-symmetry.js";
import { declaresRoles, drawsTrueLinks, marksPatternCells, drawsValidMarks } from "./properties-marks.js";
import {
  countIsCount,
  distinctIsDistinct,
  firstIsFirst,
  isFresh,
  isStable,
  stopsWhenTold,
  smallestIsSmallest,
} from "./properties-search.js";
import { isJson, hasValidFields, isReproducible } from "./properties-output.js";
import {
  fillsSlots,
  hasPlainTexts,
  hidesStep,
  leavesReservedData,
  namesFieldValues,
  namesChanges,
  usesData,
} from "./properties-messages.js";
import type { Subject } from "./subject.js";

/** Something that holds for every technique on every board; answers what speaks against it. */
export type Property = (subject: Subject) => Fault | undefined;

/** What holds for how a finding is told. A property comes before those that fail along with it. */
export const OUTPUT_PROPERTIES: readonly Property[] = [
  hasValidFields,
  hasSize,
  declaresRoles,
  drawsValidMarks,
  isReproducible,
  fillsSlots,
  usesData,
  leavesReservedData,
  namesFieldValues,
  namesChanges,
  hidesStep,
  drawsTrueLinks,
  isJson,
];

/** All that holds, in the same way. */
export const PROPERTIES: readonly Property[] = [
  isStable,
  stopsWhenTold,
  firstIsFirst,
  smallestIsSmallest,
  distinctIsDistinct,
  countIsCount,
  isFresh,
  hasPlainTexts,
  ...OUTPUT_PROPERTIES,
  isDeterministic,
  agreesWithSolution,
  isProved,
  isUnique,
  isSymmetric,
  messagesAreSymmetric,
  acceptsAnyBoard,
];

/** What is not wrong and could be better. */
export const WARNINGS: readonly Property[] = [isMinimal, marksPatternCells, printsNothing];

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
