import { OTHER_NAMES, RUNGS } from "@wings/ladder";
import { expect, it } from "vitest";
import { isCalled, nameElsewhere } from "../src/practice/other-names.js";

const names = new Map(RUNGS.map(({ technique: { id, name } }): [string, string] => [id, name]));
const found = (search: string): string[] =>
  [...names].filter(([id, name]) => isCalled(id, name, search)).map(([id]) => id);

it("finds each technique by each of its names", () => {
  for (const [id, { others = [], ...programs }] of Object.entries(OTHER_NAMES))
    for (const name of [...others, ...Object.values(programs)]) expect(found(name), name).toContain(id);
});

it("says which program calls it so", () => {
  const elsewhere = (id: string, search: string): string | undefined => nameElsewhere(id, names.get(id)!, search);
  expect(elsewhere("xy-wing", "y-wing")).toBe("SudokuWiki: Y-Wing");
  expect(elsewhere("unique-rectangle-1", "uniqueness test")).toBe("HoDoKu: Uniqueness Test 1");
  expect(elsewhere("domino-loop", "sk loops")).toBe("SudokuWiki: SK Loops");
  expect(elsewhere("naked-triple", "triplet")).toBe("Sudoku Explainer: Naked Triplet");
  for (const [id, search] of [
    ["xy-wing", "xy"],
    ["xy-wing", ""],
    ["w-wing", "semi remote"],
  ])
    expect(elsewhere(id, search), search).toBeUndefined();
});
