import { badArgument } from "@wings/core/host";
import { checkCall } from "./check-call.js";
import { type Day, checkDay, daysAfter, isDay } from "./day.js";
import type { PuzzleEntry } from "./learner.js";

/** A month, such as 2026-11. */
export type Month = string;

/** The month of a day. */
export function monthOf(day: Day): Month {
  checkDay(day);
  return day.slice(0, 7);
}

/** The month that comes some months later, or earlier if the count is negative. */
export function monthAfter(month: Month, count: number): Month {
  checkMonth(month);
  const [year, number] = month.split("-").map(Number);
  const months = year * 12 + number - 1 + count;
  const after = `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
  if (!isMonth(after)) throw badArgument(count, "a whole number of months up to the year 9999");
  return after;
}

const isMonth = (month: unknown): boolean => typeof month === "string" && isDay(`${month}-01`);

function checkMonth(month: unknown): void {
  if (!isMonth(month)) throw badArgument(month, "a month such as 2026-11");
}

/** What became of the puzzle of a day: solved on that day, solved later, begun, open, or still to come. */
export type DailyState = "on-time" | "late" | "begun" | "open" | "future";

/** A day of the calendar, with its puzzle. Its seconds are 0 where it was not solved, or without a timer. */
export interface CalendarDay {
  readonly day: Day;
  readonly state: DailyState;
  readonly seconds: number;
}

/** A game on a shelf. The puzzle of a day has the day as its name. */
export interface GameOnShelf {
  readonly puzzle?: { readonly name: string } | undefined;
  readonly isDone: boolean;
}

/** The days of a month in weeks from Monday on. Days of other months are undefined. */
export function weeksOf(
  month: Month,
  today: Day,
  puzzles: readonly PuzzleEntry[],
  shelf: readonly GameOnShelf[],
): (CalendarDay | undefined)[][] {
  checkMonth(month);
  checkDay(today);
  checkCall({ puzzles, shelf }, { puzzles: [{ day: "", seconds: 0 }], shelf: [{ isDone: true }] });
  const first = `${month}-01`;
  const solved = new Map(puzzles.flatMap((entry) => (entry.name === undefined ? [] : [[entry.name, entry] as const])));
  const begun = new Set(shelf.flatMap(({ puzzle, isDone }) => (puzzle === undefined || isDone ? [] : [puzzle.name])));
  const stateOf = (day: Day): DailyState => {
    const entry = solved.get(day);
    if (entry !== undefined) return entry.day <= day ? "on-time" : "late";
    if (begun.has(day)) return "begun";
    return day > today ? "future" : "open";
  };
  const before = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  const cells: (CalendarDay | undefined)[] = Array.from({ length: before }, () => undefined);
  for (let day = first; monthOf(day) === month; day = daysAfter(day, 1))
    cells.push({ day, state: stateOf(day), seconds: solved.get(day)?.seconds ?? 0 });
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
