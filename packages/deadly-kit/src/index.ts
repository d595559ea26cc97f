export {
  DEADLY_PARTS,
  DEADLY_PATTERN,
  DEADLY_ROLES,
  type DeadlyPattern,
  deadlyData,
  deadlyMarks,
  deadlyReason,
} from "./describe.js";
export { type DigitSets, visitDigitSets } from "./digit-sets.js";
export { type Deadly, mayBeRoof, reportDeadly } from "./report.js";
