import { checkCall } from "./check-call.js";
import { type Day, daysBetween } from "./day.js";
import { NEW_STATION, type StationRecord } from "./learner.js";

/**
 * How well somebody knows a technique.
 *
 * - new: never tried.
 * - learning: tried in practice, or used in a puzzle.
 * - known: five right answers in a row, or used in three puzzles without a hint or a wrong digit.
 * - mastered: right again at least seven days after it was known, or used in ten such puzzles.
 */
export type Mastery = "new" | "learning" | "known" | "mastered";

/** Right answers in a row after which a technique is known. */
export const ANSWERS_TO_KNOW = 5;
const USES_TO_KNOW = 3;
const USES_TO_MASTER = 10;
const DAYS_TO_MASTER = 7;

/** How well somebody knows the technique of a station. */
export function masteryOf(record: StationRecord): Mastery {
  checkCall({ record }, { record: NEW_STATION });
  const { tried, hasBadge, uses, masteredOn } = record;
  if (masteredOn !== undefined || uses >= USES_TO_MASTER) return "mastered";
  if (hasBadge || uses >= USES_TO_KNOW) return "known";
  return tried > 0 || uses > 0 ? "learning" : "new";
}

/** Whether a technique is known or mastered. */
export const isKnown = (record: StationRecord): boolean => /known|mastered/.test(masteryOf(record));

/** The record after an answer in practice. */
export function answered(record: StationRecord, isRight: boolean, day: Day): StationRecord {
  const isLater = record.knownOn !== undefined && daysBetween(record.knownOn, day) >= DAYS_TO_MASTER;
  const streak = isRight ? record.streak + 1 : 0;
  const next = {
    ...record,
    right: record.right + (isRight ? 1 : 0),
    tried: record.tried + 1,
    streak,
    hasBadge: record.hasBadge || streak >= ANSWERS_TO_KNOW,
  };
  return dated(isRight && isLater && next.masteredOn === undefined ? { ...next, masteredOn: day } : next, day);
}

/** The record after a puzzle without a hint or a wrong digit in which the technique was used. */
export const usedIn = (record: StationRecord, day: Day): StationRecord =>
  dated({ ...record, uses: record.uses + 1 }, day);

/** The right answers in a row to show: no more than are asked for. */
export function shownStreak(record: Pick<StationRecord, "streak">): number {
  checkCall({ record }, { record: { streak: 0 } });
  return Math.min(record.streak, ANSWERS_TO_KNOW);
}

function dated(record: StationRecord, day: Day): StationRecord {
  const mastery = masteryOf(record);
  const hasDate = record.knownOn !== undefined || !/known|mastered/.test(mastery);
  const known = hasDate ? record : { ...record, knownOn: day };
  return mastery === "mastered" && known.masteredOn === undefined ? { ...known, masteredOn: day } : known;
}
