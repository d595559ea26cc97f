import { explain, findAll, parse, prove } from "@wings/core";
import { atStage, complete, examine, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { almostLockedPair, almostLockedQuad, almostLockedTriple } from "../src/index.js";
import { almostLocked } from "./reference.js";

const PUBLIC = "6....7..4..45..7...9..4..8..8.2....3..3...2..5....3.1...1.9..6.4....51...6.3....2";
const NOTHING = "S4 ...1.5...14....67..8...24...63.7..1.9.......3.1..9.52...72...8..26....35...4.9...";

const PAIR = "S4 .92.748........16......6.....3.5....9.4...7..8..4....9..85.....7.......22..6.14..";
const TRIPLE = "S4 ..89..5.6........1....7....2..........4..13...1935...7.5.62..........9.87....32..";
const QUAD = "S4 .6.25.8..1....3.92..8.........93.5.....86.4.......7..6..94...1...7......8.2.....3";

techniqueTester(
  almostLockedPair,
  { finds: [`${PAIR} => r7c8≠3 r6c7≠6`, `S4 ${PUBLIC} => r3c16≠1 r3c6≠6 r2c9≠9`], misses: [NOTHING, TRIPLE] },
  { describe, it },
);
techniqueTester(
  almostLockedTriple,
  { finds: [`${TRIPLE} => r5c8≠2 r4c78≠4 r6c6≠68 r3c9≠9 r45c8≠9`], misses: [NOTHING, PAIR] },
  { describe, it },
);
techniqueTester(
  almostLockedQuad,
  { finds: [`${QUAD} => r6c5≠1 r5c1≠27 r6c8≠3`], misses: [NOTHING, PAIR] },
  { describe, it },
);

describe.each([
  { technique: almostLockedPair, size: 2 },
  { technique: almostLockedTriple, size: 3 },
  { technique: almostLockedQuad, size: 4 },
])("$technique.id", ({ technique, size }) => {
  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(technique, almostLocked(size), { shown: 50 });
  });

  it("finds exactly what the reference finds, where the basics are stuck and before", () => {
    const count = boards(40, 2000);
    complete(technique, almostLocked(size), { seed: seed(1), boards: count, least: size === 4 ? 0 : count / 100 });
    const early = Array.from(randomBoards(seed(2), boards(30, 1000)), ({ board }) => board);
    complete(technique, almostLocked(size), { boards: early, least: 10 });
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(200, 5000);
    soundness(technique, { boards: stuckBoards(seed(3), count), least: 1 });
    soundness(technique, { seed: seed(4), boards: count, least: count / 10 });
  });
});

describe("faults that are planted", () => {
  const boards = [atStage(parse(PUBLIC), "S4")];
  const codes = (changes: Partial<typeof almostLockedPair>): string[] =>
    examine({ ...almostLockedPair, ...changes }, boards, { symmetries: 2 }).faults.map(({ code }) => code);

  it("are found: a reason with a fact less, and a digit that leaves too many cells", () => {
    expect(codes({})).toHaveLength(0);
    for (const missing of [0, 1, 2]) {
      const reason: typeof almostLockedPair.reason = (pattern, board) =>
        (almostLockedPair.reason(pattern, board) as number[]).filter((_, i) => i !== missing);
      expect(codes({ reason })).toContain("WINGS_FINDING_REJECTED");
    }
    const find: typeof almostLockedPair.find = (board, report) =>
      almostLockedPair.find(board, {
        ...report,
        board,
        eliminate: (digit, cells) => report.eliminate(digit, cells),
        eliminateWords: (digit, ...words) => report.eliminateWords(digit, ...words),
        eliminateCells: (digit, cells) => report.eliminateCells(digit, cells),
        eliminateSeen: (digit, cells) => report.eliminateSeen(digit, cells),
        place: (cell, digit) => report.place(cell, digit),
        commit: (pattern, size) => {
          // The cell of the set loses its digits, too.
          const { set, digits } = pattern as unknown as { set: number[]; digits: number[] };
          report.eliminateCells(digits[0], set);
          return report.commit(pattern, size);
        },
      });
    expect(codes({ find })).toContain("WINGS_FINDING_REJECTED");
  });
});

describe("explanations", () => {
  const explained = (line: string, technique: Parameters<typeof findAll>[1][number], index = 0): string[] => {
    const board = atStage(parse(line.slice(3)), "S4");
    const finding = findAll(board, [technique])[index];
    expect(prove(board, finding).status).toBe("proved");
    return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
  };

  it("of a pair", () => {
    expect(explained(`S4 ${PUBLIC}`, almostLockedPair)).toEqual([
      "In row 3, r3c4 holds one of 1 and 6. So at most one of 1 and 6 is in r3c7 and r3c9, where row 3 and box 3 cross. But box 3 needs 1 and 6, too, and has them elsewhere only in r2c9. So r2c9 holds one of 1 and 6, and one is where the two cross. In both houses, 1 and 6 are nowhere else: remove 1 from r3c1 and r3c6; remove 6 from r3c6; remove 9 from r2c9.",
      "r3c4 (1/6) in r3, r2c9 in b3: r3c16≠1, r3c6≠6, r2c9≠9",
      "Look where row 3 and box 3 cross: they share 1 and 6.",
    ]);
  });

  it("of a triple", () => {
    expect(explained(TRIPLE, almostLockedTriple)).toEqual([
      "In box 6, r4c9 and r5c9 hold two of 2, 4 and 9. So at most one of 2, 4 and 9 is in r6c7 and r6c8, where box 6 and row 6 cross. But row 6 needs 2, 4 and 9, too, and has them elsewhere only in r6c3 and r6c6. So r6c3 and r6c6 hold two of 2, 4 and 9, and one is where the two cross. In both houses, 2, 4 and 9 are nowhere else: remove 2 from r5c8; remove 4 from r4c7 and r4c8; remove 6 and 8 from r6c6; remove 9 from r3c9, r4c8 and r5c8.",
      "r45c9 (2/4/9) in b6, r6c36 in r6: r5c8≠2, r4c78≠4, r6c6≠68, r3c9 r45c8≠9",
      "Look where box 6 and row 6 cross: they share 2, 4 and 9.",
    ]);
  });

  it("of a quad", () => {
    expect(explained(QUAD, almostLockedQuad)).toEqual([
      "In box 4, r4c1, r4c2 and r5c2 hold three of 2, 4, 7 and 8. So at most one of 2, 4, 7 and 8 is in r6c1, r6c2 and r6c3, where box 4 and row 6 cross. But row 6 needs 2, 4, 7 and 8, too, and has them elsewhere only in r6c5, r6c6 and r6c8. So r6c5, r6c6 and r6c8 hold three of 2, 4, 7 and 8, and one is where the two cross. In both houses, 2, 4, 7 and 8 are nowhere else: remove 1 from r6c5; remove 2 and 7 from r5c1; remove 3 from r6c8.",
      "r4c12 r5c2 (2/4/7/8) in b4, r6c568 in r6: r6c5≠1, r5c1≠27, r6c8≠3",
      "Look where box 4 and row 6 cross: they share 2, 4, 7 and 8.",
    ]);
  });
});
