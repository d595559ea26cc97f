import { parse, solvePath } from "@wings/core";
import { techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../src/state/examples.js";

describe("the puzzles that are offered", () => {
  it.each(EXAMPLES)("one that is said to need an %s has it on its path", (name, puzzle) => {
    const names = solvePath(parse(puzzle), techniques).steps.map(({ technique }) => technique.meta.name);
    expect(names).toContain(name);
  });
});
