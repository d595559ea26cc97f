import { format, parse } from "@wings/core";
import { candidateCell, candidateDigit } from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { framesOf } from "../src/features/film/gif-frames.js";
import { filmOf } from "../src/features/film/film.js";
import type { Change, Kind, Move } from "../src/features/film/moves.js";
import { type Recording, followed, readRecording, recorded, textOf } from "../src/features/film/recording.js";
import { newGame } from "../src/model/game.js";
import { loadSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { type State, initialState } from "../src/store/state.js";
import { isEditable, livesOf, tellsMistakes } from "../src/store/view.js";
import { english, german } from "./in-words.js";
import { reduce } from "./page-store.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const opened = (): State =>
  reduce(initialState({ room: "play", name: "one" }, loadSettings(undefined)), {
    type: "open",
    game: newGame("one", "play", format(parse(PUZZLE), "url"), undefined, 1),
    route: { room: "play", name: "one" },
  });
const steps = (state: State): State["game"] & object => state.game!;

describe("a recording", () => {
  it("keeps what the history drops, over undo and redo", () => {
    let state: State = reduce(opened(), { type: "select", cell: 0, how: "one" });
    let recording: Recording = recorded(steps(state).history);
    const act = (action: Action): void => {
      const before = steps(state).history;
      state = reduce(state, action);
      recording = followed(recording, before, steps(state).history)!;
    };
    const note = (i: number): Action => ({
      type: "digit",
      digit: (i % 9) + 1,
      entry: i % 2 === 0 ? "corner" : "center",
    });
    for (let i = 0; i < 640; i++) act(note(i));
    for (let i = 0; i < 5; i++) act({ type: "undo" });
    act({ type: "redo" });
    act({ type: "digit", digit: 4 });
    expect(steps(state).history.past.length).toBeLessThanOrEqual(500);
    expect(recording.moves).toHaveLength(637);
    const { positions } = filmOf(steps(state), recording.moves, state.settings.switches);
    expect(positions.at(-1)).toEqual(steps(state).history.now);
    expect(positions[0].board).toBe(steps(state).start);
    // As the shelf has it after a reload.
    const { past, now } = steps(state).history;
    const kept = { past: past.slice(-200), now, future: [] };
    const again = readRecording(textOf(recording, now), kept)!;
    expect(again).toEqual({ moves: recording.moves, dropped: 437 });
    // It goes on from there.
    const next = {
      past: [...kept.past, now],
      now: { ...now, pencil: { ...now.pencil, corner: { 5: 1 } } },
      future: [],
    };
    expect(followed(again, kept, next)!.moves).toHaveLength(638);
  });

  it("keeps lines between all candidates", () => {
    const { now } = steps(opened()).history;
    const moves = Array.from({ length: 728 }, (_, from): Move => {
      const line: Change = { kind: "line", cell: candidateCell(from), digit: candidateDigit(from), to: from + 1 };
      return { changes: [line], isFollowed: false };
    });
    const kept = { past: [], now, future: [] };
    expect(readRecording(textOf({ moves, dropped: 0 }, now), kept)).toEqual({ moves, dropped: 728 });
  });

  it("of another game, or damaged, is none", () => {
    const state = reduce(reduce(opened(), { type: "select", cell: 0, how: "one" }), { type: "digit", digit: 4 });
    const { history } = steps(state);
    const text = textOf(recorded(history), history.now);
    expect(readRecording(text, history)).toBeDefined();
    expect(readRecording(text, steps(opened()).history)).toBeUndefined();
    for (const bad of [null, "", "x", text.replace("00.", "099."), `${text};8.1.`, `${text};<b>`, text.split(";")[0]])
      expect(readRecording(bad, history)).toBeUndefined();
    expect(followed(recorded(history), history, steps(opened()).history)).toBeUndefined();
  });
});

describe("the pictures of a GIF", () => {
  const move = (kind: Kind, cell: number): Move => ({
    changes: [{ kind, cell, digit: 1 } as Change],
    isFollowed: false,
  });
  const many = (count: number, kind: Kind): Move[] => Array.from({ length: count }, (_, i) => move(kind, i % 81));

  it("are one for each move, and fewer for many notes; the last one is the end", () => {
    expect(framesOf([...many(30, "corner"), ...many(50, "place")])).toHaveLength(81);
    const frames = framesOf([...many(900, "corner"), ...many(55, "place")]);
    expect(frames.length).toBeLessThanOrEqual(240);
    expect(frames.length).toBeGreaterThan(150);
    expect(frames.at(-1)).toMatchObject({ at: 955, delay: 4000 });
    // No digit is left out.
    expect(frames.filter(({ at }) => at > 900)).toHaveLength(55);
    expect(framesOf(many(1000, "place")).length).toBeLessThanOrEqual(240);
    expect(framesOf([])).toEqual([{ at: 0, cells: [], delay: 1200 }]);
  });
});

describe("lives", () => {
  const withLives = (slips: readonly number[], limit?: number): State => {
    const state = opened();
    const game = { ...steps(state), slips, ...(limit !== undefined && { limit }) };
    return { ...state, game, settings: { ...state.settings, switches: { ...state.settings.switches, lives: true } } };
  };

  it("begin with three, from the mistakes that were made before", () => {
    expect(livesOf(withLives([]))).toBeUndefined();
    const begun = reduce(withLives([12, 34]), { type: "lives" });
    expect(livesOf(begun)).toBe(3);
    expect(livesOf({ ...begun, game: { ...steps(begun), slips: [12, 34, 56] } })).toBe(2);
    expect(tellsMistakes(begun)).toBe(true);
  });

  it("end with the third mistake, and go on without lives or from the start", () => {
    const over = withLives([1, 2, 3], 3);
    expect(livesOf(over)).toBe(0);
    expect(isEditable(over)).toBe(false);
    const on = reduce(over, { type: "no-lives" });
    expect([livesOf(on), isEditable(on), tellsMistakes(on)]).toEqual([undefined, true, false]);
    const again = reduce(over, { type: "try-again" });
    expect([livesOf(again), isEditable(again)]).toEqual([3, true]);
    expect(steps(again)).toMatchObject({ id: "one", slips: [], seconds: 0, history: { past: [] } });
    // A digit changes nothing, and the page says why.
    for (const action of [{ type: "digit", digit: 4 }, { type: "erase" }] as const) {
      const typed = reduce(over, action);
      expect(typed.game).toBe(over.game);
      expect(typed.notice!.say(english)).toBe("No lives are left. Choose “Try again” or “Go on without lives”.");
      expect(typed.notice!.say(german)).toBe("Du hast kein Leben mehr. Wähle „Noch einmal“ oder „Ohne Leben weiter“.");
    }
    // Without the setting, a game has no lives.
    expect(
      livesOf({ ...over, settings: { ...over.settings, switches: { ...over.settings.switches, lives: false } } }),
    ).toBeUndefined();
  });
});
