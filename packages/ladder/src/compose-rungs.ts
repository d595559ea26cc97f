import { type Choices, type Technique, compose } from "@wings/core";
import { badArgument } from "@wings/core/host";
import type { Rung } from "./rung.js";

/** A third-party technique, and what is known of its difficulty and its origin. */
export interface PluginRung extends Partial<Omit<Rung, "technique">> {
  readonly technique: Technique;
}

/**
 * The rungs of a ladder with those of plugins, as `compose` places them. A plugin without a level and a score has those of the rung
 * before it, and without a package the author of its id.
 *
 * @example
 * ```ts
 * import { composeRungs, rate } from "@wings/ladder";
 * import { players } from "@wings/ladder/players";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const rungs = composeRungs(players, [], { skip: [xyWing.id] });
 * console.log(rate("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....", { ladder: rungs }).status); // solved
 * ```
 */
export function composeRungs(
  ladder: readonly Rung[],
  plugins: readonly (Technique | PluginRung)[] = [],
  choices?: Choices,
): Rung[] {
  for (const [list, what] of [[ladder, "rungs"] as const, [plugins, "plugins"] as const])
    if (!Array.isArray(list)) throw badArgument(list, `a list of ${what}, in [ ]`);
  const given = plugins.map((each): PluginRung =>
    "technique" in Object(each) ? (each as PluginRung) : { technique: each as Technique },
  );
  const known = new Map<string, PluginRung>();
  const techniqueOf = (rung: PluginRung): Technique => {
    const { technique } = Object(rung) as PluginRung;
    known.set((Object(technique) as Technique).id, rung);
    return technique;
  };
  const list = ladder.map(techniqueOf);
  // All of them, so that a plugin has the level of a rung that is skipped.
  const all = compose(list, given.map(techniqueOf));
  const chosen = new Map(compose(list, given.map(techniqueOf), choices).map((technique) => [technique.id, technique]));
  const rungs: Rung[] = [];
  let level: Rung["level"] = ladder[0]?.level ?? "easy";
  let score = ladder[0]?.score ?? 0;
  for (const { id } of all) {
    const rung = known.get(id)!;
    level = rung.level ?? level;
    score = rung.score ?? score;
    const technique = chosen.get(id);
    const from = rung.package ?? id.split("/")[0];
    const { leftOutOf, stage } = rung;
    if (technique !== undefined) rungs.push({ technique, level, score, package: from, leftOutOf, stage });
  }
  return rungs;
}
