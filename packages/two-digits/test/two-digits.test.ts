import { type Board, explain, findAll, parse, prove } from "@wings/core";
import { complete, examine, knownBoards, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { hardBoards } from "@wings/test-kit/hard-boards";
import { thinBoards } from "@wings/test-kit/thin-boards";
import { twoDigitPlacement, twoDigitUniqueness } from "../src/index.js";
import { twoDigitPlacements, twoDigitUniquenesses } from "./reference.js";

const PLACEMENT = "w1ji7befadj6bj14iejg45agc8bif9ce8ba67dbh4fg3i1eag6di58ke1b3hd7f9jfj91jdekdie6jcj1";
/** All ways of 3 use the cell. */
const NO_ROOM = "w116hbi3d75kckgih227id8e6cak48jagbfja6jg28idhbg9df51ckbkhcj7j817j4bjigj5jbi1jh";
const ONE_PART = "w1hde92ca7fle6a4ih1fik43b59jdfaje8j61l5b4ij58jdifaj476achie25h2d9fgc1ciajejhfd";
const TWO_PARTS = "w1e6b9c8k11gh54bk3i43l85bc5dmh9hi1dje3j6fb738i5adgafb5lh4h91me2cehij1jg";
const MANY_PARTS = "w1e72k3jhdj1jb58cjgmgd52k9DgAkk84k8j7k2352kh4jgj9jbjAkk4jh3dn5bj514l73";
const NOTHING = "S4 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

techniqueTester(
  twoDigitPlacement,
  { finds: [`${PLACEMENT} => r6c9≠2 r8c6≠2 r9c8≠2`, `${NO_ROOM} => r8c5≠6`], misses: [NOTHING] },
  { describe, it },
);
techniqueTester(
  twoDigitUniqueness,
  { finds: [`${ONE_PART} => r5c4≠7`, `${TWO_PARTS} => r4c5≠7`], misses: [NOTHING] },
  { describe, it },
);

const both = [
  { technique: twoDigitPlacement, reference: twoDigitPlacements },
  { technique: twoDigitUniqueness, reference: twoDigitUniquenesses },
] as const;

describe.each(both)("$technique.id", ({ technique, reference }) => {
  it("finds exactly what the reference finds, with the same patterns", () => {
    const count = boards(20, 2000);
    const { patterns } = complete(technique, reference, { seed: seed(1), boards: count, least: count / 4 });
    expect(patterns).toBeGreaterThan(0);
  });

  it("finds it at random moments, on known boards, on hard boards and on boards that are no puzzles", () => {
    const random = Array.from(randomBoards(seed(2), boards(6, 300)), ({ board }) => board);
    const others: Board[] = [...random, ...knownBoards(["S4"]), ...hardBoards(seed(3), boards(2, 60))];
    complete(technique, reference, { boards: others, least: 1 });
    complete(technique, reference, { boards: thinBoards(seed(4), boards(50, 2000)), least: 0 });
  });

  // On other layouts, uniqueness is held to its proof: it finds less.
  it.runIf(technique === twoDigitPlacement)("finds on other layouts what the reference finds", () => {
    expect(completeOnLayouts(technique, reference)).toBeGreaterThan(0);
  });

  it("is right by the solution and by its facts", () => {
    const count = boards(100, 3000);
    const { findings } = soundness(technique, { boards: stuckBoards(seed(5), count), least: count / 2, minimal: true });
    expect(findings).toBeGreaterThan(count / 2);
  });

  it("has every property of the tester on stuck boards", () => {
    expect(examine(technique, stuckBoards(seed(6), boards(6, 60)), { symmetries: 3 }).faults).toEqual([]);
  });

  it("has few facts: none that isn't needed, and 24 at most", () => {
    for (const board of stuckBoards(seed(7), boards(30, 1000)))
      for (const { reason } of findAll(board, [technique])) expect(reason.length).toBeLessThanOrEqual(24);
  });
});

describe("explanations", () => {
  const textsOf = (line: string, technique: (typeof both)[number]["technique"], cell: string): string[] => {
    const board = parse(line);
    const finding = findAll(board, [technique]).find(({ eliminations }) => eliminations[0].cell === cell)!;
    expect(prove(board, finding).status).toBe("proved");
    return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
  };

  it("of a digit that leaves no room", () => {
    expect(textsOf(PLACEMENT, twoDigitPlacement, "r6c9")).toEqual([
      "Look at 2 in row 8 and row 9, and at 8 in row 1, row 8 and row 9. Wherever 8 goes, 2 in r6c9, r8c6 or r9c8 leaves no room for the other 2s: remove 2 from r6c9, r8c6 and r9c8.",
      "2 and 8 together: r6c9 r8c6 r9c8≠2",
      "Look at 2 and 8 together.",
    ]);
  });

  it("of a digit that leaves no room for the other one", () => {
    expect(textsOf(NO_ROOM, twoDigitPlacement, "r8c5")[0]).toBe(
      "Look at 3 in row 5, row 8 and row 9. With 6 in r8c5, no room is left for 3: remove 6 from r8c5.",
    );
  });

  it("of one part, of two, and of many", () => {
    expect(textsOf(ONE_PART, twoDigitUniqueness, "r5c4")).toEqual([
      "If r5c4 is 7, then wherever the other 7s and 8s go, both digits can be exchanged in r3c4, r3c5, r5c4 and r5c5. None there is given, so the puzzle would have two solutions: remove 7 from r5c4.",
      "7/8 exchanged in r35c45: r5c4≠7",
      "The places of 7 and 8 must not be exchangeable.",
    ]);
    expect(textsOf(TWO_PARTS, twoDigitUniqueness, "r4c5")[1]).toBe(
      "6/7 exchanged in r3c46 r4c45 r8c56; or in r34c45: r4c5≠7",
    );
    expect(textsOf(MANY_PARTS, twoDigitUniqueness, "r3c1")[1]).toBe("6/9 exchanged in one of 10 sets of cells: r3c1≠6");
  });
});
