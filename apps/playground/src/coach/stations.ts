import { type Station, STATIONS } from "@wings/ladder";

export { LINE_NAMES, STATIONS, type Station } from "@wings/ladder";
export type { LineName } from "@wings/core/about";

const BY_ID: ReadonlyMap<string, Station> = new Map(STATIONS.map((station) => [station.id, station]));

/** A station by its technique. Third-party techniques have none. */
export const stationNamed = (id: string): Station | undefined => BY_ID.get(id);

/** Everything that a station builds on, directly or not. */
export function foundationOf(id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (station: string): void => {
    for (const on of BY_ID.get(station)?.buildsOn ?? []) {
      if (found.has(on)) continue;
      found.add(on);
      add(on);
    }
  };
  add(id);
  return found;
}
