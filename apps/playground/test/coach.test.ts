import { format, parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { type Learner, NEW_LEARNER, NEW_STATION, type PuzzleEntry, masteryOf, stationOf } from "@wings/player";
import { helpful } from "../src/learner/helpful.js";
import { loadLearner, saveLearner } from "../src/learner/keep-learner.js";
import { nameable } from "../src/learner/nameable.js";
import { suggest } from "../src/model/next-station.js";
import { newGame } from "../src/model/game.js";
import { loadSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { type State, initialState } from "../src/store/state.js";
import { reduce } from "./page-store.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const DAY = "2026-11-22";

/** A store of text, as a browser has. */
function storageOf(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

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

const ANSWERED = { ...NEW_STATION, right: 1, tried: 1, streak: 1 };

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

  it("is the same after it was stored", () => {
    const storage = storageOf();
    saveLearner(storage, learner, NEW_LEARNER);
    expect(loadLearner(storage)).toEqual(learner);
  });

  it("has the answers that an earlier version stored", () => {
    const storage = storageOf({
      "wings/progress": JSON.stringify({ "w-wing": { right: 7, tried: 9, streak: 2, hasBadge: true } }),
    });
    const read = loadLearner(storage);
    expect(masteryOf(stationOf(read, "w-wing"))).toBe("known");
    const next = { ...read, stations: { ...read.stations, "x-wing": ANSWERED } };
    saveLearner(storage, next, read);
    expect(loadLearner(storage).stations).toEqual(next.stations);
  });

  it("keeps what another tab wrote", () => {
    const storage = storageOf();
    saveLearner(storage, learner, NEW_LEARNER);
    const mine: Learner = {
      ...NEW_LEARNER,
      puzzles: [{ ...ENTRY, id: "mine" }],
      stations: { "x-wing": ANSWERED },
    };
    saveLearner(storage, mine, NEW_LEARNER);
    const all = loadLearner(storage);
    expect(all.puzzles.map(({ id }) => id)).toEqual(["one", "mine"]);
    expect(Object.keys(all.stations)).toEqual(["w-wing", "x-wing"]);
    expect(all.plays).toEqual(learner.plays);
  });

  it("is empty where the storage is damaged, and what is valid stays", () => {
    for (const text of ["", "{", "[]", "7", '"x"', "null", '{"stations":[1]}'])
      expect(loadLearner(storageOf({ "wings/coach/puzzles": text, "wings/coach/stations": text }))).toEqual(
        NEW_LEARNER,
      );
    const storage = storageOf({ "wings/coach/stations": "{oops", "wings/coach/puzzles": JSON.stringify([ENTRY]) });
    expect(loadLearner(storage)).toEqual({ ...NEW_LEARNER, puzzles: [ENTRY] });
  });
});

describe("the actions of the coach", () => {
  const playing = (): State => {
    const first = initialState({ room: "play" }, loadSettings(undefined));
    const start = format(parse(PUZZLE), "url");
    return [
      { type: "learner", learner: NEW_LEARNER },
      { type: "open", game: newGame("one", "play", start, undefined, 1), route: { room: "play" } },
    ].reduce((state, action) => reduce(state, action as Action), first);
  };
  const { id, start, level, seconds, hints, slips, needed } = ENTRY;
  const done = { id, start, level, seconds, hints, slips, needed };
  const time = Date.parse(`${DAY}T10:00:00`);
  const after = (state: State, ...actions: Action[]): State =>
    actions.reduce((now, action) => reduce(now, { ...action, time }), state);
  const used = (technique: string, isFound = true): Action => ({ type: "used", technique, isFound });

  it("change nothing before they are loaded", () => {
    const state = initialState({ room: "play" }, loadSettings(undefined));
    expect(reduce(state, used("w-wing"))).toBe(state);
  });

  it("count a technique once for a clean puzzle, when it is done", () => {
    const played = after(playing(), used("w-wing"), used("w-wing"), used("x-wing", false));
    expect(stationOf(played.learner!, "w-wing").uses).toBe(0);
    const state = after(played, { type: "puzzle", entry: { ...done, needed: [] } }, { type: "puzzle", entry: done });
    expect(stationOf(state.learner!, "w-wing").uses).toBe(1);
    expect(state.learner!.plays).toEqual({});
    // The other one was typed too fast.
    expect(stationOf(state.learner!, "x-wing").uses).toBe(0);
    const play = { used: { "w-wing": 2, "x-wing": 1 }, found: ["w-wing"], hinted: [], missed: [] };
    expect(state.learner!.puzzles).toEqual([{ ...done, day: DAY, ...play }]);
  });

  it("count nothing for a puzzle with a hint, with a wrong digit, or played again", () => {
    const played = after(playing(), used("w-wing"), { type: "hinted", technique: "skyscraper" });
    for (const entry of [
      { ...done, hints: 1 },
      { ...done, slips: 1 },
    ]) {
      const state = after(played, { type: "puzzle", entry });
      expect(stationOf(state.learner!, "w-wing").uses).toBe(0);
      expect(state.learner!.puzzles[0].hinted).toEqual(["skyscraper"]);
      const again = after(state, used("w-wing"), { type: "puzzle", entry: done });
      expect(stationOf(again.learner!, "w-wing").uses).toBe(0);
      expect(again.learner!.puzzles).toHaveLength(1);
    }
  });
});

describe("what the page names in a puzzle", () => {
  const stateOf = (level: string, name = `${level}-1`, learner: Learner = NEW_LEARNER) => ({
    game: newGame("g", "play", "", { name, level, solution: "" }, 1),
    learner,
  });
  const levelsOf = (...of: Parameters<typeof stateOf>): string[] => [
    ...new Set(nameable(stateOf(...of)).map(({ level }) => level)),
  ];

  it("is up to the level of the puzzle, and what the player knows", () => {
    expect(levelsOf("easy")).toEqual(["easy"]);
    expect(levelsOf("hard")).toEqual(["easy", "medium", "hard"]);
    expect(levelsOf("", "own")).toContain("extreme");
    expect(levelsOf("", "for-you-w1k97")).toEqual(["easy"]);
    const known = { ...NEW_LEARNER, stations: { "w-wing": { ...NEW_STATION, hasBadge: true } } };
    expect(nameable(stateOf("easy", "easy-1", known)).map(({ id }) => id)).toContain("w-wing");
  });

  it("would have helped where the player waited or took a hint, and didn't use it", () => {
    const play = {
      used: { "naked-single": 3 },
      hinted: ["naked-pair", "als-xz"],
      missed: ["naked-single", "pointing"],
    };
    expect(helpful(play, stateOf("medium"))).toEqual(["naked-pair", "pointing"]);
    expect(helpful(play, stateOf("easy"))).toEqual([]);
    // What is next to learn is worth its name on any level.
    const { station } = suggest({ ...NEW_LEARNER, said: "easy" })!;
    const next = { ...play, hinted: [station.id] };
    expect(helpful(next, stateOf("easy", "easy-1", { ...NEW_LEARNER, said: "easy" }))).toEqual([station.id]);
  });
});
