import { explain, findAll, parse, prove } from "@wings/core";
import { atStage, complete, examine, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { juniorExocet } from "../src/index.js";
import { FATA_MORGANA, GOLDEN_NUGGET, hardBoards } from "@wings/test-kit/hard-boards";
import { juniorExocets } from "./reference.js";

const WITH_EXOCETS = [GOLDEN_NUGGET, FATA_MORGANA];

techniqueTester(
  juniorExocet,
  {
    finds: [`S4 ${GOLDEN_NUGGET} => r7c9≠3`, `S4 ${FATA_MORGANA} => r4c2≠24`],
    misses: ["S4 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"],
  },
  { describe, it },
);

describe("Junior exocet", () => {
  it("finds exactly what the reference finds, on images of known boards with fewer candidates", () => {
    const count = boards(20, 2000);
    expect(
      complete(juniorExocet, juniorExocets, { boards: hardBoards(seed(1), count, WITH_EXOCETS), least: count / 2 })
        .patterns,
    ).toBeGreaterThan(0);
  });

  it("finds exactly what the reference finds on random boards, where exocets are rare", () => {
    complete(juniorExocet, juniorExocets, { seed: seed(2), boards: boards(60, 2000), least: 0 });
  });

  it("finds on other layouts what the definition gives, and nothing else", () => {
    expect(completeOnLayouts(juniorExocet, juniorExocets, { many: 300 })).toBeGreaterThan(0);
  });

  it("is right by the solution and by its facts", () => {
    const count = boards(60, 3000);
    expect(soundness(juniorExocet, { boards: hardBoards(seed(3), count, WITH_EXOCETS), least: count / 2 }).boards).toBe(
      count,
    );
    soundness(juniorExocet, { boards: stuckBoards(seed(3), 2 * count), least: 0 });
  });

  it("has every property of the tester on hard boards", () => {
    expect(examine(juniorExocet, hardBoards(seed(4), boards(6, 40), WITH_EXOCETS), { symmetries: 3 }).faults).toEqual(
      [],
    );
  });

  it("says why, in three lengths", () => {
    const board = atStage(parse(GOLDEN_NUGGET), "S4");
    const [finding] = findAll(board, [juniorExocet]);
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "The base cells r1c7 and r2c7 hold two of 1, 2, 4 and 7. Each of the two is nowhere else in the base's box and line, so row 3, row 4 and row 7 hold it outside of these. They have room for it only with the target r4c8 or r7c9. So the targets hold the same two digits. Therefore the targets hold no other digits: remove 3 from r7c9.",
      "exocet 1/2/4/7: r12c7 → r4c8 r7c9: r7c9≠3",
      "Two cells of a box decide what two others in the same three lines hold.",
    ]);
    expect(prove(board, finding)).toMatchObject({ status: "proved" });
    expect(finding.reason.length).toBeLessThanOrEqual(23);
  });

  it("names each rule that eliminates something", () => {
    const board = parse("w11lK4jAij4j2k5k9l7jIdj8jAij3jej8l5l2l6l3j9j5l1jKcn9k8k2j4lI5l7");
    const texts = findAll(board, [juniorExocet]).map((finding) => explain(finding));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(
      "Therefore the targets hold no other digits and base and targets keep only digits of a pair that fits both: remove 1 from r4c8; remove",
    );
  });
});
