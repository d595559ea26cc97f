import { type Day } from "../coach/day.js";
import type { Learner, StationRecord } from "../coach/learner.js";
import { isReviewOf, lastDay } from "./check-parts.js";

/**
 * A record without days that are still to come: while the clock was ahead, the page stored some. A review that such a day set is due
 * now, as the page has it, too.
 */
export function learnerUntil(learner: Learner, made: Day): Learner {
  const last = lastDay(made);
  const earlier = (day: Day): Day => (day > last ? made : day);
  const station = ({ knownOn, masteredOn, review, ...record }: StationRecord): StationRecord => ({
    ...record,
    ...(knownOn !== undefined && { knownOn: earlier(knownOn) }),
    ...(masteredOn !== undefined && { masteredOn: earlier(masteredOn) }),
    ...(review && { review: isReviewOf(review, made) ? review : { ...review, due: made } }),
  });
  return {
    ...learner,
    stations: Object.fromEntries(Object.entries(learner.stations).map(([id, record]) => [id, station(record)])),
    puzzles: learner.puzzles.map((entry) => ({ ...entry, day: earlier(entry.day) })),
    days: Object.fromEntries(Object.entries(learner.days).filter(([day]) => day <= last)),
  };
}
