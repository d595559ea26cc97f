import { describe, expect, it } from "vitest";
import { Combinations } from "../src/combinations/combinations.js";
import {
  type Board,
  boxOf,
  cellsName,
  cellsOf,
  columnOf,
  digitsOf,
  houseOf,
  lowestDigit,
  parse,
  parseCell,
  rowOf,
  sees,
} from "./core.js";
import { type Link as CoreLink, bothWays, strongLinks, weakLinks } from "../src/links/links.js";
import { firstPlace, housesWithTwo, lastPlace, linePairs, pairHouses } from "../src/links/pairs.js";
import { strongPartners } from "../src/links/partners.js";
import { strongNodes } from "../src/links/strong-links.js";
import { boards, seed } from "@wings/test-kit/depth";
import { randomBoards, wildBoard } from "./boards.js";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const HOUSES = Array.from({ length: 27 }, (_, h) =>
  CELLS.filter((cell) => [rowOf(cell), columnOf(cell), boxOf(cell)].includes(h)),
);

type Link = [from: number, to: number, digit: number, house: number];
const listOf = (links: Iterable<CoreLink>): Link[] =>
  Array.from(links, ({ from, to, digit, house }) => [from, to, digit, house]);
const text = (links: Link[]): string[] => links.map((link) => link.join(" ")).sort();

/** Each link once, of links that are written once for each house. */
function once(links: Link[]): Link[] {
  const kept: Link[] = [];
  const seen = new Set<string>();
  for (const link of links) {
    const [from, to, digit] = link;
    const name = `${from} ${to} ${digit}`;
    if (!seen.has(name)) kept.push(link);
    seen.add(name);
  }
  return kept;
}

/** All pairs of places of a digit that share a house, once for each, houses in order. */
function pairs(board: Board, digit: number, wanted: (places: number[]) => boolean): Link[] {
  const links: Link[] = [];
  HOUSES.forEach((cells, house) => {
    const places = cells.filter((cell) => board.has(cell, digit));
    if (!wanted(places)) return;
    for (const from of places) for (const to of places) if (from < to) links.push([from, to, digit, house]);
  });
  return links;
}

const everyBoard = [
  ...randomBoards(seed(1), boards(20, 150)),
  ...Array.from({ length: boards(10, 50) }, (_, wild) => wildBoard(seed(wild))),
];

describe("links", () => {
  it("knows the strong links of a digit", () => {
    for (const board of everyBoard) {
      for (const digit of DIGITS) {
        const naive = pairs(board, digit, (places) => places.length === 2);
        const links = once(naive);
        const back = links.map(([from, to, , house]): Link => [to, from, digit, house]);
        expect(text(listOf(strongLinks(board, digit)))).toEqual(text(links));
        expect(text(listOf(bothWays(strongLinks(board, digit))))).toEqual(text([...links, ...back]));
        const houses = listOf(strongLinks(board, digit)).map(([, , , house]) => house);
        expect(houses).toEqual([...houses].sort((a, b) => a - b));
      }
    }
  });

  it("knows the houses with two places of a digit", () => {
    for (const board of everyBoard) {
      for (const digit of DIGITS) {
        const two = HOUSES.map((cells) => cells.filter((cell) => board.has(cell, digit)));
        const houses = two.reduce((set, { length }, house) => set | (length === 2 ? 1 << house : 0), 0);
        expect(pairHouses(board)[digit]).toBe(houses);
        expect(housesWithTwo(board, digit)).toBe(houses);
        expect(linePairs(board)[digit]).toBe(houses & 0x3ffff);
        two.forEach((places, house) => {
          if (places.length === 0) return;
          expect(firstPlace(board, digit, house)).toBe(Math.min(...places));
          expect(lastPlace(board, digit, house)).toBe(Math.max(...places));
        });
      }
    }
  });

  it("knows the partners of a candidate in its row, column, box and cell, each once", () => {
    for (const board of everyBoard) {
      const partners = new Map<number, number[]>();
      const add = (a: number, b: number): void => void partners.set(a, [...(partners.get(a) ?? []), b]);
      for (const digit of DIGITS) {
        for (const [from, to] of listOf(bothWays(strongLinks(board, digit))))
          add(from * 9 + digit - 1, to * 9 + digit - 1);
      }
      for (const cell of CELLS) {
        const [x, y, ...rest] = digitsOf(board.masks[cell]);
        if (y === undefined || rest.length > 0) continue;
        add(cell * 9 + x - 1, cell * 9 + y - 1);
        add(cell * 9 + y - 1, cell * 9 + x - 1);
      }
      const slots = strongPartners(board);
      for (let candidate = 0; candidate < 729; candidate++) {
        const own = [...slots.subarray(candidate * 4, candidate * 4 + 4)];
        expect(own.filter((each) => each >= 0).sort()).toEqual((partners.get(candidate) ?? []).sort());
        const cell = Math.floor(candidate / 9);
        [rowOf, columnOf, boxOf].forEach((houseOf, kind) => {
          if (own[kind] >= 0) expect(houseOf(Math.floor(own[kind] / 9))).toBe(houseOf(cell));
        });
        if (own[3] >= 0) expect(Math.floor(own[3] / 9)).toBe(cell);
      }
    }
  });

  it("splits the places of a house into a group of one box and line and the rest", () => {
    const isGroup = (cells: number[]): boolean =>
      new Set(cells.map(boxOf)).size === 1 &&
      (new Set(cells.map(rowOf)).size === 1 || new Set(cells.map(columnOf)).size === 1);
    const name = (digit: number, house: number, parts: number[][]): string =>
      `${digit} in ${house}: ${parts
        .map((cells) => cellsName(cells))
        .sort()
        .join(" = ")}`;
    let count = 0;
    for (const board of everyBoard) {
      const naive = new Set<string>();
      HOUSES.forEach((cells, house) => {
        for (const digit of DIGITS) {
          const places = cells.filter((cell) => board.has(cell, digit));
          for (let set = 1; set < (1 << places.length) - 1; set++) {
            const group = places.filter((_, i) => (set >> i) & 1);
            const rest = places.filter((_, i) => !((set >> i) & 1));
            if (isGroup(group)) naive.add(name(digit, house, [group, rest]));
          }
        }
      });
      const { ends, houseLinks, setLinks, source, digit, cells, part } = strongNodes(board, "split");
      const cellsAt = (node: number): number[] => cellsOf(cells[node * 3], cells[node * 3 + 1], cells[node * 3 + 2]);
      const found = new Set<string>();
      for (let link = houseLinks; link < setLinks; link++) {
        const [a, b] = [ends[link * 2], ends[link * 2 + 1]];
        expect(digit[a]).toBe(digit[b]);
        for (const node of [a, b]) expect(part[node] >= 0).toBe(isGroup(cellsAt(node)));
        found.add(name(digit[a], houseOf(source[link]), [cellsAt(a), cellsAt(b)]));
      }
      expect([...found].sort()).toEqual([...naive].sort());
      count += found.size;
    }
    expect(count).toBeGreaterThan(1000);
  });

  it("knows the weak links of a cell by digit", () => {
    for (const board of everyBoard.slice(0, 60)) {
      for (const digit of DIGITS) {
        const naive = pairs(board, digit, () => true);
        const links = listOf(weakLinks(board, digit));
        expect(text(links)).toEqual(text(once(naive)));
        expect(links.map(([from]) => from)).toEqual(links.map(([from]) => from).sort((a, b) => a - b));
      }
    }
  });

  it("makes a list once for a position, and again when the board has changed", () => {
    for (const board of randomBoards(seed(2), 20)) {
      const ask = [() => strongLinks(board, 5), () => weakLinks(board, 5)];
      const before = ask.map((list) => listOf(list()));
      expect(ask.map((list) => list() === list())).toEqual([true, true]);
      const cell = CELLS.find((at) => board.has(at, 5));
      if (cell === undefined) continue;
      board.eliminate(cell, 5);
      const after = ask.map((list) => listOf(list()));
      const fresh = board.copy();
      expect(after).toEqual([listOf(strongLinks(fresh, 5)), listOf(weakLinks(fresh, 5))]);
      expect(after[1].filter(([from, to]) => from === cell || to === cell)).toEqual([]);
      expect(before[1].length).toBeGreaterThanOrEqual(after[1].length);
    }
  });
});

describe("links in use", () => {
  it("finds an XY-Wing from its pivot: two of the bivalue links, by combination", () => {
    const board = parse("6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4");
    settle(board);
    const isBivalue = (cell: number) => digitsOf(board.masks[cell]).length === 2;
    const weak = DIGITS.flatMap((digit) => bothWays(weakLinks(board, digit)));
    const links = new Combinations();
    const found: string[] = [];
    for (let pivot = 0; pivot < 81; pivot++) {
      if (!isBivalue(pivot)) continue;
      links.clear();
      for (const { from, to, digit } of weak)
        if (from === pivot && isBivalue(to)) links.add(to * 10 + digit, 1 << (digit - 1));
      for (links.begin(2, 2); links.next();) {
        const [p, q] = links.chosen().map((link) => Math.floor(link / 10));
        const [x, y] = links.chosen().map((link) => link % 10);
        const restP = board.masks[p] & ~(1 << (x - 1));
        const restQ = board.masks[q] & ~(1 << (y - 1));
        if (x === y || restP !== restQ || sees(board, p, q)) continue;
        const z = lowestDigit(restP);
        const targets = CELLS.filter((cell) => board.has(cell, z) && sees(board, cell, p) && sees(board, cell, q));
        if (targets.length > 0) found.push(`${cellsName([pivot])}, ${cellsName([p, q])}, ${z}: ${cellsName(targets)}`);
      }
    }
    expect(found).toContain("r8c1, r8c5 r9c3, 5: r9c45");
  });

  it("finds a W-Wing by the strong links of one digit", () => {
    const board = parse(".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.");
    settle(board);
    const [p, q] = [parseCell("r3c4"), parseCell("r9c6")];
    const found = bothWays(strongLinks(board, 1))
      .filter(({ from, to }) => sees(board, from, p) && sees(board, to, q))
      .map(({ from, to }) => cellsName([from, to]));
    expect(found).toContain("r39c9");
  });
});

/** Singles until there are none. */
function settle(board: Board): void {
  for (let before = -1; before !== board.version;) {
    before = board.version;
    for (const cell of CELLS) {
      if (digitsOf(board.masks[cell]).length === 1) board.place(cell, lowestDigit(board.masks[cell]));
    }
    for (const cells of HOUSES) {
      for (const digit of DIGITS) {
        const places = cells.filter((cell) => board.has(cell, digit));
        if (places.length === 1) board.place(places[0], digit);
      }
    }
  }
}
