import { findAll, format, parse, search } from "@wings/core";
import { LADDER, rungOf } from "@wings/ladder";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { NEW_LEARNER, type Play, playOf } from "@wings/player";
import { lookBack } from "../src/steps/effects/look-back.js";
import { watchSteps } from "../src/features/coach/watch-steps.js";
import { newGame } from "../src/model/game.js";
import { SWITCHES, loadSettings } from "../src/model/storage.js";
import type { Step } from "../src/model/step.js";
import type { Action } from "../src/store/actions.js";
import { type State, initialState } from "../src/store/state.js";
import { nextKey, viewOf } from "../src/store/view.js";
import { english } from "./in-words.js";
import { engineHere } from "./engine-here.js";
import { storeOf } from "./page-store.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const STUCK = format(atStage(parse(PUZZLE), "S4"), "url");
const SOLUTION = search(PUZZLE).solution!;
const WING = ["r8c5-2", "r8c6-2", "r9c2-2"];

interface Player {
  readonly state: State;
  readonly play: Play;
  readonly notice: string | undefined;
  readonly canceled: { readonly count: number };
  dispatch(...actions: Action[]): void;
  /** Takes a candidate away, or places a digit. */
  make(change: string): void;
  /** Waits until the engine has answered. */
  answered(): Promise<void>;
  wait(seconds: number): void;
  /** Seconds of the clock that pass before each change. */
  look: number;
}

function playing(board = STUCK, switches: Partial<State["settings"]["switches"]> = {}): Player {
  const engine = engineHere();
  const settings = { ...loadSettings(undefined), switches: { ...SWITCHES, candidates: true, ...switches } };
  const store = storeOf(initialState({ room: "play" }, settings));
  const game = newGame("one", "play", board, { name: "hard-1", level: "hard", solution: SOLUTION }, 1);
  store.dispatch({ type: "learner", learner: NEW_LEARNER });
  let clock = 0;
  watchSteps(store, engine, () => clock);
  lookBack(store, engine);
  store.dispatch({ type: "open", game, route: { room: "play", name: "hard-1" } });
  return {
    get state() {
      return store.state;
    },
    get play() {
      return playOf(store.state.learner!, "one");
    },
    get notice() {
      return store.state.notice?.say(english);
    },
    canceled: engine.canceled,
    dispatch: (...actions) => {
      for (const action of actions) store.dispatch(action);
    },
    look: 3,
    make(change) {
      clock += this.look * 1000;
      const cell = (Number(change[1]) - 1) * 9 + Number(change[3]) - 1;
      store.dispatch({ type: "select", cell, how: "one" });
      store.dispatch({ type: "digit", digit: Number(change[5]), entry: change[4] === "=" ? "digit" : "candidate" });
    },
    answered: async () => {
      await Promise.all(engine.running);
    },
    wait: (seconds) => {
      for (let i = 0; i < seconds; i++) store.dispatch({ type: "tick" });
    },
  };
}

const cellOf = (change: string): number => (Number(change[1]) - 1) * 9 + Number(change[3]) - 1;

/** The next digit that is a single. */
const nextSingle = (text: string): string => {
  const board = parse(text);
  const singles = LADDER.slice(0, 3).map(({ technique }) => technique);
  const [{ cell, digit }] = findAll(board, singles)[0].placements;
  return `${cell}=${digit}`;
};
const stepOf = (id: string): Step => {
  const finding = findAll(parse(STUCK), [rungOf(id)!.technique])[0].toJSON();
  return { board: STUCK, finding, short: "" };
};

describe("what the page sees of own steps", () => {
  it("names three taps of a W-Wing once, and counts it with the digit after it", async () => {
    const player = playing();
    for (const change of WING) {
      player.make(change);
      await player.answered();
    }
    expect(player.notice).toBe("That was a W-Wing.");
    expect(player.play.used).toEqual({});
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(player.play.used["w-wing"]).toBe(1);
    expect(Object.values(player.play.used).reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  it("loses nothing where moves are faster than the engine, and cancels what is out of date", async () => {
    const player = playing();
    for (const change of WING) player.make(change);
    await player.answered();
    expect(player.canceled.count).toBe(2);
    expect(player.notice).toBe("That was a W-Wing.");
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(player.play.used["w-wing"]).toBe(1);
  });

  it("finds a step only with a look at the board, and never with the first digit", async () => {
    const quick = playing();
    quick.look = 0.2;
    for (const change of WING) quick.make(change);
    await quick.answered();
    for (let i = 0; i < 3; i++) {
      quick.make(nextSingle(quick.state.game!.history.now.board));
      await quick.answered();
    }
    expect(quick.play.used["w-wing"]).toBe(1);
    expect(quick.play.found).toBeUndefined();

    // One look is enough for all candidates of a step.
    const player = playing();
    for (const change of WING) {
      player.make(change);
      player.look = 0.2;
    }
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(player.play.found).toEqual(["w-wing"]);

    const late = playing(format(parse(PUZZLE), "url"));
    late.make(nextSingle(PUZZLE));
    await late.answered();
    expect([Object.keys(late.play.used).length, late.play.found]).toEqual([1, undefined]);
    late.make(nextSingle(late.state.game!.history.now.board));
    await late.answered();
    expect(late.play.found).toHaveLength(1);
  });

  it("a step that a hint showed is none of the player's", async () => {
    const player = playing();
    player.dispatch({ type: "judged", board: STUCK, verdict: { solutions: "one", contradictions: [], mistakes: [] } });
    player.dispatch({ type: "foreseen", key: nextKey(player.state), step: stepOf("w-wing") });
    player.dispatch({ type: "hint", level: "what" }, { type: "close-hint" });
    for (const change of WING) player.make(change);
    await player.answered();
    expect(player.notice).toBeUndefined();
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(Object.keys(player.play.used)).not.toContain("w-wing");
  });

  it("neither is a step that was applied", async () => {
    const player = playing();
    player.dispatch({ type: "judged", board: STUCK, verdict: { solutions: "one", contradictions: [], mistakes: [] } });
    player.dispatch({ type: "foreseen", key: nextKey(player.state), step: stepOf("w-wing") });
    player.dispatch({ type: "hint" });
    player.wait(30);
    player.dispatch({ type: "apply" });
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(Object.keys(player.play.used)).not.toContain("w-wing");
    // But that is where the player waited.
    expect(player.play.slowest).toEqual({ technique: "w-wing", seconds: 30 });
  });

  it("what is taken back is no step", async () => {
    const player = playing();
    for (const change of WING) player.make(change);
    await player.answered();
    player.dispatch({ type: "undo" }, { type: "undo" }, { type: "undo" });
    player.make("r8c4-9");
    await player.answered();
    // A digit ends what came before it.
    player.make(`r8c4=${SOLUTION[66]}`);
    await player.answered();
    expect(Object.keys(player.play.used)).not.toContain("w-wing");
    expect(Object.keys(player.play.used)).toContain("two-string-kite");
  });

  it("remembers the longest wait, and something easier that was there", async () => {
    const player = playing();
    player.dispatch({ type: "foreseen", key: nextKey(player.state), step: stepOf("two-string-kite") });
    player.wait(75);
    for (const change of WING) player.make(change);
    await player.answered();
    player.wait(25);
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(player.play.slowest).toEqual({ technique: "w-wing", seconds: 75 });
    expect(player.play.missed).toEqual(["two-string-kite"]);
  });

  it("has not missed what it finds in the end", async () => {
    const player = playing();
    const kite = stepOf("two-string-kite");
    player.dispatch({ type: "foreseen", key: nextKey(player.state), step: kite });
    player.wait(75);
    for (const change of WING) player.make(change);
    for (const { cell, digit } of kite.finding.eliminations) player.make(`${cell}-${digit}`);
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(player.play.used).toMatchObject({ "w-wing": 1, "two-string-kite": 1 });
    expect(player.play.missed).toEqual([]);
    expect(player.state.seen!.missed["two-string-kite"]).toBeUndefined();
  });

  it("lists what a digit rests on, but a station needs more than a digit", async () => {
    const player = playing();
    const after = parse(STUCK);
    for (const change of WING) after.eliminate(cellOf(change), Number(change[5]));
    // The first move of a visit says nothing.
    player.make(WING[0]);
    player.dispatch({ type: "undo" });
    player.make(nextSingle(format(after, "url")));
    await player.answered();
    expect(player.notice).toMatch(/^That was a W-Wing, and then a (Naked|Hidden) Single\.$/);
    expect(player.play.used["w-wing"]).toBe(1);
    expect(player.play.found ?? []).not.toContain("w-wing");
    expect(player.play.found).toContain(Object.keys(player.play.used).find((id) => id !== "w-wing"));
  });

  it("shows the proof of an own step on the board before it, and the game goes on", async () => {
    const player = playing();
    for (const change of WING) player.make(change);
    await player.answered();
    const now = player.state.game!.history.now.board;
    const of = player.state.notice!.step!;
    player.dispatch({ type: "look-back", of });
    await player.answered();
    const { board, step, preview } = viewOf(player.state);
    expect([board, step?.finding.technique, preview]).toEqual([STUCK, "w-wing", true]);
    expect(step?.finding.eliminations.map(({ cell, digit }) => `${cell}-${digit}`)).toEqual(
      expect.arrayContaining(WING),
    );
    // Nothing is applied a second time, and nothing counts as a hint.
    player.dispatch({ type: "apply" });
    expect(player.state.game!.history.now.board).toBe(now);
    player.dispatch({ type: "close-hint" });
    expect(viewOf(player.state)).toMatchObject({ board: now, step: undefined, preview: false });
    expect([player.state.game!.hints, player.play.hinted]).toEqual([0, []]);
    player.make(nextSingle(now));
    await player.answered();
    expect(player.play.used["w-wing"]).toBe(1);
    expect(player.state.seen!.used["w-wing"]).toEqual([of]);
  });

  it("marks a guess only where the player wants it, true or false, and until it is taken back", async () => {
    const open = parse(STUCK).values.findIndex((value, cell) => value === 0 && cell > 40);
    const name = `r${Math.floor(open / 9) + 1}c${(open % 9) + 1}`;
    const wrong = parse(STUCK)
      .candidates(open)
      .find((digit) => String(digit) !== SOLUTION[open])!;
    const quiet = playing();
    quiet.make(`${name}=${wrong}`);
    await quiet.answered();
    expect([quiet.notice, quiet.state.drawing.guesses]).toEqual([undefined, []]);

    const player = playing(STUCK, { guesses: true });
    player.make(`${name}=${wrong}`);
    await player.answered();
    expect(player.notice).toBe("No technique shows this step yet. It may be a guess.");
    expect(player.state.drawing.guesses).toEqual([`${name}=${wrong}`]);
    player.dispatch({ type: "undo" });
    expect(player.state.drawing.guesses).toEqual([]);
    expect(player.play.used).toEqual({});
  });

  it("says nothing where the player wants that", async () => {
    const player = playing(STUCK, { names: false });
    for (const change of WING) player.make(change);
    await player.answered();
    expect(player.notice).toBeUndefined();
    player.make(nextSingle(player.state.game!.history.now.board));
    await player.answered();
    expect(player.play.used["w-wing"]).toBe(1);
  });

  it("names singles without candidates, and never speaks of a guess there", async () => {
    const player = playing(format(parse(PUZZLE), "url"), { candidates: false, guesses: true });
    player.make(nextSingle(PUZZLE));
    await player.answered();
    expect(player.notice).toMatch(/^That was a (Full House|Naked Single|Hidden Single)\.$/);
    const board = parse(player.state.game!.history.now.board);
    const cell = board.values.findIndex((value, at) => value === 0 && board.candidates(at).length > 3);
    player.make(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${SOLUTION[cell]}`);
    await player.answered();
    expect(player.state.drawing.guesses).toEqual([]);
    expect(player.notice ?? "").not.toContain("guess");
  });
});
