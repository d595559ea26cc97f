import { format, parse, search } from "@wings/core";
import { describe, expect, it } from "vitest";
import { type Learner, NEW_LEARNER, NEW_PLAY, NEW_STATION, dayOf, withAnswer } from "@wings/player";
import { fitName } from "../src/model/fit-names.js";
import { entriesOf } from "../src/learner/keep-learner.js";
import { applyPlan, backupOf, mergeFile, presentIn } from "../src/features/progress/backup.js";
import { changesNothing, planOf } from "../src/features/progress/merge.js";
import { type Backup, readBackup } from "../src/features/progress/read-backup.js";
import { packFilm } from "../src/features/film/pack.js";
import { followed, recorded, textOf } from "../src/features/film/recording.js";
import { type Game, newGame } from "../src/model/game.js";
import { type Shelf, saveGame } from "../src/model/shelf.js";
import { loadSettings, saveSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { type State, initialState, withInput } from "../src/store/state.js";
import { reduce } from "./page-store.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const SOLUTION = search(parse(PUZZLE)).solution!;

/** A storage in memory, which may be full. */
function memory(most = Infinity): Shelf & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  const size = (): number => [...all].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    all,
    get length() {
      return all.size;
    },
    key: (i) => [...all.keys()][i] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, text) => {
      if (size() - (all.get(key)?.length ?? 0) + text.length > most) throw new Error("QuotaExceededError");
      all.set(key, text);
    },
    removeItem: (key) => void all.delete(key),
  };
}

const game = (digits: number, name = "2026-11-24", changed = 5): Game => {
  const puzzle = { name, level: "medium", solution: SOLUTION };
  let state = initialState({ room: "play", name }, loadSettings(undefined));
  state = reduce(state, {
    type: "open",
    game: newGame(`play-${name}`, "play", format(parse(PUZZLE), "url"), puzzle, changed),
    route: { room: "play", name },
  });
  const open = [...PUZZLE].flatMap((each, cell) => (each === "." ? [cell] : []));
  for (const cell of open.slice(0, digits)) {
    state = reduce(state, { type: "select", cell, how: "one" });
    state = reduce(state, { type: "digit", digit: Number(SOLUTION[cell]) });
  }
  return { ...state.game!, changed, slips: [0, 10, 728] };
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
  puzzles: [
    {
      ...NEW_PLAY,
      id: "play-2026-11-20",
      name: "2026-11-20",
      start: PUZZLE,
      level: "hard",
      day: "2026-11-20",
      seconds: 700,
      hints: 1,
      slips: 0,
      needed: ["w-wing"],
      used: { "w-wing": 1 },
    },
  ],
  plays: { "play-2026-11-24": { ...NEW_PLAY, hinted: ["xy-wing"], slowest: { technique: "xy-wing", seconds: 90 } } },
  days: { "2026-11-20": { right: 3, tried: 4 } },
};

const packedFilm = await packFilm({
  title: { seconds: 1, hints: 0, slips: 0, hasCandidates: false },
  positions: [...game(3).history.past, game(3).history.now],
});

function filled(): ReturnType<typeof memory> {
  const store = memory();
  saveGame(store, game(5));
  saveSettings(store, { ...loadSettings(undefined), theme: "dark", language: "de" });
  for (const [key, text] of entriesOf(LEARNER)) store.setItem(key, text);
  store.setItem("wings/film/play-2026-11-20", packedFilm);
  const played = game(5).history;
  store.setItem("wings/moves/play-2026-11-24", textOf(recorded(played), played.now));
  return store;
}

const FILE = backupOf(filled(), "2026-11-27", ["en"]);

/** What the page stores after moves and answers that depend on a number. */
function played(seed: number): ReturnType<typeof memory> {
  let random = seed;
  const upTo = (most: number): number => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return (random >>> 8) % most;
  };
  const store = memory();
  // The clock of some players was ahead for a while.
  const clock = (): Date => (seed % 3 === 0 && upTo(4) === 0 ? new Date(2031, 4, 2) : new Date(2026, 10, 20 + upTo(8)));
  const name = `hard-${seed}`;
  let state: State = {
    ...initialState({ room: "play", name }, loadSettings(undefined)),
    learner: LEARNER,
    game: game(seed % 2 === 0 ? 80 : upTo(40), name),
  };
  const first = state.game!.history;
  let recording = recorded(first);
  const act = (action: Action): void => {
    const before = state.game!.history;
    state = reduce(state, { ...action, time: clock().getTime() });
    recording = followed(recording, before, state.game!.history) ?? recorded(state.game!.history);
  };
  if (seed % 2 === 0) {
    act({ type: "done" });
    store.setItem(`wings/film/play-${name}`, packedFilm);
    act({
      type: "puzzle",
      entry: { id: `play-${name}`, name, start: PUZZLE, level: "medium", seconds: 9, hints: 0, slips: 0, needed: [] },
    });
  }
  for (let i = 0; i < 30; i++) {
    act({ type: "select", cell: upTo(81), how: "one" });
    const kind = upTo(6);
    if (kind === 0) act({ type: "undo", times: 1 + upTo(3) });
    else if (kind === 1) act({ type: "redo" });
    else if (kind === 2) act({ type: "erase" });
    else if (kind === 3 && i === 20) act({ type: "start-again" });
    else act({ type: "digit", digit: 1 + upTo(9), entry: kind === 4 ? "digit" : "corner" });
    const technique = ["w-wing", "x-wing", "xy-wing"][upTo(3)];
    if (upTo(2) === 0)
      state = { ...state, learner: withAnswer(state.learner!, technique, upTo(3) > 0, dayOf(clock())) };
    if (upTo(3) === 0) act({ type: "timed", technique, seconds: upTo(1800) });
    act({ type: "used", technique, isFound: true });
  }
  saveGame(store, state.game!);
  store.setItem(`wings/moves/play-${name}`, textOf(recording, state.game!.history.now));
  store.setItem("wings/film/play-medium-1", packedFilm);
  for (const [key, text] of entriesOf(state.learner!)) store.setItem(key, text);
  return store;
}

describe("a backup", () => {
  it("has the solution that its puzzle has", () => {
    expect(readBackup(FILE).games[0].puzzle!.solution).toBe(SOLUTION);
  });

  it("brings everything to another browser, and a second time changes nothing", () => {
    const store = memory();
    const file = readBackup(FILE);
    const plan = planOf(presentIn(store), file);
    expect(plan.counts).toEqual({
      puzzles: 1,
      stations: 1,
      days: 1,
      plays: 1,
      games: 1,
      longer: 0,
      copies: 0,
      films: 1,
    });
    applyPlan(store, plan);
    expect(presentIn(store)).toEqual(presentIn(filled()));
    const before = new Map(store.all);
    const again = planOf(presentIn(store), file);
    expect(changesNothing(again)).toBe(true);
    applyPlan(store, again);
    expect(store.all).toEqual(before);
  });

  it("has puzzles that were made for somebody, too", () => {
    const name = fitName(PUZZLE, "w-wing");
    const store = memory();
    saveGame(store, game(3, name));
    const text = backupOf(store, "2026-11-27", ["en"]);
    expect(readBackup(text).games[0].puzzle!.name).toBe(name);
  });

  it("is read again, whatever the page did before it was made", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const store = played(seed);
      const text = backupOf(store, "2026-11-27", ["en"]);
      const other = memory();
      mergeFile(other, readBackup(text));
      const { learner, ...boards } = JSON.parse(backupOf(other, "2026-11-27", ["en"])) as Backup;
      const { learner: before, ...old } = JSON.parse(text) as Backup;
      expect([seed, learner, boards.games, boards.moves, boards.films]).toEqual([
        seed,
        before,
        old.games,
        old.moves,
        old.films,
      ]);
      const plan = planOf(presentIn(store), readBackup(text));
      expect([seed, plan.counts, changesNothing(plan)]).toEqual([seed, plan.counts, true]);
    }
  });

  it("says that the level of the player comes, too, and nothing else", () => {
    const file = readBackup(FILE);
    const mine = { ...presentIn(filled()) };
    const plan = planOf(mine, { ...file, learner: { ...file.learner, said: "hard" } });
    expect([plan.isSaid, changesNothing(plan), plan.learner.said]).toEqual([true, false, "hard"]);
    const known = { ...mine, learner: { ...mine.learner, said: "easy" as const } };
    expect(changesNothing(planOf(known, file))).toBe(true);
  });

  it("loses nothing of what is there: the longer of two games, and both of two that differ", () => {
    const store = memory();
    saveGame(store, game(9, "2026-11-24", 1));
    saveGame(store, { ...game(0, "medium-7", 9), room: "play" });
    const begun = withInput(
      { ...initialState({ room: "play" }, loadSettings(undefined)), game: game(2) },
      { cells: [79] },
    );
    const other = reduce(begun, { type: "digit", digit: 9, entry: "corner" });
    expect(planOf(presentIn(store), readBackup(FILE)).counts).toMatchObject({ games: 0, longer: 0, copies: 0 });
    const shorter = memory();
    saveGame(shorter, game(2));
    const plan = planOf(presentIn(shorter), readBackup(FILE));
    expect(plan.counts).toMatchObject({ games: 0, longer: 1, copies: 0 });
    applyPlan(shorter, plan);
    expect(presentIn(shorter).games[0].history.past).toHaveLength(5);
    const different = memory();
    saveGame(different, other.game!);
    const both = planOf(presentIn(different), readBackup(FILE));
    expect(both.counts).toMatchObject({ games: 0, longer: 0, copies: 1 });
    applyPlan(different, both);
    expect(
      presentIn(different)
        .games.map(({ room }) => room)
        .sort(),
    ).toEqual(["play", "solve"]);
    expect(planOf(presentIn(different), readBackup(FILE)).counts.copies).toBe(0);
  });

  it("keeps what another tab wrote after the plan was shown", () => {
    const store = memory();
    const file = readBackup(FILE);
    const shown = planOf(presentIn(store), file);
    const later: Learner = {
      ...NEW_LEARNER,
      stations: { "xy-wing": { ...NEW_STATION, right: 1, tried: 1, streak: 1 } },
      puzzles: [{ ...LEARNER.puzzles[0], id: "play-hard-9", name: "hard-9" }],
      days: { "2026-11-27": { right: 1, tried: 1 } },
    };
    for (const [key, text] of entriesOf(later)) store.setItem(key, text);
    saveGame(store, game(9));
    mergeFile(store, file);
    const { learner, games } = presentIn(store);
    expect(shown.learner.stations).not.toHaveProperty("xy-wing");
    expect(learner.stations).toEqual({ ...later.stations, ...LEARNER.stations });
    expect(learner.puzzles.map(({ id }) => id).sort()).toEqual(["play-2026-11-20", "play-hard-9"]);
    expect(learner.days).toEqual({ ...later.days, ...LEARNER.days });
    expect(games.map(({ history }) => history.past.length)).toEqual([9]);
  });

  it("says before what there is no room for", () => {
    const store = memory();
    for (let i = 0; i < 39; i++) saveGame(store, game(0, `medium-${i}`, i));
    const file = { ...readBackup(FILE), games: [game(1, "hard-1", 3), game(1, "hard-2", 8)] };
    const plan = planOf(presentIn(store), file);
    expect(plan).toMatchObject({ tooMany: 1, counts: { games: 1 } });
    expect(plan.games.map(({ id }) => id)).toEqual(["play-hard-2"]);
    const puzzles = Array.from({ length: 499 }, (_, i) => ({
      ...LEARNER.puzzles[0],
      id: `play-${i}`,
      day: "2026-11-21",
    }));
    const full = planOf(
      { ...presentIn(memory()), learner: { ...NEW_LEARNER, puzzles } },
      { ...file, learner: { ...LEARNER, puzzles: [LEARNER.puzzles[0], { ...LEARNER.puzzles[0], id: "x" }] } },
    );
    expect(full.tooManyPuzzles).toBe(1);
    expect(full.learner.puzzles).toHaveLength(500);
  });

  it("writes nothing if the browser has no room", () => {
    const file = readBackup(FILE);
    const store = memory(1500);
    store.setItem("wings/coach/days", JSON.stringify({ "2026-11-01": { right: 1, tried: 1 } }));
    const before = new Map(store.all);
    expect(() => applyPlan(store, planOf(presentIn(store), file))).toThrow(
      expect.objectContaining({ code: "WINGS_STORAGE_FULL" }) as Error,
    );
    expect(store.all).toEqual(before);
  });
});

describe("a hostile or damaged file", () => {
  const faultOf = (text: string): { fault: string; path?: string } => {
    try {
      readBackup(text);
    } catch (error) {
      const { code, details } = error as { code: string; details: { fault: string; path?: string } };
      expect(code).toBe("WINGS_BAD_BACKUP");
      return details;
    }
    throw new Error("It was read.");
  };
  /** The file with another value at a path such as `games[0].id`. */
  const changed = (path: string, value: unknown): string => {
    const file: unknown = JSON.parse(FILE);
    const keys = path.split(/[.[\]]+/).filter((key) => key !== "");
    let at = file as Record<string, unknown>;
    for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
    Object.defineProperty(at, keys.at(-1)!, { value, enumerable: true, configurable: true, writable: true });
    return JSON.stringify(file);
  };
  const [GAME] = readBackup(FILE).games;
  const STATION = LEARNER.stations["w-wing"];

  it("is no backup at all", () => {
    for (const text of ["", "{", FILE.slice(0, -20), "\u0000"]) expect(faultOf(text).fault).toBe("json");
    for (const text of ["null", "[]", "7", '"backup"', "{}", '{"wings":"other"}'])
      expect(faultOf(text).fault).toBe("other");
    expect(faultOf(changed("version", 2)).fault).toBe("version");
    expect(faultOf(" ".repeat(21_000_000)).fault).toBe("size");
    expect(faultOf("[".repeat(100_000)).fault).toBe("json");
  });

  it.each<readonly [at: string, value: unknown, path?: string]>([
    ["made", "2026-13-40"],
    ["learner", [], "learner.said"],
    ["learner.stations.w-wing.right", -1],
    ["learner.stations.w-wing.uses", 1.5],
    ["learner.stations.w-wing.uses", undefined],
    ["learner.stations.w-wing.tried", "8"],
    ["learner.stations.w-wing.review.due", "soon"],
    ["learner.stations.w-wing.times[1]", -1],
    ["learner.stations.<script>", STATION],
    ["learner.stations.w-wing.evil", 1],
    ["learner.puzzles[0].day", "never"],
    ["learner.puzzles[0].seconds", 700.5],
    ["learner.puzzles[1]", LEARNER.puzzles[0]],
    ["learner.junk", 1],
    ["junk", "x".repeat(10_000_000)],
    ["learner.puzzles[0].seconds", 1e300],
    ["learner.puzzles[0].used.a b", 1],
    ["learner.said", "everything"],
    ["learner.days.2026-02-30", { right: 1, tried: 1 }],
    ["games", {}],
    ["games[0].id", "../x"],
    ["games[1]", GAME],
    ["games[0].room", "practice"],
    ["games[0].start", "no board"],
    ["games[0].history.now.board", 7],
    ["games[0].history.junk", []],
    ["games[0].junk", 1],
    ["games[0].changed", undefined],
    ["games[0].seconds", 1e20],
    ["games[0].seconds", null],
    ["games[0].seconds", 1.5],
    ["games[0].slips[0]", 729],
    ["games[0].history.past[2].board", "no board"],
    ["games[0].puzzle.junk", 1],
    ["games[0].puzzle.level", "hardest"],
    ["films.play-2026-11-20", "javascript:alert(1)"],
    ["moves.play-2026-11-24", "<b>"],
  ])("is rejected at %s: %j", (at, value, path = at) => {
    expect(faultOf(changed(at as string, value))).toMatchObject({ fault: "entry", path });
  });

  it("has a key of ten megabytes, and the error stays short", () => {
    const text = FILE.replace('{"wings"', `{"${"k".repeat(10_000_000)}":1,"wings"`);
    expect(faultOf(text).path).toBe(`${"k".repeat(60)}…`);
  });

  it("has too many entries", () => {
    const puzzles = Array.from({ length: 501 }, (_, i) => ({ ...LEARNER.puzzles[0], id: `p${i}` }));
    expect(faultOf(changed("learner.puzzles", puzzles))).toMatchObject({ fault: "entry", path: "learner.puzzles" });
    const past = Array.from({ length: 201 }, () => GAME.history.now);
    expect(faultOf(changed("games[0].history.past", past)).path).toMatch(/^games\[0\]\.history\.past/);
  });
});
