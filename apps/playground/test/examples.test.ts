import { findFirst, parse } from "@wings/core";
import { LADDER, techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../src/state/examples.js";

const hard = LADDER.filter(({ level }) => level !== "easy" && level !== "medium");

describe("the examples", () => {
  it.each(EXAMPLES)("show %s", (name, board) => {
    const technique = techniques.find(({ meta }) => meta.name === name)!;
    expect(findFirst(parse(board), [technique])).not.toBeNull();
  });

  it("have each of the hard techniques", () => {
    expect(EXAMPLES.map(([name]) => name)).toEqual(hard.map(({ technique }) => technique.meta.name));
  });
});
