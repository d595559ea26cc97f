import { findAll } from "@wings/core";
import { random, stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { setLogic } from "../src/index.js";
import { useSimd } from "../src/simd.js";
import { Tableau, moveToFastMemory } from "../src/tableau.js";

/** A tableau of random numbers, a ninth of them zero. */
function tableau(width: number, height: number, from: number): Tableau {
  const source = random(from);
  const made = new Tableau(width - 1, height);
  for (let i = 0; i < height; i++) {
    const start = made.addRow(i);
    for (let j = 0; j < width; j++) made.cells[start + j] = source.below(9) === 0 ? 0 : (source.below(2000) - 999) / 7;
  }
  return made;
}

it("finds the same with SIMD, in the same order", () => {
  const some = Array.from(stuckBoards(seed(3), boards(3, 500)));
  const find = (): unknown[] =>
    some.flatMap((board) => findAll(board.copy(), [setLogic]).map(({ eliminations, size }) => [eliminations, size]));
  const found = find();
  expect(found.length).toBeGreaterThan(0);
  expect(useSimd()).toBe(true);
  expect(find()).toEqual(found);
});

it("pivots to the same numbers, bit by bit, with two tableaus at once", () => {
  for (let width = 2; width < 40; width++) {
    const [plain, fast, other] = [1, 1, 2].map((from) => tableau(width, 17, from + width));
    moveToFastMemory(fast);
    expect(fast.cells.buffer.byteLength).toBeGreaterThan(fast.cells.byteLength);
    for (let turn = 0; turn < 12; turn++) {
      if (turn === 8) moveToFastMemory(other);
      for (const each of [plain, fast]) each.pivot((turn * 5) % 17, 1 + (turn % (width - 1)));
      expect(fast.cells).toEqual(plain.cells);
    }
  }
});
