/**
 * What the page knows about its player. Everything here is data: it is stored under its own keys, and only the actions in
 * `store/coach-actions.ts` change it.
 *
 * - `learner.ts`, `read-learner.ts`, `mastery.ts`: the record, how it is read, and the state of a station.
 * - `stations.ts`, `next-station.ts`, `map*.tsx`: the map, and what comes next.
 * - `Play` and the fields `used`, `missed` and `slowest` of a puzzle: written by what recognizes the player's own steps.
 * - `review` and `days`: written by practice; read by reviews, statistics and the calendar.
 */
import type { Progress } from "../model/practice.js";
import type { Day } from "./day.js";

/** When to practice a station again, and how many days lie between two reviews. */
export interface Review {
  readonly due: Day;
  readonly interval: number;
}

/** What somebody did at a station: a technique, by its id. */
export interface StationRecord extends Progress {
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

export const NEW_STATION: StationRecord = { right: 0, tried: 0, streak: 0, hasBadge: false, uses: 0 };

/** How often each technique was used, by id. */
export type Uses = Readonly<Record<string, number>>;

/** A step that the player needed long for. */
export interface Slowest {
  readonly technique: string;
  readonly seconds: number;
}

/** What was seen of a puzzle that is still played. */
export interface Play {
  readonly used: Uses;
  /** Those that the player looked long enough for. Only they count for their stations. */
  readonly found?: readonly string[];
  /** Techniques that a hint showed. */
  readonly hinted: readonly string[];
  readonly missed: readonly string[];
  readonly slowest?: Slowest;
}

export const NEW_PLAY: Play = { used: {}, hinted: [], missed: [] };

/** A finished puzzle. */
export interface PuzzleEntry extends Play {
  /** The id of its game. A puzzle that is played again takes the place of its entry. */
  readonly id: string;
  readonly name?: string;
  /** The givens: 81 digits and dots. */
  readonly start: string;
  readonly level: string;
  readonly day: Day;
  readonly seconds: number;
  readonly hints: number;
  readonly slips: number;
  /** Techniques of the path that the page found for it. */
  readonly needed: readonly string[];
}

/** What was practiced on a day. */
export interface DayRecord {
  readonly right: number;
  readonly tried: number;
}

/** The level up to which the player says that nothing is new, or none. */
export const SAID_LEVELS = ["", "easy", "medium", "hard"] as const;
export type SaidLevel = (typeof SAID_LEVELS)[number];

export interface Learner {
  /** Stations up to this level are not suggested, and puzzles may need them. They are not known: that has to be shown. */
  readonly said: SaidLevel;
  readonly stations: Readonly<Record<string, StationRecord>>;
  /** The last finished puzzles, the latest at the end. */
  readonly puzzles: readonly PuzzleEntry[];
  /** Puzzles that are still played, by the id of their game. */
  readonly plays: Readonly<Record<string, Play>>;
  readonly days: Readonly<Record<Day, DayRecord>>;
}

export const NEW_LEARNER: Learner = { said: "", stations: {}, puzzles: [], plays: {}, days: {} };

/** How much is kept. */
export const MOST_PUZZLES = 500;
export const MOST_PLAYS = 40;
export const MOST_DAYS = 1500;
export const MOST_TIMES = 25;

export const stationOf = ({ stations }: Pick<Learner, "stations">, id: string): StationRecord =>
  Object.hasOwn(stations, id) ? stations[id] : NEW_STATION;

export const playOf = ({ plays }: Pick<Learner, "plays">, game: string): Play =>
  Object.hasOwn(plays, game) ? plays[game] : NEW_PLAY;
