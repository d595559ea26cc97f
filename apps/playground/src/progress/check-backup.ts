import { parse, search } from "@wings/core";
import { HOUSE_CELLS } from "@wings/core/host";
import { isDay } from "../coach/day.js";
import {
  MOST_DAYS,
  MOST_PLAYS,
  MOST_PUZZLES,
  MOST_TIMES,
  SAID_LEVELS,
  type DayRecord,
  type StationRecord,
} from "../coach/learner.js";
import { bytesOfFilm } from "../film/pack.js";
import { PLAY_LEVELS } from "../model/daily.js";
import { decided } from "../model/decided.js";
import { OUTLINE } from "../model/ladder-outline.js";
import { readBoard } from "../model/read-board.js";
import { type Check, fields, list, shown, table, unique, value } from "./check.js";
import { backupEntry } from "./errors.js";

const MOST_GAMES = 500;
const MOST_MOVES = 200;
const MOST_SLIPS = 729;
const MOST_TEXTS = 1000;
/** Numbers beyond this are no counts or times. */
const LARGEST = 1e10;
const LARGEST_MOMENT = 1e14;
/** Nobody plays a puzzle longer than a year, in seconds, or waits longer for a review, in days. */
const YEAR = 366 * 86_400;
const LONGEST_INTERVAL = 365;

const KNOWN = new Set(OUTLINE.map(({ id }) => id));

/** Whether a technique is one of the page: only these have stations. */
export const isStation = (id: unknown): boolean => typeof id === "string" && KNOWN.has(id);
/** Third-party techniques have an author. */
const isTechnique = (id: unknown): boolean =>
  isStation(id) || (typeof id === "string" && /^[a-z\d-]{1,40}\/[a-z\d-]{1,40}$/.test(id));
const isId = (id: unknown): id is string => typeof id === "string" && /^[a-z\d-]{1,160}$/i.test(id);
const isOneOf =
  (values: readonly unknown[]) =>
  (each: unknown): boolean =>
    values.includes(each);
const isNumberBelow =
  (most: number) =>
  (each: unknown): boolean =>
    Number.isInteger(each) && Number(each) >= 0 && Number(each) < most;

const count = value(isNumberBelow(LARGEST));
const seconds = value(isNumberBelow(YEAR + 1));
const flag = value((each) => typeof each === "boolean");
const id = value(isId);
const day = value(isDay);
const technique = value(isTechnique);
const techniques = unique(list(technique, OUTLINE.length * 2), (each) => each);

/** Of two numbers, the first is not the larger one. */
const rightOf =
  (check: Check): Check =>
  (each, path) => {
    check(each, path);
    const { right, tried } = each as DayRecord;
    if (right > tried) throw backupEntry(`${path}.right`, `${right} of ${tried}`);
  };

/** No more right answers in a row than right answers. */
const inARow =
  (check: Check): Check =>
  (each, path) => {
    check(each, path);
    const { right, streak } = each as StationRecord;
    if (streak > right) throw backupEntry(`${path}.streak`, `${streak} of ${right}`);
  };

// --- The record of the player -------------------------------------------------------------------------------------------

const station = inARow(
  rightOf(
    fields(
      { right: count, tried: count, streak: count, hasBadge: flag, uses: count } satisfies Partial<
        Record<keyof StationRecord, Check>
      >,
      {
        knownOn: day,
        masteredOn: day,
        review: fields({ due: day, interval: value(isNumberBelow(LONGEST_INTERVAL + 1)) }),
        times: list(
          value((each) => typeof each === "number" && each >= 0 && each <= YEAR),
          MOST_TIMES,
        ),
      },
    ),
  ),
);

const PLAY = {
  used: table(isStation, count, OUTLINE.length),
  hinted: techniques,
  missed: techniques,
};
const MORE_OF_PLAY = {
  found: unique(list(value(isStation), OUTLINE.length), (each) => each),
  slowest: fields({ technique, seconds }),
};

/** The givens of a puzzle with one solution. */
const puzzleStart = value((each) => typeof each === "string" && /^[1-9.]{81}$/.test(each) && hasOneSolution(each));

const puzzleEntry = fields(
  {
    ...PLAY,
    id,
    start: puzzleStart,
    level: value(isOneOf(["", ...PLAY_LEVELS])),
    day,
    seconds,
    hints: count,
    slips: count,
    needed: techniques,
  },
  { ...MORE_OF_PLAY, name: id },
);

const learner = fields({
  said: value(isOneOf(SAID_LEVELS)),
  stations: table(isStation, station, OUTLINE.length),
  puzzles: unique(list(puzzleEntry, MOST_PUZZLES), (each) => (each as { id: unknown }).id, ".id"),
  plays: table(isId, fields(PLAY, MORE_OF_PLAY), MOST_PLAYS),
  days: table(isDay, rightOf(fields({ right: count, tried: count })), MOST_DAYS),
});

// --- Boards -------------------------------------------------------------------------------------------------------------

const board = value((each) => readBoard(each) !== undefined);
/** A board to begin with: no row, column or box has a given twice. */
const start: Check = (each, path) => {
  board(each, path);
  if (!isStart(each as string)) throw backupEntry(path, shown(each));
};
/** The pencil marks of a board. What is in the tables is checked when the board is opened. */
const pencil = fields({
  corner: isTable,
  center: isTable,
  cells: isTable,
  candidates: isTable,
  lines: list(() => undefined, 500),
});
const position = fields({ board, pencil });

const game = fields(
  {
    id,
    room: value(isOneOf(["play", "solve"])),
    start,
    history: fields({ past: list(position, MOST_MOVES), now: position, future: list(position, MOST_MOVES) }),
    seconds,
    hints: count,
    slips: list(value(isNumberBelow(729)), MOST_SLIPS),
    isDone: flag,
    changed: value(isNumberBelow(LARGEST_MOMENT)),
  },
  {
    limit: count,
    puzzle: fields({
      name: id,
      level: value(isOneOf(["", ...PLAY_LEVELS])),
      solution: value((each) => typeof each === "string" && /^[1-9]{81}$/.test(each)),
    }),
  },
);

function isTable(each: unknown, path: string): void {
  table(
    () => true,
    () => undefined,
    729,
  )(each, path);
}

/** Whether no given is in a house twice. */
export function isStart(text: string): boolean {
  const board = parse(text);
  for (let house = 0; house < 27; house++) {
    const digits = [...HOUSE_CELLS.slice(house * 9, house * 9 + 9)].filter((cell) => board.isGiven(cell));
    if (new Set(digits.map((cell) => board.values[cell])).size < digits.length) return false;
  }
  return true;
}

function hasOneSolution(text: string): boolean {
  return isStart(text) && decided(() => search(parse(text)).status === "one", false);
}

// --- The file -----------------------------------------------------------------------------------------------------------

/** Checks the shape of a whole file, and that it has nothing else. */
export const checkBackup: Check = fields({
  wings: value(isOneOf(["backup"])),
  version: value(isOneOf([1])),
  made: day,
  // The settings are checked by the reader of settings.
  settings: isTable,
  learner,
  games: unique(list(game, MOST_GAMES), (each) => (each as { id: unknown }).id, ".id"),
  moves: table(
    isId,
    value((each) => typeof each === "string" && /^[\w~.,;]{0,80000}$/.test(each)),
    MOST_TEXTS,
  ),
  films: table(isId, value(isFilm), MOST_TEXTS),
});

function isFilm(code: unknown): boolean {
  try {
    return typeof code === "string" && bytesOfFilm(code).length > 0 && /^[\w-]+$/.test(code);
  } catch {
    return false;
  }
}
