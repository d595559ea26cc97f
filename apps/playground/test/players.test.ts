import { findAll, parse } from "@wings/core";
import { rungOf } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { type Learner, NEW_LEARNER, stationOf } from "../src/coach/learner.js";
import { isKnown, masteryOf } from "../src/coach/mastery.js";
import { suggest } from "../src/coach/next-station.js";
import { STATIONS } from "../src/coach/stations.js";
import { makeTask } from "../src/generator/make.js";
import type { Task } from "../src/model/practice.js";
import { outcomeOf } from "../src/model/step.js";
import { loadSettings } from "../src/model/storage.js";
import { coachHandlers } from "../src/store/coach-actions.js";
import { type Action, reduce } from "../src/store/reduce.js";
import { type State, initialState } from "../src/store/state.js";

/** A page without a screen, and a player in front of it. */
class Table {
  state: State = initialState({ room: "practice" }, loadSettings(undefined));
  seed = 0;

  constructor() {
    this.do({ type: "late", handlers: coachHandlers(() => new Date("2026-11-22T10:00:00")) });
    this.do({ type: "learner", learner: NEW_LEARNER });
  }

  get learner(): Learner {
    return this.state.learner!;
  }

  do(action: Action): void {
    this.state = reduce(this.state, action);
  }

  /** The number of tries is the time, so that each run has the same boards. */
  async taskFor(technique: string): Promise<Task> {
    let tries = 0;
    return makeTask(technique, ++this.seed, 200, () => tries++);
  }

  open(task: Task): void {
    this.do({ type: "route", route: { room: "practice", technique: task.technique } });
    this.do({ type: "task", task });
  }

  /** Marks a candidate as a press does: `r1c2-3`, or `r1c2=3`. */
  mark(name: string): void {
    const cell = (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;
    this.do({ type: "press", cell, digit: Number(name[5]), isAdding: false });
  }

  check(): void {
    this.do({ type: "answer" });
    // As if everything that is true was proved: the most that a guess can get.
    if (this.state.practice!.answer?.kind === "beside")
      this.do({ type: "beside-judged", proof: { verdict: "proved", claim: "", text: "" } });
  }
}

/** What somebody who knows a technique marks: a step that they see themselves. */
function stepSeen({ technique, board }: Task): readonly string[] {
  const found = findAll(parse(board), [rungOf(technique)!.technique], { policy: "distinct" });
  const [smallest] = found.map((finding) => finding.toJSON()).sort((a, b) => a.size - b.size);
  return outcomeOf(smallest).split(".");
}

/** Random numbers, the same in each run. */
function dice(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** The candidates of a board, as marks. */
function marksOn({ board, steps }: Task): readonly string[] {
  const now = parse(board);
  const sign = steps[0].finding.placements.length > 0 ? "=" : "-";
  return Array.from({ length: 81 }, (_, cell) => cell)
    .filter((cell) => now.values[cell] === 0)
    .flatMap((cell) =>
      now.candidates(cell).map((digit) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}${sign}${digit}`),
    );
}

describe("a player who knows only singles", () => {
  it("reaches known on ten stations by following what comes next", { timeout: 120_000 }, async () => {
    const table = new Table();
    const skills = new Set(["full-house", "naked-single", "hidden-single"]);
    const known = () => STATIONS.filter(({ id }) => isKnown(stationOf(table.learner, id))).map(({ id }) => id);
    const asked: string[] = [];
    while (known().length < 10 && asked.length < 100) {
      const { id } = suggest(table.learner)!.station;
      asked.push(id);
      table.open(await table.taskFor(id));
      if (skills.has(id)) {
        for (const mark of stepSeen(table.state.practice!.task)) table.mark(mark);
        table.check();
        expect([id, table.state.practice!.answer?.kind]).toEqual([id, "right"]);
      } else {
        // A first look at something new: it is shown, and then it can be done.
        table.do({ type: "show-answer" });
        expect(masteryOf(stationOf(table.learner, id))).toBe("learning");
        skills.add(id);
      }
    }
    expect(known()).toHaveLength(10);
    // Five answers for each station, and one look at each new one.
    expect(asked).toHaveLength(10 * 5 + 7);
    expect(known()).toEqual(expect.arrayContaining(["pointing", "claiming", "naked-pair", "x-wing"]));
  });
});

describe("a player who guesses", () => {
  const roll = dice();
  /** Marks at random until the page has an answer that says yes or no. */
  const guess = (table: Table): void => {
    const all = marksOn(table.state.practice!.task);
    for (let i = 0; i < 20 && table.state.practice!.isSpent === false; i++) {
      table.mark(all[roll(all.length)]);
      table.check();
    }
  };

  it("never reaches known by following what comes next", { timeout: 120_000 }, async () => {
    const table = new Table();
    for (let board = 0; board < 12; board++) {
      const task = await table.taskFor(suggest(table.learner)!.station.id);
      for (let round = 0; round < 20; round++) {
        table.open(task);
        guess(table);
      }
    }
    expect(Object.values(table.learner.stations).reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(200);
    expect(STATIONS.filter(({ id }) => isKnown(stationOf(table.learner, id)))).toEqual([]);
  });

  it("never reaches known at any of thirty stations", { timeout: 300_000 }, async () => {
    const table = new Table();
    for (const { id } of STATIONS.filter(({ isFront }) => isFront).slice(0, 30)) {
      for (let board = 0; board < 2; board++) {
        const task = await table.taskFor(id);
        for (let round = 0; round < 20; round++) {
          table.open(task);
          guess(table);
        }
      }
      expect([id, masteryOf(stationOf(table.learner, id))]).toEqual([id, "learning"]);
    }
  });
});
