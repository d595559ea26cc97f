import { type Station, STATIONS } from "@wings/ladder";
import { foundationOf as foundationIn } from "@wings/player";

export { LINE_NAMES, STATIONS, type Station } from "@wings/ladder";
export type { LineName } from "@wings/core/about";

const BY_ID: ReadonlyMap<string, Station> = new Map(STATIONS.map((station) => [station.id, station]));

/** A station by its technique. Third-party techniques have none. */
export const stationNamed = (id: string): Station | undefined => BY_ID.get(id);

/** Everything that a station builds on, directly or not. */
export const foundationOf = (id: string): ReadonlySet<string> => foundationIn(id, STATIONS);
