import { findFirst, parse, search } from "@wings/core";
import { expect, it } from "vitest";
import { EXAMPLES, LADDER, RUNGS, techniques } from "../src/index.js";

const all = RUNGS.map(({ technique }) => technique);

const shown = all.filter(({ id }) => Object.hasOwn(EXAMPLES, id));
const missing = all.filter((technique) => !shown.includes(technique)).map(({ id }) => id);
for (const id of missing)
  console.warn(`to do: a board for ${id} in src/about.ts of its package (node scripts/examples.mjs)`);

it("has a board with a solution for each technique, in the order of the ladder", () => {
  expect(Object.keys(EXAMPLES)).toEqual(shown.map(({ id }) => id));
  for (const technique of shown) {
    const board = parse(EXAMPLES[technique.id]);
    expect(search(board, 1).status, technique.id).not.toBe("none");
    expect(findFirst(board, [technique]), technique.id).not.toBeNull();
  }
});

/** A new technique has none yet. */
it.skipIf(true).each(missing)(
  "to do: a board for %s in src/about.ts of its package (node scripts/examples.mjs)",
  () => {
    expect.unreachable();
  },
);

it("has a separate board for each fish and dual form", () => {
  const made = LADDER.filter(({ package: name }) => /fish|turbot/.test(name)).map(({ technique }) => technique.id);
  expect(new Set(made.map((id) => EXAMPLES[id])).size).toBe(made.length);
});

it("shows the technique as the next step where nothing easier finds as much", () => {
  const next = shown.filter(({ id }) => findFirst(parse(EXAMPLES[id]), techniques)?.technique === id);
  expect(next.length).toBeGreaterThanOrEqual(93);
});
