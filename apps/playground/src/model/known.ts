import type { Technique } from "@wings/core";
import { type Choice, arranged, wantedOf } from "./choice.js";
import { NEW_OUTLINE, OUTLINE } from "./ladder-outline.js";
import type { Problem } from "./problem.js";
import type { Words } from "./words/english.js";
import type { Step } from "./step.js";

/** A technique in a list. */
export interface Known {
  readonly id: string;
  readonly meta: Pick<Technique["meta"], "name" | "roles" | "after" | "translations">;
  /** The level, or the file of a plugin. */
  readonly from: string;
}

/** A plugin from a file. */
export interface Plugin {
  /** The number of the load, because a file can be loaded again. */
  readonly load: number;
  readonly name: string;
  readonly state: "loading" | "running" | "stopped";
  readonly techniques: readonly Known[];
  /** Why it was stopped. Without techniques, it was never loaded. */
  readonly fault?: Problem;
}

const OURS: readonly Known[] = OUTLINE.map(({ id, meta, level }) => ({ id, meta, from: level }));

const lists = new WeakMap<readonly Plugin[], readonly Known[]>();

/** All techniques: those of the ladder, new ones, and those of plugins, at their places. */
export function knownOf({ plugins }: { readonly plugins: readonly Plugin[] }): readonly Known[] {
  const kept = lists.get(plugins) ?? listOf(plugins);
  lists.set(plugins, kept);
  return kept;
}

const isNew = (id: string): boolean => NEW_OUTLINE.some((each) => each.id === id);

/** Whether a technique is among those that the player chooses from: a new one is once it is tried. */
const isOffered = (id: string, { tried = [] }: Choice): boolean => !isNew(id) || tried.includes(id);

function listOf(plugins: readonly Plugin[]): Known[] {
  const known = [...OURS];
  for (const { id, meta, level, after } of NEW_OUTLINE)
    known.splice(known.findIndex((each) => each.id === after) + 1, 0, { id, meta, from: level });
  for (const technique of plugins.flatMap(({ state, techniques }) => (state === "running" ? techniques : []))) {
    const { after } = technique.meta;
    const at = known.findLastIndex(({ id, meta }) => id === after || (after !== undefined && meta.after === after));
    known.splice(at < 0 ? known.length : at + 1, 0, technique);
  }
  return known;
}

interface Chosen {
  readonly plugins: readonly Plugin[];
  readonly settings: { readonly choice: Choice };
}

/** All techniques in the order of the choice. */
export function inOrder(state: Chosen): Known[] {
  const known = knownOf(state).filter(({ id }) => isOffered(id, state.settings.choice));
  const byId = new Map(known.map((each) => [each.id, each]));
  return arranged([...byId.keys()], state.settings.choice).map((id) => byId.get(id)!);
}

const selections = new WeakMap<Choice, { readonly plugins: readonly Plugin[]; readonly ids: readonly string[] }>();

/** The selected techniques, in order. */
export function selectedOf({ plugins, settings: { choice } }: Chosen): readonly string[] {
  const kept = selections.get(choice);
  if (kept?.plugins === plugins) return kept.ids;
  const ids = wantedOf(
    inOrder({ plugins, settings: { choice } }).map(({ id }) => id),
    choice,
  );
  selections.set(choice, { plugins, ids });
  return ids;
}

export const knownAs = (state: Pick<Chosen, "plugins">, id: string): Known =>
  knownOf(state).find((each) => each.id === id) ?? { id, meta: { name: id, roles: {} }, from: "" };

/** What a technique is called in the language of the page. A third-party technique keeps the name that it brings. */
export const nameOf = ({ id, meta }: Known, { language: { names = {} } }: Words): string =>
  (Object.hasOwn(names, id) ? names[id] : undefined) ?? meta.name;

/** The name for the id of one of our techniques. */
export const nameOfId = (id: string, words: Words): string => nameOf(knownAs({ plugins: [] }, id), words);

const RUNGS = new Map([...OUTLINE, ...NEW_OUTLINE].map((rung) => [rung.id, rung]));

/** The level of a technique; that of a third-party technique is unknown. */
export const levelOf = (id: string): string => RUNGS.get(id)?.level ?? "";
export const scoreOf = (id: string): number => RUNGS.get(id)?.score ?? 0;

/** The hardest technique of a path, and the sum of the scores of its steps. */
export function ratingOf(steps: readonly Step[]): { readonly hardest: string | undefined; readonly score: number } {
  const ids = new Set(steps.map(({ finding }) => finding.technique));
  return {
    hardest: knownOf({ plugins: [] }).findLast(({ id }) => ids.has(id))?.id,
    score: steps.reduce((sum, { finding }) => sum + scoreOf(finding.technique), 0),
  };
}
