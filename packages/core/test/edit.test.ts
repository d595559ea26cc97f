import { describe, expect, it } from "vitest";
import { CLASSIC_GRID, Board, applyFinding, cellName, contradictions, parse, sees } from "./core.js";
import { EASY } from "./examples.js";
import { randomBoards } from "./boards.js";

/** What the masks say, computed from nothing but the masks. */
function views(board: Board) {
  const places = new Int32Array(30);
  const lone = new Int32Array(3);
  const bivalue = new Int32Array(3);
  for (let cell = 0; cell < 81; cell++) {
    const bit = 1 << (cell % 27);
    const w = (cell / 27) | 0;
    if (board.values[cell] === 0) places[w] |= bit;
    for (const digit of board.candidates(cell)) places[digit * 3 + w] |= bit;
    if (board.candidates(cell).length === 1) lone[w] |= bit;
    if (board.candidates(cell).length === 2) bivalue[w] |= bit;
  }
  return { places, lone, bivalue };
}

describe("editing a board", () => {
  it("keeps all views consistent after any clear and allow", () => {
    let n = 0;
    for (const board of randomBoards(3, 40)) {
      for (let i = 0; i < 60; i++) {
        const cell = (n = (n * 31 + 17) % 6561) % 81;
        const digit = 1 + (n % 9);
        const { version } = board;
        const changed =
          n % 3 === 0 ? board.clear(cell) : n % 3 === 1 ? board.allow(cell, digit) : board.eliminate(cell, digit);
        expect(board.version !== version).toBe(changed);
        const { places, lone, bivalue } = board;
        expect({ places, lone, bivalue }).toEqual(views(board));
      }
    }
  });

  it("undoes a placement", () => {
    const board = parse(EASY);
    for (let cell = 0; cell < 81; cell++) {
      if (board.values[cell] !== 0) continue;
      const before = board.copy();
      board.place(cell, board.candidates(cell)[0]);
      board.clear(cell);
      expect(board.equals(before)).toBe(true);
    }
  });

  it("doesn't allow a candidate that a digit forbids", () => {
    const board = parse(EASY);
    for (let cell = 0; cell < 81; cell++)
      for (let digit = 1; digit <= 9; digit++)
        if (board.values.some((held, peer) => held === digit && sees(CLASSIC_GRID, cell, peer)))
          expect(board.allow(cell, digit)).toBe(false);
  });

  it("survives JSON", () => {
    for (const board of randomBoards(9, 50)) {
      const state = JSON.parse(JSON.stringify(board.toState())) as ReturnType<Board["toState"]>;
      expect(Board.fromState(state).equals(board)).toBe(true);
    }
    for (const list of [[1], null, "1".repeat(81), 81])
      expect(() => Board.fromState({ values: list as never })).toThrow(/81 entries|as toState makes it/);
    for (const digit of [NaN, 10, -1, "5", ""])
      expect(() => Board.fromState({ values: Array(81).fill(digit) as never })).toThrow(/no digit/);
    expect(() => Board.fromState({ candidates: Array(81).fill(1) as never })).toThrow(/a list of digits/);
    const state = parse(EASY).toState();
    expect(() => Board.fromState({ ...state, values: state.values.map(() => 0) })).toThrow(/given/);
    expect(() => Board.fromState({ ...state, candidates: state.candidates.map(() => [5]) })).toThrow(/has no 5/);
  });

  it("checks the arguments of its getters", () => {
    const board = parse(EASY);
    for (const wrong of [-1, 81, 1.5, NaN, "r1c1" as never]) {
      expect(() => board.digit(wrong)).toThrow(/no cell/);
      expect(() => board.candidates(wrong)).toThrow(/no cell/);
      expect(() => board.clear(wrong)).toThrow(/no cell/);
      expect(() => board.allow(wrong, 1)).toThrow(/no cell/);
    }
    expect(() => board.allow(0, 10)).toThrow(/no digit/);
  });

  it("knows which cells are free", () => {
    const board = parse(EASY);
    const open = board.values.indexOf(0);
    expect([board.isFree(open), board.isFree(board.values.findIndex((digit) => digit !== 0))]).toEqual([true, false]);
    board.place(open, board.candidates(open)[0]);
    expect(board.isFree(open)).toBe(true);
    const placed = Board.fromState({ values: board.toState().values });
    expect([placed.hasGivens, placed.isFree(open)]).toEqual([false, false]);
  });

  it("applies a finding whole or not at all", () => {
    const board = parse(EASY);
    const before = board.copy();
    const open = board.values.indexOf(0);
    const name = cellName(open);
    const [digit] = board.candidates(open);
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => !board.has(open, each))!;
    const finding: Parameters<typeof applyFinding>[1] = {
      eliminations: [{ cell: name, digit }],
      placements: [{ cell: name, digit: wrong }],
    };
    expect(() => applyFinding(board, finding)).toThrow(/has no/);
    expect(board.equals(before)).toBe(true);
    expect(contradictions(board)).toEqual([]);
  });
});
