import { type Board, type Technique, explain, findAll, findFirst, parse } from "@wings/core";
import {
  type Reference,
  atStage,
  complete,
  knownBoards,
  randomBoards,
  soundness,
  stuckBoards,
  techniqueTester,
} from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { extendedRectangle, uniqueLoop } from "../src/index.js";
import { plantedBoards } from "./planted.js";
import { extendedRectangles, uniqueLoops } from "./reference.js";

const LOOP_3 = "S4 .8...41..1.....5......32.898...23...32.6..4..6...1..7.......95.9...78...........2";
const LOOP_4 = "S4 ...9...8..1..26.9..3.........3.7....82...5..1....4....59.73.4..2.45..8..........7";
const RECTANGLE_1 = "S4 ...8...6..9...4....63....52...5.2...41.....9........76...92..8...6....35...75....";
const RECTANGLE_2 = "S4 4......7..5.3..6..7...1.9..12..8......8....9.....6..2..6..2...3.....14.9.3...4...";
const RECTANGLE_3 = "S4 .......2....863.4.49.....6..6...9...5.8......1..62.......7....9.7...638......52.7";
const LOOP_1 = "S4 .5...1..4...3..2.889.....5...7..3.8.........9318..4....31.6........18...2.....74.";
/** Loops of 12 cells, and rectangles of 14. */
const LONG = "S4 ..2.5.....8....43..47...1.2...789....7...3....2.....9..3.8...6.....9.5..6...25..7";
const WIDE = "S4 94.5.38..6.....1....89.........5.....5..7.614........54...2..9..6..91.8..8.4.6...";
const NOTHING = "S4 ....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

const framework = { describe, it };
techniqueTester(
  uniqueLoop,
  {
    finds: [`${LOOP_3} => r8c3≠5`, `${LOOP_4} => r78c8≠6`, `${LOOP_1} => r6c5≠59`, `${LONG} => r5c8≠8`],
    misses: [NOTHING, RECTANGLE_1],
  },
  framework,
);
techniqueTester(
  extendedRectangle,
  {
    finds: [`${RECTANGLE_1} => r7c1≠13`, `${RECTANGLE_2} => r9c5≠9`, `${RECTANGLE_3} => r7c5≠8`, `${WIDE} => r6c6≠24`],
    misses: [NOTHING, LOOP_4],
  },
  framework,
);

const techniques = [
  { technique: uniqueLoop, reference: uniqueLoops, kind: "loop" },
  { technique: extendedRectangle, reference: extendedRectangles, kind: "rectangle" },
] as const satisfies readonly { technique: Technique; reference: Reference; kind: string }[];

describe.each(techniques)("$technique.id", ({ technique, reference, kind }) => {
  let planted: readonly Board[];
  beforeAll(() => {
    planted = [...plantedBoards(kind, seed(4), boards(20, 1500))];
  });

  it("finds what the definition gives, and nothing else, on boards with such a pattern", () => {
    complete(technique, reference, { boards: planted, least: planted.length / 2 });
  });

  it("finds it on stuck boards, on boards at random moments and on known boards", () => {
    const random = Array.from(randomBoards(seed(2), boards(20, 1000)), ({ board }) => board);
    const stuck = stuckBoards(seed(1), boards(20, 2000));
    complete(technique, reference, { boards: [...stuck, ...random, ...knownBoards(["S4"])], least: 0 });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(technique, { boards: planted, least: planted.length / 2 });
  });

  it("has all types", () => {
    const typeOf = ({ pattern }: { pattern: object }): string =>
      Object.entries(pattern)
        .filter(([field, value]) => ["same", "set", "locked"].includes(field) && String(value) !== "")
        .map(([field]) => field)
        .join();
    const types = new Set(planted.flatMap((board) => findAll(board, [technique]).map(typeOf)));
    expect([...types].sort()).toEqual(["", ...(kind === "loop" ? ["locked"] : []), "same", "set"]);
  });
});

describe("explanations", () => {
  const cases: readonly [string, Technique, string, readonly string[]][] = [
    [
      "a loop with one roof cell",
      uniqueLoop,
      LOOP_1,
      [
        "The cells r2c5, r2c6, r9c6, r9c4, r6c4 and r6c5 form a loop: each row, column and box has two of them or none. If they held only 5 and 9, both digits could be exchanged, and the puzzle would have two solutions. Only r6c5 has other candidates, so it is 2: remove 5 and 9 from r6c5.",
        "loop r2c56 r6c45 r9c46 (5/9), other candidates in r6c5: r6c5≠59",
        "There is a Unique Loop with 5 and 9.",
      ],
    ],
    [
      "a loop with one extra",
      uniqueLoop,
      LONG,
      [
        "The cells r1c4, r1c6, r6c6, r6c9, r4c8, r4c1, r5c1, r5c5, r7c5, r7c9, r9c8 and r9c4 form a loop: each row, column and box has two of them or none. If they held only 1 and 4, both digits could be exchanged, and the puzzle would have two solutions. Only r5c1, r6c9 and r9c8 have another candidate, 8, so one of them is 8. A cell that sees them all can't be 8: remove 8 from r5c8.",
        "loop r1c46 r4c18 r5c15 r6c69 r7c59 r9c48 (1/4), other candidates in r5c1 r6c9 r9c8: r5c8≠8",
        "There is a Unique Loop with 1 and 4.",
      ],
    ],
    [
      "a loop with a set",
      uniqueLoop,
      LOOP_3,
      [
        "The cells r7c2, r7c5, r9c5, r9c8, r8c8 and r8c2 form a loop: each row, column and box has two of them or none. If they held only 4 and 6, both digits could be exchanged, and the puzzle would have two solutions. Only r7c2 and r8c2 have other candidates, so one of them is 3 or 5. Count them as one cell: with r9c1, r9c2 and r9c3, that is four cells for the four digits 1, 3, 5 and 7, so other cells of box 7 can't have these. So remove 5 from r8c3.",
        "loop r7c25 r8c28 r9c58 (4/6), other candidates in r78c2: r8c3≠5",
        "There is a Unique Loop with 4 and 6.",
      ],
    ],
    [
      "a loop with a set in which a digit is locked as well",
      uniqueLoop,
      LOOP_4,
      [
        "The cells r7c3, r7c8, r8c8, r8c5, r9c5 and r9c3 form a loop: each row, column and box has two of them or none. If they held only 1 and 6, both digits could be exchanged, and the puzzle would have two solutions. Only r7c8 and r8c8 have other candidates, so one of them is 2 or 3. Count them as one cell: with r3c8, r4c8 and r6c8, that is four cells for the four digits 2, 3, 6 and 7, so other cells of column 8 can't have these. That one is 2 or 3, so r3c8, r4c8 and r6c8 contain 6, and r7c8 and r8c8 can't. So remove 6 from r7c8 and r8c8.",
        "loop r7c38 r8c58 r9c35 (1/6), other candidates in r78c8: r78c8≠6",
        "There is a Unique Loop with 1 and 6.",
      ],
    ],
    [
      "a rectangle with one roof cell",
      extendedRectangle,
      RECTANGLE_1,
      [
        "The cells r7c1, r7c6, r7c7, r9c1, r9c6 and r9c7 are where row 7 and row 9 cross column 1, column 6 and column 7. If they held only 1, 3 and 6, row 7 and row 9 could exchange their digits there, and the puzzle would have two solutions. Only r7c1 has other candidates, so it is 5: remove 1 and 3 from r7c1.",
        "r79c167 (1/3/6), other candidates in r7c1: r7c1≠13",
        "There is an Extended Rectangle with 1, 3 and 6.",
      ],
    ],
    [
      "a rectangle with one extra",
      extendedRectangle,
      RECTANGLE_2,
      [
        "The cells r8c1, r8c4, r8c8, r9c1, r9c4 and r9c8 are where row 8 and row 9 cross column 1, column 4 and column 8. If they held only 5, 6 and 8, row 8 and row 9 could exchange their digits there, and the puzzle would have two solutions. Only r9c1 and r9c4 have another candidate, 9, so one of them is 9. A cell that sees them all can't be 9: remove 9 from r9c5.",
        "r89c148 (5/6/8), other candidates in r9c14: r9c5≠9",
        "There is an Extended Rectangle with 5, 6 and 8.",
      ],
    ],
    [
      "a rectangle with a set",
      extendedRectangle,
      RECTANGLE_3,
      [
        "The cells r1c4, r1c5, r5c4, r5c5, r9c4 and r9c5 are where column 4 and column 5 cross row 1, row 5 and row 9. If they held only 3, 4 and 9, column 4 and column 5 could exchange their digits there, and the puzzle would have two solutions. Only r5c5 and r9c5 have other candidates, so one of them is 7 or 8. Count them as one cell: with r3c5 and r4c5, that is three cells for the three digits 5, 7 and 8, so other cells of column 5 can't have these. So remove 8 from r7c5.",
        "r159c45 (3/4/9), other candidates in r59c5: r7c5≠8",
        "There is an Extended Rectangle with 3, 4 and 9.",
      ],
    ],
  ];
  it.each(cases)("of %s", (_, technique, line, texts) => {
    const finding = findFirst(atStage(parse(line.slice(3)), "S4"), [technique])!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(texts);
  });

  it("of a loop with a locked digit", () => {
    const findings = findAll(atStage(parse(LOOP_4.slice(3)), "S4"), [uniqueLoop]);
    expect(findings.map((finding) => explain(finding))).toContain(
      "The cells r7c3, r7c8, r8c8, r8c5, r9c5 and r9c3 form a loop: each row, column and box has two of them or none. If they held only 1 and 6, both digits could be exchanged, and the puzzle would have two solutions. Only r7c8 and r8c8 have other candidates. In column 8, 1 can only be in r7c8 or r8c8. If one of them were 6, the other one would be 1, and the cells would hold only 1 and 6. So remove 6 from r7c8 and r8c8.",
    );
  });
});
