import { describe, expect, it } from "vitest";
import { type Learner, NEW_LEARNER, NEW_PLAY, NEW_STATION, type PuzzleEntry } from "../src/learner.js";
import { mergeLearners } from "../src/merge-learners.js";

const ENTRY: PuzzleEntry = {
  ...NEW_PLAY,
  id: "play-2026-11-20",
  start: ".".repeat(81),
  level: "hard",
  day: "2026-11-20",
  seconds: 700,
  hints: 1,
  slips: 0,
  needed: ["w-wing"],
};
const LEARNER: Learner = {
  said: "",
  stations: {
    "w-wing": {
      ...NEW_STATION,
      right: 6,
      tried: 8,
      streak: 5,
      hasBadge: true,
      knownOn: "2026-11-20",
      times: [12.5, 9],
      review: { due: "2026-11-30", interval: 3 },
    },
  },
  puzzles: [ENTRY],
  plays: { "play-2026-11-24": { ...NEW_PLAY, hinted: ["xy-wing"] } },
  days: { "2026-11-20": { right: 3, tried: 4 } },
};

describe("two records", () => {
  it("become one, and the same a second time changes nothing", () => {
    const { learner, counts, isSaid } = mergeLearners(NEW_LEARNER, LEARNER);
    expect(learner).toEqual(LEARNER);
    expect([counts, isSaid]).toEqual([{ puzzles: 1, stations: 1, days: 1, plays: 1 }, false]);
    const again = mergeLearners(learner, LEARNER);
    expect(again.learner).toEqual(learner);
    expect(again.counts).toEqual({ puzzles: 0, stations: 0, days: 0, plays: 0 });
  });

  it("give the better of both in each respect", () => {
    const station = {
      ...NEW_STATION,
      right: 9,
      tried: 10,
      streak: 0,
      uses: 1,
      knownOn: "2026-11-25",
      review: { due: "2026-12-01", interval: 7 },
    };
    const mine = { ...NEW_LEARNER, stations: { "w-wing": station }, days: { "2026-11-20": { right: 1, tried: 9 } } };
    const { learner } = mergeLearners(mine, LEARNER);
    expect(learner.stations["w-wing"]).toMatchObject({
      right: 9,
      tried: 10,
      streak: 0,
      hasBadge: true,
      uses: 1,
      knownOn: "2026-11-20",
      times: [12.5, 9],
      review: station.review,
    });
    expect(learner.days).toEqual({ "2026-11-20": { right: 3, tried: 9 } });
    const other = mergeLearners(LEARNER, mine).learner;
    expect(other.stations).toEqual(learner.stations);
    expect(other.days).toEqual(learner.days);
  });

  it("keep the later entry of a puzzle, and the last 500 of all", () => {
    const later = { ...ENTRY, day: "2026-11-22", seconds: 500 };
    expect(mergeLearners(LEARNER, { ...LEARNER, puzzles: [later] })).toMatchObject({
      learner: { puzzles: [later] },
      counts: { puzzles: 1 },
    });
    const puzzles = Array.from({ length: 499 }, (_, i) => ({ ...ENTRY, id: `play-${i}`, day: "2026-11-21" }));
    const full = mergeLearners({ ...NEW_LEARNER, puzzles }, { ...LEARNER, puzzles: [ENTRY, { ...ENTRY, id: "x" }] });
    expect(full.tooManyPuzzles).toBe(1);
    expect(full.learner.puzzles.slice(0, 2).map(({ id }) => id)).toEqual(["x", "play-0"]);
  });

  it("take over the level of which the first one says nothing", () => {
    const hard = { ...LEARNER, said: "hard" as const };
    expect(mergeLearners(LEARNER, hard)).toMatchObject({ isSaid: true, learner: { said: "hard" } });
    const easy = { ...LEARNER, said: "easy" as const };
    expect(mergeLearners(easy, hard)).toMatchObject({ isSaid: false, learner: { said: "easy" } });
  });
});
