import { badArgument } from "@wings/core/host";
import { rungOf } from "./standard-ladder.js";
import { LEVELS, type Level } from "./levels.js";
import type { Rung } from "./rung.js";
import { HODOKU_WORTH } from "./tables.js";

/** The levels of HoDoKu, and the score above which a puzzle is harder. */
const LIMITS: Readonly<Record<Level, number>> = {
  easy: 800,
  medium: 1000,
  hard: 1600,
  unfair: 1800,
  extreme: Infinity,
};

/** What a step of a technique counts. */
type Worth = Pick<Rung, "score" | "level">;

/** HoDoKu's score and level of a technique, by id; `undefined` if it has none. */
export const hodokuOf = (id: string): Worth | undefined =>
  Object.hasOwn(HODOKU_WORTH, id) ? HODOKU_WORTH[id] : undefined;

/**
 * The steps of a path in HoDoKu's numbers. The level is that of the hardest technique, or a higher one if the score is above the
 * limit of that level. This is not HoDoKu's own rating, because HoDoKu has another order of techniques and another path.
 *
 * @param others the worth of techniques that HoDoKu lacks: that of the ladder
 * @example
 * ```ts
 * import { inHodokuNumbers, rate } from "@wings/ladder";
 *
 * const { counts } = rate("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(inHodokuNumbers(counts)); // { score: 774, level: 'hard' }
 * ```
 */
export function inHodokuNumbers(
  counts: Readonly<Record<string, number>>,
  others: (id: string) => { readonly score: number; readonly level: string } | undefined = rungOf,
): { readonly score: number; readonly level: Level | null } {
  if (Object(counts) !== counts) throw badArgument(counts, "counts by technique, as rate makes them");
  let score = 0;
  let rank = -1;
  for (const [id, count] of Object.entries(counts)) {
    const { score: each = 0, level = "easy" } = hodokuOf(id) ?? others(id) ?? {};
    score += each * count;
    rank = Math.max(rank, LEVELS.indexOf(level as Level));
  }
  if (rank < 0) return { score, level: null };
  while (score > LIMITS[LEVELS[rank]]) rank++;
  return { score, level: LEVELS[rank] };
}
