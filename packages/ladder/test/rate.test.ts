import { parse, search } from "@wings/core";
import { minimalPuzzle, random, symmetry } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { fullHouse, hiddenSingle, nakedSingle } from "@wings/singles";
import { LADDER, type Rung, presetRungs, rate } from "../src/index.js";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

describe("rate", () => {
  it("takes techniques from their packages, if the caller trusts them", () => {
    const list = [fullHouse, nakedSingle, hiddenSingle];
    const ladder = list.map((technique): Rung => ({ technique, level: "easy", score: 1, package: "mine" }));
    expect(rate(EASY, { ladder, trust: list }).status).toBe("solved");
    expect(() => rate(EASY, { ladder })).toThrow(expect.objectContaining({ code: "WINGS_BAD_TECHNIQUE" }));
  });

  it("counts a step for each digit that is placed", () => {
    const { status, level, score, hardest, counts } = rate(EASY);
    expect([status, level, hardest]).toEqual(["solved", "easy", "naked-single"]);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(51);
    expect(score).toBe(4 * counts["full-house"] + 8 * counts["naked-single"]);
  });

  it("gives a turned puzzle the same rating", () => {
    const chance = random(seed(5));
    const levels = new Set<string | null>();
    for (let i = 0; i < boards(40, 500); i++) {
      const puzzle = minimalPuzzle(chance);
      const rating = rate(puzzle);
      levels.add(rating.level);
      for (let image = 0; image < 3; image++) expect(rate(symmetry(chance).puzzle(puzzle)), puzzle).toEqual(rating);
    }
    expect(levels.size).toBeGreaterThan(3);
  });

  it("rates a board as it is, and leaves it so", () => {
    const board = parse(EASY);
    expect(rate(board)).toEqual(rate(EASY));
    expect(board.values.join("")).toBe(EASY.replaceAll(".", "0"));
    const solved = rate(search(EASY.replaceAll(".", "0")).solution!);
    expect(solved).toEqual({ status: "solved", score: 0, level: null, hardest: null, counts: {} });
  });

  it("says why a puzzle has no rating", () => {
    const stuck = rate(GOLDEN_NUGGET, { ladder: presetRungs("players") });
    expect(stuck).toMatchObject({ status: "stuck", score: null, level: null });
    expect(rate(EASY.replace("53", "55")).status).toBe("none");
    expect(rate(EASY.replace("53..7", ".....")).status).toBe("many");
    expect(rate(GOLDEN_NUGGET, { maxMilliseconds: 0 }).status).toBe("stopped");
    expect(rate(EASY, { ladder: LADDER.slice(0, 1) }).status).toBe("stuck");
  });

  it("refuses a rung without a level or a score", () => {
    const [rung] = LADDER;
    for (const wrong of [{ level: "foo" }, { score: NaN }, { score: "4" }])
      expect(() => rate(EASY, { ladder: [{ ...rung, ...wrong } as never] })).toThrow(/expected a rung with a level/);
  });
});
