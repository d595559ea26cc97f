import { type Fault, faultOf } from "./faults.js";
import { fitsHosts, isShort } from "./properties-hosts.js";
import { hasSize } from "./properties-findings.js";
import { declaresRoles, drawsTrueLinks, drawsValidMarks, marksOnce, rolesMatchFields } from "./properties-marks.js";
import { isJson, hasValidFields, isReproducible } from "./properties-output.js";
import {
  fillsSlots,
  hidesStep,
  leavesReservedData,
  namesFieldValues,
  namesChanges,
  usesData,
} from "./properties-messages.js";
import type { Subject } from "./subject.js";

/** Checks a technique on a board and returns a fault, if there is one. */
export type Property = (subject: Subject) => Fault | undefined;

/** Properties of the output: pattern, marks and messages. A property comes before those that fail with it. */
export const OUTPUT_PROPERTIES: readonly Property[] = [
  hasValidFields,
  hasSize,
  declaresRoles,
  drawsValidMarks,
  marksOnce,
  rolesMatchFields,
  isReproducible,
  fillsSlots,
  usesData,
  leavesReservedData,
  namesFieldValues,
  namesChanges,
  hidesStep,
  drawsTrueLinks,
  isJson,
  fitsHosts,
  isShort,
];

/** The first broken property. An error that the technique throws is a fault too. */
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
