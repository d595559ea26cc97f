import { explain, findAll, parse } from "@wings/core";
import { complete, random, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { alsChain, alsRing } from "../src/index.js";
import { alsChains, alsRings } from "./reference.js";

const KNOWN =
  ":0903:7:..7..5..4+5......16+4.....5..3..9....+58.4+5......56378+1+4.+7+4+5+8+32+961+1+8346925+7..91+5+7+4..:212 612 215 318 225 232 235 636 338 339 145 357 258 259:758::";

const RING = "w1e381k79j1j95DcAc8A6k4fjO4M4kej6d2k5j38jcfmK0k53j7kM068jdm2cil6d514ejK0K7I7kO0";

techniqueTester(
  alsChain,
  {
    finds: [
      { board: KNOWN, outcome: "r5c8≠7" },
      // A chain of eight sets.
      { board: "w11k9cocj54kE3mbak3f74caihb53aj2kd96k94k13g4kej8cl5j1dc2kh3aj9bj5d", outcome: "r1c7≠6" },
    ],
    misses: ["w1m1jhl1k38j6j8k9l149nakaj5k9k6k41jei387AuA6kaf9k617ik8kM0M065l1"],
  },
  { describe, it },
);

techniqueTester(
  alsRing,
  {
    finds: [
      {
        board: RING,
        outcome: "r6c58≠1, r6c8≠2, r9c8≠37, r6c5≠9",
      },
      // A ring of seven sets.
      {
        board: "w1ejbj6ca7dk1b47j3e34g5ajfbj9gkbjca6a3jfgl2j2jcj14j7bj97c65djdecj8bgfjgn2j3",
        outcome: "r29c2≠8",
      },
    ],
    misses: ["w1j1j9m8o4o2k73k1j768m23m9o6l47j6r5k29p7"],
  },
  { describe, it },
);

describe("ALS chain", () => {
  it("has the least chain for all ends that the definition gives, and no others", () => {
    let compared = 0;
    for (const board of stuckBoards(seed(11), boards(3, 2000))) {
      const expected = new Map(alsChains(board).map((each) => [each.ends, each]));
      const found = new Map(findAll(board, [alsChain]).map((each) => [endsOf(each), each]));
      for (const [ends, finding] of found) {
        const { eliminations = [], size = 0 } = expected.get(ends) ?? {};
        expect(finding.pattern.sets.flat().length, ends).toBe(size);
        expect(finding.eliminations.map(({ cell, digit }) => `${cell}#${digit}`)).toEqual(
          eliminations.map(({ cell, digit }) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}#${digit}`),
        );
        compared++;
      }
      // With more than 24 cells together, the search may report another one of several shortest chains, with too many different cells.
      for (const [ends, { size }] of expected) if (size <= 24) expect(found.has(ends), ends).toBe(true);
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(6, 500);
    expect(soundness(alsChain, { boards: stuckBoards(seed(12), count), least: 5 * count }).boards).toBe(count);
  });

  it("explains each step, in three lengths", () => {
    const finding = findAll(parse(KNOWN), [alsChain]).find(({ pattern }) => pattern.sets.length > 4)!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "Each of the five sets has one digit more than cells. Each shares a restricted common with the next: a digit that only one of the two can contain, because all its places see each other. Without 9, set A (the cell r6c1 with 2 and 9) must contain 2. Then set B (the two cells r1c1 and r9c1 with 2, 6 and 9) can't contain 2 and must contain 9. Then set C (the four cells r1c2, r1c5, r1c7 and r1c8 with 1, 2, 3, 8 and 9) can't contain 9 and must contain 2. Then set D (the three cells r4c7, r4c8 and r5c7 with 2, 6, 7 and 8) can't contain 2 and must contain 7. Then set E (the two cells r5c8 and r5c9 with 3, 7 and 9) can't contain 7 and must contain 9. So 9 is in r6c1, r5c8 or r5c9, and a cell that sees all these places can't be 9: remove 9 from r5c2 and r6c9.",
      "(9=2)r6c1-(2=9)r19c1-(9=2)r1c2578-(2=7)r4c78 r5c7-(7=9)r5c89: r5c2 r6c9≠9",
      "There is an ALS chain with 9, of five sets.",
    ]);
  });
});

/** The ends of a chain and z, in the words of the reference. */
function endsOf({ pattern }: ReturnType<typeof findAll<typeof alsChain>>[number]): string {
  const { sets, z } = pattern;
  const name = (cells: readonly string[]): string =>
    cells
      .map((cell) => (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1)
      .sort((a, b) => a - b)
      .join();
  return [name(sets[0]), name(sets[sets.length - 1])].sort().join("/") + `#${z}`;
}

describe("ALS ring", () => {
  it("explains each step, in three lengths", () => {
    const finding = findAll(parse(RING), [alsRing])[0];
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "A ring of three sets, each with one digit more than cells: set A (the cell r6c9 with 8 and 9), set B (the three cells r6c1, r6c2 and r6c7 with 1, 2, 6 and 9) and set C (the four cells r7c7, r7c8, r9c7 and r9c9 with 3, 6, 7, 8 and 9). Each shares a restricted common with the next, and the last one with the first: a digit that only one of the two can contain. These are 9, 6 and 8, in this order. So each set contains all its digits but one of its two restricted commons, which is in the set beside it. Remove each of these digits from every cell that sees all its places: remove 1 from r6c5 and r6c8; remove 2 from r6c8; remove 3 and 7 from r9c8; remove 9 from r6c5.",
      "ring (8=9)r6c9-(9=6)r6c127-(6=8)r7c78 r9c79-: r6c58≠1, r6c8≠2, r9c8≠37, r6c5≠9",
      "There is a ring of three almost locked sets.",
    ]);
  });

  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(alsRing, alsRings, { shown: 60, few: 1, many: 400 });
  });

  it("finds exactly what the reference finds", () => {
    const count = boards(6, 2000);
    complete(alsRing, alsRings, { seed: seed(16), boards: count, least: count });
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(20, 1000);
    expect(soundness(alsRing, { boards: stuckBoards(seed(14), count), least: count }).boards).toBe(count);
  });

  it("ends with an error on a board that is no puzzle's", () => {
    const { below } = random(15);
    const cells = Array.from({ length: 81 }, () => `${1 + below(5)}${6 + below(4)}`);
    expect(() => findAll(parse(cells.join(" ")), [alsRing])).toThrow("the limit of 5000000 steps");
  });
});
