import { badArgument } from "@wings/core/host";
import type { Rung } from "./rung.js";
import { RUNGS } from "./rungs.js";
import { LADDER } from "./standard-ladder.js";

/** The names of the presets. */
export const PRESETS = ["all", "players", "no-uniqueness", "counting", "new"] as const;
/** A choice of techniques: one of `PRESETS`. */
export type Preset = (typeof PRESETS)[number];

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
 * - `new`: every rung, and techniques that are so new that ratings leave them out.
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
  if (!PRESETS.includes(preset)) throw badArgument(preset, `one of ${PRESETS.join(", ")}`);
  if (preset === "all") return LADDER;
  if (preset === "new") return RUNGS;
  const rungs = LADDER.filter(({ leftOutOf = [] }) => !leftOutOf.includes(preset));
  if (preset === "players") return rungs.map(withShortChains);
  return preset === "no-uniqueness" ? rungs.filter(({ technique }) => technique.meta.assumes === undefined) : rungs;
}

const withShortChains = (rung: Rung): Rung =>
  "longest" in rung.technique.meta.options
    ? { ...rung, technique: rung.technique.with({ longest: LONGEST_BY_HAND }) }
    : rung;
