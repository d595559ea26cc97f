import { OTHER_NAMES } from "@wings/ladder";
import { expect, it } from "vitest";
import { knownAs, knownOf, nameOf } from "../src/model/known.js";
import { isCalled, nameElsewhere } from "../src/model/words/other-names.js";
import type { Words } from "../src/model/words/english.js";
import { english, german } from "./in-words.js";

const found = (search: string, words = english): string[] =>
  knownOf({ plugins: [] })
    .filter((known) => isCalled(known, search, words))
    .map(({ id }) => id);
const named = (id: string) => knownAs({ plugins: [] }, id);

it("finds each technique by each of its names", () => {
  for (const [id, { others = [], ...programs }] of Object.entries(OTHER_NAMES))
    for (const name of [...others, ...Object.values(programs)]) expect(found(name), name).toContain(id);
});

it("says which program calls it so", () => {
  const elsewhere = (id: string, search: string): string | undefined => nameElsewhere(named(id), search, english);
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

it("finds techniques by what players of the language call them, and in English", () => {
  expect(found("nackter Einer", german)).toEqual(["naked-single"]);
  expect(found("Drilling", german)).toContain("hidden-triple");
  expect(found("Drilling")).toEqual([]);
  expect(found("naked single", german)).toEqual(["naked-single"]);
});

it("has the name of the language, and finds it beside the English one", () => {
  const spanish: Words = {
    ...english,
    language: { ...english.language, names: { "naked-single": "Único desnudo", constructor: undefined } },
  };
  expect(nameOf(named("naked-single"), spanish)).toBe("Único desnudo");
  expect(nameOf(named("hidden-single"), spanish)).toBe("Hidden Single");
  expect(found("desnudo", spanish)).toEqual(["naked-single"]);
  expect(found("naked single", spanish)).toContain("naked-single");
  // An address may name anything, and a third-party technique keeps its name.
  for (const id of ["toString", "constructor", "jane/one-two"]) expect(nameOf(named(id), spanish)).toBe(id);
});
