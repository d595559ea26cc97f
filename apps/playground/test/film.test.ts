import { Board, format, parse, search, solvePath } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { random } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { type Film, type Title, sinceStart } from "../src/features/film/film.js";
import { MOST_MOVES } from "../src/features/film/film-bytes.js";
import { packFilm, unpackFilm } from "../src/features/film/pack.js";
import { newGame } from "../src/model/game.js";
import type { Position } from "../src/model/game.js";
import { loadSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { reduce } from "./page-store.js";
import { type State, initialState } from "../src/store/state.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const TITLE: Title = { name: "hard-123456", seconds: 754, hints: 2, slips: 1, hasCandidates: false };
const url = (board: string): string => format(parse(board), "url");

const opened = (puzzle = PUZZLE, switches: Partial<State["settings"]["switches"]> = {}): State => {
  const state = initialState({ room: "play", name: "one" }, loadSettings(undefined));
  return reduce(
    { ...state, settings: { ...state.settings, switches: { ...state.settings.switches, ...switches } } },
    { type: "open", game: newGame("one", "play", url(puzzle), undefined, 1), route: state.route },
  );
};
const played = (state: State, ...actions: Action[]): State => actions.reduce(reduce, state);
const filmOf = (state: State, title = TITLE): Film => ({
  title,
  positions: sinceStart(state.game!.start, [...state.game!.history.past, state.game!.history.now]),
});
const packed = (state: State, title?: Title): Promise<string> => packFilm(filmOf(state, title));
/** The film of a game, from its link. */
const reread = async (state: State, title?: Title): Promise<Film> => unpackFilm(await packed(state, title));

/** A game in which the player writes all candidates as notes, and then places the digits in an order that is found by steps. */
function solvedWithNotes(puzzle: string, entry: "corner" | "center" | "none", slipEvery = 0): State {
  let state = opened(puzzle);
  const board = parse(puzzle);
  if (entry !== "none")
    for (let cell = 0; cell < 81; cell++) {
      if (board.values[cell] !== 0) continue;
      state = played(state, { type: "select", cell, how: "one" });
      for (const digit of board.candidates(cell)) state = played(state, { type: "digit", digit, entry });
    }
  const path = solvePath(
    board,
    LADDER.map(({ technique }) => technique),
  );
  let placed = 0;
  for (const { finding } of path.steps)
    for (const { cell, digit } of finding.toJSON().placements) {
      const at = (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1;
      state = played(state, { type: "select", cell: at, how: "one" });
      if (slipEvery > 0 && placed++ % slipEvery === 0) state = played(state, { type: "digit", digit: (digit % 9) + 1 });
      state = played(state, { type: "digit", digit });
    }
  expect(parse(state.game!.history.now.board).isFull).toBe(true);
  return state;
}

describe("a packed film", () => {
  it("has each position of a game: digits, notes, colors, lines and candidates", async () => {
    for (const follow of [true, false]) {
      const { below } = random(follow ? 1 : 2);
      let state = opened(PUZZLE, { follow, candidates: true });
      for (let i = 0; i < 700; i++) {
        state = played(state, { type: "select", cell: below(81), how: "one" });
        for (let more = below(3); more > 0; more--)
          state = played(state, { type: "select", cell: below(81), how: "add" });
        const digit = below(9) + 1;
        const actions: Action[] = [
          { type: "digit", digit },
          { type: "digit", digit, entry: "corner" },
          { type: "digit", digit, entry: "center" },
          { type: "digit", digit, entry: "candidate" },
          { type: "color-candidate", digit },
          { type: "color", color: below(6) + 1 },
          { type: "drag", from: below(81) * 9 + digit - 1, to: below(81) * 9 + digit - 1 },
          { type: "erase" },
          { type: "undo" },
        ];
        const entry = (["digit", "color", "line"] as const)[below(3)];
        state = played(state, { type: "entry", entry }, actions[below(actions.length)]);
      }
      const { positions } = filmOf(state);
      expect(positions.length).toBeGreaterThan(200);
      const film = await reread(state);
      expect(film.title).toEqual(TITLE);
      const different = positions.filter(
        (each, i) => i === 0 || JSON.stringify(each) !== JSON.stringify(positions[i - 1]),
      );
      expect(film.positions.map(sorted)).toEqual(different.map(sorted));
    }
  });

  it("is short enough for a chat", async () => {
    // Notes in no order at all, each of them taken out again.
    const { below } = random(8);
    let worst = opened();
    for (let i = 0; i < 300; i++) {
      const open = [...parse(worst.game!.history.now.board).values.entries()].flatMap(([cell, value]) =>
        value === 0 ? [cell] : [],
      );
      worst = played(worst, { type: "select", cell: open[below(open.length)], how: "one" });
      worst = played(worst, { type: "digit", digit: below(9) + 1, entry: "corner" });
    }
    expect((await packed(worst)).length).toBeLessThan(800);
    const length = async (entry: "none" | "corner"): Promise<number> =>
      (await packed(solvedWithNotes(PUZZLE, entry, 9))).length;
    expect(await length("none")).toBeLessThan(230);
    expect(await length("corner")).toBeLessThan(430);
  });

  it("keeps the name of a daily puzzle, and a game without one", async () => {
    const state = solvedWithNotes(PUZZLE, "none");
    for (const name of ["2026-11-27", "easy-1", "extreme-999999999", undefined])
      expect((await reread(state, { ...TITLE, name })).title.name).toBe(name);
    expect((await reread(state, { ...TITLE, name: "../evil" })).title.name).toBeUndefined();
  });

  it("begins where the player started again, and where the givens changed", async () => {
    const first = played(opened(), { type: "select", cell: 0, how: "one" }, { type: "digit", digit: 2 });
    const more = played(first, { type: "select", cell: 1, how: "one" }, { type: "digit", digit: 6, entry: "corner" });
    const again = played(more, { type: "start-again" }, { type: "digit", digit: 6, entry: "corner" });
    expect((await reread(again)).positions).toHaveLength(2);
    // A digit that is taken back is no new start.
    const back = played(first, { type: "digit", digit: 2 }, { type: "digit", digit: 6, entry: "corner" });
    expect((await reread(back)).positions).toHaveLength(4);
    const other = played(first, { type: "digit", digit: 4, entry: "given" }, { type: "select", cell: 1, how: "one" });
    const { positions } = await reread(played(other, { type: "digit", digit: 2 }));
    expect(positions.map(({ board }) => parse(board).values[0])).toEqual([4, 4]);
  });

  it("a puzzle without one solution, or a board without givens, has a film as well", async () => {
    for (const puzzle of [".".repeat(81), `12${".".repeat(79)}`]) {
      const state = played(opened(puzzle), { type: "select", cell: 40, how: "one" }, { type: "digit", digit: 2 });
      expect((await reread(state)).positions.at(-1)!.board).toBe(state.game!.history.now.board);
    }
  });
});

describe("a damaged film", async () => {
  const code = await packed(solvedWithNotes(PUZZLE, "corner"));
  const faultOf = async (text: string): Promise<unknown> => {
    try {
      await unpackFilm(text);
      return undefined;
    } catch (error) {
      const { code: name, details } = error as { code: string; details: { fault: string } };
      expect(name).toBe("WINGS_BAD_FILM");
      return details.fault;
    }
  };

  it("says that its end is missing, for each place where a chat may cut it", async () => {
    for (let end = 1; end < code.length; end++) expect(await faultOf(code.slice(0, end))).toBe("cut");
    expect(await faultOf("")).toBe("empty");
  });

  it("says that letters are wrong, and never shows another film", async () => {
    const { below } = random(9);
    for (let i = 0; i < 500; i++) {
      const at = 1 + below(code.length - 1);
      const letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[below(64)];
      if (letter === code[at]) continue;
      const other = code.slice(0, at) + letter + code.slice(at + 1);
      const fault = await faultOf(other);
      // A few bits of zlib say nothing of the film.
      if (fault === undefined) expect(await unpackFilm(other)).toEqual(await unpackFilm(code));
      else expect(fault).toBe("changed");
    }
    // The letters of the length, one that no film has, and the first one.
    for (const at of [1, 2, 3]) expect(await faultOf(`${code.slice(0, at)}z${code.slice(at + 1)}`)).toBe("changed");
    for (const letter of ["!", "%20", "é"])
      expect(await faultOf(`${code.slice(0, 20)}${letter}${code.slice(21)}`)).toBe("changed");
    expect(await faultOf(`x${code.slice(1)}`)).toBe("changed");
    expect(await faultOf(`${code}AA`)).toBe("long");
    expect(await faultOf(`9${code.slice(1)}`)).toBe("version");
  });

  it("ignores what a message adds behind it", async () => {
    for (const tail of [".", ")", "&x=1", " look"]) expect(await faultOf(code + tail)).toBeUndefined();
  });

  it("ends, for any letters", async () => {
    const { below } = random(3);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (let i = 0; i < 40; i++) {
      const text = Array.from({ length: 300 }, () => letters[below(64)]).join("");
      expect(await faultOf(`1${text}`)).toBeDefined();
    }
  });

  it("rejects a film that is longer than the limit", async () => {
    const state = opened();
    const positions: Position[] = Array.from({ length: MOST_MOVES + 3 }, (_, i) => ({
      board: state.game!.start,
      pencil: { ...state.game!.history.now.pencil, corner: { 0: (i % 2) + 1 } },
    }));
    await expect(packFilm({ title: TITLE, positions })).rejects.toThrow(/at most 4095 moves/);
  });
});

const sorted = ({ board, pencil }: Position): unknown => ({
  board,
  pencil: { ...pencil, lines: [...pencil.lines].map(String).sort() },
});

it("the puzzle of these tests has one solution", () => {
  expect(search(new Board()).status).toBe("many");
  expect(search(parse(PUZZLE)).status).toBe("one");
});
