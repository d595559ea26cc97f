import { checkCall } from "./check-call.js";
import { type Day, daysAfter, daysBetween } from "./day.js";
import type { Learner } from "./learner.js";

/** Days in a row with a solved puzzle or a right answer. One missed day is forgiven; two in a row end the streak. */
export interface Streak {
  /** Active days of the streak that goes on, or 0. */
  readonly now: number;
  readonly longest: number;
  /** Whether something was done today. */
  readonly isToday: boolean;
}

/** The most days from one active day to the next. */
const REACH = 2;

/** The days on which something was done, in order. */
function activeDays({ puzzles, days }: Pick<Learner, "puzzles" | "days">): Day[] {
  const practiced = Object.entries(days).flatMap(([day, { right }]) => (right > 0 ? [day] : []));
  return [...new Set([...puzzles.map(({ day }) => day), ...practiced])].sort();
}

/**
 * The streak on a day. After a trip west, or with the clock set back, a day of practice may be tomorrow: it counts as today.
 * Later days come from a clock that was wrong, and don't count.
 */
export function streakOn(learner: Pick<Learner, "puzzles" | "days">, today: Day): Streak {
  checkCall({ learner }, { learner: { puzzles: [{ day: "" }], days: {} } });
  const tomorrow = daysAfter(today, 1);
  const active = activeDays(learner).filter((day) => day <= tomorrow);
  let run = 0;
  let longest = 0;
  active.forEach((day, i) => {
    run = i > 0 && daysBetween(active[i - 1], day) <= REACH ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const last = active.at(-1);
  const goesOn = last !== undefined && daysBetween(last, today) <= REACH;
  return { now: goesOn ? run : 0, longest, isToday: last !== undefined && last >= today };
}
