import { PLAY_LEVELS } from "../model/daily.js";
import { isDay } from "./day.js";
import {
  type DayRecord,
  type Learner,
  MOST_DAYS,
  MOST_PLAYS,
  MOST_PUZZLES,
  MOST_TIMES,
  NEW_LEARNER,
  SAID_LEVELS,
  type Play,
  type PuzzleEntry,
  type Review,
  type Slowest,
  type StationRecord,
  type Uses,
} from "./learner.js";

/**
 * Reads a learner that anyone may have written: a damaged storage, another version, a file. An entry that is not valid is
 * left out; the others stay. Nothing is read from a prototype.
 */
export function readLearner(value: unknown): Learner {
  const { said, stations, puzzles, plays, days } = fieldsOf(value);
  return {
    said: SAID_LEVELS.find((level) => level === said) ?? "",
    stations: tableOf(stations, isId, readStation, MOST_STATIONS),
    puzzles: listOf(puzzles, readPuzzleEntry, MOST_PUZZLES),
    plays: tableOf(plays, isGame, readPlay, MOST_PLAYS),
    days: tableOf(days, isDay, readDay, MOST_DAYS),
  };
}

/** The same from text. Text that is not JSON is an empty learner. */
export function parseLearner(text: string | null): Learner {
  try {
    return readLearner(JSON.parse(text ?? "null"));
  } catch {
    return NEW_LEARNER;
  }
}

const MOST_STATIONS = 500;
/** Enough for a century of seconds, and far from where sums lose digits. */
const LARGEST = 1e10;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const isId = (id: string): boolean => /^[a-z\d/-]{1,80}$/.test(id);
const isGame = (id: string): boolean => /^[a-z\d-]{1,160}$/i.test(id);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < LARGEST;
const isTime = (value: unknown): value is number => typeof value === "number" && value >= 0 && value < LARGEST;

/** The last entries of a table that are valid. */
function tableOf<T>(
  value: unknown,
  isKey: (key: string) => boolean,
  read: (value: unknown) => T | undefined,
  most: number,
): Readonly<Record<string, T>> {
  const entries = Object.entries(fieldsOf(value)).flatMap(([key, each]): [string, T][] => {
    const entry = isKey(key) ? read(each) : undefined;
    return entry === undefined ? [] : [[key, entry]];
  });
  return Object.fromEntries(entries.slice(-most));
}

function listOf<T>(value: unknown, read: (value: unknown) => T | undefined, most: number): T[] {
  return (Array.isArray(value) ? (value as unknown[]) : [])
    .slice(-most)
    .map(read)
    .filter((each) => each !== undefined);
}

const idsOf = (value: unknown): string[] => [
  ...new Set(listOf(value, (each) => (typeof each === "string" && isId(each) ? each : undefined), MOST_STATIONS)),
];

function readStation(value: unknown): StationRecord | undefined {
  const { right, tried, streak, hasBadge, uses = 0, knownOn, masteredOn, review, times } = fieldsOf(value);
  if (!isCount(right) || !isCount(tried) || !isCount(streak) || !isCount(uses)) return undefined;
  const again = readReview(review);
  return {
    right,
    tried,
    streak,
    hasBadge: hasBadge === true,
    uses,
    ...(isDay(knownOn) && { knownOn }),
    ...(isDay(masteredOn) && { masteredOn }),
    ...(again && { review: again }),
    ...(Array.isArray(times) && { times: listOf(times, (time) => (isTime(time) ? time : undefined), MOST_TIMES) }),
  };
}

function readReview(value: unknown): Review | undefined {
  const { due, interval } = fieldsOf(value);
  return isDay(due) && isTime(interval) ? { due, interval } : undefined;
}

function readDay(value: unknown): DayRecord | undefined {
  const { right, tried } = fieldsOf(value);
  return isCount(right) && isCount(tried) ? { right, tried } : undefined;
}

const readUses = (value: unknown): Uses =>
  tableOf(value, isId, (count) => (isCount(count) ? count : undefined), MOST_STATIONS);

function readSlowest(value: unknown): Slowest | undefined {
  const { technique, seconds } = fieldsOf(value);
  return typeof technique === "string" && isId(technique) && isTime(seconds) ? { technique, seconds } : undefined;
}

function readPlay(value: unknown): Play {
  const { used, found, hinted, missed, slowest } = fieldsOf(value);
  const longest = readSlowest(slowest);
  return {
    used: readUses(used),
    ...(Array.isArray(found) && { found: idsOf(found) }),
    hinted: idsOf(hinted),
    missed: idsOf(missed),
    ...(longest && { slowest: longest }),
  };
}

function readPuzzleEntry(value: unknown): PuzzleEntry | undefined {
  const { id, name, start, level, day, seconds, hints, slips, needed } = fieldsOf(value);
  if (typeof id !== "string" || !isGame(id) || !isDay(day)) return undefined;
  if (typeof start !== "string" || !/^[1-9.]{81}$/.test(start)) return undefined;
  const knownLevel = ["", ...PLAY_LEVELS].find((each) => each === level);
  if (knownLevel === undefined) return undefined;
  if (!isTime(seconds) || !isCount(hints) || !isCount(slips)) return undefined;
  return {
    ...readPlay(value),
    id,
    ...(typeof name === "string" && isGame(name) && { name }),
    start,
    level: knownLevel,
    day,
    seconds,
    hints,
    slips,
    needed: idsOf(needed),
  };
}
