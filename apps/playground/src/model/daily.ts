import type { Level } from "@wings/ladder";

/** The levels of generated puzzles. */
export const PLAY_LEVELS: readonly Level[] = ["easy", "medium", "hard", "unfair", "extreme"];

/** The levels of a week, from Sunday on. */
const WEEK: readonly Level[] = ["unfair", "easy", "medium", "medium", "hard", "medium", "hard"];

/** The name of the puzzle of a day: its date. */
export const dailyName = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** What to generate for a name: the date is the seed, or the name contains level and seed. */
export function recipeOf(name: string): { readonly level: Level; readonly seed: number } | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(name) ?? [];
  if (year !== undefined) {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (date.toISOString().slice(0, 10) !== name) return undefined;
    return { level: WEEK[date.getUTCDay()], seed: Number(`${year}${month}${day}`) };
  }
  const [, level, seed] = /^([a-z]+)-(\d{1,9})$/.exec(name) ?? [];
  const known = PLAY_LEVELS.find((each) => each === level);
  return known === undefined ? undefined : { level: known, seed: Number(seed) };
}

export const isDaily = (name: string): boolean => /^\d{4}-/.test(name);

/** Whether the day of a daily puzzle hasn't come, anywhere: where the sender of a link lives, it may be tomorrow. */
export const isFuture = (name: string, now: Date): boolean =>
  isDaily(name) && name > dailyName(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));

/** The day of a daily puzzle, as short as a phone needs: 25 Nov. The year is shown if it isn't this one. */
export function shortDate(name: string, locale: string): string {
  const day = new Date(`${name}T12:00`);
  const isOld = day.getFullYear() !== new Date().getFullYear();
  return day.toLocaleDateString(locale, {
    day: "numeric",
    month: "short",
    ...(isOld && { year: "numeric" }),
  });
}
