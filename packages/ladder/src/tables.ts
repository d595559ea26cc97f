// Tables by id, made of what each package says about its techniques. The build writes them as plain values (scripts/bake-ladder.mjs),
// so an app pays only for the tables that it reads.

import type { InHodoku, LineName, OtherNames } from "@wings/core/about";
import { ORDER, type Place } from "./ladder.js";

/** @returns a table of what `read` gives; a technique for which it gives nothing is not in it */
const tableOf = <T>(
  read: (place: Place) => T | undefined,
  places: readonly Place[] = ORDER,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    places.flatMap((place) => {
      const value = read(place);
      return value === undefined ? [] : [[place.technique.id, value] as const];
    }),
  );

/**
 * A board for each technique, by id, as text for `parse`. On most boards the technique is the next step on the ladder; some
 * boards were made for it. A few techniques are only found where something easier is left.
 *
 * @example
 * ```ts
 * import { explain, findFirst, parse } from "@wings/core";
 * import { EXAMPLES, rungOf } from "@wings/ladder";
 *
 * const finding = findFirst(parse(EXAMPLES["w-wing"]), [rungOf("w-wing")!.technique]);
 * if (finding) console.log(explain(finding, "vague")); // There is a W-Wing.
 * ```
 */
export const EXAMPLES: Readonly<Record<string, string>> = tableOf(({ about }) => about.example);

/** HoDoKu's score and level of each technique, by id. */
export const HODOKU_WORTH: Readonly<Record<string, Pick<InHodoku, "score" | "level">>> = tableOf(
  ({ about: { hodoku } }) => hodoku && { score: hodoku.score, level: hodoku.level },
);

/** What passes a case of HoDoKu's library. */
export interface HodokuCoverage {
  /** The first of them gives its name to the row. */
  readonly ids: readonly string[];
  /** Each elimination may come from a different finding; otherwise one finding has exactly the expected outcome. */
  readonly isUnion?: true;
}

const idsWith = (field: "codes" | "covers", code: string): string[] =>
  ORDER.filter(({ about }) => about.hodoku?.[field]?.includes(code)).map(({ technique }) => technique.id);

const coverageOf = ({ codes = [], isUnion }: InHodoku): [code: string, HodokuCoverage][] =>
  codes.map((code) => [
    code,
    { ids: [...idsWith("codes", code), ...idsWith("covers", code)], ...(isUnion && { isUnion }) },
  ]);

/** What covers the cases of a code of the HoDoKu library, by code. */
export const HODOKU_CODES: Readonly<Record<string, HodokuCoverage>> = Object.fromEntries(
  ORDER.flatMap(({ about: { hodoku } }) => (hodoku ? coverageOf(hodoku) : [])).sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** What other programs call the techniques, by id. */
export const OTHER_NAMES: Readonly<Record<string, OtherNames>> = tableOf(({ about }) => about.names);

/** The lines of the map on which players learn techniques. A technique is a station of one line. */
export const LINE_NAMES = [
  "singles",
  "digit",
  "sets",
  "wings",
  "uniqueness",
  "chains",
  "beyond",
] as const satisfies readonly LineName[];

/** A technique on the map on which players learn. */
export interface Station {
  /** The id of its technique. */
  readonly id: string;
  readonly line: LineName;
  /** Stations to know before this one. */
  readonly buildsOn: readonly string[];
  /** Whether it is on the map itself. The others are behind "more". */
  readonly isFront: boolean;
}

/** Stations without a place of their own come after those with one. */
const frontOf = ({ about }: Place): number => about.station.front ?? 99;

const stationsOf = (line: LineName): Station[] =>
  ORDER.filter(({ about }) => about.station.line === line && about.stage !== "new")
    .sort((a, b) => frontOf(a) - frontOf(b))
    .map(({ technique: { id }, about: { station } }) => ({
      id,
      line,
      buildsOn: station.buildsOn,
      isFront: station.front !== undefined,
    }));

/** All stations, line by line. In a line, those of the map come first; the others are in the order of the ladder. */
export const STATIONS: readonly Station[] = LINE_NAMES.flatMap(stationsOf);
