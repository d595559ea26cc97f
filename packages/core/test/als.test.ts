import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlsList, almostLockedSets, cellsOfAls } from "../src/sets/almost-locked-sets.js";
import { CLASSIC_GRID, Board, candidatesOf, cellsOf, sees } from "./core.js";
import { restrictedCommons } from "../src/sets/restricted-commons.js";
import { alsDigitCells } from "../src/sets/als-digit-cells.js";
import { boards, seed } from "@wings/test-kit/depth";
import { randomBoards, wildBoard } from "./boards.js";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const HOUSES = [
  ...Array.from({ length: 9 }, (_, n) => CELLS.filter((cell) => Math.floor(cell / 9) === n)),
  ...Array.from({ length: 9 }, (_, n) => CELLS.filter((cell) => cell % 9 === n)),
  ...Array.from({ length: 9 }, (_, n) =>
    CELLS.filter((cell) => Math.floor(cell / 27) === Math.floor(n / 3) && Math.floor((cell % 9) / 3) === n % 3),
  ),
];

/** A set in the plain way: its cells and digits, by its cells as text. */
interface Plain {
  cells: Set<number>;
  digits: Set<number>;
}

/** All sets of n cells of one house with n + spare candidates together, n from 1 to 8, by their cells. */
function plainSets(board: Board, spare: number): Map<string, Plain> {
  const sets = new Map<string, Plain>();
  for (const house of HOUSES) {
    const grow = (cells: number[], from: number): void => {
      const digits = new Set(cells.flatMap((cell) => candidatesOf(board, cell)));
      if (cells.length > 0 && digits.size === cells.length + spare) {
        sets.set(cells.join(), { cells: new Set(cells), digits });
      }
      for (let i = from; i < 9; i++) if (board.masks[house[i]] !== 0) grow([...cells, house[i]], i + 1);
    };
    grow([], 0);
  }
  return sets;
}

/** The cells of a set that hold a digit. */
const placesIn = (board: Board, { cells }: Plain, digit: number): number[] =>
  [...cells].filter((cell) => board.has(cell, digit));

const setName = (list: AlsList, als: number): string => cellsOfAls(list, als).join();
const digitsIn = (mask: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (mask >> (digit - 1)) & 1);
const triple = (words: Int32Array, i: number): number[] => cellsOf(words[i * 3], words[i * 3 + 1], words[i * 3 + 2]);

/** Holds the finder against the plain sets: all that it says of each set, in one line. */
function expectSets(board: Board, spare: number): void {
  const list = almostLockedSets(board, spare);
  const found: string[] = [];
  for (let als = 0; als < list.count; als++) {
    const inHouse = HOUSES[list.house[als]].filter((_, at) => (list.positions[als] >> at) & 1);
    const digits = digitsIn(list.digits[als]);
    const cells = triple(list.words, als);
    found.push([list.size[als], setName(list, als), cells, digits, list.house[als], inHouse].join(" "));
  }
  const expected = [...plainSets(board, spare).values()].map(({ cells: set, digits }) => {
    const cells = [...set];
    const first = HOUSES.findIndex((house) => cells.every((cell) => house.includes(cell)));
    return [cells.length, cells, cells, [...digits].sort(), first, cells].join(" ");
  });
  expect([...found].sort()).toEqual(expected.sort());
  const sizes = [...list.size.subarray(0, list.count)];
  expect(sizes).toEqual([...sizes].sort());
}

/** Holds the digitCells of all sets against their plain cells. */
function expectSpots(board: Board): void {
  const digitCells = alsDigitCells(board);
  const list = almostLockedSets(board);
  expect(digitCells.sets).toBe(list);
  const plain = plainSets(board, 1);
  const uses = Array<number>(digitCells.count).fill(0);
  const found: string[] = [];
  const expected: string[] = [];
  for (let als = 0; als < list.count; als++) {
    const set = plain.get(setName(list, als))!;
    let live = 0;
    for (const digit of set.digits) {
      const group = digitCells.of[als * 10 + digit];
      const cells = placesIn(board, set, digit);
      const seen = CELLS.filter((cell) => board.has(cell, digit) && cells.every((at) => sees(CLASSIC_GRID, cell, at)));
      found.push(
        [
          triple(digitCells.cells, group),
          triple(digitCells.seen, group),
          digitCells.digit[group],
          digitCells.first[group],
        ].join(" "),
      );
      expected.push([cells, seen, digit, cells[0]].join(" "));
      uses[group]++;
      if (seen.length > 0) live |= 1 << (digit - 1);
    }
    found.push(`live ${digitCells.live[als]}`);
    expected.push(`live ${live}`);
  }
  expect(found).toEqual(expected);
  expect([...digitCells.uses.subarray(0, digitCells.count)]).toEqual(uses);
  expect(uses).not.toContain(0);
}

/** Holds the restricted commons against all pairs of plain sets. */
function expectCommons(board: Board): void {
  const { digitCells, start, others } = restrictedCommons(board);
  const list = digitCells.sets;
  const found: string[] = [];
  for (let a = 0; a < list.count; a++) {
    for (const digit of digitsIn(list.digits[a])) {
      const group = digitCells.of[a * 10 + digit];
      const met = [...others.subarray(start[group], start[group + 1])];
      if (met.some((b, i) => i > 0 && b <= met[i - 1])) found.push(`${setName(list, a)} out of order ${digit}`);
      for (const b of met) found.push(`${setName(list, a)} ${setName(list, b)} ${digit}`);
    }
  }
  const plain = [...plainSets(board, 1)].map(([name, set]): [string, Map<number, number[]>] => [
    name,
    new Map([...set.digits].map((digit) => [digit, placesIn(board, set, digit)])),
  ]);
  const expected: string[] = [];
  for (const [nameA, a] of plain) {
    for (const [nameB, b] of plain) {
      if (nameA === nameB) continue;
      for (const [digit, inA] of a) {
        const inB = b.get(digit);
        if (inB !== undefined && inA.every((p) => inB.every((q) => sees(CLASSIC_GRID, p, q)))) {
          expected.push(`${nameA} ${nameB} ${digit}`);
        }
      }
    }
  }
  expect(found.sort()).toEqual(expected.sort());
}

describe("almost locked sets", () => {
  it("are those of the definition, each once, smaller ones first", () => {
    for (const board of randomBoards(seed(11), boards(20, 200))) expectSets(board, 1);
  });

  it("are also found with two or more spare candidates", () => {
    for (const board of randomBoards(seed(12), boards(4, 30))) for (const spare of [2, 3, 4]) expectSets(board, spare);
  });

  it("know the places of their digits and the cells that see them", () => {
    for (const board of randomBoards(seed(13), boards(10, 100))) expectSpots(board);
  });

  it("have the restricted commons of the definition, from both sides", () => {
    for (const board of randomBoards(seed(14), boards(25, 200)))
      if (almostLockedSets(board).count < 250) expectCommons(board);
  });

  it("are right on boards of any candidates, also where cells have none", () => {
    fc.assert(
      fc.property(fc.integer(), (wild) => {
        const board = wildBoard(wild);
        expectSets(board, 1);
        expectSpots(board);
        if (almostLockedSets(board).count < 250) expectCommons(board);
      }),
      { numRuns: boards(3, 40) },
    );
  });

  it("are nine of eight cells in each house of an empty grid, and none in a full one", () => {
    const list = almostLockedSets(new Board());
    expect(list.count).toBe(27 * 9);
    expect(new Set(list.size.subarray(0, list.count))).toEqual(new Set([8]));
    expectSpots(new Board());
    const full = new Board();
    for (const cell of CELLS) full.place(cell, 1 + (cell % 9));
    expect(almostLockedSets(full).count).toBe(0);
    expect(restrictedCommons(full).start[0]).toBe(0);
  });

  it("are made once for a position, and again when the board has changed", () => {
    for (const board of randomBoards(seed(15), boards(6, 30))) {
      const cells = almostLockedSets(board).count > 0 ? cellsOfAls(almostLockedSets(board), 0) : undefined;
      if (cells !== undefined) expect(cellsOfAls(almostLockedSets(board), 0)).toBe(cells);
      restrictedCommons(board);
      const open = CELLS.find((cell) => board.masks[cell] !== 0);
      if (open === undefined) continue;
      board.place(open, digitsIn(board.masks[open])[0]);
      expectSets(board, 1);
      expectSpots(board);
      if (almostLockedSets(board).count < 250) expectCommons(board);
    }
  });

  it("don't affect the sets of another board", () => {
    const [a, b] = [...randomBoards(16, 2)];
    const before = restrictedCommons(a).others.slice();
    restrictedCommons(b);
    almostLockedSets(b, 2);
    expect(restrictedCommons(a).others).toEqual(before);
    expectSets(a, 1);
  });
});
