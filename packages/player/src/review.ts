import { checkCall } from "./check-call.js";
import { type Day, checkDay, daysAfter, daysBetween } from "./day.js";
import type { Learner, Review } from "./learner.js";

/**
 * When a station comes again. Right: after 1, 3, 7, 14, 30, 60 and then always 120 days. Wrong: tomorrow, and its way through these
 * numbers begins two steps earlier. A right answer before its day changes nothing.
 */
export const INTERVALS = [1, 3, 7, 14, 30, 60, 120] as const;

/** The largest number of stations that a day asks for. */
export const REVIEWS_PER_DAY = 3;

/** The review of a station after an answer on a day. */
export function reviewed(review: Review | undefined, isRight: boolean, day: Day): Review {
  const step = review === undefined ? -1 : INTERVALS.filter((interval) => interval <= review.interval).length - 1;
  if (!isRight) return { due: daysAfter(day, 1), interval: INTERVALS[Math.max(0, step - 2)] };
  if (review !== undefined && !isDue(review, day)) return review;
  const interval = INTERVALS[Math.min(INTERVALS.length - 1, step + 1)];
  return { due: daysAfter(day, interval), interval };
}

/**
 * Whether a review is due. One that is further away than its interval was set while the clock was ahead: it is due as well, or it
 * would never come.
 */
export const isDue = ({ due, interval }: Review, day: Day): boolean =>
  due <= day || daysBetween(day, due) > Math.max(1, interval) + 1;

/** The stations that are due, the most overdue first. Those that were practiced before there were reviews are due as well. */
export function dueOn(learner: Pick<Learner, "stations">, day: Day): string[] {
  checkCall({ learner }, { learner: { stations: {} } });
  checkDay(day);
  const late = (review: Review | undefined): number =>
    review === undefined ? 0 : daysBetween(review.due, day) / Math.max(1, review.interval);
  return Object.entries(learner.stations)
    .filter(([, { tried, review }]) => (review === undefined ? tried > 0 : isDue(review, day)))
    .sort(([, a], [, b]) => late(b.review) - late(a.review))
    .map(([id]) => id);
}

/** The station whose review comes next, and its day. */
export function nextReview(learner: Pick<Learner, "stations">): { readonly id: string; readonly due: Day } | undefined {
  checkCall({ learner }, { learner: { stations: {} } });
  const all = Object.entries(learner.stations).flatMap(([id, { review }]) => (review ? [{ id, due: review.due }] : []));
  return all.sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))[0];
}
