import { expect, it } from "vitest";
import { parse } from "../src/formats/parse.js";
import {
  CellSet,
  type Cells,
  addAll,
  eliminateSeenByBoth,
  hasCell,
  hasTargets,
  houseSet,
  meet,
  peersOf,
  removeAll,
  sees,
  setsOf,
} from "./core.js";
import { Sink } from "../src/technique/sink.js";
import { boards, seed } from "@wings/test-kit/depth";
import { randomBoards } from "./boards.js";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A set of the cells that fit. */
function setOf(fits: (cell: number) => boolean): CellSet {
  const set = new CellSet();
  for (const cell of CELLS.filter(fits)) addAll(set, ONE[cell]);
  return set;
}

const BOARD = parse(".".repeat(81));
/** A set with one cell each: where a row and a column cross. */
const ONE = CELLS.map((cell) => {
  const set = new CellSet();
  set.and(houseSet(BOARD, Math.floor(cell / 9)), houseSet(BOARD, 9 + (cell % 9)));
  return set;
});

it("does to sets what lists of cells do", () => {
  for (let i = 1; i < 60; i++) {
    const [a, b, c] = [2 + (i % 5), 3 + (i % 7), 5 + (i % 3)];
    const lists = [a, b, c].map((n) => CELLS.filter((cell) => cell % n === i % n));
    const [x, y, z] = lists.map((list) => setOf((cell) => list.includes(cell)));
    const [p, q, r] = lists;
    const list = (set: Cells): number[] => [...set];
    expect(list(x)).toEqual(p);
    expect(list(new CellSet().and(x, y))).toEqual(p.filter((cell) => q.includes(cell)));
    expect(list(new CellSet().andNot(x, y, z))).toEqual(p.filter((cell) => q.includes(cell) && !r.includes(cell)));
    expect(list(new CellSet().copy(x).keep(z))).toEqual(p.filter((cell) => r.includes(cell)));
    expect(list(addAll(new CellSet().copy(x), y))).toEqual(
      CELLS.filter((cell) => p.includes(cell) || q.includes(cell)),
    );
    expect(list(removeAll(new CellSet().copy(x), y))).toEqual(p.filter((cell) => !q.includes(cell)));
    expect(meet(x, y)).toBe(p.some((cell) => q.includes(cell)));
    expect(CELLS.filter((cell) => hasCell(x, cell))).toEqual(p);
    const popped: number[] = [];
    while (!x.isEmpty) popped.push(x.pop());
    expect(popped).toEqual(p);
  }
});

it("reads the sets of a board, in each position", () => {
  for (const board of randomBoards(seed(3), boards(20, 100))) {
    const check = (): void => {
      const { open, bivalue, places } = setsOf(board);
      expect([...open]).toEqual(CELLS.filter((cell) => board.values[cell] === 0));
      expect([...bivalue]).toEqual(CELLS.filter((cell) => board.candidates(cell).length === 2));
      for (const digit of DIGITS) expect([...places[digit]]).toEqual(CELLS.filter((cell) => board.has(cell, digit)));
    };
    check();
    const cell = CELLS.find((each) => board.values[each] === 0);
    if (cell === undefined) continue;
    board.eliminate(cell, board.candidates(cell)[0] ?? 1);
    check();
    expect([...peersOf(board, cell)]).toEqual(CELLS.filter((other) => sees(board, cell, other)));
  }
});

it("eliminates from the cells that see both, and says before whether there are any", () => {
  for (const board of randomBoards(seed(4), boards(6, 50))) {
    for (let i = 0; i < 300; i++) {
      const [a, b, digit] = [(i * 7) % 81, (i * 31 + 5) % 81, 1 + (i % 9)];
      const expected = CELLS.filter((cell) => board.has(cell, digit) && sees(board, a, cell) && sees(board, b, cell));
      expect(hasTargets(board, digit, a, b)).toBe(expected.length > 0);
      const sink = new Sink(board, "first");
      expect(eliminateSeenByBoth(sink, digit, a, b)).toBe(expected.length > 0);
      if (expected.length > 0) sink.commit({}, 1);
      const [, w0 = 0, w1 = 0, w2 = 0] = sink.hits[0]?.eliminations ?? [];
      expect(Object.assign(new CellSet(), { w0, w1, w2 })).toEqual(setOf((cell) => expected.includes(cell)));
    }
  }
});
