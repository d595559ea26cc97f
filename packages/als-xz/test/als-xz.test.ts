import { type Finding, explain, findAll, findSmallest, parse, prove } from "@wings/core";
import { complete, knownBoards, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { alsXz } from "../src/index.js";
import { alsXzs } from "./reference.js";

const SINGLE =
  ":0901:3:.24.6.+7..5.74.9.1.....+7......+5.9+4+87+14+7.+6.85.3..8..7.6.+7......46.+46..3.+57.5.7+4+61..:314 819 225 134 237 937 238 938 239 839 269 372 972 973 274 291 891 999:327::";
const DOUBLE =
  ":0901:13679:....8.......4..+8.....12564.72......6..431....9......8.25.....3869...712........+6.:767 769 495 496 497 499:113 123 313 323 662 713 723 913 923 939::";
/** Other public examples, with what they give. */
const PUBLIC = [
  [
    ":0901:1:...2..6..67...8....853+6.......+4.6...5..19...2+1.4...79+6.....426....7..8.3.1.+6.29..:719 427 345 545 845 365 579:128::",
    "r2c8#1",
  ],
  [
    ":0901:23468:42+5.8...1....57....+78..1...893....2.5........+71....69.+659.1...3....9645.2........:624 628 629 937 239 439 445 354 654 355 655 356 193 494 495 496 797 897 798 898 799 899:254 264 335 444 454 464 635 644 876::",
    "r5c4#2 r6c4#2 r3c5#3 r4c4#4 r5c4#4 r6c4#4 r3c5#6 r4c4#6 r7c6#8",
  ],
] as const;

const outcomeOf = ({ eliminations }: Finding): string[] => eliminations.map(({ cell, digit }) => `${cell}#${digit}`);

techniqueTester(
  alsXz,
  {
    finds: [{ board: SINGLE, outcome: "r2c7≠3" }],
    misses: ["w1k8j2l9j34mb7m6j8k4k5o71k6l26e8k9j1G0l5ki31n75jKkn218"],
  },
  { describe, it },
);

describe("ALS-XZ", () => {
  it("finds on stuck boards what the definition gives, and nothing else", () => {
    const count = boards(15, 2000);
    complete(alsXz, alsXzs, { seed: seed(1), boards: count, least: 5 * count });
  });

  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(alsXz, alsXzs, { shown: 56 });
  });

  it("finds it on known boards and on boards at random moments", () => {
    const others = [...knownBoards(["S4"]), ...Array.from(randomBoards(seed(2), boards(8, 300)), ({ board }) => board)];
    complete(alsXz, alsXzs, { boards: others, least: 100 });
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(20, 5000);
    expect(soundness(alsXz, { boards: stuckBoards(seed(4), count), least: 5 * count }).boards).toBe(count);
  });

  it.each(PUBLIC)("finds the public example %s", (line, outcome) => {
    const found = findAll(parse(line), [alsXz]).flatMap(outcomeOf);
    expect(found).toEqual(expect.arrayContaining(outcome.split(" ")));
  });

  it("takes digits from the cells of the other set where two restricted commons link them", () => {
    const board = parse(DOUBLE);
    const finding = findAll(board, [alsXz]).find(
      ({ pattern }) =>
        pattern.x.join() === "1,3" &&
        [...pattern.a, ...pattern.b].sort().join() === "r3c3,r4c3,r5c1,r5c2,r6c3,r7c3,r8c3,r9c3",
    )!;
    expect(outcomeOf(finding)).toContain("r4c3#8");
    expect(prove(board, finding).status).toBe("proved");
  });

  it("says why, in three lengths", () => {
    const single = findSmallest(parse(SINGLE), [alsXz])!;
    const double = findAll(parse(DOUBLE), [alsXz]).find(({ pattern }) => pattern.x.length === 2)!;
    expect(
      [single, double].flatMap((finding) =>
        (["long", "short", "vague"] as const).map((form) => explain(finding, form)),
      ),
    ).toEqual([
      "Each set has one digit more than cells: set A is the three cells r1c4, r1c6 and r2c5 with 1, 3, 5 and 8, set B is the three cells r1c8, r1c9 and r3c8 with 3, 5, 8 and 9. Their restricted common is 5: every 5 of A sees every 5 of B, so only one of the sets can contain 5. The other one must contain all its other digits, so it contains 3. Either way a cell that sees every 3 of both sets can't be 3: remove 3 from r2c7.",
      "A r1c46 r2c5 #1358, B r1c89 r3c8 #3589 by 5: r2c7≠3",
      "There is an ALS-XZ with 3 and 5.",
      "Each set has one digit more than cells: set A is the two cells r5c1 and r5c2 with 5, 6 and 8, set B is the seven cells r1c1, r1c2, r2c1, r2c2, r3c1, r3c2 and r3c3 with 1, 3, 4, 5, 6, 7, 8 and 9. Their restricted commons are 5 and 6: every 5 of A sees every 5 of B, and the same goes for 6. Each set lacks only one of its digits, so one set lacks 5 and the other one lacks 6. Each contains all its other digits: remove each from every cell that sees all its places: remove 1, 3 and 7 from r1c3 and r2c3; remove 6 from r6c2; remove 8 from r4c3 and r5c6; remove 9 from r1c3, r2c3 and r3c9.",
      "A r5c12 #568, B r12c12 r3c123 #13456789 by 5/6: r12c3≠137, r6c2≠6, r4c3 r5c6≠8, r12c3 r3c9≠9",
      "There is an ALS-XZ with 1, 3, 5, 6, 7, 8 and 9.",
    ]);
  });
});
