import { Board, parse, search } from "@wings/core";
import { generate, randomTransformation, transform } from "@wings/generate";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { type ExplainerStep, explainerRating } from "../src/index.js";
import { apply, candidatesOf, plainHints } from "./plain-levels.js";
import { RATED } from "./rated-puzzles.js";

const made = (first: number, quick: number, deep: number): string[] =>
  [...generate({ seed: seed(first), count: boards(quick, deep) })].map(({ puzzle }) => puzzle);

const numbers = (list: ExplainerStep["placements"]): number[] => list.map(({ cell, digit }) => cell * 10 + digit);
const sorted = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

describe("the ratings of Sudoku Explainer", () => {
  it.each(RATED)("%s: %s", (technique, puzzle, er, ep, ed) => {
    const rating = explainerRating(puzzle);
    expect(rating).toMatchObject({ er, ep, ed, scale: "se-1.2.1-symmetric" });
    const hardest = rating.steps.filter((step) => step.rating === er).flatMap(({ techniques }) => techniques);
    expect(hardest).toContain(technique);
  });

  it("are the highest rating of a step: of all, up to the first placement, and of the first", () => {
    for (const puzzle of made(1, 30, 300)) {
      const { er, ep, ed, steps } = explainerRating(puzzle);
      const ratings = steps.map((step) => step.rating);
      const first = steps.findIndex(({ placements }) => placements.length > 0);
      expect([er, ep, ed]).toEqual([Math.max(...ratings), Math.max(...ratings.slice(0, first + 1)), ratings[0]]);
    }
  });

  it("have all hints of the lowest rating, as the definitions up to 4.4 give them", () => {
    for (const puzzle of made(2, 20, 2000)) {
      const open = candidatesOf(puzzle);
      for (const { rating, placements, eliminations } of explainerRating(puzzle).steps) {
        const plain = plainHints(open);
        if (rating <= 4.4 || plain.rating <= 4.4) {
          expect([rating, sorted(numbers(placements)), sorted(numbers(eliminations))]).toEqual([
            plain.rating,
            sorted(plain.placements),
            sorted(plain.eliminations),
          ]);
        }
        apply(open, numbers(placements), numbers(eliminations));
      }
      expect(open.size).toBe(0);
    }
  });

  it("never place or remove a wrong candidate", () => {
    for (const puzzle of [...RATED.map(([, each]) => each), ...made(3, 15, 2000)]) {
      const { solution } = search(puzzle);
      for (const { techniques, placements, eliminations } of explainerRating(puzzle).steps) {
        for (const { cell, digit } of placements)
          expect(`${techniques} ${digit}`).toBe(`${techniques} ${solution![cell]}`);
        for (const { cell, digit } of eliminations) expect(String(digit), `${techniques}`).not.toBe(solution![cell]);
      }
    }
  });

  it("don't depend on rotation or digits", () => {
    const hard = RATED.filter(([, , er]) => er >= 7.5).map(([, puzzle]) => puzzle);
    let number = 0.123;
    const chance = (): number => (number = (number * 997.13 + 0.31) % 1);
    for (const puzzle of [...hard, ...made(4, 10, 500)]) {
      const { er, ep, ed } = explainerRating(puzzle);
      for (let i = 0; i < boards(1, 5); i++) {
        const image = transform(puzzle, randomTransformation(...Array.from({ length: 40 }, chance)));
        expect(explainerRating(image)).toMatchObject({ er, ep, ed });
      }
    }
  });
});

describe("explainerRating", () => {
  const [, forcing] = RATED.find(([, , er]) => er === 7.2)!;

  it("stops at steps above `highest`", () => {
    expect(explainerRating(forcing, { highest: 7.2 }).er).toBe(7.2);
    for (const highest of [7.1, 6.2, 3]) {
      const { er, ep, ed, steps } = explainerRating(forcing, { highest });
      expect([er, ep, ed]).toEqual([`>${highest}`, 1.2, 1.2]);
      expect(steps.every(({ rating }) => rating <= highest)).toBe(true);
    }
    expect(explainerRating(forcing, { highest: 1.1 })).toMatchObject({ er: ">1.1", ep: ">1.1", ed: ">1.1", steps: [] });
  });

  it("takes boards with candidates, also where they are why there is one solution", () => {
    const board = parse(forcing);
    const whole = explainerRating(board);
    expect(whole).toEqual(explainerRating(forcing));
    for (const { placements, eliminations, rating } of whole.steps) {
      if (rating === 7.2) break;
      for (const { cell, digit } of eliminations) board.eliminate(cell, digit);
      for (const { cell, digit } of placements) if (board.values[cell] === 0) board.place(cell, digit);
    }
    expect(explainerRating(board)).toMatchObject({ er: 7.2, ed: 7.2 });
  });

  it("answers nothing for a full board", () => {
    const { solution } = search(forcing);
    expect(explainerRating(solution!)).toMatchObject({ er: 0, ep: 0, ed: 0, steps: [] });
  });

  it("refuses boards without exactly one solution, and a rating that is none", () => {
    expect(() => explainerRating(new Board())).toThrow(/more than one solution: only puzzles with one/);
    expect(() => explainerRating("55".padEnd(81, "."))).toThrow(
      expect.objectContaining({ code: "WINGS_NOT_ONE_SOLUTION" }),
    );
    for (const highest of [0, NaN, "7.5" as unknown as number]) {
      expect(() => explainerRating(forcing, { highest })).toThrow(
        /option highest is .*: expected a rating from 1.0 on/,
      );
    }
  });
});
