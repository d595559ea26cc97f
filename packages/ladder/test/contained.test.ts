import { type Board, type Technique, findAll } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { LADDER } from "../src/index.js";

/** What two lines and two digits find, and what one digit finds by itself: a candidate that is in no way at all. */
const general = LADDER.map(({ technique }) => technique).filter(({ id }) => /^two-(line|digit)-|^template$/.test(id));

const eliminated = (board: Board, techniques: readonly Technique[]): string[] =>
  findAll(board, techniques, { policy: "distinct" }).flatMap(({ eliminations, placements }) => [
    ...eliminations.map(({ cell, digit }) => `${cell}≠${digit}`),
    ...placements.flatMap(({ cell, digit }) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit).map((other) => `${cell}≠${other}`),
    ),
  ]);

/** How many eliminations of each technique the general ones find, too, and how many they don't. */
function shares(ids: readonly string[]): Map<string, { inside: number; outside: number }> {
  const counts = new Map(ids.map((id) => [id, { inside: 0, outside: 0 }]));
  const special = LADDER.map(({ technique }) => technique).filter(({ id }) => ids.includes(id));
  for (const board of stuckBoards(seed(41), boards(120, 2000))) {
    const found = special.map((technique) => new Set(eliminated(board, [technique])));
    if (found.every(({ size }) => size === 0)) continue;
    const all = new Set(eliminated(board, general));
    special.forEach(({ id }, i) => {
      for (const each of found[i]) counts.get(id)![all.has(each) ? "inside" : "outside"]++;
    });
  }
  return counts;
}

it("two digits contain rectangles of types 1 and 4: after naked pairs, the two corners of a side are the only places of both digits", () => {
  for (const [id, { inside, outside }] of shares(["unique-rectangle-1", "unique-rectangle-4"])) {
    expect({ id, outside }).toEqual({ id, outside: 0 });
    expect(inside, id).toBeGreaterThan(10);
  }
});

it("they contain many other rectangles and loops: not those that need a cell with just two candidates, or other digits", () => {
  for (const [id, { inside, outside }] of shares(["unique-rectangle-3", "hidden-rectangle"])) {
    expect(inside, id).toBeGreaterThan(10);
    // A corner with two candidates only needs not be in a way of either digit.
    expect(outside, id).toBeGreaterThan(0);
    expect(outside, id).toBeLessThan(inside);
  }
});

it("they contain loops in which nothing but the two digits counts: types 1 and 4", () => {
  const loops = LADDER.map(({ technique }) => technique).filter(({ id }) => id === "unique-loop");
  let inside = 0;
  for (const board of stuckBoards(seed(43), boards(150, 2000))) {
    const found = findAll(board, loops).filter(({ pattern }) => {
      const { same, set } = pattern as unknown as { same: readonly number[]; set: readonly string[] };
      return same.length + set.length === 0;
    });
    if (found.length === 0) continue;
    const all = new Set(eliminated(board, general));
    for (const { cell, digit } of found.flatMap(({ eliminations }) => eliminations)) {
      expect(all, `${cell}≠${digit}`).toContain(`${cell}≠${digit}`);
      inside++;
    }
  }
  expect(inside).toBeGreaterThan(0);
});
