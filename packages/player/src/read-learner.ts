import * as v from "valibot";
import { A_DAY, type Day, isDay } from "./day.js";
import {
  type DayRecord,
  type Learner,
  MOST_DAYS,
  MOST_PLAYS,
  MOST_PUZZLES,
  MOST_TIMES,
  NEW_LEARNER,
  type Play,
  type PuzzleEntry,
  type Review,
  SAID_LEVELS,
  type Slowest,
  type StationRecord,
} from "./learner.js";
import { LEVELS } from "./levels.js";
import { type Manner, type Schema, lenient, strict } from "./manner.js";

const MOST_TECHNIQUES = 500;
/** Enough for a century of seconds, and far from where sums lose digits. */
const LARGEST = 1e10;

const isTime = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= LARGEST;
const matching = (pattern: RegExp, expected: string) =>
  v.custom<string>((value) => typeof value === "string" && pattern.test(value), expected);

const count = v.custom<number>(
  (value) => Number.isInteger(value) && isTime(value),
  `a whole number from 0 to ${LARGEST}`,
);
const time = v.custom<number>(isTime, `a number from 0 to ${LARGEST}`);
const day = v.custom<Day>(isDay, A_DAY);
const game = matching(/^[a-z\d-]{1,160}$/i, "the id of a game: up to 160 letters, digits and -");
/** Third-party techniques have an author. */
const technique = matching(/^[a-z\d/-]{1,81}$/, "the id of a technique, such as xy-wing");

const level = v.custom<string>(
  (value) => ["", ...LEVELS].includes(value as string),
  `one of ${LEVELS.join(", ")}, or an empty text`,
);

function schemaOf(how: Manner): Schema<Learner> {
  const techniques = v.pipe(
    how.list(technique, MOST_TECHNIQUES),
    v.transform((ids) => [...new Set(ids)]),
  );
  const needed = {
    used: how.or(how.table(technique, count, MOST_TECHNIQUES), {}),
    hinted: how.or(techniques, []),
    missed: how.or(techniques, []),
  };
  const optional = { found: techniques, slowest: how.object<Slowest>({ technique, seconds: time }, {}) };
  const play = how.object<Play>(needed, optional);
  const station = how.object<StationRecord>(
    { right: count, tried: count, streak: count, hasBadge: how.or(v.boolean(), false), uses: how.since(count, 0) },
    {
      knownOn: day,
      masteredOn: day,
      review: how.object<Review>({ due: day, interval: count }, {}),
      times: how.list(time, MOST_TIMES),
    },
  );
  const puzzle = how.object<PuzzleEntry>(
    {
      ...needed,
      id: game,
      start: matching(/^[1-9.]{81}$/, "81 digits and dots"),
      level,
      day,
      seconds: count,
      hints: count,
      slips: count,
      needed: how.or(techniques, []),
    },
    { ...optional, name: game },
  );
  return how.object<Learner>(
    {
      said: how.or(v.picklist(SAID_LEVELS), ""),
      stations: how.or(how.table(technique, station, MOST_TECHNIQUES), {}),
      puzzles: how.or(how.distinct(how.list(puzzle, MOST_PUZZLES)), []),
      plays: how.or(how.table(game, play, MOST_PLAYS), {}),
      days: how.or(how.table(day, how.object<DayRecord>({ right: count, tried: count }, {}), MOST_DAYS), {}),
    },
    {},
  );
}

/** The schema of a record in a file, by valibot: nothing in it is left out, and each puzzle is there once. */
export const learnerSchema: Schema<Learner> = /* @__PURE__ */ schemaOf(strict);
const stored = /* @__PURE__ */ v.fallback(schemaOf(lenient), NEW_LEARNER);

/**
 * Reads a record that anyone may have written: a damaged storage, another version, a file. An entry that is not valid is
 * left out; the others stay. Nothing is read from a prototype.
 */
export const readLearner = (value: unknown): Learner => v.parse(stored, value);
