import { describe, expect, it } from "vitest";
import { defineBuiltIn } from "../src/built-in.js";
import { type Reporter, cellFact, defineTechnique } from "../src/author.js";
import { type Board, isWingsError, solvePath } from "../src/index.js";

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

describe("a technique with an id without an author", () => {
  it("is proved if it has a checker", () => {
    const technique = defineTechnique({ id: "guess", ...guess });
    expect(codeOf(() => solvePath(PUZZLE, [technique]).status)).toBe("WINGS_FINDING_REJECTED");
  });

  it("is refused if it has no checker and is not one of wings", () => {
    const technique = defineBuiltIn({ id: "guess", ...guess });
    expect(codeOf(() => solvePath(PUZZLE, [technique]).status)).toBe("WINGS_BAD_TECHNIQUE");
    expect(codeOf(() => solvePath(PUZZLE, [technique.with({})]).status)).toBe("WINGS_BAD_TECHNIQUE");
  });
});
