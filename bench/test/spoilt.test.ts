import { search } from "@wings/core";
import { minimalPuzzle, random } from "@wings/testing";
import { expect, it } from "vitest";
import { withMany, withNone } from "../compare/spoilt.mjs";

const source = random(5);
const PUZZLES = Array.from({ length: 6 }, () => minimalPuzzle(source));
const differing = (a: string, b: string): number[] => [...a].flatMap((sign, cell) => (sign === b[cell] ? [] : [cell]));

it("changes one digit so that no solution is left", () => {
  PUZZLES.forEach((puzzle, i) => {
    const other = withNone(puzzle, i, search)!;
    const [cell, ...more] = differing(puzzle, other);
    expect(more).toEqual([]);
    expect([puzzle[cell], other[cell]]).not.toContain(".");
    expect(search(other).status).toBe("none");
  });
});

it("leaves one to three givens out, so that there are many", () => {
  const out = PUZZLES.map((puzzle, i) => {
    const other = withMany(puzzle, i, search)!;
    expect(search(other).status).toBe("many");
    const cells = differing(puzzle, other);
    expect(cells.every((cell) => other[cell] === ".")).toBe(true);
    return cells.length;
  });
  expect(out).toEqual([1, 2, 3, 1, 2, 3]);
});

it("leaves out more where one solution is left, and says where there is no way", () => {
  const full = search(PUZZLES[0]).solution!;
  const other = withMany(full, 0, search)!;
  expect(search(other).status).toBe("many");
  const never = (): { count: number } => ({ count: 1 });
  expect(withMany(full, 0, never)).toBeUndefined();
  expect(withNone(full, 0, never)).toBeUndefined();
});
