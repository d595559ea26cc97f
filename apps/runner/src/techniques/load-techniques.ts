import { type Technique, compose } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { clean } from "../terminal/sanitize.js";
import { noTechniqueLeft, unknownPackage, unknownTechnique } from "../errors.js";
import type { Plugins } from "../plugins/host.js";
import type { Selection } from "./selection.js";
import { readSets } from "./option-values.js";
import { suggest } from "../cli/suggest.js";

/** A technique in its place, and what is known of it. */
interface Rung {
  readonly technique: Technique;
  /** The package, or the path of the plugin. */
  readonly from: string;
  readonly isPlugin: boolean;
  /** The name of its level, and how much one step with it counts. */
  readonly level: string;
  readonly score: number;
}

/** The techniques to work with, in order. */
export interface Techniques {
  readonly list: readonly Technique[];
  readonly rungs: ReadonlyMap<string, Rung>;
  readonly plugins: Plugins | undefined;
  /** Whether any of them is only right on boards with one solution. */
  readonly assumesOne: boolean;
}

/** Composes the ladder and the plugins, less what is not wanted, with their options set. */
export async function loadTechniques(selection: Selection): Promise<Techniques> {
  const plugins =
    selection.plugins.length > 0 ? await (await import("../plugins/host.js")).loadPlugins(selection) : undefined;
  try {
    return arrange(selection, plugins);
  } catch (error) {
    plugins?.close();
    throw error;
  }
}

function arrange(selection: Selection, plugins: Plugins | undefined): Techniques {
  const added = plugins?.techniques ?? [];
  const everything = compose(
    LADDER.map(({ technique }) => technique),
    added,
  );
  const froms = new Map<string, string>(LADDER.map((rung) => [rung.technique.id, rung.package]));
  for (const { id } of added) froms.set(id, plugins!.nameOf(id));

  const rungs = rungsOf(everything, froms, plugins);
  const expand = (names: readonly string[]): string[] => names.flatMap((name) => idsOf(name, rungs));
  const only = selection.only && expand(selection.only);
  const skip = expand(selection.skip);
  const list = everything.filter(({ id }) => (only === undefined || only.includes(id)) && !skip.includes(id));
  if (list.length === 0) throw noTechniqueLeft();
  const options = readSets(selection.set, everything);
  const set = list.map((technique) =>
    options.has(technique.id) ? technique.with(options.get(technique.id)!) : technique,
  );
  return {
    list: set,
    rungs,
    plugins,
    assumesOne: set.some(({ meta }) => meta.assumes !== undefined),
  };
}

/** What people call a technique, for a text. */
export const titleOf = ({ rungs }: Techniques, id: string): string => clean(rungs.get(id)!.technique.meta.name);

/** The ids that a name stands for: its own, or with `pkg:` those of a package. */
export function idsOf(name: string, rungs: Techniques["rungs"]): string[] {
  const ids = [...rungs.keys()];
  if (!name.startsWith("pkg:")) {
    if (!ids.includes(name)) throw unknownTechnique(name, suggest(name, ids));
    return [name];
  }
  const wanted = name.slice(4);
  const found = ids.filter((id) => [wanted, `@wings/${wanted}`].includes(rungs.get(id)!.from));
  if (found.length > 0) return found;
  const known = [...new Set([...rungs.values()].map(({ from }) => from))];
  const short = known.map((from) => from.replace(/^@wings\//, ""));
  throw unknownPackage(wanted, known, suggest(wanted.replace(/^@wings\//, ""), short));
}

/** Whether a technique is known and not wanted. */
export const isLeftOut = (id: string, { list }: Techniques): boolean => !list.some((technique) => technique.id === id);

/** A plugin has the level and score of the technique that it stands behind. */
function rungsOf(
  everything: readonly Technique[],
  froms: Map<string, string>,
  plugins: Plugins | undefined,
): Map<string, Rung> {
  const rungs = new Map<string, Rung>();
  let { level, score }: Pick<Rung, "level" | "score"> = LADDER[0];
  for (const technique of everything) {
    ({ level, score } = LADDER.find((rung) => rung.technique.id === technique.id) ?? { level, score });
    const isPlugin = plugins?.techniques.includes(technique) === true;
    rungs.set(technique.id, { technique, from: froms.get(technique.id)!, isPlugin, level, score });
  }
  return rungs;
}
