import { type Technique, explain, findAll, parse, prove } from "@wings/core";
import { atStage, complete, examine, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { fireworkPair, fireworkQuad, fireworkTriple, fireworkWWing } from "../src/index.js";
import { type Kind, plantedBoards } from "./planted.js";
import { pairs, quads, triples, wWings } from "./reference.js";

/** Published boards, and one with a quad. */
const TRIPLE = "S4 1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42";
const QUAD = "S4 ....3..5..8..5.4....21....7......62.8.......9..7.1...8....21.4..6..47..1.9.3....6";
const PAIRS = "S4 .9.....4.6...2...8...1.4.....2..758..8.5...1...584.3.....4.5...1...3...6.7.....9.";
const W_WING = "S4 1..89..4.8..21...7...7.59813154.9..8.8.5..41...41.8395..1382.646.89..1...236.18.9";

const framework = { describe, it };
techniqueTester(
  fireworkTriple,
  {
    finds: [`${TRIPLE} => r9c2≠1 r8c1≠4 r7c34≠5 r7c4≠6 r6c3≠7 r6c3≠8 r7c4≠8 r7c3≠9`],
    misses: [PAIRS, QUAD],
  },
  framework,
);
techniqueTester(fireworkQuad, { finds: [`${QUAD} => r1c3≠4`], misses: [PAIRS, W_WING] }, framework);
techniqueTester(
  fireworkPair,
  { finds: [`${PAIRS} => r3c7≠27`, `${PAIRS} => r7c3≠38`], misses: [TRIPLE, W_WING] },
  framework,
);
techniqueTester(fireworkWWing, { finds: [`${W_WING} => r5c5≠26`], misses: [TRIPLE, PAIRS] }, framework);

describe.each([
  { technique: fireworkTriple, reference: triples, kind: "triple" },
  { technique: fireworkQuad, reference: quads, kind: "quad" },
  { technique: fireworkPair, reference: pairs, kind: "pair" },
  { technique: fireworkWWing, reference: wWings, kind: "w-wing" },
] as const satisfies readonly { technique: Technique; kind: Kind; reference: unknown }[])(
  "$technique.id",
  ({ technique, reference, kind }) => {
    it("finds exactly what the reference finds, on boards with such a pattern", () => {
      const planted = [...plantedBoards(kind, seed(1), boards(20, 1000))];
      complete(technique, reference, { boards: planted, least: planted.length / 10 });
    });

    it("finds exactly that where the basics are stuck, and before", () => {
      complete(technique, reference, { seed: seed(2), boards: boards(20, 2000), least: 0 });
      const early = Array.from(randomBoards(seed(3), boards(20, 1000)), ({ board }) => board);
      complete(technique, reference, { boards: early, least: 0 });
    });

    it("finds on other layouts what the reference finds", () => {
      const findings = completeOnLayouts(technique, reference, { few: 4 });
      if (kind === "triple" || kind === "quad") expect(findings).toBeGreaterThan(0);
    });

    it("is right by the solution and by its reasons", () => {
      const planted = [...plantedBoards(kind, seed(4), boards(60, 2000))];
      soundness(technique, { boards: planted, least: planted.length / 10 });
      soundness(technique, { boards: stuckBoards(seed(5), boards(60, 5000)), least: 0 });
    });
  },
);

describe("faults that are planted", () => {
  it.each([
    { technique: fireworkTriple, line: TRIPLE },
    { technique: fireworkQuad, line: QUAD },
    { technique: fireworkPair, line: PAIRS },
    { technique: fireworkWWing, line: W_WING },
  ])("are found: $technique.id without one of its facts", ({ technique, line }) => {
    const board = atStage(parse(line.slice(3)), "S4");
    const without = (missing: number): Technique => ({
      ...(technique as Technique),
      reason: (pattern, board) =>
        (technique.reason(pattern as never, board) as number[]).filter((_, i) => i !== missing),
    });
    const codes = (changed: Technique): string[] =>
      examine(changed, [board], { symmetries: 2 }).faults.map(({ code }) => code);
    expect(codes(technique)).toHaveLength(0);
    expect(codes(without(0))).toContain("WINGS_FINDING_REJECTED");
    expect(codes(without(1))).toContain("WINGS_FINDING_REJECTED");
  });
});

describe("explanations", () => {
  it.each<[Technique, string, string[]]>([
    [
      fireworkTriple,
      TRIPLE,
      [
        "In row 7, 1, 2 and 4 can be outside of box 7 only in r7c4, and in column 3 only in r6c3. If a digit is in neither, both lines have it in box 7, where they cross: in r7c3. So r7c3, r7c4 and r6c3 hold 1, 2 and 4: each cell one of them and nothing else, and each digit once. If 1 is in r7c4 or r6c3, the other line has it in box 7, so r9c2 can't be 1. If 4 is in r7c4 or r6c3, the other line has it in box 7, so r8c1 can't be 4. So remove 1 from r9c2; remove 4 from r8c1; remove 5 from r7c3 and r7c4; remove 6 from r7c4; remove 7 from r6c3; remove 8 from r6c3 and r7c4; remove 9 from r7c3.",
        "r7c3 with r6c3 r7c4 = 1/2/4: r9c2≠1, r8c1≠4, r7c34≠5, r7c4≠6, r6c3≠7, r6c3 r7c4≠8, r7c3≠9",
        "Look where row 7 and column 3 cross, at 1, 2 and 4.",
      ],
    ],
    [
      fireworkQuad,
      QUAD,
      [
        "In row 1, 6 and 9 can be outside of box 1 only in r1c6, and in column 3 only in r4c3. If a digit is in neither, both lines have it in box 1, where they cross: in r1c3. In row 4, 3 and 8 can be outside of box 5 only in r4c3, and in column 6 only in r1c6. If a digit is in neither, both lines have it in box 5, where they cross: in r4c6. So each of 6 and 9 is in r1c3, r1c6 or r4c3, and each of 3 and 8 in r4c6, r1c6 or r4c3. These are four cells for four digits: each digit is in one of them, r1c3 holds 6 and 9 only, and r4c6 3 and 8 only. So remove 4 from r1c3.",
        "r1c3 6/9 and r4c6 3/8 with r1c6 r4c3: r1c3≠4",
        "Look where row 1 and row 4 cross column 3 and column 6, at 3, 6, 8 and 9.",
      ],
    ],
    [
      fireworkPair,
      PAIRS,
      [
        "In row 3, 6 and 9 can be outside of box 3 only in r3c5, and in column 7 only in r5c7. If a digit is in neither, both lines have it in box 3, where they cross: in r3c7. So each of 6 and 9 is in r3c7, r3c5 or r5c7. r5c5 has just these two, and sees r3c5 and r5c7: the digit that it takes is in neither, so it is in r3c7. r3c7 holds one of 6 and 9: remove 2 and 7 from r3c7.",
        "r3c7 with r3c5 r5c7 and r5c5 (6/9): r3c7≠27",
        "Look where row 3 and column 7 cross, at 6 and 9.",
      ],
    ],
    [
      fireworkWWing,
      W_WING,
      [
        "In row 3, 2 and 6 can be outside of box 1 only in r3c5, and in column 3 only in r5c3. If a digit is in neither, both lines have it in box 1, where they cross: in r3c3. So each of 2 and 6 is in r3c3, r3c5 or r5c3. If r5c5 were one of them, r4c5 and r5c9 would both be the other one, and neither digit could be in r3c5 or r5c3. Both would be in r3c3, which can't be: remove 2 and 6 from r5c5.",
        "r3c3 with r3c5 r5c3 and r4c5 r5c9 (2/6): r5c5≠26",
        "Look where row 3 and column 3 cross, at 2 and 6.",
      ],
    ],
  ])("of $id", (technique, line, texts) => {
    const board = atStage(parse(line.slice(3)), "S4");
    const [finding] = findAll(board, [technique]);
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(texts);
    expect(prove(board, finding).status).toBe("proved");
  });
});
