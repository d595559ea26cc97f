import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { type Learner, NEW_LEARNER, NEW_PLAY, NEW_STATION, type PuzzleEntry } from "../src/learner.js";
import { learnerSchema, readLearner } from "../src/read-learner.js";

const DAY = "2026-11-22";
const STATION = { ...NEW_STATION, right: 5, tried: 6, hasBadge: true, knownOn: DAY, times: [12.5, 9] };
const ENTRY: PuzzleEntry = {
  ...NEW_PLAY,
  id: "one",
  start: ".".repeat(81),
  level: "hard",
  day: DAY,
  seconds: 300,
  hints: 0,
  slips: 0,
  used: { "w-wing": 2 },
  needed: ["w-wing"],
};
const LEARNER: Learner = {
  said: "easy",
  stations: { "w-wing": STATION },
  puzzles: [ENTRY],
  plays: { two: NEW_PLAY },
  days: { [DAY]: { right: 5, tried: 6 } },
};

const without = (value: object, ...names: string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** A record with one station or one puzzle. */
const station = (changes: object): unknown => ({ stations: { "w-wing": { ...STATION, ...changes } } });
const puzzle = (changes: object): unknown => ({ puzzles: [{ ...ENTRY, ...changes }] });

describe("what is stored", () => {
  it("is read as it is", () => {
    expect(readLearner(LEARNER)).toEqual(LEARNER);
    expect(readLearner(undefined)).toEqual(NEW_LEARNER);
  });

  it("loses the fields that it doesn't need and that are not valid", () => {
    const read = readLearner(station({ knownOn: "soon", times: "long", review: { due: DAY }, junk: 1, hasBadge: 1 }));
    expect(read.stations).toStrictEqual({ "w-wing": { ...without(STATION, "knownOn", "times"), hasBadge: false } });
    const changes = { name: "<b>", used: { "w-wing": 2, "a b": 1, "x-wing": -1 }, hinted: 7, needed: ["w-wing", 8] };
    expect(readLearner(puzzle({ ...changes, slowest: { technique: "w-wing" } })).puzzles).toStrictEqual([ENTRY]);
  });

  it("loses the entries that lack what they need", () => {
    expect(readLearner({ stations: { a: without(STATION, "tried"), b: STATION } }).stations).toEqual({ b: STATION });
    expect(readLearner(station({ uses: 1.5 })).stations).toEqual({});
    for (const changes of [{ id: "../x" }, { day: 7 }, { level: "hardest" }, { seconds: -1 }, { hints: null }])
      expect(readLearner(puzzle(changes)).puzzles).toEqual([]);
  });

  it("may be of an earlier version, which counted no uses", () => {
    expect(readLearner({ stations: { "w-wing": without(STATION, "uses") } }).stations["w-wing"].uses).toBe(0);
  });

  it("names a technique once", () => {
    expect(readLearner(puzzle({ found: ["w-wing", "x-wing", "w-wing"] })).puzzles[0].found).toEqual([
      "w-wing",
      "x-wing",
    ]);
    expect(readLearner(station({ times: [9, 9] })).stations["w-wing"].times).toEqual([9, 9]);
  });
});

describe("a record in a file", () => {
  const pathOf = (value: unknown): unknown[] | undefined =>
    safeParse(learnerSchema, value).issues?.[0].path?.map(({ key }) => key);

  it("is valid as it is", () => {
    expect(safeParse(learnerSchema, LEARNER)).toMatchObject({ success: true, output: LEARNER });
  });

  it.each([
    [["said"], {}],
    [["junk"], { ...LEARNER, junk: 1 }],
    [["stations", "w-wing", "uses"], { ...LEARNER, ...(station({ uses: undefined }) as object) }],
    [["stations", "w-wing", "knownOn"], { ...LEARNER, ...(station({ knownOn: "soon" }) as object) }],
    [["puzzles", 0, "seconds"], { ...LEARNER, ...(puzzle({ seconds: 1.5 }) as object) }],
    [["puzzles", 1], { ...LEARNER, puzzles: [ENTRY, ENTRY] }],
    [["puzzles"], { ...LEARNER, puzzles: Array.from({ length: 501 }, (_, i) => ({ ...ENTRY, id: `p${i}` })) }],
    [["plays", "two"], { ...LEARNER, plays: { two: 7 } }],
    [["days", "2026-02-30"], { ...LEARNER, days: { "2026-02-30": { right: 1, tried: 1 } } }],
  ])("is not valid at %j", (path, value) => {
    expect(pathOf(value)).toEqual(path);
  });
});
