import { rungOf } from "./ladder.js";
import { LEVELS, type Level } from "./levels.js";
import type { Rung } from "./rung.js";

/** The levels of HoDoKu, and the score above which a puzzle is harder. */
const LIMITS: Readonly<Record<Level, number>> = {
  easy: 800,
  medium: 1000,
  hard: 1600,
  unfair: 1800,
  extreme: Infinity,
};

const largeFish = (shape: string, score: number): Record<string, number> =>
  Object.fromEntries(["squirmbag", "whale", "leviathan"].map((size) => [`${shape}-${size}`, score]));

const wings = (form: string, score: number): Record<string, number> =>
  Object.fromEntries(["m", "s", "l", "h1", "h2", "h3", "inverted-w"].map((id) => [`${form}${id}-wing`, score]));

/** HoDoKu's default scores by level and technique, with the ids of the ladder. */
const SCORES: Readonly<Record<Level, Readonly<Record<string, number>>>> = {
  easy: { "full-house": 4, "naked-single": 4, "hidden-single": 14 },
  medium: {
    "locked-pair": 40,
    "locked-triple": 60,
    pointing: 50,
    claiming: 50,
    "naked-pair": 60,
    "naked-triple": 80,
    "hidden-pair": 70,
    "hidden-triple": 100,
  },
  hard: {
    "naked-quad": 120,
    "hidden-quad": 150,
    "x-wing": 140,
    swordfish: 150,
    jellyfish: 160,
    "finned-x-wing": 130,
    "sashimi-x-wing": 150,
    "siamese-x-wing": 150,
    skyscraper: 130,
    "two-string-kite": 150,
    "dual-two-string-kite": 150,
    "turbot-fish": 120,
    "empty-rectangle": 120,
    "dual-empty-rectangle": 120,
    "w-wing": 150,
    "xy-wing": 160,
    "xyz-wing": 180,
    "simple-colors": 150,
    "multi-colors": 200,
    "remote-pair": 110,
    "unique-rectangle-1": 100,
    "unique-rectangle-2": 100,
    "unique-rectangle-3": 100,
    "unique-rectangle-4": 100,
    "unique-rectangle-5": 100,
    "unique-rectangle-6": 100,
    "hidden-rectangle": 100,
    "avoidable-rectangle-1": 100,
    "avoidable-rectangle-2": 100,
    "bug-plus-one": 100,
  },
  unfair: {
    "finned-swordfish": 200,
    "sashimi-swordfish": 240,
    "siamese-swordfish": 240,
    "finned-jellyfish": 250,
    "sashimi-jellyfish": 260,
    "siamese-jellyfish": 260,
    "x-chain": 260,
    "xy-chain": 260,
    aic: 280,
    "grouped-aic": 300,
    "als-aic": 300,
    "als-xy-wing": 320,
    "franken-x-wing": 300,
    "franken-swordfish": 350,
    "franken-jellyfish": 370,
    "finned-franken-x-wing": 390,
    "finned-franken-swordfish": 410,
    "finned-franken-jellyfish": 430,
    "als-xz": 300,
    "als-chain": 340,
    "death-blossom": 360,
    "sue-de-coq": 250,
    // HoDoKu lacks these, or knows them under other names: loops, chains, and an ALS-XZ for each larger wing.
    "unique-loop": 200,
    "extended-rectangle": 200,
    "bug-plus-n": 200,
    medusa: 280,
    "w-ring": 280,
    "grouped-w-wing": 300,
    "m-ring": 280,
    "l-ring": 280,
    "h1-ring": 280,
    ...wings("", 280),
    ...wings("grouped-", 300),
    ...wings("als-", 300),
    "als-ring": 340,
    "als-blossom": 360,
    "wxyz-wing": 300,
    "vwxyz-wing": 300,
    "uvwxyz-wing": 300,
    "bent-xyz-wing": 300,
    "bent-wxyz-wing": 300,
    "bent-vwxyz-wing": 300,
    "bent-uvwxyz-wing": 300,
  },
  extreme: {
    squirmbag: 470,
    "finned-squirmbag": 470,
    "sashimi-squirmbag": 470,
    "siamese-squirmbag": 470,
    whale: 470,
    "finned-whale": 470,
    "sashimi-whale": 470,
    "siamese-whale": 470,
    leviathan: 470,
    "finned-leviathan": 470,
    "sashimi-leviathan": 470,
    "siamese-leviathan": 470,
    ...largeFish("franken", 470),
    ...largeFish("finned-franken", 470),
    "mutant-x-wing": 450,
    "mutant-swordfish": 450,
    "mutant-jellyfish": 450,
    ...largeFish("mutant", 470),
    "finned-mutant-x-wing": 470,
    "finned-mutant-swordfish": 470,
    "finned-mutant-jellyfish": 470,
    ...largeFish("finned-mutant", 470),
    "forcing-chain": 500,
    "kraken-fish": 500,
    template: 10_000,
    "forcing-net": 700,
    "bivalue-net": 700,
    "nested-net": 700,
    trial: 10_000,
  },
};

/** What a step of a technique counts. */
type Worth = Pick<Rung, "score" | "level">;

const TABLE: ReadonlyMap<string, Worth> = /* @__PURE__ */ new Map(
  LEVELS.flatMap((level) => Object.entries(SCORES[level]).map(([id, score]) => [id, { score, level }] as const)),
);

/** HoDoKu's score and level of a technique, by id; `undefined` if it has none. */
export const hodokuOf = (id: string): Worth | undefined => TABLE.get(id);

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
