import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLASSIC_GRID,
  HOUSES_OF,
  HOUSE_CELLS,
  HOUSE_WORDS,
  PEERS,
  DIGIT_COUNT,
  bitOf,
  boxOf,
  cellsOf,
  columnOf,
  countBits,
  digitsOf,
  inHouse,
  lowestBit,
  lowestDigit,
  maskOf,
  rowOf,
  sees,
  wordOf,
} from "./core.js";
import { isSingle } from "../src/board/bits.js";

const cellSet = fc.uniqueArray(fc.integer({ min: 0, max: 80 }));
const word = fc.integer({ min: 0, max: 0x7ffffff });
const mask = fc.integer({ min: 0, max: 0x1ff });

/** A cell set as words, made bit by bit. */
function wordsOf(cells: Iterable<number>): [number, number, number] {
  const words: [number, number, number] = [0, 0, 0];
  for (const cell of cells) words[wordOf(cell)] |= bitOf(cell);
  return words;
}

const sorted = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);

describe("cell sets behave as Set", () => {
  it("keeps exactly its members", () => {
    fc.assert(
      fc.property(cellSet, (cells) => {
        expect(cellsOf(...wordsOf(cells))).toEqual(sorted(cells));
      }),
    );
  });

  it("unites, intersects and subtracts", () => {
    fc.assert(
      fc.property(cellSet, cellSet, (a, b) => {
        const [x, y] = [wordsOf(a), wordsOf(b)];
        const by = (join: (p: number, q: number) => number): number[] =>
          cellsOf(join(x[0], y[0]), join(x[1], y[1]), join(x[2], y[2]));
        expect(by((p, q) => p | q)).toEqual(sorted(new Set([...a, ...b])));
        expect(by((p, q) => p & q)).toEqual(sorted(a.filter((cell) => b.includes(cell))));
        expect(by((p, q) => p & ~q)).toEqual(sorted(a.filter((cell) => !b.includes(cell))));
      }),
    );
  });

  it("counts", () => {
    fc.assert(
      fc.property(word, (w) => {
        const bits = [...w.toString(2)].filter((bit) => bit === "1").length;
        expect(countBits(w)).toBe(bits);
        expect(isSingle(w)).toBe(bits === 1);
        expect(lowestBit(w)).toBe(w === 0 ? -1 : [...w.toString(2)].reverse().indexOf("1"));
      }),
    );
  });
});

describe("digit masks behave as Set", () => {
  it("keeps exactly its members", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (digits) => {
        const m = digits.reduce((sum, digit) => sum | maskOf(digit), 0);
        expect(digitsOf(m)).toEqual(sorted(digits));
        expect(DIGIT_COUNT[m]).toBe(digits.length);
      }),
    );
  });

  it("knows the lowest digit, and 0 for none", () => {
    fc.assert(
      fc.property(mask, (m) => {
        expect(lowestDigit(m)).toBe(digitsOf(m)[0] ?? 0);
      }),
    );
  });
});

describe("geometry", () => {
  it("has 27 houses of nine cells and three houses a cell, the one the inverse of the other", () => {
    for (let cell = 0; cell < 81; cell++) {
      expect([rowOf(cell) * 9 + columnOf(cell) - 9, boxOf(cell) - 18]).toEqual([
        cell,
        Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3),
      ]);
      const houses = [rowOf(cell), columnOf(cell), boxOf(cell)];
      expect([...HOUSES_OF.subarray(cell * 3, cell * 3 + 3)]).toEqual(houses);
      for (let house = 0; house < 27; house++) {
        const cells = [...HOUSE_CELLS.subarray(house * 9, house * 9 + 9)];
        expect(cells.includes(cell)).toBe(houses.includes(house));
        expect(inHouse(CLASSIC_GRID, cell, house)).toBe(houses.includes(house));
        expect(cellsOf(HOUSE_WORDS[house * 3], HOUSE_WORDS[house * 3 + 1], HOUSE_WORDS[house * 3 + 2])).toEqual(cells);
      }
    }
  });

  it("lets a cell see twenty others, and never itself", () => {
    for (let a = 0; a < 81; a++) {
      const peers = [];
      for (let b = 0; b < 81; b++) {
        const share = rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b);
        expect(sees(CLASSIC_GRID, a, b)).toBe(a !== b && share);
        if (a !== b && share) peers.push(b);
      }
      expect(cellsOf(PEERS[a * 3], PEERS[a * 3 + 1], PEERS[a * 3 + 2])).toEqual(peers);
      expect(peers).toHaveLength(20);
    }
  });
});
