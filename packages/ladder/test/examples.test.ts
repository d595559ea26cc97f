import { findFirst, parse, search } from "@wings/core";
import { expect, it } from "vitest";
import { EXAMPLES, LADDER, techniques } from "../src/index.js";

it("has a board with a solution for each technique", () => {
  expect(Object.keys(EXAMPLES)).toEqual(LADDER.map(({ technique }) => technique.id));
  for (const { technique } of LADDER) {
    const board = parse(EXAMPLES[technique.id]);
    expect(search(board, 1).status, technique.id).not.toBe("none");
    expect(findFirst(board, [technique]), technique.id).not.toBeNull();
  }
});

it("has a board of its own for each fish and dual form", () => {
  const made = LADDER.filter(({ package: name }) => /fish|turbot/.test(name)).map(({ technique }) => technique.id);
  expect(new Set(made.map((id) => EXAMPLES[id])).size).toBe(made.length);
});

it("shows the technique as the next step where nothing easier finds as much", () => {
  const next = techniques.filter(({ id }) => findFirst(parse(EXAMPLES[id]), techniques)?.technique === id);
  expect(next.length).toBeGreaterThanOrEqual(93);
});
