import { parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { Game, conflictsOf } from "../src/game.js";

const PUZZLE = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
const NOTE_4 = 1 << 3;

describe("a game", () => {
  it("places digits and takes them back", () => {
    const game = new Game(parse(PUZZLE));
    expect(game.place(0, 4)).toBe(true);
    expect(game.board.digit(0)).toBe(4);
    expect(game.place(0, 1)).toBe(true);
    expect(game.board.digit(0)).toBe(1);
    expect(game.place(0, 1)).toBe(true);
    expect(game.board.digit(0)).toBe(0);
    expect(game.board.equals(parse(PUZZLE))).toBe(true);
  });

  it("leaves givens alone", () => {
    const game = new Game(parse(PUZZLE));
    const moves = [game.place(2, 1), game.note(2, 1), game.toggleCandidate(2, 1), game.erase(2), game.erase(0)];
    expect(moves).toEqual([false, false, false, false, false]);
    expect(game.canUndo).toBe(false);
  });

  it("keeps candidates that were removed where a digit is taken back", () => {
    const game = new Game(parse(PUZZLE));
    const before = game.board.candidates(0);
    expect(game.toggleCandidate(0, before[0])).toBe(true);
    const after = game.board.candidates(0);
    game.place(1, 9);
    game.erase(1);
    expect(game.board.candidates(0)).toEqual(after);
    game.place(0, before[1]);
    game.erase(0);
    expect(game.board.candidates(0)).toEqual(before);
    game.undo();
    game.undo();
    expect(game.board.candidates(0)).toEqual(after);
  });

  it("removes a note that a digit makes impossible", () => {
    const game = new Game(parse(PUZZLE));
    for (const cell of [0, 1, 80]) game.note(cell, 4);
    game.place(9, 4);
    expect([0, 1, 80].map((cell) => game.notes(cell))).toEqual([0, 0, NOTE_4]);
    game.undo();
    expect(game.notes(0)).toBe(NOTE_4);
  });

  it("undoes and redoes, until there is another move", () => {
    const game = new Game(parse(PUZZLE));
    expect([game.undo(), game.redo()]).toEqual([false, false]);
    game.place(0, 4);
    expect([game.undo(), game.board.digit(0), game.redo(), game.board.digit(0)]).toEqual([true, 0, true, 4]);
    game.undo();
    game.place(0, 1);
    expect(game.canRedo).toBe(false);
  });

  it("knows the cells in conflict", () => {
    const game = new Game(parse(PUZZLE));
    expect(conflictsOf(game.board).size).toBe(0);
    game.place(0, 8);
    expect([...conflictsOf(game.board)].sort()).toEqual([0, 2, 72]);
  });
});
