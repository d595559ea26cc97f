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

  it("have most of the hard techniques, and boards on which the technique is the next step for half of them", () => {
    expect(EXAMPLES.length).toBeGreaterThan(0.8 * hard.length);
    const next = EXAMPLES.filter(([name, board]) => findFirst(parse(board), techniques)?.technique === idOf(name));
    expect(next.length).toBeGreaterThan(0.4 * EXAMPLES.length);
  });
});

const idOf = (name: string): string => techniques.find(({ meta }) => meta.name === name)!.id;
