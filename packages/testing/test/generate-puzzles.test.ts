import { search } from "@wings/core";
import { describe, expect, test } from "vitest";
import { boardOf } from "../src/boards.js";
import { boards, seed } from "@wings/test-kit/depth";
import { fullGrid, minimalPuzzle, random, sparsePuzzle } from "../src/index.js";

const clues = (puzzle: string): number => puzzle.replaceAll(".", "").length;

/** Whether a puzzle has one solution, and would have more without any one of its clues. */
function isMinimal(puzzle: string): boolean {
  if (puzzle.length !== 81 || search(puzzle).count !== 1) return false;
  for (let cell = 0; cell < 81; cell++) {
    if (puzzle[cell] === ".") continue;
    if (search(`${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`).count === 1) return false;
  }
  return true;
}

describe("fullGrid", () => {
  test("makes valid grids, each another", () => {
    const source = random(seed(1));
    const count = boards(60, 300);
    const grids = new Set<string>();
    for (let i = 0; i < count; i++) {
      const grid = fullGrid(source);
      expect(grid).toMatch(/^[1-9]{81}$/);
      expect(search(boardOf(grid)).solution).toBe(grid);
      grids.add(grid);
    }
    expect(grids.size).toBe(count);
  });
});

describe("minimalPuzzle", () => {
  test("has one solution and needs each of its clues", () => {
    const source = random(seed(2));
    const count = boards(60, 300);
    const puzzles = new Set<string>();
    for (let i = 0; i < count; i++) {
      const puzzle = minimalPuzzle(source);
      expect(isMinimal(puzzle)).toBe(true);
      expect(clues(puzzle)).toBeGreaterThanOrEqual(17);
      expect(clues(puzzle)).toBeLessThanOrEqual(32);
      puzzles.add(puzzle);
    }
    expect(puzzles.size).toBe(count);
  });

  test("leads to the grid that was asked for", () => {
    const source = random(3);
    const grid = fullGrid(source);
    expect(search(boardOf(minimalPuzzle(source, grid))).solution).toBe(grid);
  });

  test("is the same for the same seed", () => {
    const five = (seed: number): string[] => {
      const source = random(seed);
      return Array.from({ length: 5 }, () => minimalPuzzle(source));
    };
    expect(five(4)).toEqual(five(4));
    expect(five(4)).not.toEqual(five(5));
  });
});

describe("sparsePuzzle", () => {
  test("is a minimal puzzle with few clues", () => {
    const source = random(seed(6));
    const count = boards(8, 20);
    let total = 0;
    for (let i = 0; i < count; i++) {
      const puzzle = sparsePuzzle(source);
      expect(isMinimal(puzzle)).toBe(true);
      total += clues(puzzle);
    }
    expect(total / count).toBeLessThan(21.5);
  });

  test("is sparser after more rounds, and the same for the same seed", () => {
    expect(sparsePuzzle(random(7), 40)).toBe(sparsePuzzle(random(7), 40));
    expect(clues(sparsePuzzle(random(7), 40))).toBeLessThan(clues(sparsePuzzle(random(7), 0)));
  });
});
