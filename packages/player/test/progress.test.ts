import { LADDER } from "@wings/ladder";
import { afterEach, describe, expect, it } from "vitest";
import { monthAfter, weeksOf } from "../src/calendar.js";
import { dayOf, daysAfter } from "../src/day.js";
import { type Learner, NEW_LEARNER, NEW_PLAY, NEW_STATION, type PuzzleEntry } from "../src/learner.js";
import { INTERVALS, dueOn, isDue, nextReview, reviewed } from "../src/review.js";
import { LENGTH, answeredIn, goneOn, roundOn, turnOf } from "../src/round.js";
import { byLevel, byTechnique, median } from "../src/statistics.js";
import { streakOn } from "../src/streak.js";

const TODAY = "2026-11-27";
const entry = (day: string, more: Partial<PuzzleEntry> = {}): PuzzleEntry => ({
  ...NEW_PLAY,
  id: `play-${day}`,
  name: day,
  start: ".".repeat(81),
  level: "medium",
  day,
  seconds: 300,
  hints: 0,
  slips: 0,
  needed: [],
  ...more,
});
const active = (...days: string[]): Learner => ({ ...NEW_LEARNER, puzzles: days.map((day) => entry(day)) });

describe("a review", () => {
  it("comes later after each right answer on its day", () => {
    let review = reviewed(undefined, true, TODAY);
    const seen = [review.interval];
    for (let i = 0; i < 8; i++) {
      review = reviewed(review, true, review.due);
      seen.push(review.interval);
    }
    expect(seen).toEqual([...INTERVALS, 120, 120]);
  });

  it("a wrong answer brings it back tomorrow, and two steps earlier", () => {
    const wrong = reviewed({ due: TODAY, interval: 30 }, false, TODAY);
    expect(wrong).toEqual({ due: "2026-11-28", interval: 7 });
    expect(reviewed(wrong, true, "2026-11-28")).toEqual({ due: "2026-12-12", interval: 14 });
    expect(reviewed(undefined, false, TODAY)).toEqual({ due: "2026-11-28", interval: 1 });
    // Early, too.
    expect(reviewed({ due: "2027-01-01", interval: 60 }, false, TODAY)).toEqual({ due: "2026-11-28", interval: 14 });
  });

  it("a right answer before its day changes nothing", () => {
    const review = { due: "2026-11-30", interval: 3 };
    expect(reviewed(review, true, TODAY)).toBe(review);
  });

  it("is due as well if a clock that was ahead set it", () => {
    expect(isDue({ due: "2036-01-01", interval: 7 }, TODAY)).toBe(true);
    expect(isDue({ due: "2026-12-04", interval: 7 }, TODAY)).toBe(false);
    // Set back by a day, as on a trip.
    expect(isDue({ due: "2026-12-04", interval: 7 }, "2026-11-26")).toBe(false);
  });

  it("the most overdue stations come first, and those from before there were reviews are due", () => {
    const stations = {
      soon: { ...NEW_STATION, tried: 1, review: { due: "2026-11-28", interval: 1 } },
      late: { ...NEW_STATION, tried: 1, review: { due: "2026-11-25", interval: 1 } },
      slow: { ...NEW_STATION, tried: 1, review: { due: "2026-11-24", interval: 60 } },
      old: { ...NEW_STATION, tried: 4 },
      new: NEW_STATION,
    };
    expect(dueOn({ stations }, TODAY)).toEqual(["late", "slow", "old"]);
    expect(nextReview({ stations: { soon: stations.soon } })).toEqual({ id: "soon", due: "2026-11-28" });
  });
});

describe("a round", () => {
  const learner = {
    ...NEW_LEARNER,
    stations: Object.fromEntries(["a", "b", "c", "d"].map((id) => [id, { ...NEW_STATION, tried: 1 }])),
  };

  it("has three stations, counts the first answer of each, and ends", () => {
    let round = roundOn(learner, TODAY, 1000)!;
    expect(round.ids).toEqual(["a", "b", "c"]);
    round = answeredIn(answeredIn(round, "b", true), "a", false);
    round = answeredIn(round, "a", true);
    expect(round.answers).toEqual([{ id: "a", isRight: false }]);
    expect(turnOf(goneOn(round, 2000))).toBe("b");
    round = answeredIn(answeredIn(round, "b", true), "c", true);
    expect(round.isOver).toBe(false);
    expect(goneOn(round, 2000).isOver).toBe(true);
    expect(roundOn(NEW_LEARNER, TODAY, 0)).toBeUndefined();
  });

  it("lasts five minutes at most, but lets an exercise end", () => {
    const round = answeredIn(roundOn(learner, TODAY, 1000)!, "a", true);
    expect(goneOn(round, 1000 + LENGTH - 1).isOver).toBe(false);
    expect(goneOn(round, 1000 + LENGTH).isOver).toBe(true);
  });
});

describe("a streak", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it("counts days in a row, and forgives one that was missed", () => {
    expect(streakOn(active("2026-11-25", "2026-11-26", TODAY), TODAY)).toEqual({ now: 3, longest: 3, isToday: true });
    expect(streakOn(active("2026-11-24", "2026-11-26"), TODAY)).toEqual({ now: 2, longest: 2, isToday: false });
    // Yesterday was missed, and today is not over.
    expect(streakOn(active("2026-11-24", "2026-11-25"), TODAY).now).toBe(2);
    expect(streakOn(active("2026-11-23", "2026-11-24"), TODAY)).toEqual({ now: 0, longest: 2, isToday: false });
    expect(streakOn(active("2026-11-21", "2026-11-24", TODAY), TODAY)).toEqual({ now: 1, longest: 1, isToday: true });
    expect(streakOn(NEW_LEARNER, TODAY)).toEqual({ now: 0, longest: 0, isToday: false });
  });

  it("a right answer is enough, a wrong one is not", () => {
    const days = { "2026-11-26": { right: 1, tried: 2 }, [TODAY]: { right: 0, tried: 3 } };
    expect(streakOn({ ...NEW_LEARNER, days }, TODAY)).toEqual({ now: 1, longest: 1, isToday: false });
  });

  it.each([
    "America/New_York",
    "Europe/Berlin",
    "Pacific/Auckland",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "America/Santiago",
  ])("is whole over a year of daylight saving in %s, whenever somebody plays", (name) => {
    process.env.TZ = name;
    for (const hour of [0, 2, 12, 23]) {
      const days = Array.from({ length: 366 }, (_, i) => dayOf(new Date(2026, 0, 1 + i, hour, 59)));
      expect(new Set(days).size).toBe(366);
      expect(streakOn(active(...days), days.at(-1)!).now).toBe(366);
      days.forEach((day, i) => {
        if (i > 0) expect(daysAfter(days[i - 1], 1)).toBe(day);
      });
    }
  });

  it("lasts on trips in both directions", () => {
    const moment = (text: string, name: string): string => {
      process.env.TZ = name;
      return dayOf(new Date(text));
    };
    // To the west over the date line: the same day again.
    const west = [moment("2026-11-26T20:00Z", "Pacific/Auckland"), moment("2026-11-27T05:00Z", "Pacific/Honolulu")];
    expect(west).toEqual(["2026-11-27", "2026-11-26"]);
    expect(streakOn(active(...west), "2026-11-26")).toEqual({ now: 2, longest: 2, isToday: true });
    // To the east: one day is missing.
    const east = [moment("2026-11-26T20:00Z", "Pacific/Honolulu"), moment("2026-11-27T20:00Z", "Pacific/Auckland")];
    expect(east).toEqual(["2026-11-26", "2026-11-28"]);
    expect(streakOn(active(...east), "2026-11-28").now).toBe(2);
  });

  it("survives a clock that is set back, and one that was years ahead", () => {
    const days = active("2026-11-24", "2026-11-25", "2026-11-26", TODAY);
    expect(streakOn(days, "2026-11-26")).toEqual({ now: 4, longest: 4, isToday: true });
    expect(streakOn(active("2026-11-26", TODAY, "2031-05-05"), TODAY)).toEqual({ now: 2, longest: 2, isToday: true });
  });
});

describe("statistics", () => {
  it("has medians and bests by level, without the puzzles that had no timer", () => {
    const puzzles = [
      entry("2026-11-20", { level: "hard", seconds: 900, hints: 3, slips: 1 }),
      entry("2026-11-21", { level: "hard", seconds: 500 }),
      entry("2026-11-22", { level: "hard", seconds: 0, hints: 1 }),
      entry("2026-11-23", { level: "easy", seconds: 100 }),
    ];
    const [easy, hard, all] = byLevel(puzzles);
    expect(easy).toMatchObject({ level: "easy", solved: 1, best: 100, median: 100, clean: 1 });
    expect(hard).toEqual({ level: "hard", solved: 3, best: 500, median: 700, hints: 1, slips: 0, clean: 1 });
    expect(all).toMatchObject({ level: "", solved: 4, best: 100, median: 500, clean: 2 });
    expect(byLevel([])).toEqual([]);
    expect(median([4, 1, 3])).toBe(3);
    expect(median([])).toBeUndefined();
  });

  it("joins exercises and puzzles of a technique, in the order of the ladder", () => {
    const puzzles = [
      entry("2026-11-20", { used: { "w-wing": 2 }, missed: ["xy-wing"] }),
      entry("2026-11-21", { used: { "w-wing": 1 }, hinted: ["w-wing"] }),
    ];
    const ladder = LADDER.map(({ technique: { id } }) => ({ id }));
    const stations = { "naked-single": { ...NEW_STATION, right: 3, tried: 4, times: [12, 8, 10] } };
    expect(byTechnique({ stations, puzzles }, ladder)).toEqual([
      { id: "naked-single", right: 3, tried: 4, best: 8, median: 10, used: 0, hinted: 0, missed: 0 },
      expect.objectContaining({ id: "xy-wing", missed: 1 }),
      expect.objectContaining({ id: "w-wing", tried: 0, used: 2, hinted: 1, best: undefined }),
    ]);
  });
});

describe("the calendar", () => {
  it("has whole weeks from Monday on, and knows what became of each puzzle", () => {
    const shelf = [{ puzzle: { name: "2026-11-24" }, isDone: false }, { isDone: false }];
    const puzzles = [entry("2026-11-02"), entry("2026-11-03", { day: "2026-11-09", seconds: 61 })];
    const weeks = weeksOf("2026-11", TODAY, puzzles, shelf);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    // The first of November 2026 is a Sunday.
    expect(weeks[0].map((each) => each?.day)).toEqual([...Array<undefined>(6), "2026-11-01"]);
    const states = Object.fromEntries(weeks.flat().flatMap((each) => (each ? [[each.day, each.state]] : [])));
    expect(states).toMatchObject({
      "2026-11-01": "open",
      "2026-11-02": "on-time",
      "2026-11-03": "late",
      "2026-11-24": "begun",
      [TODAY]: "open",
      "2026-11-28": "future",
    });
    expect(Object.keys(states)).toHaveLength(30);
    expect(monthAfter("2026-11", 2)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
    expect(weeksOf("2028-02", TODAY, [], []).flat().filter(Boolean)).toHaveLength(29);
  });
});
