import { checkCall } from "./check-call.js";
import type { Day } from "./day.js";

/** When to practice a station again, and how many days lie between two reviews. */
export interface Review {
  readonly due: Day;
  readonly interval: number;
}

/** What somebody did at a station: a technique, by its id. */
export interface StationRecord {
  /** Answers in practice: the right ones, and all that counted. */
  readonly right: number;
  readonly tried: number;
  /** Right answers in a row. */
  readonly streak: number;
  /** Whether there were once enough of them. It stays. */
  readonly hasBadge: boolean;
  /** In how many puzzles the player used it, without a hint or a wrong digit in the whole puzzle. */
  readonly uses: number;
  /** When it was first known. */
  readonly knownOn?: Day;
  /** When it was mastered. It stays. */
  readonly masteredOn?: Day;
  readonly review?: Review;
  /** How long the last right answers took, in seconds. */
  readonly times?: readonly number[];
}

/** The record of a technique that was never tried. */
export const NEW_STATION: StationRecord = { right: 0, tried: 0, streak: 0, hasBadge: false, uses: 0 };

/** How often each technique was used, by id. */
export type Uses = Readonly<Record<string, number>>;

/** A step that the player needed long for. */
export interface Slowest {
  readonly technique: string;
  readonly seconds: number;
}

/** What was seen of a puzzle that is still played. Techniques have their ids. */
export interface Play {
  readonly used: Uses;
  /** Those that the player looked long enough for. Only they count for their stations. */
  readonly found?: readonly string[];
  /** Techniques that a hint showed. */
  readonly hinted: readonly string[];
  /** Techniques that the player waited long before, and went past. */
  readonly missed: readonly string[];
  readonly slowest?: Slowest;
}

/** What was seen of a puzzle in which nothing happened. */
export const NEW_PLAY: Play = { used: {}, hinted: [], missed: [] };

/** A finished puzzle. */
export interface PuzzleEntry extends Play {
  /** The id of its game. A puzzle that is played again takes the place of its entry. */
  readonly id: string;
  readonly name?: string;
  /** The givens: 81 digits and dots. */
  readonly start: string;
  /** `easy` to `extreme`, or nothing where it is not known. */
  readonly level: string;
  readonly day: Day;
  /** How long it took; 0 without a timer. */
  readonly seconds: number;
  readonly hints: number;
  /** Wrong digits. */
  readonly slips: number;
  /** Techniques of the path that was found for it. */
  readonly needed: readonly string[];
}

/** What was practiced on a day. */
export interface DayRecord {
  readonly right: number;
  readonly tried: number;
}

/** The levels up to which a player can say that nothing is new; the first is none. */
export const SAID_LEVELS = ["", "easy", "medium", "hard"] as const;
/** One of these levels. */
export type SaidLevel = (typeof SAID_LEVELS)[number];

/** The record of a player. It is plain data, as JSON has it, and nothing changes it: functions return another one. */
export interface Learner {
  /** Stations up to this level are not suggested, and puzzles may need them. They are not known: that has to be shown. */
  readonly said: SaidLevel;
  /** By the id of the technique. */
  readonly stations: Readonly<Record<string, StationRecord>>;
  /** The last finished puzzles, the latest at the end. */
  readonly puzzles: readonly PuzzleEntry[];
  /** Puzzles that are still played, by the id of their game. */
  readonly plays: Readonly<Record<string, Play>>;
  readonly days: Readonly<Record<Day, DayRecord>>;
}

/** The record of somebody who did nothing yet. */
export const NEW_LEARNER: Learner = { said: "", stations: {}, puzzles: [], plays: {}, days: {} };

/** How many finished puzzles a record keeps: the last ones. */
export const MOST_PUZZLES = 500;
/** How much else is kept. */
export const MOST_PLAYS = 40;
export const MOST_DAYS = 1500;
export const MOST_TIMES = 25;

/** What somebody did at a station; nothing if it was never tried. */
export function stationOf(learner: Pick<Learner, "stations">, id: string): StationRecord {
  checkCall({ learner }, { learner: { stations: {} } });
  const { stations } = learner;
  return Object.hasOwn(stations, id) ? stations[id] : NEW_STATION;
}

/** What was seen of a puzzle that is still played, by the id of its game. */
export function playOf(learner: Pick<Learner, "plays">, game: string): Play {
  checkCall({ learner }, { learner: { plays: {} } });
  const { plays } = learner;
  return Object.hasOwn(plays, game) ? plays[game] : NEW_PLAY;
}
