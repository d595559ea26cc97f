import { Board } from "@wings/core";
import { CLASSIC_GRID, digitsOf, sees } from "@wings/core/author";
import { fullGrid } from "../../packages/generate/src/full-grid.js";
import { random } from "../../packages/generate/src/random-numbers.js";
import { describe, expect, it } from "vitest";
import { rectangle5 } from "../plant/rectangles.mjs";
import { strictWing } from "../plant/strict-wing.mjs";
import { type Plan, type Planner, distance, only } from "../plant/wishes.mjs";

/** Plans for ten grids. */
function plansOf(planner: Planner): { grid: Uint8Array; plan: Plan }[] {
  const plans: { grid: Uint8Array; plan: Plan }[] = [];
  for (let seed = 0; plans.length < 10; seed++) {
    const source = random(seed);
    const grid = fullGrid(source);
    const plan = planner(grid, source);
    if (plan !== undefined) plans.push({ grid, plan });
  }
  return plans;
}

describe("a planted pattern", () => {
  it.each([
    ["VWXYZ-Wing", strictWing(5)],
    ["UVWXYZ-Wing", strictWing(6)],
    ["Unique Rectangle 5", rectangle5],
  ])("has the digits of its grid as candidates: %s", (_, planner) => {
    for (const { grid, plan } of plansOf(planner)) {
      const cells = plan.first.map(({ cell }) => cell);
      expect(new Set(cells).size).toBe(cells.length);
      for (const { cell, must, may } of [...plan.first, ...plan.later]) {
        expect(must & ~may).toBe(0);
        expect(digitsOf(may)).toContain(grid[cell]);
      }
    }
  });

  it("is a wing whose pivot and target see all wings", () => {
    for (const { plan } of plansOf(strictWing(6))) {
      const [pivot, ...others] = plan.first;
      const end = others.pop()!;
      expect(digitsOf(pivot.must)).toHaveLength(6);
      expect(others).toHaveLength(5);
      for (const { cell, must } of others) {
        expect(digitsOf(must)).toHaveLength(2);
        expect(must & ~pivot.must).toBe(0);
        expect(sees(CLASSIC_GRID, cell, pivot.cell) && sees(CLASSIC_GRID, cell, end.cell)).toBe(true);
      }
    }
  });
});

describe("the distance to a pattern", () => {
  const board = new Board();
  board.place(0, 1);

  it("counts missing and superfluous candidates", () => {
    expect(distance(board, [only(1, 2, 3)])).toBe(6);
    expect(distance(board, [only(1, 1, 2, 3)])).toBe(7);
    expect(distance(board, [{ ...only(1, 2, 3), may: board.masks[1] }])).toBe(0);
  });

  it("is large if a cell of the pattern is not open", () => {
    expect(distance(board, [only(0, 1, 2)])).toBe(4);
  });
});
