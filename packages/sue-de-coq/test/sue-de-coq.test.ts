import { explain, findAll, parse } from "@wings/core";
import { atStage, complete, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { sueDeCoq } from "../src/index.js";
import { sueDeCoqs } from "./reference.js";

const PUBLIC =
  ":1101:234589:+3+24+8+6+1+59765+7+9+4+3+82191+8+5+273+642.1+43....5.32.6...+4..+7.....+1..6.....+8..1746..7..+39..1.::277 378 477 478 578 849 869 949 969::";
/** A digit in both parts. */
const SHARED = "S4 ..21............319.6.23..5.......98...2.6....79.........91...74....25..6..4.8...";

techniqueTester(
  sueDeCoq,
  {
    finds: [
      { board: PUBLIC, outcome: "r7c7 r9c7≠2, r6c9≠289, r7c8≠35, r4c9≠89" },
      { board: SHARED, outcome: "r1c5 r2c45≠7, r2c4≠8", options: { shared: true } },
    ],
    misses: ["w1j1j9m8o4o2k73k1j768m23m9o6l47j6r5k29p7"],
  },
  { describe, it },
);

describe("Sue de Coq", () => {
  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(sueDeCoq, sueDeCoqs(false), { shown: 50 });
  });

  it.each([false, true])("finds exactly what the reference finds, with shared digits: %s", (shared) => {
    const technique = sueDeCoq.with({ shared });
    const count = boards(60, 2000);
    complete(technique, sueDeCoqs(shared), { seed: seed(31), boards: count, least: count / 20 });
    const early = Array.from(randomBoards(seed(32), boards(12, 500)), ({ board }) => board);
    complete(technique, sueDeCoqs(shared), { boards: early, least: 10 });
  });

  it.each([false, true])("is right by the solution and by its reasons, with shared digits: %s", (shared) => {
    const technique = sueDeCoq.with({ shared });
    const count = boards(100, 5000);
    expect(soundness(technique, { boards: stuckBoards(seed(33), count), least: count / 20 }).boards).toBe(count);
  });

  it("explains each step, in three lengths", () => {
    const [plain] = findAll(parse(PUBLIC), [sueDeCoq]);
    expect((["long", "short", "vague"] as const).map((form) => explain(plain, form))).toEqual([
      "The five cells have as many digits as cells: the three cells r5c7, r5c8 and r5c9 with 1, 4, 7, 8 and 9 where row 5 and box 6 cross, the cell r5c5 with 1 and 8 in row 5, and the cell r4c7 with 7 and 9 in box 6. No digit fits twice, so each is in one of these cells. In row 5 they hold 1, 4 and 8, in box 6 they hold 4, 7 and 9, and no other cell there does: remove 7 from r4c8; remove 8 from r5c2; remove 9 from r4c9, r6c7 and r6c9.",
      "r5c789 #14789 with r5c5 #18 and r4c7 #79: r4c8≠7, r5c2≠8, r4c9 r6c79≠9",
      "There is a Sue de Coq where row 5 and box 6 cross.",
    ]);

    const shared = findAll(atStage(parse(SHARED.slice(3)), "S4"), [sueDeCoq.with({ shared: true })]);
    const inCrossing = shared.find((each) => explain(each, "short").endsWith(": r1c5 r2c45≠7, r2c4≠8"))!;
    expect(explain(inCrossing)).toBe(
      "The six cells have as many digits as cells, counting 7 twice: the two cells r1c5 and r2c5 with 4, 5, 6, 7 and 8 where column 5 and box 2 cross, the two cells r4c5 and r8c5 with 5, 6 and 7 in column 5, and the two cells r1c6 and r3c4 with 4, 7 and 8 in box 2. Only 7 can be in these cells twice: once in column 5 outside box 2, and once in box 2 outside column 5. All others fit once. Filling the six cells takes all of that, so 7 can't be where column 5 and box 2 cross. In column 5 they hold 5, 6 and 7, in box 2 they hold 4, 7 and 8, and no other cell there does: remove 7 from r1c5, r2c4 and r2c5; remove 8 from r2c4.",
    );
  });
});
