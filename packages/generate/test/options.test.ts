import { isWingsError } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { type GenerateOptions, generate, generateAttempt, inspectPuzzle } from "../src/index.js";

const errorOf = (call: () => unknown): { code: string; message: string; details: Record<string, unknown> } => {
  try {
    call();
  } catch (error) {
    if (isWingsError(error)) return error as never;
    throw error;
  }
  throw new Error("no error");
};

describe("an option that can't be used", () => {
  const rows: [option: string, options: object, expected: string][] = [
    ["seed", { seed: undefined }, "a whole number of 0 or more"],
    ["seed", { seed: 0.5 }, "a whole number of 0 or more"],
    ["seed", { seed: -1 }, "a whole number of 0 or more"],
    ["count", { count: -1 }, "a whole number of 0 or more"],
    ["tries", { tries: 0 }, "a whole number of 1 or more"],
    ["first", { first: -2 }, "a whole number of 0 or more"],
    ["starts", { starts: 0 }, "a whole number of 1 or more"],
    ["neighbors", { neighbors: NaN }, "a whole number of 0 or more"],
    ["symmetry", { symmetry: "round" }, "one of none, rotational, rotational-90, mirror, diagonal, two-mirrors"],
    ["clues", { clues: [30, 20] }, "the lowest and the highest number of clues, from 17 to 81"],
    ["clues", { clues: 24 }, "the lowest and the highest number of clues, from 17 to 81"],
    ["clues", { clues: [10, 20] }, "the lowest and the highest number of clues, from 17 to 81"],
    ["clues", { clues: [20.5, 30] }, "the lowest and the highest number of clues, from 17 to 81"],
    ["clues", { minimal: false }, "the lowest and the highest number of clues, because minimal is false"],
    ["score", { score: [5], ladder: LADDER }, "the lowest and the highest score"],
    ["minimal", { minimal: true }, "orbits, clues or false"],
    ["pattern", { pattern: "x.x" }, "81 characters, with a dot where no clue may be"],
    ["grid", { grid: "1".repeat(81) }, "a solution: 81 digits, each once in every row, column and box"],
    ["grid", { grid: ".".repeat(81) }, "a solution: 81 digits, each once in every row, column and box"],
    ["ladder", { ladder: LADDER.map(({ technique }) => technique) }, "a list of rungs: { technique, level, score }"],
    ["level", { level: "tricky", ladder: LADDER }, "one of easy, medium, hard, unfair, extreme"],
    ["technique.as", { technique: { id: "w-wing", as: "first" }, ladder: LADDER }, "one of next, hardest, used, only"],
  ];

  it.each(rows)("is refused: %s, row %#", (option, options, expected) => {
    const { code, details, message } = errorOf(() => generate({ seed: 1, ...options }));
    expect(code).toBe("WINGS_BAD_OPTION");
    expect(details).toMatchObject({ option, expected });
    expect(message).toMatch(new RegExp(`^option ${option} is .+: expected `));
  });

  it("is refused where its name is unknown", () => {
    const { code, details } = errorOf(() => generate({ seed: 1, techniques: [] } as never));
    expect([code, details.option]).toEqual(["WINGS_BAD_OPTION", "techniques"]);
    expect(errorOf(() => generate(undefined as never)).details.option).toBe("seed");
  });

  it("is refused where the ladder has no such technique", () => {
    const { message } = errorOf(() => generate({ seed: 1, ladder: LADDER, technique: { id: "sea-wing" } }));
    expect(errorOf(() => generate({ seed: 1, ladder: LADDER, technique: [null] } as never)).details.option).toBe(
      "technique.id",
    );
    expect(message).toMatch(/^option technique\.id is "sea-wing": expected one of full-house, naked-single, /);
  });

  it.each([
    ["technique", { technique: { id: "w-wing" } }],
    ["level", { level: "hard" }],
    ["score", { score: [1, 2] }],
  ] as [string, Partial<GenerateOptions>][])("needs a ladder: %s", (option, options) => {
    const { code, message } = errorOf(() => generate({ seed: 1, ...options }));
    expect(code).toBe("WINGS_NO_LADDER");
    expect(message).toBe(`option ${option} needs a ladder: add ladder: LADDER from @wings/ladder.`);
  });

  it("is refused before the first puzzle is asked for, and in other calls", () => {
    for (const attempt of ["", "x", "1.0", "1.2.3", "-1"])
      expect(errorOf(() => generateAttempt(attempt, { seed: 1 })).details.option).toBe("attempt");
    expect(errorOf(() => inspectPuzzle(".".repeat(81), { limit: 1 })).details.option).toBe("limit");
  });
});
