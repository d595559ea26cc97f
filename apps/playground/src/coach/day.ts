/** A day of the player's calendar, such as 2026-11-22. Days in this form sort as text. */
export type Day = string;

/** What time it is. Tests have their own. */
export type Clock = () => Date;

export const dayOf = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** Noon in UTC: no day is longer or shorter there. */
const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

const LENGTH = 86_400_000;

export const daysBetween = (from: Day, to: Day): number => Math.round((noonOf(to) - noonOf(from)) / LENGTH);

export const daysAfter = (day: Day, count: number): Day =>
  new Date(noonOf(day) + count * LENGTH).toISOString().slice(0, 10);

export const isDay = (value: unknown): value is Day =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(noonOf(value)) &&
  daysAfter(value, 0) === value;
