import { checkCall } from "./check-call.js";
import { type Learner, NEW_LEARNER, type PuzzleEntry, SAID_LEVELS, stationOf } from "./learner.js";
import { type LearningMap, type Station, checkMap, foundationOf } from "./map.js";
import { isKnown, masteryOf } from "./mastery.js";

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

/** The station to learn next. */
export interface Suggestion<S extends Station = Station> {
  readonly station: S;
  readonly reason: Reason;
}

/** How many puzzles are looked at. */
const LAST = 5;
/** In how many of them a technique must have been a problem. */
const OFTEN = 2;

/** The techniques that a puzzle may need: those that the player knows or claims to know, and those that they build on. */
export function usableIds(learner: Learner, map: LearningMap): ReadonlySet<string> {
  checkCall({ learner }, { learner: NEW_LEARNER });
  checkMap(map);
  const { stations, ladder } = map;
  const said: readonly string[] = SAID_LEVELS.slice(1, SAID_LEVELS.indexOf(learner.said) + 1);
  const claimed = new Set(ladder.flatMap(({ id, level }) => (said.includes(level) ? [id] : [])));
  const ids = stations.map(({ id }) => id).filter((id) => isKnown(stationOf(learner, id)) || claimed.has(id));
  return new Set(ids.flatMap((id) => [id, ...foundationOf(id, stations)]));
}

/** The stations that only build on known ones, the easiest first. */
export function openStations<S extends Station>(learner: Learner, map: LearningMap<S>): readonly S[] {
  const known = usableIds(learner, map);
  const rank = new Map(map.ladder.map(({ id }, at) => [id, at]));
  return map.stations
    .filter(({ id, buildsOn }) => !known.has(id) && buildsOn.every((on) => known.has(on)))
    .sort((a, b) => Number(b.isFront) - Number(a.isFront) || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}

/** What to learn next, and why; undefined where everything is known. */
export function suggest<S extends Station>(learner: Learner, map: LearningMap<S>): Suggestion<S> | undefined {
  const open = openStations(learner, map);
  if (open.length === 0) return undefined;
  return stuckAt(learner, map, open) ?? begunAt(learner, open) ?? firstOf(learner, open);
}

function stuckAt<S extends Station>(
  learner: Learner,
  map: LearningMap<S>,
  open: readonly S[],
): Suggestion<S> | undefined {
  const last = learner.puzzles.slice(-LAST);
  const known = usableIds(learner, map);
  const troubles = map.stations
    .filter(({ id }) => !known.has(id))
    .map((station) => ({ station, puzzles: countOf(last, ({ hinted, missed }) => [...hinted, ...missed], station.id) }))
    .filter(({ puzzles }) => puzzles >= OFTEN)
    .sort((a, b) => b.puzzles - a.puzzles);
  for (const { station, puzzles } of troubles) {
    if (open.includes(station)) return { station, reason: { kind: "stuck", puzzles, of: last.length } };
    const foundation = foundationOf(station.id, map.stations);
    const first = open.find(({ id }) => foundation.has(id));
    if (first !== undefined)
      return { station: first, reason: { kind: "towards", goal: station.id, puzzles, of: last.length } };
  }
  return undefined;
}

function begunAt<S extends Station>(learner: Learner, open: readonly S[]): Suggestion<S> | undefined {
  const begun = open
    .map((station) => ({ station, record: stationOf(learner, station.id) }))
    .filter(({ record }) => masteryOf(record) === "learning" && record.streak > 0)
    .sort((a, b) => b.record.streak - a.record.streak);
  return begun.length === 0
    ? undefined
    : { station: begun[0].station, reason: { kind: "begun", streak: begun[0].record.streak } };
}

function firstOf<S extends Station>(learner: Learner, [station]: readonly S[]): Suggestion<S> {
  const last = learner.puzzles.slice(-LAST);
  const puzzles = countOf(last, ({ needed }) => needed, station.id);
  return { station, reason: { kind: "builds", on: station.buildsOn, puzzles, of: last.length } };
}

const countOf = (
  puzzles: readonly PuzzleEntry[],
  idsOf: (puzzle: PuzzleEntry) => readonly string[],
  id: string,
): number => puzzles.filter((puzzle) => idsOf(puzzle).includes(id)).length;
