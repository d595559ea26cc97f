import { describe, expect, it } from "vitest";
import { monthAfter } from "../src/calendar.js";
import { dayOf, daysAfter, daysBetween, isDay } from "../src/day.js";
import * as argument from "../src/argument.js";
import * as player from "../src/index.js";
import { type Learner, NEW_LEARNER, NEW_STATION, type PuzzleEntry } from "../src/learner.js";
import { answered, masteryOf, usedIn } from "../src/mastery.js";
import * as moves from "../src/moves.js";
import { nameMoves } from "../src/name-moves.js";
import { readLearner } from "../src/read-learner.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const DAY = "2026-11-22";

const ENTRY: PuzzleEntry = {
  id: "one",
  start: PUZZLE,
  level: "hard",
  day: DAY,
  seconds: 300,
  hints: 0,
  slips: 0,
  used: { "w-wing": 2 },
  found: ["w-wing"],
  hinted: [],
  missed: ["skyscraper"],
  slowest: { technique: "w-wing", seconds: 80 },
  needed: ["hidden-single", "w-wing"],
};

describe("days", () => {
  it("are those of the calendar, over a change of the clock and a leap day", () => {
    expect(dayOf(new Date(2026, 10, 2, 23, 59))).toBe("2026-11-02");
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysAfter("2028-02-28", 2)).toBe("2028-03-01");
    expect(["2026-02-30", "2026-1-1", "", 7, null, "2026-13-01"].filter(isDay)).toEqual([]);
    for (const wrong of [
      () => dayOf(new Date("x")),
      () => daysAfter("yesterday", 1),
      () => daysBetween("2026-13-01", ""),
      () => daysAfter(DAY, NaN),
      () => daysAfter(DAY, 1e7),
      () => monthAfter("2026-11", 0.5),
      () => monthAfter("November", 1),
    ])
      expect(wrong).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
  });
});

describe("the state of a station", () => {
  it("is known after five right answers in a row, and stays so", () => {
    let record = NEW_STATION;
    expect(masteryOf(record)).toBe("new");
    for (const isRight of [true, true, true, true, false, true, true, true, true]) {
      record = answered(record, isRight, DAY);
      expect(masteryOf(record)).toBe("learning");
    }
    record = answered(record, true, DAY);
    expect(record).toMatchObject({ right: 9, tried: 10, streak: 5, knownOn: DAY });
    expect(masteryOf(record)).toBe("known");
    expect(masteryOf(answered(record, false, DAY))).toBe("known");
  });

  it("is known after three clean puzzles, and mastered after ten", () => {
    const after = (uses: number) =>
      Array.from({ length: uses }).reduce<typeof NEW_STATION>((record) => usedIn(record, DAY), NEW_STATION);
    expect([1, 2, 3, 9, 10].map((uses) => masteryOf(after(uses)))).toEqual([
      "learning",
      "learning",
      "known",
      "known",
      "mastered",
    ]);
  });

  it("is mastered by a right answer a week later", () => {
    let record = NEW_STATION;
    for (let i = 0; i < 5; i++) record = answered(record, true, DAY);
    expect(masteryOf(answered(record, true, "2026-11-28"))).toBe("known");
    expect(masteryOf(answered(record, false, "2026-11-29"))).toBe("known");
    expect(masteryOf(answered(record, true, "2026-11-29"))).toBe("mastered");
  });
});

describe("the record of a player", () => {
  const learner: Learner = {
    said: "medium",
    stations: {
      "w-wing": { ...NEW_STATION, right: 5, tried: 6, streak: 5, hasBadge: true, review: { due: DAY, interval: 3 } },
    },
    puzzles: [ENTRY],
    plays: { two: { used: { "x-wing": 1 }, hinted: ["w-wing"], missed: [] } },
    days: { [DAY]: { right: 5, tried: 6 } },
  };

  it("is empty where what was stored is damaged, and what is valid stays", () => {
    for (const text of [undefined, "{", [], 7, null, { stations: [1], puzzles: { length: 9 }, days: "x" }])
      expect(readLearner(text)).toEqual(NEW_LEARNER);
    const hostile = JSON.parse(
      JSON.stringify({
        said: learner.said,
        stations: {
          ...learner.stations,
          "<b>": learner.stations["w-wing"],
          a: { right: -1, tried: 1, streak: 0 },
          b: { right: 1e300, tried: 1, streak: 1 },
        },
        puzzles: [
          null,
          { ...ENTRY, start: "<svg>" },
          { ...ENTRY, day: "yesterday" },
          { ...ENTRY, seconds: "long" },
          ENTRY,
        ],
        plays: { ...learner.plays, "../x": { used: {} } },
        days: { ...learner.days, "2026-99-99": { right: 1, tried: 1 } },
      }).replace('"<b>"', '"__proto__"'),
    ) as unknown;
    expect(readLearner(hostile)).toEqual(learner);
    expect(({} as { right?: number }).right).toBeUndefined();
  });

  it("keeps the last 500 puzzles", () => {
    const puzzles = Array.from({ length: 600 }, (_, i) => ({ ...ENTRY, id: `p${i}` }));
    expect(readLearner({ puzzles }).puzzles.map(({ id }) => id)[0]).toBe("p100");
  });
});

describe("a wrong call", () => {
  const coded = expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }) as unknown;
  const functions = Object.entries({ ...player, ...moves, ...argument }).flatMap(([name, call]) =>
    // Two of them take anything.
    typeof call === "function" && !["isDay", "readLearner"].includes(name) ? [[name, call] as const] : [],
  );

  it.each(functions)("of %s has a code", (_name, call) => {
    for (const wrong of [null, undefined, {}, 5])
      expect(() => Reflect.apply(call, undefined, [wrong, wrong, wrong, wrong])).toThrow(coded);
  });

  it("of nameMoves has a code, too", async () => {
    for (const wrong of [null, {}, [null]] as never[])
      await expect(nameMoves(wrong, wrong, wrong, wrong)).rejects.toThrow(coded);
  });

  it("says what is wrong where", () => {
    expect(() => player.suggest(NEW_LEARNER, undefined as never)).toThrow(
      '"undefined" is not understood: expected an object as map.',
    );
    const map = { stations: [{ id: "w-wing", buildsOn: null, isFront: true }], ladder: [] };
    expect(() => player.suggest(NEW_LEARNER, map as never)).toThrow("expected a list as map.stations[0].buildsOn.");
    expect(() => player.streakOn({ puzzles: Array(2), days: {} } as never, DAY)).toThrow("as learner.puzzles[0].");
  });
});
