import { findFirst, parse } from "@wings/core";
import { EXAMPLES as BOARDS, LADDER, techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../src/model/examples.js";

const hard = LADDER.filter(({ level }) => level !== "easy" && level !== "medium");

describe("the examples", () => {
  it.each(EXAMPLES)("show %s", (name, board) => {
    const technique = techniques.find(({ meta }) => meta.name === name)!;
    expect(findFirst(parse(board), [technique])).not.toBeNull();
  });

  it("have each of the hard techniques that has a board", () => {
    const shown = hard.filter(({ technique }) => Object.hasOwn(BOARDS, technique.id));
    expect(EXAMPLES.map(([name]) => name)).toEqual(shown.map(({ technique }) => technique.meta.name));
  });
});
