import { parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { forEachHiddenSet } from "../src/basics/hidden-set-with.js";
import { Expansion, totalOf } from "../src/dynamic/expansion.js";
import { Network } from "../src/dynamic/network.js";
import { patternsOf } from "../src/dynamic/patterns.js";
import { Rows } from "../src/dynamic/rows.js";
import { Grid, candidate } from "../src/grid.js";
import { lengthRating } from "../src/length.js";

/** An empty board without some candidates: [row, column, digit], counted from 1. */
function without(...gone: readonly (readonly [number, number, number])[]): Grid {
  const grid = Grid.of(parse(".".repeat(81)));
  for (const [row, column, digit] of gone) grid.remove((row - 1) * 9 + column - 1, digit);
  return grid;
}
/** Keeps a digit to some columns of a row. */
const inRow = (row: number, digit: number, ...columns: number[]) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .filter((column) => !columns.includes(column))
    .map((column) => [row, column, digit] as const);

const at = (row: number, column: number, digit: number): number => candidate((row - 1) * 9 + column - 1, digit);
const nodeOf = (network: Network, row: number, column: number, digit: number, isTrue: boolean): number =>
  network.candidates.indexOf(at(row, column, digit)) * 2 + (isTrue ? 0 : 1);

describe("the rules of lengths", () => {
  it("add a tenth for each of 4, 6, 8, 12, 16, 24 that the nodes less two exceed", () => {
    expect([6, 7, 8, 9, 11, 15, 19, 27].map(lengthRating)).toEqual([0, 1, 1, 2, 3, 4, 5, 6]);
  });

  it("count an equal chain inside once, and each node of each branch", () => {
    const chain = { key: "1,2,3", nodes: 5, parents: [] };
    const other = { key: "4,5,6", nodes: 7, parents: [] };
    expect(totalOf([{ nodes: 3, inner: [chain, chain] }])).toBe(8);
    expect(
      totalOf([
        { nodes: 3, inner: [chain] },
        { nodes: 4, inner: [other, chain] },
      ]),
    ).toBe(3 + 4 + 5 + 7);
  });
});

describe("an expansion", () => {
  // In row 1, digit 1 has three places: with two of them false, the third is true one step later.
  const network = new Network(without(...inRow(1, 1, 1, 4, 7)), { digit: 1 });
  const r1c1 = (isTrue: boolean) => nodeOf(network, 1, 1, 1, isTrue);
  const r1c7 = (isTrue: boolean) => nodeOf(network, 1, 7, 1, isTrue);
  const r1c4 = (isTrue: boolean) => nodeOf(network, 1, 4, 1, isTrue);

  it("adds links first, then what is left of a choice, by what the step before knew", () => {
    const expansion = new Expansion(network, [nodeOf(network, 2, 1, 1, true)]);
    expect(expansion.reaches(r1c1(false))).toBe(true);
    expect(expansion.step[r1c1(false)]).toBe(1);
    expect(expansion.reaches(r1c4(true))).toBe(false);
  });

  it("rests on all other members of a choice", () => {
    const both = new Expansion(network, [r1c1(false), r1c4(false)]);
    expect(both.reaches(r1c7(true))).toBe(true);
    expect(both.step[r1c7(true)]).toBe(1);
    expect(both.restOf(r1c7(true))).toEqual({ nodes: 3, inner: [] });
    // A peer of the last place rests on one more node.
    expect(both.reaches(nodeOf(network, 5, 7, 1, false))).toBe(true);
    expect(both.restOf(nodeOf(network, 5, 7, 1, false)).nodes).toBe(4);
  });

  it("counts nodes that both ways of a contradiction share twice", () => {
    // Digit 1: r1c1 or r1c4, and r2c1 or r2c7. With r5c1 true, r1c4 and r2c7 are true. In row 3 only c4 and c7 are left.
    const board = new Network(without(...inRow(1, 1, 1, 4), ...inRow(2, 1, 1, 7), ...inRow(3, 1, 4, 7)), { digit: 1 });
    const start = nodeOf(board, 5, 1, 1, true);
    const expansion = new Expansion(board, [start]).runToConflict(3);
    // r5c1 - not r1c1 - r1c4 - not r3c4 - r3c7 is one way, r5c1 - not r2c1 - r2c7 - not r3c7 the other: five and four nodes.
    expect(expansion.conflicts).toContain(nodeOf(board, 3, 7, 1, true) >> 1);
    expect(expansion.restOf(nodeOf(board, 3, 7, 1, true)).nodes).toBe(5);
    expect(expansion.restOf(nodeOf(board, 3, 7, 1, false)).nodes).toBe(4);
    // Shorter, and three steps earlier: box 1 has only r1c1 and r2c1. r5c1 - not r1c1 - r2c1, and r5c1 - not r2c1.
    expect(expansion.conflictStep).toBe(2);
    expect(expansion.conflictLength(3)).toBe(3 + 2);
  });
});

describe("rows", () => {
  it("derive what only several nodes show together", () => {
    const network = new Network(without(...inRow(1, 1, 1, 4, 7), ...inRow(2, 1, 1, 4)), { digit: 1 });
    // r5c1 makes r1c1 and r2c1 false, so r2c4 true and r1c4 false: r1c7 is left.
    const start = nodeOf(network, 5, 1, 1, true);
    const last = nodeOf(network, 1, 7, 1, true);
    const rows = new Rows(network).follow();
    expect(rows.row(start)).not.toContain(last);
    expect(rows.derive(9, 0)).toBe(true);
    expect(rows.follow().row(start)).toContain(last);
  });

  it("end after as many links as asked", () => {
    const network = new Network(without(...inRow(1, 1, 1, 4)), { digit: 1 });
    const start = nodeOf(network, 5, 1, 1, true);
    const [one, two] = [nodeOf(network, 1, 1, 1, false), nodeOf(network, 1, 4, 1, true)];
    expect(new Rows(network).follow(1).row(start)).toContain(one);
    expect(new Rows(network).follow(1).row(start)).not.toContain(two);
    expect(new Rows(network).follow(2).row(start)).toContain(two);
    const passes = new Rows(network).follow().passesFrom(start);
    expect([passes[one], passes[two]]).toEqual([0, 1]);
  });
});

describe("patterns", () => {
  const pairsOf = (grid: Grid) =>
    patternsOf(grid, (cell, digit) => candidate(cell, digit)).map(({ when, then }) => [
      [...when].sort((a, b) => a - b).join(),
      [...then].sort((a, b) => a - b).join(),
    ]);
  const list = (...all: number[]) => all.sort((a, b) => a - b).join();

  it("a locked digit: with the rest of the line false, the rest of the box is", () => {
    expect(pairsOf(without(...inRow(1, 1, 1, 2, 5)))).toContainEqual([
      list(at(1, 5, 1)),
      list(...[2, 3].flatMap((row) => [1, 2, 3].map((column) => at(row, column, 1)))),
    ]);
  });

  it("an X-Wing: with the rest of two rows false, the rest of two columns is", () => {
    const found = pairsOf(without(...inRow(1, 1, 1, 4, 7), ...inRow(5, 1, 1, 4)));
    expect(found).toContainEqual([
      list(at(1, 7, 1)),
      list(...[2, 3, 4, 6, 7, 8, 9].flatMap((row) => [at(row, 1, 1), at(row, 4, 1)])),
    ]);
  });

  it("a pair: with two digits false elsewhere in a house, its two cells have no others", () => {
    const found = pairsOf(without(...inRow(1, 1, 1, 5), ...inRow(1, 2, 1, 5, 9)));
    const others = [3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [at(1, 1, digit), at(1, 5, digit)]);
    expect(found).toContainEqual([list(at(1, 9, 2)), list(...others)]);
  });
});

describe("rectangles with a hidden set", () => {
  it("keep the pair's digits in the one other cell that has their other places", () => {
    // Row 1: r1c1 and r1c2 are the rich cells; the only other cell with 1 and 2 is r1c5.
    const grid = without(...inRow(1, 1, 1, 2, 5), ...inRow(1, 2, 1, 2, 5));
    const found: unknown[] = [];
    forEachHiddenSet(grid, 0, [0, 1], 0b11, (size, cells, digits) => found.push([size, cells, digits]));
    expect(found).toContainEqual([2, [4], 0b111111100]);
    // With a second cell that has one of them, a pair is not enough; digit 3, which these two cells alone have, makes a triplet.
    const wider = without(...inRow(1, 1, 1, 2, 5, 6), ...inRow(1, 2, 1, 2, 5), ...inRow(1, 3, 5, 6));
    found.length = 0;
    forEachHiddenSet(wider, 0, [0, 1], 0b11, (size, cells, digits) => found.push([size, cells, digits]));
    expect(found).toContainEqual([3, [4, 5], 0b111111000]);
    expect(found.every((one) => (one as number[])[0] !== 2)).toBe(true);
  });
});
