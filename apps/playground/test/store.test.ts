import { Board, cellName, explain, findAll, format, parse, search } from "@wings/core";
import { rungOf } from "@wings/ladder";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import type { Verdict } from "../src/model/engine-messages.js";
import { newGame } from "../src/model/game.js";
import { type PracticeTask, judgeAnswer } from "../src/model/practice.js";
import { type Shelf, deleteGame, listGames, loadGame, saveGame } from "../src/model/shelf.js";
import type { Step } from "../src/model/step.js";
import { loadSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { reveal } from "../src/app/reveal.js";
import { startFinish } from "../src/features/play/play-time.js";
import { solveHandlers } from "../src/features/solve/solve-actions.js";
import { createStore } from "../src/store/store.js";
import { reduce, storeOf } from "./page-store.js";
import { type State, initialState } from "../src/store/state.js";
import { nextKey, viewOf } from "../src/store/view.js";
import { english } from "./in-words.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const text = (board: string): string => format(parse(board), "url");
const STUCK = format(atStage(parse(PUZZLE), "S4"), "url");
const ONE: Verdict = { solutions: "one", contradictions: [], mistakes: [] };

const after_ = (state: State, ...actions: Action[]): State => actions.reduce(reduce, state);
const opened = (board: string, room: "play" | "solve" = "solve"): State =>
  reduce(initialState({ room }, loadSettings(undefined)), {
    type: "open",
    game: newGame("one", room, text(board), undefined, 1),
    route: { room },
  });
const boardOf = (state: State): string => state.game!.history.now.board;

function wWings(): Step[] {
  const board = parse(STUCK);
  return findAll(board, [rungOf("w-wing")!.technique], { policy: "distinct" }).map((finding) => {
    const json = finding.toJSON();
    return { board: STUCK, finding: json, short: explain(json, "short") };
  });
}
const [W_WING] = wWings();

describe("the store", () => {
  it("types into all selected cells, and one undo takes it back", () => {
    const start = opened(PUZZLE, "play");
    const state = after_(
      start,
      { type: "select", cell: 0, how: "one" },
      { type: "select", cell: 1, how: "add" },
      { type: "digit", digit: 4, entry: "corner" },
    );
    expect(state.game!.history.now.pencil.corner).toEqual({ 0: 8, 1: 8 });
    expect(boardOf(state)).toBe(text(PUZZLE));
    expect(reduce(state, { type: "undo" }).game!.history.now.pencil.corner).toEqual({});
    // Once more takes the note out of both.
    const gone = reduce(state, { type: "digit", digit: 4, entry: "corner" });
    expect(gone.game!.history.now.pencil.corner).toEqual({});
  });

  it("a digit without a cell waits for one", () => {
    const armed = reduce(opened(PUZZLE, "play"), { type: "digit", digit: 2 });
    expect(armed.input.armed).toBe(2);
    expect(boardOf(armed)).toBe(text(PUZZLE));
    const placed = reduce(armed, { type: "press", cell: 0, digit: 0, isAdding: false });
    expect(parse(boardOf(placed)).values[0]).toBe(2);
  });

  it("a hint waits for the verdict and the step, and forgets both with the board", () => {
    const asked = reduce(opened(STUCK), { type: "hint" });
    expect(asked.about.hinting).toBe("where");
    const judged = reduce(asked, { type: "judged", board: STUCK, verdict: ONE });
    expect(judged.about.hint).toBeUndefined();
    const shown = reduce(judged, { type: "foreseen", key: nextKey(judged), step: W_WING });
    expect(shown.about.hint).toEqual({ step: W_WING, level: "where" });
    expect(viewOf(shown).level).toBe("where");
    const applied = after_(shown, { type: "hint" }, { type: "hint" }, { type: "apply" });
    expect(applied.about.hint).toBeUndefined();
    expect(applied.spoken!(english)).toMatch(/^Done: remove \d from r\dc\d/);
    expect(boardOf(applied)).not.toBe(STUCK);
    expect(boardOf(reduce(applied, { type: "undo" }))).toBe(STUCK);
  });

  it("ignores findings for another board", () => {
    const state = opened(PUZZLE);
    expect(reduce(state, { type: "judged", board: STUCK, verdict: ONE }).about.verdict).toBeUndefined();
    const late = after_(state, { type: "hint" }, { type: "judged", board: boardOf(state), verdict: ONE });
    expect(reduce(late, { type: "foreseen", key: `${STUCK} `, step: W_WING }).about.hint).toBeUndefined();
  });

  it("answers a check that was asked for before the verdict was there", () => {
    const asked = reduce(opened(PUZZLE), { type: "check" });
    expect(asked.notice).toBeUndefined();
    const judged = reduce(asked, { type: "judged", board: boardOf(asked), verdict: ONE });
    expect(judged.notice?.say(english)).toBe(english.noMistakes);
    expect(judged.about.isChecking).toBe(false);
  });

  it("says that the search gave up, where it looks for mistakes or for a digit", () => {
    const deep = opened(".....5......6.1.5.............5........1.6..83.......553.....61..................");
    const verdict: Verdict = { ...ONE, solutions: "undecided" };
    const said = (state: State): string | undefined => state.notice?.say(english);
    const judged = reduce(deep, { type: "judged", board: boardOf(deep), verdict });
    expect(said(reduce(judged, { type: "check" }))).toBe(english.undecided);
    Board.prototype.mostGuesses = 100;
    const store = storeOf(judged);
    reveal(store);
    delete Board.prototype.mostGuesses;
    expect(said(store.state)).toBe(english.undecided);
    expect(boardOf(store.state)).toBe(boardOf(deep));
  });

  it("starts again, and one undo brings everything back", () => {
    const played = after_(
      opened(PUZZLE, "play"),
      { type: "select", cell: 0, how: "one" },
      { type: "digit", digit: 4, entry: "corner" },
      { type: "select", cell: 1, how: "one" },
      { type: "digit", digit: 2 },
    );
    const again = reduce(played, { type: "start-again" });
    expect(again.game!.history.now).toEqual(opened(PUZZLE, "play").game!.history.now);
    expect(reduce(again, { type: "undo" }).game!.history.now).toEqual(played.game!.history.now);
  });

  it("wants no puzzle any more after a way elsewhere", () => {
    const waiting = after_(
      opened(PUZZLE),
      { type: "route", route: { room: "play", name: "easy-7" } },
      { type: "want", wanted: { kind: "play", name: "easy-7" } },
    );
    expect(reduce(waiting, { type: "route", route: { room: "home" } }).wanted).toBeUndefined();
    const game = newGame("other", "solve", text(PUZZLE), undefined, 1);
    expect(reduce(waiting, { type: "open", game, route: { room: "solve" } }).wanted).toBeUndefined();
  });

  it("undoes to before a mistake, with the notes that came after it", () => {
    const wrong = after_(
      opened(PUZZLE, "play"),
      { type: "select", cell: 50, how: "one" },
      { type: "digit", digit: 3, entry: "digit" },
      { type: "select", cell: 0, how: "one" },
      { type: "digit", digit: 2, entry: "corner" },
    );
    const checked = after_(
      wrong,
      { type: "judged", board: boardOf(wrong), verdict: { ...ONE, solutions: "none" } },
      { type: "check" },
      { type: "mistaken", board: boardOf(wrong), since: 1 },
    );
    expect(checked.about.hint?.mistake).toEqual({ since: 1 });
    expect(boardOf(reduce(checked, { type: "undo-mistake" }))).toBe(text(PUZZLE));
  });

  it("reveals the digit of the solution", () => {
    const store = storeOf(after_(opened(PUZZLE), { type: "select", cell: 0, how: "one" }));
    reveal(store);
    expect(parse(boardOf(store.state)).values[0]).toBe(Number(search(PUZZLE).solution![0]));
  });
});

describe("what is not there yet", () => {
  it("a press waits for its feature, as long as its board is there", () => {
    const open = (id: string, board: string) =>
      ({ type: "open", game: newGame(id, "solve", board), route: { room: "solve" } }) as const;
    const find = { type: "survey-find", techniques: ["w-wing"] } as const;
    const store = createStore(initialState({ room: "solve" }, loadSettings(undefined)));
    store.dispatch(open("one", text(PUZZLE)));
    store.dispatch(find);
    expect(store.state.about.survey).toBeUndefined();
    store.handle(solveHandlers);
    expect(store.state.about.survey?.running).toBe(true);

    const other = createStore(initialState({ room: "solve" }, loadSettings(undefined)));
    other.dispatch(open("one", text(PUZZLE)));
    other.dispatch(find);
    other.dispatch(open("two", text(STUCK)));
    other.handle(solveHandlers);
    expect(other.state.about.survey).toBeUndefined();
  });
});

describe("a board that nobody sees", () => {
  it("keeps its digits while the game is paused", () => {
    const played = after_(
      opened(PUZZLE, "play"),
      { type: "digit", digit: 2 },
      { type: "press", cell: 0, digit: 0, isAdding: false },
    );
    const paused = reduce(played, { type: "pause", isPaused: true });
    expect(reduce(paused, { type: "undo" })).toBe(paused);
    expect(reduce(paused, { type: "toggle", id: "w-wing" }).about.isPaused).toBe(true);
  });

  it("is no longer solved when its moves are taken back", () => {
    const game = { ...newGame("one", "play", text(PUZZLE)), isDone: true };
    const state = reduce(opened(PUZZLE, "play"), { type: "open", game, route: { room: "play" } });
    expect(state.about.finish).toBeUndefined();
  });

  it("is solved again when its last move comes back", () => {
    const store = storeOf(initialState({ room: "play" }, loadSettings(undefined)));
    startFinish(store);
    const solution = search(PUZZLE).solution!;
    const cell = parse(PUZZLE).values.indexOf(0);
    const before = [...solution].map((digit, at) => (at === cell ? "." : digit)).join("");
    const game = newGame("one", "play", format(parse(before), "url"));
    store.dispatch({ type: "open", game, route: { room: "play", name: "easy-1" } });
    const judge = (): void => {
      const { board } = store.state.about;
      store.dispatch({ type: "judged", board: board!, verdict: ONE });
    };
    store.dispatch({ type: "select", cell, how: "one" });
    store.dispatch({ type: "digit", digit: Number(solution[cell]) });
    judge();
    expect(store.state.about.finish).toBeDefined();
    store.dispatch({ type: "undo" });
    judge();
    expect(store.state.about.finish).toBeUndefined();
    store.dispatch({ type: "redo" });
    judge();
    expect(store.state.about.finish).toBeDefined();
    // A card that was closed stays closed.
    store.dispatch({ type: "close-finish" });
    expect(store.state.about.finish).toBeUndefined();
  });

  it("is gone when another technique is practiced", () => {
    const state = initialState({ room: "practice", technique: "w-wing" }, loadSettings(undefined));
    const task = { technique: "w-wing", board: STUCK, solution: "", steps: [] };
    const practicing = reduce(state, { type: "practice", practice: { task, marks: [], isSpent: false } });
    const same = reduce(practicing, {
      type: "route",
      route: { room: "practice", technique: "w-wing", isLesson: true },
    });
    expect(same.practice).toBe(practicing.practice);
    const other = reduce(practicing, { type: "route", route: { room: "practice", technique: "x-wing" } });
    expect([other.practice, other.game]).toEqual([undefined, undefined]);
  });
});

describe("the shelf", () => {
  function memory(): Shelf & { readonly kept: Map<string, string> } {
    const kept = new Map<string, string>();
    return {
      kept,
      get length() {
        return kept.size;
      },
      key: (i) => [...kept.keys()][i] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }

  it("stores each board with its undo steps under its own key", () => {
    const store = memory();
    const one = after_(opened(PUZZLE), { type: "select", cell: 0, how: "one" }, { type: "digit", digit: 2 }).game!;
    saveGame(store, one);
    saveGame(store, { ...newGame("two", "solve", text(STUCK)), changed: 5 });
    expect(store.kept.size).toBe(2);
    expect(loadGame(store, "one")).toEqual(one);
    expect(listGames(store).map(({ id }) => id)).toEqual(["one", "two"]);
    deleteGame(store, "one");
    expect(listGames(store)).toHaveLength(1);
  });

  it("drops the oldest of too many", () => {
    const store = memory();
    for (let i = 0; i < 60; i++) saveGame(store, newGame(`g${i}`, "solve", text(PUZZLE), undefined, i));
    const ids = listGames(store).map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(ids[0]).toBe("g59");
  });

  it("reads only what the record of the player takes", () => {
    const store = memory();
    const game = newGame(
      "one",
      "play",
      text(PUZZLE),
      { name: "easy-1", level: "easy", solution: "1".repeat(81) },
      1e12,
    );
    for (const wrong of [{ seconds: 1.5 }, { seconds: 1e11 }, { hints: -1 }]) {
      saveGame(store, { ...game, ...wrong });
      expect(loadGame(store, "one")).toEqual(game);
    }
    for (const wrong of [{ level: "nope" }, { name: "<b>" }]) {
      saveGame(store, { ...game, puzzle: { ...game.puzzle!, ...wrong } });
      expect(loadGame(store, "one")).toEqual({ ...game, puzzle: undefined });
    }
  });

  it.each(["", "{", "7", '{"room":"play"}', '{"room":"solve","start":"<b>","history":{"now":{"board":"x"}}}'])(
    "ignores what is no game: %s",
    (stored) => {
      const store = memory();
      store.setItem("wings/game/one", stored);
      expect(loadGame(store, "one")).toBeUndefined();
      expect(listGames(store)).toEqual([]);
    },
  );
});

describe("practice", () => {
  const steps = wWings();
  const task: PracticeTask = { technique: "w-wing", board: STUCK, solution: search(PUZZLE).solution!, steps };
  const marks = W_WING.finding.eliminations.map(({ cell, digit }) => `${cell}-${digit}`);

  it("is right with all of a step, and nothing else", () => {
    expect(judgeAnswer(task, marks).kind).toBe("right");
    expect(judgeAnswer(task, [])).toEqual({ kind: "nothing" });
    const part = judgeAnswer(task, marks.slice(1));
    expect(part).toMatchObject({ kind: "partly", missing: 1 });
  });

  it("names a digit of the solution that was marked", () => {
    const cell = parse(STUCK).values.findIndex((value) => value === 0);
    const digit = Number(task.solution[cell]);
    const mark = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}-${digit}`;
    expect(judgeAnswer(task, [...marks, mark])).toEqual({ kind: "wrong", mark, digit });
  });

  it("is not right with every candidate that can go: it names the part that the technique shows", () => {
    const all = [...parse(STUCK).values.entries()]
      .filter(([, value]) => value === 0)
      .flatMap(([cell]) =>
        parse(STUCK)
          .candidates(cell)
          .filter((digit) => digit !== Number(task.solution[cell]))
          .map((digit) => `${cellName(cell)}-${digit}`),
      );
    const shown = new Set(steps.flatMap(({ finding }) => finding.eliminations.map((e) => `${e.cell}-${e.digit}`)));
    const answer = judgeAnswer(task, all);
    expect(answer).toMatchObject({ kind: "beyond", beyond: all.filter((mark) => !shown.has(mark)) });
    if (answer.kind !== "beyond") return;
    const named = [answer.step, ...answer.also].flatMap(({ finding }) => finding.eliminations);
    expect(new Set(named.map((e) => `${e.cell}-${e.digit}`))).toEqual(shown);
    expect(judgeAnswer(task, [...marks, "r8c4-9"])).toMatchObject({ kind: "beyond", beyond: ["r8c4-9"] });
  });

  it("rejects a true finding with another reason", () => {
    // The next step of the board is another technique: r8c4 loses 9.
    expect(judgeAnswer(task, ["r8c4-9"])).toEqual({ kind: "beside", mark: "r8c4-9" });
  });
});
