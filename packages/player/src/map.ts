import type { Level } from "@wings/core/about";
import { checkCall } from "./check-call.js";

/** A technique that can be learned. `STATIONS` of `@wings/ladder` has all of wings. */
export interface Station {
  /** The id of its technique. */
  readonly id: string;
  /** The ids of those to know before it. */
  readonly buildsOn: readonly string[];
  /** Whether it comes before those that are not in front. */
  readonly isFront: boolean;
}

/** What there is to learn. */
export interface LearningMap<S extends Station = Station> {
  readonly stations: readonly S[];
  /** The techniques from the easiest to the hardest. Puzzles of a level need no techniques of a higher one. */
  readonly ladder: readonly { readonly id: string; readonly level: Level }[];
}

/** A station and a rung, for checks. */
const STATIONS: readonly Station[] = [{ id: "", buildsOn: [""], isFront: true }];
const LADDER = [{ id: "", level: "" }];

/** Throws where something is no map. */
export const checkMap = (map: LearningMap): void => checkCall({ map }, { map: { stations: STATIONS, ladder: LADDER } });

const indexes = new WeakMap<readonly Station[], ReadonlyMap<string, Station>>();

function indexOf(stations: readonly Station[]): ReadonlyMap<string, Station> {
  const known = indexes.get(stations);
  if (known !== undefined) return known;
  checkCall({ stations }, { stations: STATIONS });
  const index = new Map(stations.map((station) => [station.id, station]));
  indexes.set(stations, index);
  return index;
}

/** Everything that a station builds on, directly or not. */
export function foundationOf(id: string, stations: readonly Station[]): ReadonlySet<string> {
  const index = indexOf(stations);
  const found = new Set<string>();
  const add = (station: string): void => {
    for (const on of index.get(station)?.buildsOn ?? []) {
      if (found.has(on)) continue;
      found.add(on);
      add(on);
    }
  };
  add(id);
  return found;
}
