import { parse } from "@wings/core";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import {
  NO_ARGUMENT,
  changed,
  claimsFor,
  factNames,
  factsFor,
  namedFacts,
  partsOfFact,
  toggled,
  withClaim,
} from "../src/argument.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const BOARD = atStage(parse(PUZZLE), "S4");
const cell = (row: number, column: number): number => (row - 1) * 9 + column - 1;
/** The facts of the W-Wing of this board. */
const WING = ["r8c2", "r9c5", "r7#9"];

describe("the facts of a selection", () => {
  it("are those of a cell, and of its digit in three houses", () => {
    expect(factsFor(BOARD, [cell(8, 5)], 0)).toEqual(["r8c5"]);
    expect(factsFor(BOARD, [cell(8, 5)], 2)).toEqual(["r8c5", "r8#2", "c5#2", "b8#2"]);
    // A digit that the cell doesn't hold says nothing about it.
    expect(factsFor(BOARD, [cell(8, 5)], 1)).toEqual(["r8c5"]);
    expect(factsFor(BOARD, [cell(1, 3)], 9)).toEqual([]);
    expect(factsFor(BOARD, [], 2)).toEqual([]);
  });

  it("are the digits whose places are all selected, and the cells", () => {
    const facts = factsFor(BOARD, [cell(7, 2), cell(7, 5)], 0);
    expect(facts).toContain("r7#9");
    expect(facts.slice(-2)).toEqual(["r7c2", "r7c5"]);
    for (const fact of facts) {
      const parts = partsOfFact(fact, BOARD);
      if (parts.kind === "house") expect([cell(7, 2), cell(7, 5)]).toEqual(expect.arrayContaining([...parts.cells]));
    }
  });

  it("name their digits and places", () => {
    expect(partsOfFact("r8c2", BOARD)).toEqual({ kind: "cell", cell: cell(8, 2), digits: [2, 9] });
    expect(partsOfFact("r7#9", BOARD)).toEqual({
      kind: "house",
      house: 6,
      digit: 9,
      cells: [cell(7, 2), cell(7, 5)],
    });
  });

  it("are read as the judge has them, and back", () => {
    expect(namedFacts(WING)).toEqual([{ cell: "r8c2" }, { cell: "r9c5" }, { house: "r7", digit: 9 }]);
    expect(factNames(namedFacts(WING))).toEqual(WING);
  });
});

describe("what follows", () => {
  it("is a candidate that goes, or a digit", () => {
    expect(claimsFor(BOARD, [cell(8, 5)], 2)).toEqual(["r8c5-2", "r8c5=2"]);
    expect(claimsFor(BOARD, [cell(8, 5), cell(8, 6), cell(7, 2)], 2)).toEqual(["r8c5-2", "r8c6-2"]);
    expect(claimsFor(BOARD, [cell(8, 5)], 0)).toEqual([]);
  });

  it("is not the opposite as well", () => {
    expect(withClaim(["r8c5-2"], "r8c5=2")).toEqual(["r8c5=2"]);
    expect(withClaim(["r8c5-2"], "r8c5-2")).toEqual([]);
    expect(withClaim(["r8c5-2"], "r8c6-2")).toEqual(["r8c5-2", "r8c6-2"]);
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  });

  it("has no verdict any more after a change", () => {
    const judged = {
      ...NO_ARGUMENT,
      asks: "these" as const,
      judgement: { verdict: "proved", claim: "", text: "" } as const,
    };
    expect(changed(judged, { facts: ["r8c2"] })).toEqual({ ...NO_ARGUMENT, facts: ["r8c2"] });
  });
});
