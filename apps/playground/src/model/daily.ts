import type { Level } from "@wings/ladder";

/** The levels of generated puzzles. */
export const PLAY_LEVELS: readonly Level[] = ["easy", "medium", "hard", "unfair", "extreme"];

/** The levels of a week, from Sunday on. */
const WEEK: readonly Level[] = ["unfair", "easy", "medium", "medium", "hard", "medium", "hard"];

/** The name of the puzzle of a day: its date. */
export const dailyName = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** What to generate. */
export interface Recipe {
  readonly level: Level;
  readonly seed: number;
  /** The rules of a board with other houses: `x+anti-knight`, or `jigsaw` with a random map. */
  readonly rules?: string;
}

/** The rules that a generated puzzle can have, in the order of names: `jigsaw-x-easy-123`. */
export const RULES = ["jigsaw", "x", "windoku", "disjoint", "anti-knight", "anti-king"] as const;
const NAME = new RegExp(`^((?:(?:${RULES.join("|")})-)*)([a-z]+)-(\\d{1,9})$`);

/** The name with its rules in the order of names, so that a puzzle has one game. Other names stay. */
export function orderedName(name: string): string {
  const [, rules, level, seed] = NAME.exec(name) ?? [];
  return rules === undefined ? name : `${kindOf(rulesIn(rules), level)}-${seed}`;
}

/** The rules of `x-anti-knight-`, in the order of names. */
const rulesIn = (text: string): string[] => RULES.filter((rule) => `-${text}`.includes(`-${rule}-`));

/** The kind of a puzzle: its rules and its level, `x-easy`; a daily puzzle has only a level. */
export const kindOf = (rules: readonly string[], level: string): string =>
  [...RULES.filter((rule) => rules.includes(rule)), level].join("-");

/** The kind of puzzle that follows one. */
export const nextKind = ({ name, level }: { readonly name: string; readonly level: string }): string =>
  kindOf(recipeOf(name)?.rules?.split("+") ?? [], level);

/** What to generate for a name: the date is the seed, or the name contains rules in any order, level and seed. */
export function recipeOf(name: string): Recipe | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(name) ?? [];
  if (year !== undefined) {
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (date.toISOString().slice(0, 10) !== name) return undefined;
    return { level: WEEK[date.getUTCDay()], seed: Number(`${year}${month}${day}`) };
  }
  const [, inName = "", level, seed] = NAME.exec(name) ?? [];
  const known = PLAY_LEVELS.find((each) => each === level);
  const rules = rulesIn(inName).join("+");
  return known === undefined ? undefined : { level: known, seed: Number(seed), ...(rules !== "" && { rules }) };
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
