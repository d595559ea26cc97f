import { explain, findAll, parse, prove } from "@wings/core";
import { atStage, complete, examine, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { dominoLoop } from "../src/index.js";
import { EASTER_MONSTER, hardBoards } from "@wings/test-kit/hard-boards";
import { dominoLoops } from "./reference.js";

techniqueTester(
  dominoLoop,
  {
    finds: [`S4 ${EASTER_MONSTER} => r7c3≠1 r3c1≠2 r2c5≠38 r5c8≠39 r5c2≠48 r8c5≠4 r8c4≠5 r9c1≠6 r1c3≠7 r2c6≠8`],
    misses: ["S4 .......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."],
  },
  { describe, it },
);

describe("Domino loop", () => {
  it("finds exactly what the reference finds: images of Easter Monster with fewer candidates", () => {
    const count = boards(12, 1500);
    const hard = hardBoards(seed(1), count, [EASTER_MONSTER]);
    expect(complete(dominoLoop, dominoLoops, { boards: hard, least: count }).patterns).toBeGreaterThanOrEqual(count);
  });

  it("finds exactly what the reference finds on random boards, where loops are rare", () => {
    complete(dominoLoop, dominoLoops, { seed: seed(2), boards: boards(10, 500), least: 0 });
  });

  it("finds on other layouts what the reference finds", () => {
    expect(completeOnLayouts(dominoLoop, dominoLoops, { few: 3, many: 300 })).toBeGreaterThan(0);
  });

  it("is right by the solution and by its counts", () => {
    const count = boards(40, 2000);
    expect(soundness(dominoLoop, { boards: hardBoards(seed(3), count), least: count / 8 }).boards).toBe(count);
    soundness(dominoLoop, { boards: stuckBoards(seed(3), count), least: 0 });
  });

  it("has every property of the tester on hard boards", () => {
    expect(examine(dominoLoop, hardBoards(seed(4), boards(6, 40), [EASTER_MONSTER]), { symmetries: 3 }).faults).toEqual(
      [],
    );
  });

  it("says why, in three lengths, and cites one count for each elimination", () => {
    const board = atStage(parse(EASTER_MONSTER), "S4");
    const [finding] = findAll(board, [dominoLoop]);
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "The lines row 2, row 8, column 2 and column 8 cross in four boxes. In these boxes, the other open cells of the lines are r1c2, r1c8, r2c1, r2c3, r2c7, r2c9, r3c2, r3c8, r7c2, r7c8, r8c1, r8c3, r8c7, r8c9, r9c2 and r9c8: two dominoes in each box, eight in a circle. Each shares a box or a line with the next one, so a digit can't be in both. Together, the 16 cells can hold 5 and 9 once and 1, 2, 3, 4, 6, 7 and 8 twice: just 16 digits. So each digit is there just so often, and it can't be in a cell that would leave it too few places: remove 1 from r7c3; remove 2 from r3c1; remove 3 from r2c5 and r5c8; remove 4 from r5c2 and r8c5; remove 5 from r8c4; remove 6 from r9c1; remove 7 from r1c3; remove 8 from r2c5, r2c6 and r5c2; remove 9 from r5c8.",
      "domino loop r2, r8, c2 and c8: r7c3≠1, r3c1≠2, r2c5 r5c8≠3, r5c2 r8c5≠4, r8c4≠5, r9c1≠6, r1c3≠7, r2c56 r5c2≠8, r5c8≠9",
      "Two rows and two columns cross, and the cells beside the crossings can hold only just enough digits.",
    ]);
    expect(finding.size).toBe(16);
    expect(finding.counts).toHaveLength(finding.eliminations.length);
    expect(finding.counts!.every(({ facts, sets }) => facts.length === sets.length + 1)).toBe(true);
    expect(prove(board, finding).status).toBe("proved");
  });
});
