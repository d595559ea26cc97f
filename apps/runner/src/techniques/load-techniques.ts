import { type Language, type OptionSpec, type Technique, compose, withTranslations } from "@wings/core";
import { useSimd } from "@wings/counting/simd";
import { type Preset, RUNGS, presetRungs } from "@wings/ladder";
import { LANGUAGES, loadLanguage } from "@wings/languages";
import { suggest, suggestId } from "../terminal/suggest.js";
import {
  badSet,
  badValue,
  noTechniqueLeft,
  oneTechnique,
  unknownOption,
  unknownPackage,
  unknownTechnique,
} from "./errors.js";
import { pluginFailed } from "./plugins/errors.js";
import { sanitize } from "../terminal/sanitize.js";
import { DEFAULT_PRESET } from "./presets.js";
import type { PluginSelection, Plugins } from "./plugins/host.js";

/** A technique with its source and rating. */
interface LoadedRung {
  readonly technique: Technique;
  /** The package or the plugin. */
  readonly from: string;
  readonly isPlugin: boolean;
  /** Whether only `--preset new` and `--only` choose it. */
  readonly isNew: boolean;
  readonly level: string;
  readonly score: number;
}

/** The techniques of a run, in order. */
export interface Techniques {
  readonly list: readonly Technique[];
  /** All known techniques by id, those that are left out too. */
  readonly rungs: ReadonlyMap<string, LoadedRung>;
  readonly plugins: Plugins | undefined;
  /** What leaves out a technique that is not in the list. */
  readonly leftOutBy: (id: string) => string;
  /** The language in which findings are explained. */
  readonly language: Language;
}

/** Composes the ladder and the plugins, applies --only and --skip, and sets options. */
export async function loadTechniques(selection: Selection): Promise<Techniques> {
  const plugins =
    selection.plugins.length > 0 ? await (await import("./plugins/host.js")).loadPlugins(selection) : undefined;
  try {
    const language = withTranslations(await loadLanguage(selection.language), plugins?.techniques ?? []);
    return { ...arrange(selection, plugins), language };
  } catch (error) {
    plugins?.close();
    throw error;
  }
}

function arrange(selection: Selection, plugins: Plugins | undefined): Omit<Techniques, "language"> {
  useSimd();
  const added = plugins?.techniques ?? [];
  const preset = new Map(presetRungs(selection.preset).map(({ technique }) => [technique.id, technique]));
  const everything = compose(
    RUNGS.map(({ technique }) => preset.get(technique.id) ?? technique),
    added,
  );
  const froms = new Map<string, string>(RUNGS.map((rung) => [rung.technique.id, rung.package]));
  for (const { id } of added) froms.set(id, plugins!.nameOf(id));

  const rungs = rungsOf(everything, froms, plugins);
  const expand = (names: readonly string[]): string[] => names.flatMap((name) => idsOf(name, rungs));
  const only = selection.only && expand(selection.only);
  const skip = expand(selection.skip);
  // --only may name techniques that are not in the preset.
  const isOn = (id: string): boolean =>
    only === undefined ? preset.has(id) || rungs.get(id)!.isPlugin : only.includes(id);
  const list = everything.filter(({ id }) => isOn(id) && !skip.includes(id));
  if (list.length === 0) throw noTechniqueLeft();
  const options = parseOptionValues(selection.set, everything);
  const set = list.map((technique) =>
    options.has(technique.id) ? technique.with(options.get(technique.id)!) : technique,
  );
  const leftOutBy = (id: string): string =>
    only === undefined && !skip.includes(id) ? `--preset ${selection.preset}` : "--only or --skip";
  return { list: set, rungs, plugins, leftOutBy };
}

/** The name of a technique for people. */
export const titleOf = ({ rungs, language }: Pick<Techniques, "rungs" | "language">, id: string): string =>
  sanitize(language.names?.[id] ?? rungs.get(id)!.technique.meta.name);

/** The ids for a name: the id itself, or with `pkg:` those of a package. */
function idsOf(name: string, rungs: Techniques["rungs"]): string[] {
  const ids = [...rungs.keys()];
  if (!name.startsWith("pkg:")) {
    if (ids.includes(name)) return [name];
    const isPackage = [...rungs.values()].some(({ from }) => from === `@wings/${name}`);
    throw unknownTechnique(name, isPackage ? `pkg:${name}` : suggestId(name, ids));
  }
  const wanted = name.slice(4);
  const found = ids.filter((id) => [wanted, `@wings/${wanted}`].includes(rungs.get(id)!.from));
  if (found.length > 0) return found;
  const known = [...new Set([...rungs.values()].map(({ from }) => from))];
  const short = known.map((from) => from.replace(/^@wings\//, ""));
  throw unknownPackage(wanted, known, suggest(wanted.replace(/^@wings\//, ""), short));
}

/** The id that a flag asks for: that of a single technique. */
export function oneIdOf(flag: string, name: string, rungs: Techniques["rungs"]): string {
  if (name.includes(",")) throw badValue(flag, name, "the id of one technique");
  const ids = idsOf(name, rungs);
  if (!rungs.has(name)) throw oneTechnique(flag, name, ids);
  return name;
}

/** Says what leaves out a known technique, if it is left out. */
export const whyLeftOut = (id: string, { list, leftOutBy }: Techniques): string | undefined =>
  list.some((technique) => technique.id === id) ? undefined : `is left out by ${leftOutBy(id)}`;

/** A plugin gets the level and score of the technique before it. */
function rungsOf(
  everything: readonly Technique[],
  froms: Map<string, string>,
  plugins: Plugins | undefined,
): Map<string, LoadedRung> {
  const rungs = new Map<string, LoadedRung>();
  let { level, score }: Pick<LoadedRung, "level" | "score"> = RUNGS[0];
  for (const technique of everything) {
    const own = RUNGS.find((rung) => rung.technique.id === technique.id);
    ({ level, score } = own ?? { level, score });
    const isPlugin = plugins?.techniques.includes(technique) === true;
    rungs.set(technique.id, {
      technique,
      from: froms.get(technique.id)!,
      isPlugin,
      isNew: own?.stage === "new",
      level,
      score,
    });
  }
  return rungs;
}

/** A problem with the `after` of a technique, which would otherwise go unnoticed. `ids` are all techniques in order. */
export function placementProblem(id: string, after: string | undefined, ids: readonly string[]): string | undefined {
  if (after === undefined) return undefined;
  const at = ids.indexOf(after);
  const field = `technique ${id} has after: ${JSON.stringify(after)}`;
  if (after === id) return `${field}, which is its own id, so it comes last.`;
  if (at < 0) {
    const suggestion = suggestId(after, ids);
    return `${field}, but no such technique is loaded, so it comes last.${suggestion === undefined ? "" : ` Did you mean ${suggestion}?`}`;
  }
  return at > ids.indexOf(id) ? `${field}, which is loaded later, so it keeps its place.` : undefined;
}

/** Which techniques to use. It is plain data because worker threads need it too. */
export interface Selection extends PluginSelection {
  readonly preset: Preset;
  readonly only: readonly string[] | undefined;
  readonly skip: readonly string[];
  readonly set: readonly string[];
  readonly language: string;
}

/** The flags that choose techniques, as far as a command has them. */
export interface SelectionFlags {
  readonly preset?: Preset;
  readonly only?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  readonly plugin?: readonly string[] | undefined;
  readonly "technique-timeout"?: number | undefined;
  readonly trust?: boolean | undefined;
  readonly language?: string | undefined;
}

/** A command without a flag for the timeout takes no plugins. */
const NO_TIMEOUT = 0;

export const selectionOf = (flags: SelectionFlags, pluginFolder = process.cwd()): Selection => ({
  preset: flags.preset ?? DEFAULT_PRESET,
  only: flags.only,
  skip: flags.skip ?? [],
  set: flags.set ?? [],
  plugins: flags.plugin ?? [],
  folder: pluginFolder,
  timeout: flags["technique-timeout"] ?? NO_TIMEOUT,
  trust: flags.trust === true,
  language: flags.language ?? LANGUAGES[0],
});

export type Options = Record<string, boolean | number>;

/** Reads texts such as `als-xy-wing.disjoint=true`; returns the options of each technique. */
export function parseOptionValues(sets: readonly string[], techniques: readonly Technique[]): Map<string, Options> {
  const read = new Map<string, Options>();
  for (const text of sets) {
    const match = /^(.+)\.([^.=]+)=(.*)$/.exec(text);
    if (match === null) throw badSet(text);
    const [, id, option, value] = match;
    const technique = techniques.find((each) => each.id === id);
    if (technique === undefined)
      throw unknownTechnique(
        id,
        suggestId(
          id,
          techniques.map((each) => each.id),
        ),
      );
    const known = Object.keys(technique.meta.options);
    if (!known.includes(option)) throw unknownOption(id, option, known, suggest(option, known));
    read.set(id, { ...read.get(id), [option]: parseValue(`${id}.${option}`, technique.meta.options[option], value) });
  }
  return read;
}

function parseValue(name: string, spec: OptionSpec, value: string): boolean | number {
  if (spec.type === "boolean") {
    if (value !== "true" && value !== "false") throw badValue(name, value, "true or false");
    return value === "true";
  }
  const number = Number(value);
  if (!/^-?\d+$/.test(value) || number < spec.min || number > spec.max) {
    throw badValue(name, value, `a whole number from ${spec.min} to ${spec.max}`);
  }
  return number;
}

interface Failure {
  readonly code?: unknown;
  readonly message?: string;
  readonly cause?: unknown;
  readonly details?: { readonly technique?: unknown; readonly problem?: string; readonly board?: string };
}

/** The error that names the plugin at fault, if any: the core may have wrapped it, or found a fault in a finding itself. */
export function pluginErrorIn(error: unknown, { rungs }: Techniques): Error | undefined {
  for (let at = error; typeof at === "object" && at !== null; at = (at as Failure).cause) {
    if (String((at as Failure).code).startsWith("WINGS_PLUGIN")) return at as Error;
  }
  const { details, message } = Object(error) as Failure;
  const rung = rungs.get(String(details?.technique));
  if (rung?.isPlugin !== true) return undefined;
  return pluginFailed(rung.from, rung.technique.id, problemOf(details) ?? message ?? String(error));
}

/** What is wrong with a technique, in words that follow its name. */
function problemOf({ problem, board }: NonNullable<Failure["details"]> = {}): string | undefined {
  if (problem === undefined) return undefined;
  return board === undefined ? `${problem}.` : `it ${problem}. Board: ${board}`;
}
