import { describe, expect, it } from "vitest";
import { defineBuiltIn } from "../src/built-in.js";
import { type Reporter, cellFact, defineTechnique } from "../src/author.js";
import { type Board, type Technique, checkStep, isWingsError, solvePath } from "../src/index.js";
import { trusted } from "../src/host.js";
import { EASY, faulty, hidden, loneDefinition } from "./examples.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** A technique that guesses: it places the first candidate of the first open cell. */
const guess = {
  name: "Guess",
  pattern: { cell: "cell" },
  roles: {},
  message: { long: "{outcome}", short: "{outcome}", vague: "Guess." },
  find(board: Board, report: Reporter<{ cell: "cell" }>) {
    const cell = board.values.indexOf(0);
    if (cell < 0 || board.masks[cell] === 0) return;
    report.place(cell, board.candidates(cell)[0]);
    report.commit({ cell }, 1);
  },
  reason: ({ cell }: { cell: number }) => [cellFact(cell)],
  marks: () => [],
  data: () => ({}),
} as const;

const codeOf = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return isWingsError(error) ? error.code : error;
  }
};

describe("a technique that brings no proof along", () => {
  const guessing = defineBuiltIn({ id: "guess", ...guess });

  it("is refused, whatever its name", () => {
    for (const technique of [guessing, defineBuiltIn({ id: "xy-wing", ...guess }), guessing.with({})])
      expect(codeOf(() => solvePath(PUZZLE, [technique]).status)).toBe("WINGS_BAD_TECHNIQUE");
  });

  it("is proved where the app brings the check along", () => {
    expect(codeOf(() => solvePath(PUZZLE, [guessing], { check: checkStep }).status)).toBe("WINGS_FINDING_REJECTED");
  });

  it("runs where the app trusts this very object", () => {
    const isRun = (trust: readonly Technique[]): unknown =>
      codeOf(() => solvePath(PUZZLE, [guessing], { trust, maxSteps: 1 }).status);
    expect(isRun([guessing])).toBe("stopped");
    expect(isRun([{ ...guessing }])).toBe("WINGS_BAD_TECHNIQUE");
    expect(isRun([defineBuiltIn({ id: "guess", ...guess })])).toBe("WINGS_BAD_TECHNIQUE");
    expect(codeOf(() => solvePath(PUZZLE, [guessing], { trust: guessing as never }))).toBe("WINGS_BAD_ARGUMENT");
  });

  it("is trusted where the ladder holds it, with other options as well", () => {
    const held = trusted(guessing);
    for (const technique of [held, held.with({})])
      expect(codeOf(() => solvePath(PUZZLE, [technique], { maxSteps: 1 }).status)).toBe("stopped");
    for (const technique of [guessing, { ...held }, Object.create(held) as Technique])
      expect(codeOf(() => solvePath(PUZZLE, [technique]).status)).toBe("WINGS_BAD_TECHNIQUE");
  });
});

it("a technique without an author is proved if it brings the check along", () => {
  const technique = defineTechnique({ id: "guess", ...guess });
  expect(codeOf(() => solvePath(PUZZLE, [technique]).status)).toBe("WINGS_FINDING_REJECTED");
  expect(codeOf(() => solvePath(PUZZLE, [technique], { trust: [technique], maxSteps: 1 }).status)).toBe("stopped");
});

it("a third-party technique that is trusted is described on the board that it was asked on", () => {
  // Its text depends on the digits of the board.
  const own = faulty(loneDefinition, {
    id: "author/lone",
    data: ({ cell }, board) => ({ cell: { cell }, digit: (board.values.filter((digit) => digit > 0).length % 9) + 1 }),
  });
  const batch = ({ id }: Technique): string => id;
  const found = (options: object): unknown =>
    JSON.parse(
      JSON.stringify(solvePath(EASY, [own, hidden], { batch, ...options }).steps.map(({ finding }) => finding)),
    );
  expect(found({ trust: [own] })).toEqual(found({}));
});
