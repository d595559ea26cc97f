import { badArgument } from "@wings/core/host";
import { LADDER } from "./ladder.js";
import type { Rung } from "./rung.js";

/** The names of the presets. */
export const PRESETS = ["all", "players", "no-uniqueness", "counting"] as const;
/** A choice of techniques: one of `PRESETS`. */
export type Preset = (typeof PRESETS)[number];

/** Five lines and more: a smaller fish in the other direction eliminates the same, except with fins. */
const LARGE_FISH = /squirmbag|whale|leviathan/;
/** What people don't look for by hand. */
const BEYOND_PLAYERS =
  /squirmbag|whale|leviathan|mutant|franken|^als-.-wing|^als-h|^(m|l|h1)-ring|^(als-ring|als-blossom|als-aic|(tridagon|oddagon|forcing)-chain|kraken-fish|domino-loop|msls|junior-exocet|tridagon|set-logic|template|forcing-net|bivalue-net|nested-net|trial)$/;
/** What assumes something and follows it, in one way or in all. */
const ASSUMING = /^((tridagon|oddagon|forcing)-chain|kraken-fish|als-blossom|(forcing|bivalue|nested)-net|trial)$/;
/** The longest chain that people follow, in facts. */
const LONGEST_BY_HAND = 10;

/**
 * The rungs of a preset. An app with one preset imports its entry, `@wings/ladder/players`, `@wings/ladder/no-uniqueness`
 * or `@wings/ladder/counting`, which doesn't load the other techniques. In the order of the ladder:
 *
 * - `all`: every rung. It solves every puzzle that has one solution.
 * - `players`: what people find by hand. It ends with chains of at most ten facts.
 * - `no-uniqueness`: all rungs that don't assume one solution, without fish of five lines and more.
 * - `counting`: no forcing chains, nets or trial, and no fish of five lines and more. What is left of the hardest puzzles, set logic counts.
 *
 * @example
 * ```ts
 * import { presetRungs, rate } from "@wings/ladder";
 *
 * const puzzle = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
 * console.log(rate(puzzle, { ladder: presetRungs("players") }).status); // stuck
 * ```
 */
export function presetRungs(preset: Preset): readonly Rung[] {
  switch (preset) {
    case "all":
      return LADDER;
    case "players":
      return LADDER.filter(({ technique }) => !BEYOND_PLAYERS.test(technique.id)).map(withShortChains);
    case "no-uniqueness":
      return LADDER.filter(({ technique: { id, meta } }) => meta.assumes === undefined && !LARGE_FISH.test(id));
    case "counting":
      return LADDER.filter(({ technique: { id } }) => !ASSUMING.test(id) && !LARGE_FISH.test(id));
    default:
      throw badArgument(preset, `one of ${PRESETS.join(", ")}`);
  }
}

const withShortChains = (rung: Rung): Rung =>
  "longest" in rung.technique.meta.options
    ? { ...rung, technique: rung.technique.with({ longest: LONGEST_BY_HAND }) }
    : rung;
