import { findFirst, parse } from "@wings/core";
import { EXAMPLES as BOARDS, LADDER, techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../src/model/examples.js";

const hard = LADDER.filter(({ level }) => level !== "easy" && level !== "medium");

describe("the examples", () => {
  it.each(EXAMPLES)("show %s", (id, board) => {
    const technique = techniques.find((each) => each.id === id)!;
    expect(findFirst(parse(board), [technique])).not.toBeNull();
  });

  it("have each of the hard techniques that has a board", () => {
    const shown = hard.filter(({ technique }) => Object.hasOwn(BOARDS, technique.id));
    expect(EXAMPLES.map(([id]) => id)).toEqual(shown.map(({ technique }) => technique.id));
  });
});
