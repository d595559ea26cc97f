import * as v from "valibot";
import { isDay, learnerSchema } from "@wings/player";
import { PLAY_LEVELS } from "../../model/daily.js";
import { LARGEST, LARGEST_MOMENT } from "../../model/largest.js";
import { readBoard } from "../../model/read-board.js";

const MOST_GAMES = 500;
const MOST_MOVES = 200;
const MOST_TEXTS = 1000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST));
const day = v.pipe(
  v.string(),
  v.check((text) => isDay(text)),
);
const id = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,160}$/i));
const level = v.picklist(["", ...PLAY_LEVELS]);

const listOf = <T>(entry: v.GenericSchema<T>, most: number) => v.pipe(v.array(entry), v.maxLength(most));
const tableOf = <T>(key: v.GenericSchema<string>, entry: v.GenericSchema<T>, most: number) =>
  v.pipe(v.record(key, entry), v.maxEntries(most));
/** A list in which no id is there twice. */
const unique = <T extends { id: string }>(entry: v.GenericSchema<T>, most: number) =>
  v.pipe(
    listOf(entry, most),
    v.checkItems((each, i, all) => all.findIndex((other) => other.id === each.id) === i),
  );

const board = v.pipe(
  v.string(),
  v.check((text) => readBoard(text) !== undefined),
);
/** What is in the tables is checked when the board is opened. */
const table = v.record(v.string(), v.number());
const position = v.strictObject({
  board,
  pencil: v.strictObject({
    corner: table,
    center: table,
    cells: table,
    candidates: table,
    lines: listOf(v.tuple([v.number(), v.number()]), 500),
  }),
});

const game = v.strictObject({
  id,
  room: v.picklist(["play", "solve"]),
  start: board,
  history: v.strictObject({
    past: listOf(position, MOST_MOVES),
    now: position,
    future: listOf(position, MOST_MOVES),
  }),
  seconds: count,
  hints: count,
  slips: listOf(v.pipe(count, v.maxValue(728)), 729),
  isDone: v.boolean(),
  changed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_MOMENT)),
  limit: v.exactOptional(count),
  puzzle: v.exactOptional(v.strictObject({ name: id, level, solution: v.pipe(v.string(), v.regex(/^[1-9]{81}$/)) })),
});

/** The shape of a backup. It has nothing else. */
export const backupSchema = v.strictObject({
  wings: v.literal("backup"),
  version: v.literal(1),
  made: day,
  // The reader of settings checks them.
  settings: v.record(v.string(), v.unknown()),
  learner: learnerSchema,
  games: unique(game, MOST_GAMES),
  moves: tableOf(id, v.pipe(v.string(), v.regex(/^[\w~.,;]{0,80000}$/)), MOST_TEXTS),
  films: tableOf(id, v.pipe(v.string(), v.regex(/^[\w-]{1,20000}$/)), MOST_TEXTS),
});
