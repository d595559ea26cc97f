import { describe, expect, it } from "vitest";
import { SYMMETRIES, canonical, combine, generate, randomTransformation, symmetry, transform } from "../src/index.js";

const [{ puzzle }] = [...generate({ seed: 11 })];
const cellsOf = (text: string): string[] => [...text];
const ROWS = "123456789".repeat(9);
const COLUMNS = Array.from({ length: 9 }, (_, i) => String(i + 1).repeat(9)).join("");

describe("the named symmetries", () => {
  it("turn and mirror the grid", () => {
    const corner = `1${"2".repeat(8)}${".".repeat(72)}`;
    // The top row goes to the right column, with its first cell at the top.
    const turned = cellsOf(transform(corner, symmetry("rotate-90")));
    expect(turned.flatMap((digit, cell) => (digit === "." ? [] : [cell]))).toEqual([8, 17, 26, 35, 44, 53, 62, 71, 80]);
    expect([turned[8], turned[80]]).toEqual(["1", "2"]);
    const back = (text: string): string => cellsOf(text).reverse().join("");
    expect(transform(puzzle, symmetry("rotate-180"))).toBe(back(puzzle));
    expect(transform(ROWS, symmetry("transpose"))).toBe(COLUMNS);
    expect(transform(ROWS, symmetry("mirror"))).toBe(back(ROWS));
    expect(transform(COLUMNS, symmetry("flip"))).toBe(back(COLUMNS));
    expect(transform(ROWS, symmetry("flip"))).toBe(ROWS);
    expect(transform(transform(puzzle, symmetry("rotate-90")), symmetry("rotate-270"))).toBe(puzzle);
    expect(transform(puzzle, symmetry("antitranspose"))).toBe(back(transform(puzzle, symmetry("transpose"))));
    expect(new Set(SYMMETRIES.map((name) => transform(puzzle, symmetry(name)))).size).toBe(SYMMETRIES.length);
  });

  it("are refused by an unknown name", () => {
    expect(() => symmetry("turn" as "flip")).toThrow(expect.objectContaining({ code: "WINGS_BAD_OPTION" }));
  });
});

describe("random transformations", () => {
  it("are refused where they are none", () => {
    for (const [first, second] of [
      [null, symmetry("flip")],
      [symmetry("flip"), {}],
    ])
      expect(() => combine(first as never, second as never)).toThrow(
        expect.objectContaining({ code: "WINGS_BAD_TRANSFORMATION" }),
      );
  });

  it("are the same for the same numbers, and keep the canonical form", () => {
    const images = Array.from({ length: 20 }, (_, i) => transform(puzzle, randomTransformation(1, i)));
    expect(images[3]).toBe(transform(puzzle, randomTransformation(1, 3)));
    expect(new Set(images).size).toBe(20);
    for (const image of images) expect(canonical(image).puzzle).toBe(canonical(puzzle).puzzle);
  });

  it("combine to one that does both", () => {
    for (let i = 0; i < 30; i++) {
      const [first, second] = [randomTransformation(2, i), randomTransformation(3, i)];
      expect(transform(puzzle, combine(first, second))).toBe(transform(transform(puzzle, first), second));
    }
  });
});
