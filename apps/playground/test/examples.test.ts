import { parse, solve } from "@wings/core";
import { techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../src/state/examples.js";

describe("the puzzles that are offered", () => {
  it.each(EXAMPLES)("one that is said to need an %s has it on its path", (name, puzzle) => {
    const names = Array.from(solve(parse(puzzle), techniques), ({ technique }) => technique.meta.name);
    expect(names).toContain(name);
  });
});
