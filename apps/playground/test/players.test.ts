import { findAll, format, parse } from "@wings/core";
import { LADDER, type Level, rungOf } from "@wings/ladder";
import { random } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { isThorough } from "@wings/test-kit/depth";
import { type Learner, NEW_LEARNER, isKnown, masteryOf, stationOf } from "@wings/player";
import { suggest } from "../src/model/next-station.js";
import { STATIONS } from "../src/model/stations.js";
import { watchSteps } from "../src/features/coach/watch-steps.js";
import { makePuzzle, makeTask } from "../src/generator/make.js";
import { newGame } from "../src/model/game.js";
import type { PracticeTask } from "../src/model/practice.js";
import { outcomeOf } from "../src/model/step.js";
import { loadSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { type State, initialState } from "../src/store/state.js";
import { engineHere } from "./engine-here.js";
import { reduce, storeOf } from "./page-store.js";

const NOW = Date.parse("2026-11-22T10:00:00");

/** A page without a screen, and a player in front of it. */
class Table {
  state: State = initialState({ room: "practice" }, loadSettings(undefined));
  seed = 0;

  constructor() {
    this.do({ type: "learner", learner: NEW_LEARNER });
  }

  get learner(): Learner {
    return this.state.learner!;
  }

  do(action: Action): void {
    this.state = reduce(this.state, { ...action, time: NOW });
  }

  /** The number of tries is the time, so that each run has the same boards. */
  async taskFor(technique: string): Promise<PracticeTask> {
    let tries = 0;
    return makeTask(technique, ++this.seed, 200, () => tries++);
  }

  open(task: PracticeTask): void {
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

/** The marks of a player who knows a technique: the smallest step. */
function stepSeen({ technique, board }: PracticeTask): readonly string[] {
  const found = findAll(parse(board), [rungOf(technique)!.technique], { policy: "distinct" });
  const [smallest] = found.map((finding) => finding.toJSON()).sort((a, b) => a.size - b.size);
  return outcomeOf(smallest).split(".");
}

/** The candidates of a board, as marks. */
function marksOn({ board, steps }: PracticeTask): readonly string[] {
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
  const { below: roll } = random(1);
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

  it.runIf(isThorough)("never reaches known at any of thirty stations", { timeout: 300_000 }, async () => {
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

/** A page on which puzzles are played, with a clock of its own. */
class Seat {
  clock = 0;
  private readonly engine = engineHere();
  private readonly store = storeOf(initialState({ room: "play" }, loadSettings(undefined)), () => NOW);

  constructor() {
    this.store.dispatch({ type: "learner", learner: NEW_LEARNER });
    watchSteps(this.store, this.engine, () => this.clock);
  }

  get known(): string[] {
    return STATIONS.filter(({ id }) => isKnown(stationOf(this.store.state.learner!, id))).map(({ id }) => id);
  }

  /** How many techniques the page named. */
  get named(): number {
    return new Set(this.store.state.learner!.puzzles.flatMap(({ used }) => Object.keys(used))).size;
  }

  /** Plays a puzzle: each turn gives the next digit, and the seconds before it. */
  async play(
    level: Level,
    seed: number,
    next: (board: string, solution: string) => { readonly cell: number; readonly seconds: number },
  ): Promise<void> {
    const { dispatch } = this.store;
    const { puzzle, solution } = makePuzzle(level, seed);
    const name = `${level}-${seed}`;
    const start = format(parse(puzzle), "url");
    const game = newGame(name, "play", start, { name, level, solution }, 1);
    dispatch({ type: "open", game, route: { room: "play", name } });
    for (let now = start; !parse(now).isFull; now = this.store.state.game!.history.now.board) {
      const { cell, seconds } = next(now, solution);
      this.clock += seconds * 1000;
      dispatch({ type: "select", cell, how: "one" });
      dispatch({ type: "digit", digit: Number(solution[cell]) });
      await Promise.all(this.engine.running);
    }
    const seconds = Math.round(this.clock / 1000);
    const entry = { id: name, start: puzzle, level, seconds, hints: 0, slips: 0, needed: [] };
    dispatch({ type: "done" });
    dispatch({ type: "puzzle", entry });
  }
}

describe("a player who copies solutions", () => {
  it.runIf(isThorough)(
    "never reaches known, at ten seconds a puzzle and after a long look at each",
    { timeout: 300_000 },
    async () => {
      const seat = new Seat();
      for (const { level, seed } of (["easy", "medium", "hard"] as const).flatMap((each) =>
        [1, 2, 3].map((seed) => ({ level: each, seed })),
      )) {
        let isFirst = true;
        await seat.play(level, seed, (now) => {
          // The solution is looked up before the first digit, and typed in the order of the cells.
          const seconds = isFirst ? 60 : 0.2;
          isFirst = false;
          return { cell: parse(now).values.indexOf(0), seconds };
        });
      }
      expect(seat.named).toBeGreaterThan(2);
      expect(seat.known).toEqual([]);
    },
  );
});

describe("a player who copies solutions slowly", () => {
  it.each(["rows", "columns"])("never reaches known in %s", { timeout: 300_000 }, async (by) => {
    const seat = new Seat();
    const turned = (at: number): number => (by === "rows" ? at : (at % 9) * 9 + Math.floor(at / 9));
    for (const seed of [1, 2, 3, 4])
      await seat.play("easy", seed, (now) => {
        const { values } = parse(now);
        return { cell: turned([...values.keys()].findIndex((at) => values[turned(at)] === 0)), seconds: 2.5 };
      });
    expect(seat.named).toBeGreaterThan(2);
    expect(seat.known).toEqual([]);
  });
});

describe("a fast player of singles", () => {
  it("reaches known in three puzzles", { timeout: 300_000 }, async () => {
    const seat = new Seat();
    const singles = LADDER.slice(0, 3).map(({ technique }) => technique);
    for (const seed of [1, 2, 3]) {
      let turn = 0;
      await seat.play("easy", seed, (now) => {
        const [{ cell }] = findAll(parse(now), singles)[0].placements;
        // Three digits at a glance, and then a look.
        return { cell: (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1, seconds: turn++ % 4 === 0 ? 2.2 : 0.8 };
      });
    }
    expect(seat.known).toEqual(expect.arrayContaining(["full-house", "naked-single"]));
  });
});
