import { parseCell } from "@wings/core";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { nameFilm } from "../src/features/film/name-film.js";
import { watchArguments } from "../src/features/argue/watch-arguments.js";
import { startFinishPath } from "../src/features/play/finish-path.js";
import { startPuzzles } from "../src/features/play/make-puzzles.js";
import { startExercises } from "../src/features/practice/make-exercises.js";
import { watchAnswers } from "../src/features/practice/watch-answers.js";
import { startExplainerRating } from "../src/features/solve/explainer-rating.js";
import { startPath } from "../src/features/solve/path.js";
import { startSurvey } from "../src/features/solve/survey.js";
import type { Answer } from "../src/generator/messages.js";
import type { News, Task } from "../src/model/engine-messages.js";
import { boardText, parseBoard } from "../src/model/board-text.js";
import { newGame } from "../src/model/game.js";
import { textOf } from "../src/model/read-board.js";
import { loadSettings } from "../src/model/storage.js";
import type { Engine } from "../src/engine/engine.js";
import { lookBack } from "../src/steps/effects/look-back.js";
import { startRoutes } from "../src/steps/effects/curves.js";
import { startJudge } from "../src/steps/effects/judge.js";
import { startLastSoundBoard } from "../src/steps/effects/last-sound-board.js";
import { startNextStep } from "../src/steps/effects/next-step.js";
import { startRecall } from "../src/steps/effects/recall.js";
import type { Action } from "../src/store/actions.js";
import { initialState } from "../src/store/state.js";
import type { PageStore } from "../src/store/store.js";
import { DEMO } from "../src/model/demo.js";
import { storeOf } from "./page-store.js";

const FIRST = textOf("..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6");
const OTHER = textOf("3........25...7......1.6..........57....1..8.....82.........7...8......5.732.9...");
/** Without a candidate that a W-Wing removes. */
const AFTER = after();
const STEP = { board: FIRST, finding: DEMO.step.finding, short: "" };
const ID = { board: FIRST, technique: "w-wing", outcome: "r8c5-2" };
const VERDICT = { solutions: "one", contradictions: [], mistakes: [] } as const;
const TASK = {
  technique: "w-wing",
  board: "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6",
  solution: "",
  steps: [STEP],
};

/** An engine that doesn't know what a cancel is: it tells everything it can tell, when the test says so. */
function rudeEngine() {
  const asked: { readonly task: Task; readonly listen: (news: News) => void }[] = [];
  const engine: Engine = {
    run: (task, listen) => {
      asked.push({ task, listen });
      return { cancel: () => undefined };
    },
    watch: () => undefined,
    add: () => undefined,
    remove: () => undefined,
  };
  return { engine, asked };
}

const ALL_NEWS = [
  { kind: "step", step: STEP },
  { kind: "verdict", verdict: VERDICT },
  { kind: "group", technique: "w-wing", steps: [STEP], done: 1 },
  { kind: "sound", at: 0 },
  { kind: "routed", routes: [] },
  { kind: "rated", rating: { er: "1.2", ep: "1.2", ed: "1.2" } },
  { kind: "named", names: [] },
  { kind: "argued", judgement: { verdict: "refuted", claim: "", text: "", solution: "" }, spare: [] },
  { kind: "done", end: FIRST, status: "solved" },
  { kind: "failed", code: "WINGS_X", message: "", details: {} },
] as unknown as readonly News[];

interface Case {
  readonly name: string;
  start(store: PageStore, engine: Engine): void;
  /** What makes the effect ask. */
  readonly before: readonly Action[];
  /** What comes of an answer in time. */
  readonly room?: "play" | "practice" | "film";
}

const CASES: readonly Case[] = [
  { name: "the verdict", start: startJudge, before: [] },
  { name: "the next step", start: startNextStep, before: [] },
  { name: "the step of a link", start: startRecall, before: [{ type: "recall", recall: ID }] },
  { name: "an own step that is shown again", start: lookBack, before: [{ type: "look-back", of: ID }] },
  {
    name: "the last board without a mistake",
    start: startLastSoundBoard,
    before: [{ type: "judged", board: FIRST, verdict: { ...VERDICT, solutions: "none" } }, { type: "check" }],
  },
  {
    name: "the curves of links",
    start: startRoutes,
    before: [{ type: "recalled", board: FIRST, step: STEP }],
  },
  { name: "a path", start: startPath, before: [{ type: "path-find" }] },
  { name: "all steps", start: startSurvey, before: [{ type: "survey-find", techniques: ["w-wing"] }] },
  { name: "the ratings", start: startExplainerRating, before: [{ type: "rate" }] },
  { name: "the path of a finished puzzle", start: startFinishPath, before: [{ type: "done" }] },
  {
    name: "what the judge says of an argument",
    start: watchArguments,
    before: [
      { type: "tab", tab: "argue" },
      { type: "argue", argument: { facts: [], claim: ["r8c5-2"], digit: 0, asks: "fewest" } },
    ],
  },
  {
    name: "what the judge says of an answer",
    start: watchAnswers,
    before: [
      {
        type: "practice",
        practice: { task: TASK, marks: ["r1c1-2"], isSpent: false, answer: { kind: "beside" } as never },
      },
    ],
  },
  { name: "the names of a film", start: nameFilm, before: [], room: "film" },
];

/** All that is waiting, but no time. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await setImmediate();
};

/** A page on which the effect of a case asked the engine. */
function started({ start, before, room }: Case) {
  vi.stubGlobal("document", { querySelector: () => null });
  const { engine, asked } = rudeEngine();
  const store = storeOf(initialState({ room: "solve" }, loadSettings(undefined)));
  const first = newGame(room === "film" ? "film" : "first", "solve", FIRST);
  const { history } = first;
  const moves = { past: [history.now], now: { ...history.now, board: AFTER }, future: [] };
  const route = room === "film" ? ({ room: "film", code: "x" } as const) : ({ room: "solve" } as const);
  store.dispatch({ type: "open", game: room === "film" ? { ...first, history: moves } : first, route });
  for (const action of before) store.dispatch(action);
  start(store, engine);
  return { store, asked };
}

// `settled` waits for no file: what a failure loads is loaded before.
beforeAll(() =>
  Promise.all([import("../src/model/words/problem-text.js"), import("../src/features/play/fit-puzzle.js")]),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an answer of the engine that comes after its board", () => {
  it.each(CASES)("changes nothing: $name", async (each) => {
    const { store, asked } = started(each);
    const { length } = asked;
    expect(length).toBeGreaterThan(0);

    store.dispatch({ type: "open", game: newGame("other", "solve", OTHER), route: { room: "solve" } });
    const { state } = store;
    for (const { listen } of asked.slice(0, length)) for (const news of ALL_NEWS) listen(news);
    await settled();
    expect(store.state).toBe(state);
  });
});

describe("a failure whose words come after its board", () => {
  it.each(CASES)("says nothing: $name", async (each) => {
    const { store, asked } = started(each);
    for (const { listen } of [...asked]) listen(ALL_NEWS.at(-1)!);
    store.dispatch({ type: "open", game: newGame("other", "solve", OTHER), route: { room: "solve" } });
    const { state } = store;
    await settled();
    expect(store.state.notice).toBe(state.notice);
  });
});

describe("a failure of the generator whose words come after its wish", () => {
  it.each([
    { kind: "play", name: "easy-1" },
    { kind: "practice", technique: "w-wing", seed: 1 },
  ] as const)("says nothing: %o", async (wanted) => {
    const asked: ((answer: Answer) => void)[] = [];
    const generator = {
      ask: (_: unknown, then: (answer: Answer) => void) => asked.push(then),
      cancel: () => undefined,
      prepare: () => undefined,
    } as never;
    const ahead = { take: () => 1, peek: () => 1 };
    const store = storeOf(initialState({ room: "play" }, loadSettings(undefined)));
    startPuzzles(store, { generator, ahead, storage: undefined });
    startExercises(store, { generator, ahead });
    store.dispatch({ type: "want", wanted });
    asked[0]({ id: 1, kind: "failed", code: "WINGS_X", message: "", details: {} } as unknown as Answer);
    store.dispatch({ type: "open", game: newGame("other", "solve", OTHER), route: { room: "solve" } });
    await settled();
    expect(store.state.notice).toBeUndefined();
  });
});

describe("an answer of the generator that comes after its wish", () => {
  const ANSWERS = [
    { id: 1, kind: "attempts", attempts: 7 },
    { id: 1, kind: "play", made: { puzzle: OTHER, solution: "" } },
    { id: 1, kind: "practice", task: TASK },
    { id: 1, kind: "fit", made: { puzzle: OTHER, solution: "", isPrepared: false } },
    { id: 1, kind: "failed", code: "WINGS_X", message: "", details: {} },
  ] as unknown as readonly Answer[];

  it.each([
    { kind: "play", name: "easy-1" },
    { kind: "play", name: "next" },
    { kind: "practice", technique: "w-wing", seed: 1 },
  ] as const)("changes nothing: %o", async (wanted) => {
    const asked: ((answer: Answer) => void)[] = [];
    const generator = {
      ask: (_: unknown, then: (answer: Answer) => void) => asked.push(then),
      cancel: () => undefined,
      prepare: () => undefined,
    } as never;
    const ahead = { take: () => 1, peek: () => 1 };
    const store = storeOf(initialState({ room: "play" }, loadSettings(undefined)));
    store.dispatch({ type: "learner", learner: { said: "", stations: {}, puzzles: [], plays: {}, days: {} } });
    startPuzzles(store, { generator, ahead, storage: undefined });
    startExercises(store, { generator, ahead });
    store.dispatch({ type: "want", wanted });
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    store.dispatch({ type: "open", game: newGame("other", "solve", OTHER), route: { room: "solve" } });
    const { state } = store;
    for (const answer of ANSWERS) asked[0](answer);
    await settled();
    expect(store.state).toBe(state);
  });
});

function after(): string {
  const board = parseBoard(FIRST);
  board.eliminate(parseCell("r8c5"), 2);
  return boardText(board);
}
