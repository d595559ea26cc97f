import { describe, expect, it } from "vitest";
import { withAnswer, withTime } from "../src/answers.js";
import { daysAfter } from "../src/day.js";
import { NEW_LEARNER, playOf, stationOf } from "../src/learner.js";
import { masteryOf } from "../src/mastery.js";
import { withHint, withPlay, withPuzzle, withUse } from "../src/puzzles.js";
import { readLearner } from "../src/read-learner.js";

const DAY = "2026-11-22";
const DONE = { id: "one", start: ".".repeat(81), level: "hard", seconds: 300, hints: 0, slips: 0, needed: ["w-wing"] };

describe("an answer in practice", () => {
  it("counts for its station and its day, and sets the next review", () => {
    const learner = withAnswer(withAnswer(NEW_LEARNER, "w-wing", true, DAY), "w-wing", false, DAY);
    expect(stationOf(learner, "w-wing")).toMatchObject({ right: 1, tried: 2, streak: 0 });
    expect(stationOf(learner, "w-wing").review).toEqual({ due: "2026-11-23", interval: 1 });
    expect(learner.days).toEqual({ [DAY]: { right: 1, tried: 2 } });
    expect(NEW_LEARNER.stations).toEqual({});
  });

  it("has a time, and the last 25 are kept", () => {
    let learner = NEW_LEARNER;
    for (let seconds = 1; seconds <= 30; seconds++) learner = withTime(learner, "w-wing", seconds);
    expect(stationOf(learner, "w-wing").times).toEqual(Array.from({ length: 25 }, (_, i) => i + 6));
  });

  it("leaves the first days when there are too many", () => {
    const days = Object.fromEntries(
      Array.from({ length: 1500 }, (_, i) => [daysAfter(DAY, i), { right: 1, tried: 1 }]),
    );
    const learner = withAnswer({ ...NEW_LEARNER, days }, "w-wing", true, daysAfter(DAY, 1500));
    expect(Object.keys(learner.days)).toHaveLength(1500);
    expect(learner.days).not.toHaveProperty(DAY);
  });
});

describe("what the reader of a record would refuse", () => {
  it.each<[string, () => unknown, string]>([
    ["no time", () => withTime(NEW_LEARNER, "w-wing", NaN), '"NaN" is not understood: expected a number from 0 to'],
    ["a negative time", () => withTime(NEW_LEARNER, "w-wing", -5), "stations.w-wing.times.0"],
    ["a time without end", () => withTime(NEW_LEARNER, "w-wing", 1e300), "expected a number from 0 to 10000000000"],
    ["no id", () => withTime(NEW_LEARNER, "<b>", 5), '"<b>" is not understood: expected the id of a technique'],
    ["null as an id", () => withTime(NEW_LEARNER, null as never, 5), "expected a string as technique"],
    ["null as a game", () => withUse(NEW_LEARNER, null as never, "w-wing", true), "expected a string as game"],
    ["no day", () => withAnswer(NEW_LEARNER, "w-wing", true, "2026-02-30"), "expected a day such as 2026-11-22"],
    ["no game", () => withUse(NEW_LEARNER, "../x", "w-wing", true), "expected the id of a game"],
    ["no technique", () => withHint(NEW_LEARNER, "one", ""), "expected the id of a technique"],
    ["no list", () => withPlay(NEW_LEARNER, "one", { missed: 5 as never }), "what learnerSchema accepts, in plays.one"],
    ["no field", () => withPlay(NEW_LEARNER, "one", { junk: 5 } as never), "plays.one.junk"],
    ["no seconds", () => withPuzzle(NEW_LEARNER, { ...DONE, seconds: NaN }, DAY), "in puzzles.0.seconds"],
    [
      "a negative count",
      () => withPuzzle(NEW_LEARNER, { ...DONE, hints: -1 }, DAY),
      "expected a whole number from 0 to",
    ],
    [
      "no level",
      () => withPuzzle(NEW_LEARNER, { ...DONE, level: "nope" }, DAY),
      "expected one of easy, medium, hard, unfair, extreme",
    ],
    ["no board", () => withPuzzle(NEW_LEARNER, { ...DONE, start: "" }, DAY), "expected 81 digits and dots"],
    ["no entry", () => withPuzzle(NEW_LEARNER, {} as never, DAY), "in puzzles.0"],
  ])("is not stored: %s", (_, store, message) => {
    expect(store).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
    expect(store).toThrow(message);
  });

  it("is no field that is undefined", () => {
    const learner = withPuzzle(NEW_LEARNER, { ...DONE, name: undefined } as never, DAY);
    expect(readLearner(learner)).toStrictEqual(learner);
  });
});

describe("a puzzle", () => {
  it("counts once for each technique that was found, when it is done", () => {
    let learner = withUse(withUse(NEW_LEARNER, "one", "w-wing", true), "one", "w-wing", true);
    learner = withUse(learner, "one", "x-wing", false);
    learner = withPlay(learner, "one", { missed: ["skyscraper"] });
    expect(playOf(learner, "one").used).toEqual({ "w-wing": 2, "x-wing": 1 });
    expect(learner.stations).toEqual({});
    const done = withPuzzle(learner, DONE, DAY);
    expect(stationOf(done, "w-wing").uses).toBe(1);
    // The other one was typed too fast.
    expect(stationOf(done, "x-wing").uses).toBe(0);
    expect(done.plays).toEqual({});
    expect(done.puzzles).toEqual([
      {
        ...DONE,
        day: DAY,
        used: { "w-wing": 2, "x-wing": 1 },
        found: ["w-wing"],
        hinted: [],
        missed: ["skyscraper"],
      },
    ]);
    // More is known about it.
    const { puzzles, stations } = withPuzzle(done, { ...DONE, needed: ["w-wing", "xy-wing"] }, "2026-11-30");
    expect(puzzles).toMatchObject([{ day: DAY, needed: ["w-wing", "xy-wing"], missed: ["skyscraper"] }]);
    expect(stations).toBe(done.stations);
  });

  it("counts for no station with a hint, with a wrong digit, or played again", () => {
    const played = withHint(withUse(NEW_LEARNER, "one", "w-wing", true), "one", "skyscraper");
    expect(withHint(played, "one", "skyscraper")).toBe(played);
    for (const help of [{ hints: 1 }, { slips: 1 }]) {
      const learner = withPuzzle(played, { ...DONE, ...help }, DAY);
      expect(learner.puzzles).toMatchObject([{ hinted: ["skyscraper"], ...help }]);
      const again = withPuzzle(withUse(learner, "one", "w-wing", true), DONE, DAY);
      expect(again.puzzles).toHaveLength(1);
      expect(again.stations).toEqual({});
    }
  });

  it("makes a technique known after three", () => {
    let learner = NEW_LEARNER;
    for (const id of ["a", "b", "c"]) {
      expect(masteryOf(stationOf(learner, "w-wing"))).not.toBe("known");
      learner = withPuzzle(withUse(learner, id, "w-wing", true), { ...DONE, id }, DAY);
    }
    expect(stationOf(learner, "w-wing")).toMatchObject({ uses: 3, knownOn: DAY });
    expect(masteryOf(stationOf(learner, "w-wing"))).toBe("known");
  });
});
