import { badArgument, checkOptionNames, duplicateId, unknownId } from "../errors.js";
import type { Options } from "../technique/options.js";
import { checkTechnique } from "../technique/check-definition.js";
import { type Technique, checkTechniques } from "../technique/technique.js";

/** What somebody wants of a set of techniques. */
export interface Choices {
  /** Only these techniques, by id. */
  readonly only?: readonly string[] | undefined;
  /** All but these. */
  readonly skip?: readonly string[] | undefined;
  /** Settings by technique. */
  readonly options?: Readonly<Record<string, Partial<Options>>> | undefined;
}

/**
 * The techniques of a ladder in its order, with each plugin after the technique that it names (`after`) or last, and without
 * the skipped ones.
 *
 * @example
 * ```ts
 * import { compose, solvePath } from "@wings/core";
 * import { techniques } from "@wings/ladder";
 *
 * const basics = compose(techniques, [], { skip: ["xy-wing", "w-wing"] });
 * console.log(techniques.length - basics.length); // 2
 * console.log(solvePath("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....", basics).status); // solved
 * ```
 */
export function compose(
  ladder: readonly Technique[],
  plugins: readonly Technique[] = [],
  choices: Choices = {},
): Technique[] {
  checkTechniques(ladder);
  checkTechniques(plugins, checkTechnique);
  checkOptionNames(choices, "only skip options");
  const all: Technique[] = [];
  for (const technique of ladder) insert(all, technique, all.length);
  for (const plugin of plugins) insert(all, plugin, placeOf(plugin, all));
  const { only, skip = [], options = {} } = choices;
  for (const ids of [only ?? [], skip]) if (!Array.isArray(ids)) throw badArgument(ids, "a list of ids, in [ ]");
  const ids = all.map(({ id }) => id);
  for (const id of [...(only ?? []), ...skip, ...Object.keys(options)])
    if (!ids.includes(id)) throw unknownId(id, ids.join(", "));
  return all
    .filter(({ id }) => (only === undefined || only.includes(id)) && !skip.includes(id))
    .map((technique) => (Object.hasOwn(options, technique.id) ? technique.with(options[technique.id]) : technique));
}

/** Right behind the technique that it wants to follow, and behind those that came before it with the same wish. */
function placeOf(plugin: Technique, all: readonly Technique[]): number {
  const after = plugin.meta.after;
  let at = all.findIndex(({ id }) => id === after) + 1;
  if (at === 0) return all.length;
  while (at < all.length && all[at].meta.after === after) at++;
  return at;
}

function insert(all: Technique[], technique: Technique, at: number): void {
  if (all.some(({ id }) => id === technique.id)) throw duplicateId(technique.id);
  all.splice(at, 0, technique);
}
