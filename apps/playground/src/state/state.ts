import type { Technique } from "@wings/core";
import { LADDER, rungOf } from "@wings/ladder";
import type { Verdict } from "../engine/messages.js";
import { type Choice, arranged } from "./choice.js";
import type { Entry } from "./edit.js";
import type { Filter, Group } from "./filter.js";
import type { Hint } from "./hint.js";
import type { History } from "./history.js";
import { type Path, lookAt } from "./path.js";
import type { Theme } from "./storage.js";
import type { Step } from "./step.js";

export const TABS = ["hint", "path", "steps", "techniques"] as const;
export type Tab = (typeof TABS)[number];

/** A technique in a list. */
export interface Known {
  readonly id: string;
  readonly meta: Pick<Technique["meta"], "name" | "roles" | "after">;
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
  readonly fault?: string;
}

/** The status of a plugin in words. */
export const becameOf = ({ name, state, techniques, fault }: Plugin): string =>
  `${name} ${
    fault === undefined
      ? state === "loading"
        ? "is being loaded"
        : "is loaded"
      : techniques.length > 0
        ? "was stopped"
        : "was not loaded"
  }`;

/** All steps of a board found so far. */
interface Survey {
  readonly groups: readonly Group[];
  /** The techniques to try, in order, and how many are done. */
  readonly techniques: readonly string[];
  readonly done: number;
  readonly running: boolean;
  /** The selected step. */
  readonly picked?: Step;
}

export const countOf = ({ groups }: Survey): number => groups.reduce((sum, { steps }) => sum + steps.length, 0);

export interface State {
  readonly history: History;
  readonly cell: number;
  readonly entry: Entry;
  readonly tab: Tab;
  readonly hint: Hint | undefined;
  readonly hinting: boolean;
  readonly path: Path | undefined;
  readonly survey: Survey | undefined;
  readonly filter: Filter;
  readonly choice: Choice;
  readonly plugins: readonly Plugin[];
  readonly verdict: Verdict | undefined;
  readonly notice: { readonly kind: "error" | "info"; readonly text: string } | undefined;
  readonly theme: Theme;
}

/** What the board shows. */
export interface View {
  readonly board: string;
  readonly step: Step | undefined;
  /** Whether this is not the current board. */
  readonly preview: boolean;
}

export function viewOf({ tab, hint, path, survey, history: { now } }: State): View {
  const view = (board: string, step?: Step): View => ({ board, step, preview: board !== now });
  if (tab === "path" && path !== undefined) {
    const { board, step } = lookAt(path);
    return view(board, step);
  }
  if (tab === "steps") return view(now, survey?.picked);
  return view(now, tab === "hint" && hint?.level === "long" ? (hint.step ?? undefined) : undefined);
}

const OURS: readonly Known[] = LADDER.map(({ technique: { id, meta }, level }) => ({ id, meta, from: level }));

/** All techniques: those of the ladder, and those of plugins at their places. */
export function knownOf({ plugins }: Pick<State, "plugins">): Known[] {
  const known = [...OURS];
  for (const technique of plugins.flatMap(({ state, techniques }) => (state === "running" ? techniques : []))) {
    const { after } = technique.meta;
    const at = known.findLastIndex(({ id, meta }) => id === after || (after !== undefined && meta.after === after));
    known.splice(at < 0 ? known.length : at + 1, 0, technique);
  }
  return known;
}

/** All techniques in the order of the choice. */
export function inOrder(state: Pick<State, "plugins" | "choice">): Known[] {
  const known = knownOf(state);
  const byId = new Map(known.map((each) => [each.id, each]));
  return arranged([...byId.keys()], state.choice).map((id) => byId.get(id)!);
}

export const knownAs = (state: Pick<State, "plugins">, id: string): Known =>
  knownOf(state).find((each) => each.id === id) ?? { id, meta: { name: id, roles: {} }, from: "" };

/** The hardest technique of a path, and the sum of the scores of its steps. */
export function ratingOf(steps: readonly Step[]): { readonly hardest: string | undefined; readonly score: number } {
  const ids = new Set(steps.map(({ finding }) => finding.technique));
  return {
    hardest: LADDER.findLast(({ technique }) => ids.has(technique.id))?.technique.id,
    score: steps.reduce((sum, { finding }) => sum + (rungOf(finding.technique)?.score ?? 0), 0),
  };
}
