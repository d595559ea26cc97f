import { OUTLINE } from "../model/ladder-outline.js";
import { levelOf } from "../model/known.js";
import { type Learner, type PuzzleEntry, SAID_LEVELS, stationOf } from "./learner.js";
import { isKnown, masteryOf } from "./mastery.js";
import { STATIONS, type Station, foundationOf } from "./stations.js";

/** Why a station comes next. */
export type Reason =
  /** The player needed help with this station in some of the last puzzles. */
  | { readonly kind: "stuck"; readonly puzzles: number; readonly of: number }
  /** The same for another station, which builds on this one. */
  | { readonly kind: "towards"; readonly goal: string; readonly puzzles: number; readonly of: number }
  /** The player has begun with this station: the right answers in a row. */
  | { readonly kind: "begun"; readonly streak: number }
  /** The player knows what this station builds on, and some of the last puzzles had it. */
  | { readonly kind: "builds"; readonly on: readonly string[]; readonly puzzles: number; readonly of: number };

export interface Suggestion {
  readonly station: Station;
  readonly reason: Reason;
}

/** How many puzzles are looked at. */
const LAST = 5;
/** In how many of them a technique must have been a problem. */
const OFTEN = 2;

/** Everything that puzzles may need: what is known, what the player says, and what these build on. */
export function usableIds(learner: Learner): ReadonlySet<string> {
  const said = SAID_LEVELS.indexOf(learner.said);
  const ids = STATIONS.filter(
    ({ id }) => isKnown(stationOf(learner, id)) || SAID_LEVELS.slice(1, said + 1).some((each) => each === levelOf(id)),
  ).map(({ id }) => id);
  return new Set(ids.flatMap((id) => [id, ...foundationOf(id)]));
}

/** The stations that only build on known ones, the easiest first. */
export function openStations(learner: Learner): readonly Station[] {
  const known = usableIds(learner);
  const rank = new Map(OUTLINE.map(({ id }, at) => [id, at]));
  return STATIONS.filter(({ id, buildsOn }) => !known.has(id) && buildsOn.every((on) => known.has(on))).sort(
    (a, b) => Number(b.isFront) - Number(a.isFront) || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0),
  );
}

/** What to learn next, and why; undefined where everything is known. */
export function suggest(learner: Learner): Suggestion | undefined {
  const open = openStations(learner);
  return open.length === 0 ? undefined : (stuckAt(learner, open) ?? begunAt(learner, open) ?? firstOf(learner, open));
}

function stuckAt(learner: Learner, open: readonly Station[]): Suggestion | undefined {
  const last = learner.puzzles.slice(-LAST);
  const known = usableIds(learner);
  const troubles = STATIONS.filter(({ id }) => !known.has(id))
    .map((station) => ({ station, puzzles: countOf(last, ({ hinted, missed }) => [...hinted, ...missed], station.id) }))
    .filter(({ puzzles }) => puzzles >= OFTEN)
    .sort((a, b) => b.puzzles - a.puzzles);
  for (const { station, puzzles } of troubles) {
    if (open.includes(station)) return { station, reason: { kind: "stuck", puzzles, of: last.length } };
    const foundation = foundationOf(station.id);
    const first = open.find(({ id }) => foundation.has(id));
    if (first !== undefined)
      return { station: first, reason: { kind: "towards", goal: station.id, puzzles, of: last.length } };
  }
  return undefined;
}

function begunAt(learner: Learner, open: readonly Station[]): Suggestion | undefined {
  const begun = open
    .map((station) => ({ station, record: stationOf(learner, station.id) }))
    .filter(({ record }) => masteryOf(record) === "learning" && record.streak > 0)
    .sort((a, b) => b.record.streak - a.record.streak);
  return begun.length === 0
    ? undefined
    : { station: begun[0].station, reason: { kind: "begun", streak: begun[0].record.streak } };
}

function firstOf(learner: Learner, [station]: readonly Station[]): Suggestion {
  const last = learner.puzzles.slice(-LAST);
  const puzzles = countOf(last, ({ needed }) => needed, station.id);
  return { station, reason: { kind: "builds", on: station.buildsOn, puzzles, of: last.length } };
}

const countOf = (
  puzzles: readonly PuzzleEntry[],
  idsOf: (puzzle: PuzzleEntry) => readonly string[],
  id: string,
): number => puzzles.filter((puzzle) => idsOf(puzzle).includes(id)).length;
