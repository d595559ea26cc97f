import { search } from "@wings/core";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { canonical, generate, transform } from "../src/index.js";
import { random } from "../src/random-numbers.js";
import { randomImage } from "./images.js";
import { plainCanonical } from "./plain-canonical.js";

const made = [...generate({ seed: seed(1), count: boards(100, 1000) })];
const puzzles = made.map(({ puzzle }) => puzzle);

/** The grid with the most symmetries to itself: 648. */
const MOST_SYMMETRIC = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

describe("the canonical form", () => {
  it("is that of the plain way", () => {
    const source = random(seed(2));
    const symmetric = [...generate({ seed: seed(3), count: 2, grid: MOST_SYMMETRIC })];
    for (const { puzzle } of [...made.slice(0, boards(4, 40)), ...symmetric]) {
      const image = randomImage(puzzle, source);
      const { solution } = search(image);
      expect(canonical(image)).toMatchObject(plainCanonical(image, solution!));
    }
  });

  it("is the same for all images of a puzzle", () => {
    const source = random(seed(4));
    for (const puzzle of puzzles) {
      const form = canonical(puzzle);
      for (let i = 0; i < 3; i++) {
        const image = canonical(randomImage(puzzle, source));
        expect([image.puzzle, image.solution]).toEqual([form.puzzle, form.solution]);
      }
    }
  });

  it("differs for puzzles that no symmetry turns into each other", () => {
    expect(new Set(puzzles.map((puzzle) => canonical(puzzle).puzzle)).size).toBe(puzzles.length);
    // These have one solution, so that only the clues tell them apart.
    const { solution: grid } = made[0];
    const same = [...generate({ seed: seed(5), count: 20, grid })].map(({ puzzle }) => canonical(puzzle));
    expect(new Set(same.map(({ solution }) => solution)).size).toBe(1);
    expect(new Set(same.map(({ puzzle }) => puzzle)).size).toBe(20);
  });

  it("is the image under its transformation, has the solution that it says, and is its own form", () => {
    for (const puzzle of puzzles) {
      const form = canonical(puzzle);
      expect(transform(puzzle, form.transformation)).toBe(form.puzzle);
      expect(search(form.puzzle)).toMatchObject({ status: "one", solution: form.solution });
      expect(canonical(form.puzzle)).toMatchObject({ puzzle: form.puzzle, solution: form.solution });
      expect(form.solution).toMatch(/^12345678945/);
    }
  });

  it("is the same for all images where the grid is symmetric to itself", () => {
    const source = random(seed(6));
    for (const { puzzle } of generate({ seed: seed(7), count: boards(10, 100), grid: MOST_SYMMETRIC })) {
      const form = canonical(puzzle);
      expect(form.solution).toBe(MOST_SYMMETRIC);
      for (let i = 0; i < 5; i++) expect(canonical(randomImage(puzzle, source)).puzzle).toBe(form.puzzle);
    }
  });

  it("is refused where the puzzle has several solutions, or none", () => {
    const code = "WINGS_NOT_ONE_SOLUTION";
    const [puzzle] = puzzles;
    const clue = puzzle.search(/[1-9]/);
    const without = `${puzzle.slice(0, clue)}.${puzzle.slice(clue + 1)}`;
    expect(() => canonical(without)).toThrow(expect.objectContaining({ code, details: { count: 2 } }));
    expect(() => canonical(`55${".".repeat(79)}`)).toThrow(expect.objectContaining({ code, details: { count: 0 } }));
    expect(() => canonical("1")).toThrow(expect.objectContaining({ code: "WINGS_WRONG_LENGTH" }));
    expect(() => canonical(null as never)).toThrow(expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }));
  });
});

describe("transform", () => {
  const same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const identity = { transposed: false, rows: same, columns: same, digits };
  const [puzzle] = puzzles;

  it("moves rows and columns, exchanges them, and changes digits", () => {
    const text = `12${".".repeat(7)}3${".".repeat(71)}`;
    expect(transform(text, identity)).toBe(text);
    expect(transform(text, { ...identity, transposed: true })).toBe(`13${".".repeat(7)}2${".".repeat(71)}`);
    expect(transform(text, { ...identity, rows: [1, 0, 2, 3, 4, 5, 6, 7, 8] })).toBe(
      `3${".".repeat(8)}12${".".repeat(70)}`,
    );
    expect(transform(text, { ...identity, columns: [3, 4, 5, 1, 0, 2, 6, 7, 8] }).slice(0, 18)).toBe(
      "...21........3....",
    );
    expect(transform(text, { ...identity, digits: [9, 8, 7, 6, 5, 4, 3, 2, 1] }).slice(0, 10)).toBe("98.......7");
  });

  it.each([
    ["rows", [0, 1, 3, 2, 4, 5, 6, 7, 8]],
    ["rows", [0, 1, 2]],
    ["columns", [0, 0, 2, 3, 4, 5, 6, 7, 8]],
    ["columns", undefined],
    ["digits", same],
  ])("refuses bad %s: %s", (field, seen) => {
    expect(() => transform(puzzle, { ...identity, [field]: seen })).toThrow(
      expect.objectContaining({ code: "WINGS_BAD_TRANSFORMATION", details: expect.objectContaining({ field, seen }) }),
    );
  });
});
