import { findFirst, parse, search, solvePath } from "@wings/core";
import { techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { generate, inspectPuzzle } from "../src/index.js";

const made = [...generate({ seed: seed(1), count: boards(40, 400) })];
const singles = techniques.slice(0, 3);
const nameOf = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const withDigit = (puzzle: string, cell: number, digit: string): string =>
  `${puzzle.slice(0, cell)}${digit}${puzzle.slice(cell + 1)}`;
const clueOf = (puzzle: string): number => puzzle.search(/[1-9]/);

describe("the report on a puzzle", () => {
  it("says that it is minimal, or which clues it doesn't need", () => {
    for (const { puzzle, solution } of made) {
      expect(inspectPuzzle(puzzle)).toMatchObject({
        solutions: 1,
        solution,
        minimal: true,
        unneeded: [],
        corrections: [],
      });
      const cell = puzzle.indexOf(".");
      const more = withDigit(puzzle, cell, solution[cell]);
      const unneeded = [...more].flatMap((digit, each) =>
        digit !== "." && search(withDigit(more, each, ".")).status === "one" ? [nameOf(each)] : [],
      );
      expect(unneeded).toContain(nameOf(cell));
      expect(inspectPuzzle(more)).toMatchObject({ minimal: false, unneeded });
    }
  });

  it("counts solutions up to a limit", () => {
    const [{ puzzle }] = made;
    const few = withDigit(puzzle, clueOf(puzzle), ".");
    const { count } = search(few, 1_000_000);
    expect(count).toBeGreaterThan(1);
    expect(inspectPuzzle(few, { limit: 1_000_000 })).toMatchObject({
      solutions: count,
      solution: null,
      minimal: false,
    });
    expect(inspectPuzzle(".".repeat(81))).toMatchObject({ clues: 0, solutions: 1000 });
    expect(inspectPuzzle(".".repeat(81), { limit: 7 }).solutions).toBe(7);
    expect(inspectPuzzle(`55${".".repeat(79)}`).solutions).toBe(0);
  });

  it("finds a wrong clue, and the digit that mends it", () => {
    let wrongs = 0;
    for (const { puzzle } of made.slice(0, 20)) {
      const cell = clueOf(puzzle);
      const right = Number(puzzle[cell]);
      const wrong = withDigit(puzzle, cell, String((right % 9) + 1));
      const { solutions, corrections, backdoors } = inspectPuzzle(wrong);
      if (solutions === 1) continue;
      wrongs++;
      expect(corrections.find((each) => each.cell === nameOf(cell))?.instead).toContain(right);
      expect(backdoors).toEqual([]);
      for (const { cell: name, digit, instead } of corrections) {
        const at = parse(wrong).values.findIndex((_, each) => nameOf(each) === name);
        expect(wrong[at]).toBe(String(digit));
        for (let other = 1; other <= 9; other++)
          if (other !== digit)
            expect(instead.includes(other)).toBe(search(withDigit(wrong, at, String(other))).status === "one");
      }
    }
    expect(wrongs).toBeGreaterThan(10);
  });

  it("finds the cells that leave a puzzle for singles", () => {
    const solves = (puzzle: string): boolean => solvePath(puzzle, singles).status === "solved";
    let found = 0;
    for (const { puzzle, solution } of made) {
      const report = inspectPuzzle(puzzle);
      expect(report.singles).toBe(solves(puzzle));
      const backdoors = report.singles
        ? []
        : [...puzzle].flatMap((digit, cell) =>
            digit === "." && solves(withDigit(puzzle, cell, solution[cell])) ? [nameOf(cell)] : [],
          );
      expect(report.backdoors).toEqual(backdoors);
      found += backdoors.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it("names the symmetries of the clues", () => {
    const symmetric = (
      symmetry: "rotational" | "rotational-90" | "mirror" | "diagonal" | "two-mirrors",
    ): readonly string[] => {
      const [{ puzzle }] = generate({ seed: seed(2), symmetry });
      return inspectPuzzle(puzzle).symmetries;
    };
    expect(symmetric("rotational")).toEqual(["rotational"]);
    expect(symmetric("rotational-90")).toEqual(["rotational", "rotational-90"]);
    expect(symmetric("mirror")).toEqual(["mirror"]);
    expect(symmetric("diagonal")).toEqual(["diagonal"]);
    expect(symmetric("two-mirrors")).toEqual(["rotational", "mirror", "two-mirrors"]);
    expect(inspectPuzzle(made[0].puzzle).symmetries).toEqual([]);
  });

  it("looks at the givens of a board, not at the digits that were placed", () => {
    const [{ puzzle }] = made;
    const board = parse(puzzle);
    const finding = findFirst(board, singles);
    if (finding) board.place(puzzle.indexOf("."), Number(made[0].solution[puzzle.indexOf(".")]));
    expect(inspectPuzzle(board)).toEqual(inspectPuzzle(puzzle));
  });

  it("is refused without a puzzle", () => {
    expect(() => inspectPuzzle(undefined as never)).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
  });
});
