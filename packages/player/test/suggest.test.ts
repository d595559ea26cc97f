import { LADDER, STATIONS, levelOf } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { type Learner, NEW_LEARNER, NEW_STATION, type PuzzleEntry } from "../src/learner.js";
import { foundationOf } from "../src/map.js";
import { openStations, suggest, usableIds } from "../src/suggest.js";

const MAP = { stations: STATIONS, ladder: LADDER.map(({ technique: { id }, level }) => ({ id, level })) };
const stationNamed = (id: string) => STATIONS.find((station) => station.id === id);

const known = (...ids: string[]): Learner => ({
  ...NEW_LEARNER,
  stations: Object.fromEntries(
    ids.map((id) => [id, { ...NEW_STATION, right: 5, tried: 5, streak: 5, hasBadge: true }]),
  ),
});

const finished = (learner: Learner, ...puzzles: Partial<PuzzleEntry>[]): Learner => ({
  ...learner,
  puzzles: puzzles.map((puzzle, i) => ({
    id: `p${i}`,
    start: ".".repeat(81),
    level: "hard",
    day: "2026-11-22",
    seconds: 1,
    hints: 0,
    slips: 0,
    used: {},
    hinted: [],
    missed: [],
    needed: [],
    ...puzzle,
  })),
});

describe("the map", () => {
  it("has each technique once", () => {
    const ids = LADDER.map(({ technique }) => technique.id);
    expect(STATIONS.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it("has about thirty stations in front, some on each line, and none that builds on a station behind", () => {
    const front = STATIONS.filter(({ isFront }) => isFront);
    expect(front.length).toBeGreaterThanOrEqual(28);
    expect(front.length).toBeLessThanOrEqual(36);
    for (const { id, buildsOn } of front)
      expect([id, buildsOn.filter((on) => stationNamed(on)?.isFront !== true)]).toEqual([id, []]);
  });

  it("leads to each station from the first one", () => {
    for (const { id } of STATIONS.filter((station) => station.id !== "full-house")) {
      expect(foundationOf(id, STATIONS)).toContain("full-house");
      expect(foundationOf(id, STATIONS)).not.toContain(id);
    }
  });
});

describe("what comes next", () => {
  it("begins with the first single", () => {
    expect(suggest(NEW_LEARNER, MAP)).toMatchObject({
      station: { id: "full-house" },
      reason: { kind: "builds", on: [] },
    });
  });

  it("is open: what it builds on is known", () => {
    const open = openStations(known("full-house", "hidden-single"), MAP).map(({ id }) => id);
    expect(open).toContain("naked-single");
    expect(open).toContain("pointing");
    expect(open).not.toContain("claiming");
    expect(open).not.toContain("full-house");
  });

  it("stays with what was begun", () => {
    const learner = known("full-house", "hidden-single", "naked-single");
    const begun = { ...learner.stations, "naked-pair": { ...NEW_STATION, right: 3, tried: 4, streak: 2 } };
    expect(suggest({ ...learner, stations: begun }, MAP)).toMatchObject({
      station: { id: "naked-pair" },
      reason: { kind: "begun", streak: 2 },
    });
  });

  it("is what the player is stuck on, or what leads there", () => {
    const able = known("x-wing", "naked-pair");
    const puzzles = [{ hinted: ["skyscraper"] }, {}, { missed: ["skyscraper"] }, { hinted: ["skyscraper"] }, {}];
    expect(suggest(finished(able, ...puzzles), MAP)).toMatchObject({
      station: { id: "skyscraper" },
      reason: { kind: "stuck", puzzles: 3, of: 5 },
    });
    expect(suggest(finished(known("full-house"), ...puzzles), MAP)).toMatchObject({
      station: { id: "hidden-single" },
      reason: { kind: "towards", goal: "skyscraper", puzzles: 3, of: 5 },
    });
    // Once is an accident, and what is known is no problem.
    expect(suggest(finished(able, { hinted: ["skyscraper"] }), MAP)?.reason.kind).toBe("builds");
    expect(suggest(finished(able, { hinted: ["x-wing"] }, { hinted: ["x-wing"] }), MAP)?.reason.kind).toBe("builds");
  });

  it("believes what the player says, but calls nothing known", () => {
    const learner: Learner = { ...NEW_LEARNER, said: "medium" };
    expect(suggest(learner, MAP)?.station.id).toBe("x-wing");
    expect(usableIds(learner, MAP)).toContain("hidden-triple");
    expect(usableIds(learner, MAP)).not.toContain("x-wing");
    expect(learner.stations).toEqual({});
  });

  it("has an end", () => {
    expect(suggest(known(...STATIONS.map(({ id }) => id)), MAP)).toBeUndefined();
  });

  it("goes through the whole map, easy stations first", () => {
    const done: string[] = [];
    for (;;) {
      const station = suggest(known(...done), MAP)?.station;
      if (station === undefined) break;
      done.push(station.id);
    }
    expect(done).toHaveLength(STATIONS.length);
    expect(done.slice(0, 3)).toEqual(["full-house", "naked-single", "hidden-single"]);
    const levels = done.filter((id) => stationNamed(id)!.isFront).map((id) => levelOf(id));
    expect(levels.slice(0, 9).every((level) => level === "easy" || level === "medium")).toBe(true);
  });
});
