import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boards } from "@wings/test-kit/depth";
import {
  CLASSIC_GRID,
  Board,
  DIGIT_COUNT,
  candidatesOf,
  cellsOf,
  fromCandidates,
  isWingsError,
  maskOf,
  placesIn,
  sees,
  memo,
} from "./core.js";

interface Move {
  cell: number;
  digit: number;
  place: boolean;
}
const move: fc.Arbitrary<Move> = fc.record({
  cell: fc.integer({ min: 0, max: 80 }),
  digit: fc.integer({ min: 1, max: 9 }),
  place: fc.boolean(),
});

/** The same board in the plainest way: a set of candidates a cell, a digit a cell. */
class Plain {
  values = Array<number>(81).fill(0);
  candidates = Array.from({ length: 81 }, () => new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  play({ cell, digit, place }: Move): void {
    if (this.values[cell] !== 0) return;
    if (!place) {
      this.candidates[cell].delete(digit);
      return;
    }
    this.values[cell] = digit;
    this.candidates[cell].clear();
    for (let other = 0; other < 81; other++) if (sees(CLASSIC_GRID, cell, other)) this.candidates[other].delete(digit);
  }
}

function play(board: Board, { cell, digit, place }: Move): void {
  if (board.values[cell] !== 0) return;
  if (place) board.place(cell, digit);
  else board.eliminate(cell, digit);
}

function expectInStep(board: Board, plain: Plain): void {
  expect([...board.values]).toEqual(plain.values);
  const cellsWhere = (test: (cell: number) => boolean): number[] => [...Array(81).keys()].filter(test);
  for (let cell = 0; cell < 81; cell++) {
    expect(candidatesOf(board, cell)).toEqual([...plain.candidates[cell]].sort());
  }
  for (let digit = 0; digit <= 9; digit++) {
    const words = [...board.places.subarray(digit * 3, digit * 3 + 3)] as [number, number, number];
    const wanted =
      digit === 0 ? (cell: number) => plain.values[cell] === 0 : (cell: number) => plain.candidates[cell].has(digit);
    expect(cellsOf(...words)).toEqual(cellsWhere(wanted));
  }
  const sized = (words: Int32Array): number[] => cellsOf(words[0], words[1], words[2]);
  expect(sized(board.lone)).toEqual(cellsWhere((cell) => plain.candidates[cell].size === 1));
  expect(sized(board.bivalue)).toEqual(cellsWhere((cell) => plain.candidates[cell].size === 2));
  expect(board.isFull).toBe(plain.values.every((value) => value !== 0));
}

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return isWingsError(error) ? error.code : `uncoded: ${String(error)}`;
  }
  return "nothing thrown";
};

describe("Board", () => {
  it("keeps its two views consistent through any moves, as a plain board would", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 300 }), (moves) => {
        const board = new Board();
        const plain = new Plain();
        for (const each of moves) {
          play(board, each);
          plain.play(each);
        }
        expectInStep(board, plain);
        expectInStep(board.copy(), plain);
      }),
      { numRuns: boards(40, 150) },
    );
  });

  it("changes its version when, and only when, it changes", () => {
    const board = new Board();
    const versions = [board.version];
    board.eliminate(3, 5);
    versions.push(board.version);
    expect(board.eliminate(3, 5)).toBe(false);
    expect(board.version).toBe(versions[1]);
    board.place(3, 6);
    versions.push(board.version);
    expect(new Set(versions).size).toBe(3);
  });

  it("copies without a tie", () => {
    const board = new Board();
    const copy = board.copy();
    copy.placeGiven(0, 1);
    expect([board.values[0], board.has(1, 1), board.isGiven(0)]).toEqual([0, true, false]);
    expect([copy.values[0], copy.has(1, 1), copy.isGiven(0)]).toEqual([1, false, true]);
  });

  it("refuses invalid cells, invalid digits and filled cells, each with its code", () => {
    const board = new Board();
    board.place(0, 1);
    expect(codeOf(() => board.place(0, 2))).toBe("WINGS_CELL_TAKEN");
    for (const cell of [-1, 81, 1.5, NaN]) expect(codeOf(() => board.place(cell, 1))).toBe("WINGS_OUT_OF_RANGE");
    for (const digit of [0, 10, 2.5, NaN]) expect(codeOf(() => board.eliminate(5, digit))).toBe("WINGS_OUT_OF_RANGE");
  });

  it("takes a lone candidate for a placed digit only where no peer has it", () => {
    const masks = Array<number>(81).fill(0x1ff);
    masks[0] = maskOf(1);
    expect(fromCandidates(masks).values[0]).toBe(0);
    for (let cell = 1; cell < 81; cell++) if (sees(CLASSIC_GRID, 0, cell)) masks[cell] &= ~maskOf(1);
    const board = fromCandidates(masks);
    expect(board.values[0]).toBe(1);
    expect([...board.masks].every((mask, cell) => cell === 0 || mask === masks[cell])).toBe(true);
    expect(DIGIT_COUNT[board.masks[0]]).toBe(0);
  });

  it("returns the places of a digit in a house", () => {
    const board = new Board();
    board.place(4, 9);
    expect(placesIn(board, 9, 0)).toEqual([]);
    expect(placesIn(board, 9, 1)).toEqual([9, 10, 11, 15, 16, 17]);
  });
});

describe("memo", () => {
  it("computes once, and again after a change, with the old value available", () => {
    const board = new Board();
    const made: (number | undefined)[] = [];
    const ask = (): number =>
      memo(board, "test/version", (_, previous: number | undefined) => {
        made.push(previous);
        return board.version + 100;
      });
    expect([ask(), ask()]).toEqual([100, 100]);
    board.eliminate(0, 1);
    expect([ask(), ask()]).toEqual([101, 101]);
    expect(made).toEqual([undefined, 100]);
    expect(board.copy().memo).toEqual({});
  });
});
