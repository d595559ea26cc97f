import { describe, expect, it } from "vitest";
import { Board, contradictions, hasOneSolution, hint, houseName, parseHouse, prove, search } from "@wings/core";
import {
  CLASSIC_GRID,
  candidateCell,
  candidateOf,
  cellsOf,
  deadlyFact,
  houseFact,
  mirrorFact,
  placesByHouse,
  sees,
  strongNodes,
  weakLinks,
} from "@wings/core/author";
import { type Layout, nameFact, proveHit } from "@wings/core/host";
import { parseClaim, shortestProof } from "@wings/core/judge";
import { generate } from "@wings/generate";
import { layoutOf } from "@wings/layouts";

const ANTI_KNIGHT = layoutOf("anti-knight")!;
const DIAGONALS = layoutOf("x")!;
const ALL_CELLS = Array.from({ length: 81 }, (_, cell) => cell);

const code = (name: string): unknown => expect.objectContaining({ code: `WINGS_${name}` });

describe("a board with other houses", () => {
  it("takes a digit from all cells that its cell sees", () => {
    const board = new Board(ANTI_KNIGHT);
    board.place(40, 5);
    for (let cell = 0; cell < 81; cell++)
      if (cell !== 40) expect(board.has(cell, 5), String(cell)).toBe(!sees({ layout: ANTI_KNIGHT }, 40, cell));
    board.clear(40);
    expect(board.equals(new Board(ANTI_KNIGHT))).toBe(true);
    expect(board.equals(new Board())).toBe(false);
  });

  it("keeps its layout in copies and states, and is read with it only", () => {
    const board = new Board(DIAGONALS);
    board.placeGiven(0, 1);
    expect(board.copy().layout).toBe(DIAGONALS);
    const state = JSON.parse(JSON.stringify(board.toState())) as ReturnType<Board["toState"]>;
    expect(state.layout).toBe("x");
    expect(Board.fromState(state, DIAGONALS).equals(board)).toBe(true);
    expect(() => Board.fromState(state)).toThrow(code("BAD_ARGUMENT"));
    expect(() => Board.fromState(state, ANTI_KNIGHT)).toThrow("with its layout");
    expect(() => Board.fromState(new Board().toState(), DIAGONALS)).toThrow(code("BAD_ARGUMENT"));
    expect(new Board().toState().layout).toBeUndefined();
  });

  it("has names for its houses", () => {
    const names = [27, 28, 36, 39].map(houseName);
    expect(names).toEqual(["d1", "d2", "w1", "w4"]);
    expect(names.map(parseHouse)).toEqual([27, 28, 36, 39]);
    for (const name of ["d3", "w5", "d", "x1"]) expect(() => parseHouse(name)).toThrow(code("BAD_NOTATION"));
  });

  it("knows the places in its further houses", () => {
    const board = new Board(DIAGONALS);
    board.eliminate(10, 3);
    board.place(80, 4);
    expect(placesByHouse(board)[27 * 10 + 3].toString(2)).toBe("11111101");
    expect(placesByHouse(board)[27 * 10 + 4]).toBe(0);
    expect(placesByHouse(board)[28 * 10 + 3].toString(2)).toBe("111111111");
  });

  it("has contradictions in them, and between cells that see each other", () => {
    const board = new Board(DIAGONALS);
    board.place(0, 5);
    board.place(80, 5);
    expect(contradictions(board).map(({ text }) => text)).toEqual(["r1c1 and r9c9 hold 5 in diagonal 1"]);
    expect(contradictions(new Board(ANTI_KNIGHT))).toEqual([]);
    const knights = new Board(ANTI_KNIGHT);
    knights.place(0, 5);
    knights.place(11, 5);
    expect(contradictions(knights).map(({ text }) => text)).toContain("r1c1 and r2c3 hold 5 in box 1");
    const apart = new Board(ANTI_KNIGHT);
    apart.place(2, 6);
    apart.place(13, 6);
    expect(contradictions(apart).map(({ text }) => text)).toContain(
      "r1c3 and r2c5 hold 6, and r1c3 is a knight's move from r2c5",
    );
  });

  it("has no house for the link of cells that share none", () => {
    const links = [...weakLinks(new Board(ANTI_KNIGHT), 1)];
    const apart = links.filter(({ house }) => house < 0);
    expect(apart.length).toBeGreaterThan(0);
    for (const { from, to } of apart) expect(sees(CLASSIC_GRID, from, to)).toBe(false);
  });
});

describe("deadly patterns on a board with other houses", () => {
  /** Four corners with 4 and 7: a filling that has no twin is an error. */
  const isDeadly = (layout: Layout | undefined, corners: number[]): boolean => {
    const hit = { pattern: {}, size: 1, eliminations: [4, 0, 0, 1], placements: [] };
    const masks = corners.map(() => (1 << 6) | (1 << 3));
    const board = new Board(layout);
    board.placeGiven(80, 1);
    try {
      proveHit(board, [deadlyFact(corners, masks)], hit);
      return true;
    } catch (error) {
      expect(String(error)).toContain("not every filling has a twin");
      return false;
    }
  };
  /** r1c27 and r2c27 hold 7 4 / 4 7. Exchanged, r2c2=7 would be a knight's move from a 7 in r3c4. */
  const CORNERS = [1, 6, 10, 15];

  it("have no twin that a cell outside forbids", () => {
    expect(isDeadly(undefined, CORNERS)).toBe(true);
    expect(isDeadly(ANTI_KNIGHT, CORNERS)).toBe(false);
    // r2c2 is on a diagonal, r13c26 is not.
    expect(isDeadly(DIAGONALS, CORNERS)).toBe(false);
    expect(isDeadly(DIAGONALS, [1, 5, 19, 23])).toBe(true);
    // In two windows, and with one corner in a window.
    expect(isDeadly(layoutOf("windoku"), [10, 14, 19, 23])).toBe(true);
    expect(isDeadly(layoutOf("windoku"), [0, 5, 9, 14])).toBe(false);
  });
});

describe("mirrors on a board with other houses", () => {
  const swap = (a: number, b: number): number[] =>
    Array.from({ length: 18 }, (_, line) => (line === a ? b : line === b ? a : line));
  const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const proof = (board: Board, map: number[]) =>
    prove(board, {
      eliminations: [{ cell: "r1c2", digit: 1 }],
      placements: [],
      reason: [nameFact(mirrorFact(9, map, DIGITS))],
      assumes: "unique-solution",
    });

  it("carry the cells that each cell sees to those of its image", () => {
    expect(proof(new Board(), swap(0, 1)).status).toBe("undecided");
    expect(() => proof(new Board(), swap(0, 3))).toThrow("carry each house to a house");
    for (const layout of [ANTI_KNIGHT, DIAGONALS]) {
      expect(() => proof(new Board(layout), swap(0, 1))).toThrow("the cells that each cell sees");
      const halfTurn = Array.from({ length: 18 }, (_, line) => (line < 9 ? 8 - line : 26 - line));
      expect(proof(new Board(layout), halfTurn).status).toBe("refuted");
    }
  });
});

describe("facts of houses that a board doesn't have", () => {
  const hit = { pattern: {}, size: 1, eliminations: [], placements: [{ cell: 0, digit: 4 }] };

  it("prove nothing", () => {
    const board = new Board(DIAGONALS);
    for (let i = 1; i < 9; i++) board.eliminate(i * 10, 4);
    expect(proveHit(board, [houseFact(27, 4)], hit).status).toBe("proved");
    expect(() => proveHit(new Board(), [houseFact(27, 4)], hit)).toThrow("the board has no house d1");
    expect(() => proveHit(board, [houseFact(36, 4)], hit)).toThrow(code("BAD_FACT"));
  });

  it("let digits go together only where the layout does", () => {
    // 4 is in r1c1 or in r9c9.
    const board = new Board(DIAGONALS);
    for (let i = 1; i < 8; i++) board.eliminate(i * 10, 4);
    const centre = { pattern: {}, size: 1, eliminations: [4, 0, 1 << 11, 0], placements: [] };
    expect(proveHit(board, [houseFact(27, 4)], centre).status).toBe("refuted");
    const apart = { pattern: {}, size: 1, eliminations: [4, 1 << 1, 0, 0], placements: [] };
    expect(proveHit(board, [houseFact(27, 4)], apart).status).toBe("refuted");
    const corner = { pattern: {}, size: 1, eliminations: [4, 0, 0, 1 << 18], placements: [] };
    board.eliminate(0, 4);
    expect(proveHit(board, [houseFact(27, 4)], corner).status).toBe("proved");
  });
});

describe("nodes on a board with other houses", () => {
  it.each([ANTI_KNIGHT, DIAGONALS, layoutOf("windoku+anti-king")!])(
    "are seen by all cells that see each of their cells: $name",
    (layout) => {
      const board = new Board(layout);
      for (const [cell, digit] of [
        [0, 1],
        [12, 2],
        [24, 3],
        [42, 4],
        [54, 5],
        [66, 6],
      ])
        board.place(cell, digit);
      for (let i = 0; i < 81; i++)
        for (let digit = 1; digit < 10; digit++) if ((i * 7 + digit * 5) % 3) board.eliminate(i, digit);
      for (const vocabulary of ["grouped", "split-als"] as const) {
        const nodes = strongNodes(board, vocabulary, 3);
        let groups = 0;
        for (let node = 0; node < nodes.count; node++) {
          const cells = nodes.candidatesOf(node).map(candidateCell);
          const digit = nodes.digit[node];
          const seen = ALL_CELLS.filter((cell) => cells.every((one) => sees({ layout }, one, cell))).filter((cell) =>
            board.has(cell, digit),
          );
          const [w0, w1, w2] = nodes.peers.subarray(node * 3, node * 3 + 3);
          expect(cellsOf(w0, w1, w2), candidateOf(cells[0], digit).toString()).toEqual(seen);
          if (cells.length > 1) groups++;
        }
        expect(groups).toBeGreaterThan(5);
      }
    },
  );
});

describe("a layout without a searcher", () => {
  const board = new Board({ ...DIAGONALS, searcher: undefined as never });

  it("never gets the classic answer", () => {
    expect(() => search(board)).toThrow(TypeError);
    expect(() => hasOneSolution(board)).toThrow(TypeError);
    expect(() => hint(board, [])).toThrow(TypeError);
    expect(() => shortestProof(board, parseClaim("r1c1-4"))).toThrow(TypeError);
    expect(() => generate({ seed: 1, layout: board.layout }).next()).toThrow(TypeError);
  });
});
