import { describe, expect, it } from "vitest";
import { OTHER_NAMES, RUNGS, hodokuOf, inHodokuNumbers } from "../src/index.js";

describe("HoDoKu's numbers", () => {
  it("know each technique that has a name in HoDoKu", () => {
    const named = RUNGS.map(({ technique }): string => technique.id).filter(
      (id) => OTHER_NAMES[id].hodoku !== undefined,
    );
    expect(named.filter((id) => hodokuOf(id) === undefined)).toEqual([]);
  });

  it("adds the scores of all steps, and takes the level of the hardest", () => {
    expect(inHodokuNumbers({ "full-house": 10, "hidden-single": 5 })).toEqual({ score: 110, level: "easy" });
    expect(inHodokuNumbers({ "full-house": 10, "w-wing": 2 })).toEqual({ score: 340, level: "hard" });
    expect(inHodokuNumbers({ "als-xy-wing": 1 })).toEqual({ score: 320, level: "unfair" });
    expect(inHodokuNumbers({ trial: 1 })).toEqual({ score: 10_000, level: "extreme" });
    expect(inHodokuNumbers({})).toEqual({ score: 0, level: null });
  });

  it.each([
    [800, "easy"],
    [801, "medium"],
    [1000, "medium"],
    [1001, "hard"],
    [1600, "hard"],
    [1601, "unfair"],
    [1800, "unfair"],
    [1801, "extreme"],
  ])("raises the level where the score %s is above its limit", (score, level) => {
    const worth = { score, level: "easy" };
    expect(inHodokuNumbers({ "someone/easy": 1 }, () => worth)).toEqual({ score, level });
  });

  it("counts other techniques as their caller says", () => {
    const others = (): { score: number; level: string } => ({ score: 77, level: "hard" });
    expect(inHodokuNumbers({ "someone/new": 2, "full-house": 1 }, others)).toEqual({ score: 158, level: "hard" });
  });
});
