import { findAll, format, parse, search } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { nameFilm } from "../src/features/film/name-film.js";
import { ownMovesOf } from "../src/features/film/own-moves.js";
import { type Position, newGame } from "../src/model/game.js";
import { BLANK } from "../src/model/pencil.js";
import { loadSettings } from "../src/model/storage.js";
import { initialState } from "../src/store/state.js";
import { engineHere } from "./engine-here.js";
import { storeOf } from "./page-store.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const SOLUTION = search(PUZZLE).solution!;
const cellOf = (change: string): number => (Number(change[1]) - 1) * 9 + Number(change[3]) - 1;

/** The positions of a film with these moves; `note` changes only a note. */
function positionsOf(changes: readonly string[]): Position[] {
  const board = atStage(parse(PUZZLE), "S4");
  const positions: Position[] = [{ board: format(board, "url"), pencil: BLANK }];
  for (const change of changes) {
    const pencil = change === "note" ? { ...BLANK, corner: { 1: 2 } } : BLANK;
    if (change[4] === "=") board.place(cellOf(change), Number(change[5]));
    else if (change !== "note") board.eliminate(cellOf(change), Number(change[5]));
    positions.push({ board: format(board, "url"), pencil });
  }
  return positions;
}

const WING = ["r8c5-2", "note", "r8c6-2", "r9c2-2"];
const AFTER = atStage(parse(PUZZLE), "S4");
for (const change of WING) if (change !== "note") AFTER.eliminate(cellOf(change), Number(change[5]));
const SINGLES = LADDER.slice(0, 3).map(({ technique }) => technique);
const [{ cell, digit }] = findAll(AFTER, SINGLES)[0].placements;
const DIGIT = `${cell}=${digit}`;

describe("the own moves of a film", () => {
  it("are together up to a digit; notes stay between them", () => {
    const groups = ownMovesOf(positionsOf([...WING, DIGIT, "r8c4-9"]));
    expect(groups.map(({ numbers }) => numbers)).toEqual([[0, 2, 3, 4], [5]]);
    expect(groups[0].moves.map(({ changes }) => changes)).toEqual([["r8c5-2"], ["r8c6-2"], ["r9c2-2"], [DIGIT]]);
  });

  it("end with a wrong digit, and begin again when it is gone", () => {
    const solved = { board: format(parse(SOLUTION), "url"), pencil: BLANK };
    const [start, other] = positionsOf(["r8c5-2"]);
    const slip = parse(start.board);
    const open = [...slip.values.keys()].find((cell) => slip.values[cell] === 0)!;
    slip.place(
      open,
      slip.candidates(open).find((digit) => String(digit) !== SOLUTION[open])!,
    );
    const bad = { board: format(slip, "url"), pencil: BLANK };
    const groups = ownMovesOf([start, bad, start, other, solved]);
    expect(groups.flatMap(({ numbers }) => numbers)).toEqual([0, 2]);
  });

  it("have names where the film is, with what finds the step again", async () => {
    const store = storeOf(initialState({ room: "film", code: "x" }, loadSettings(undefined)));
    const engine = engineHere();
    nameFilm(store, engine);
    const [now, ...future] = positionsOf([...WING, DIGIT]);
    const game = { ...newGame("film", "practice", now.board), history: { past: [], now, future } };
    store.dispatch({ type: "open", game, route: { room: "film", code: "x" } });
    expect([engine.running.length, store.state.filmNames]).toEqual([0, {}]);
    store.dispatch({ type: "travel", to: 1, cells: [] });
    await Promise.all(engine.running);
    const names = store.state.filmNames!;
    expect(Object.keys(names)).toEqual(["0", "2", "3", "4"]);
    expect([0, 2, 3].map((i) => names[i].technique)).toEqual(["w-wing", "w-wing", "w-wing"]);
    expect(names[0].id).toMatchObject({ board: now.board, technique: "w-wing" });
    expect(names[4].technique).toMatch(/-single$|full-house/);
    // What is known is not asked again.
    const asked = engine.running.length;
    store.dispatch({ type: "travel", to: 4, cells: [] });
    store.dispatch({ type: "travel", to: 5, cells: [] });
    expect(engine.running.length).toBe(asked);
  });
});
