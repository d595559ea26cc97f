import { badArgument } from "@wings/core/host";

/** A day of the player's calendar, such as 2026-11-22. Days in this form sort as text. */
export type Day = string;

/** What time it is. Tests have their own. */
export type Clock = () => Date;

/** The day of a moment, in the zone of this computer. */
export function dayOf(date: Date): Day {
  const { getTime } = Object(date) as Partial<Date>;
  if (typeof getTime !== "function" || Number.isNaN(date.getTime())) throw badArgument(date, "a valid date");
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** What is expected in the place of something else. */
export const A_DAY = "a day such as 2026-11-22";

/** Noon in UTC: no day is longer or shorter there. */
const parsed = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

function noonOf(day: Day): number {
  checkDay(day);
  return parsed(day);
}

const LENGTH = 86_400_000;

/** How many days after one day another one comes. */
export const daysBetween = (from: Day, to: Day): number => Math.round((noonOf(to) - noonOf(from)) / LENGTH);

/** The day that comes some days later, or earlier if the count is negative. */
export function daysAfter(day: Day, count: number): Day {
  const date = new Date(noonOf(day) + count * LENGTH);
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) throw badArgument(count, "a number of days up to the year 9999");
  return textOf(date);
}

const textOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether something is a day of the calendar. */
export const isDay = (value: unknown): value is Day =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(parsed(value)) &&
  textOf(new Date(parsed(value))) === value;

/** Throws where something is no day of the calendar. */
export function checkDay(day: unknown): void {
  if (!isDay(day)) throw badArgument(day, A_DAY);
}
