import { type Board, type Technique, explain, findAll, findFirst, parse, parseCell } from "@wings/core";
import {
  type Reference,
  complete,
  knownBoards,
  randomBoards,
  soundness,
  stuckBoards,
  techniqueTester,
} from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { outsideTemplates } from "@wings/test-kit/outside-templates";
import { thinBoards } from "@wings/test-kit/thin-boards";
import {
  dualEmptyRectangle,
  dualTwoStringKite,
  emptyRectangle,
  skyscraper,
  turbotFish,
  twoStringKite,
} from "../src/index.js";
import { dualKites, dualRectangles, emptyRectangles, kites, skyscrapers, turbotFish as turbots } from "./reference.js";

/** Public examples, and a board with no pattern of one digit. */
const SKYSCRAPER =
  ":0400:6:+1+6+328+9754+79.4.38.+1+4+8.+1.....+6397+1+428+584+7+5....3+25+1..+8+47.+5+28.+41.9+7+9+7+4+8.5..23+16+9..+5+4+8::657 658 664 665::";
const KITE =
  ":0401:3:+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1::381::";
const TURBOT =
  ":0403:2:2+64+9+13587.3+1.+8+5..2.+58..6+3.+1+4+7+9+6+3..+5+8+12+6+8+54+739+3+8+5.9...659+3+1.+8..+4+84.5+6.+91+361.3+49+8.5::277::";
const RECTANGLE =
  ":0402:9:7+2+4+956+1381+6842+3+5+9+7+9+3+5+7+1+8+6+2+45..3..+8+1..4..8+17+5..+81.+7.24..+13....+7+2...1...+85.5...7.6+1::986::";
const DUAL =
  ":0404:1:32.+5479.6..6+2+1+3.+5..+45+69+8+23.+5..+47+2.....+79.1.+25..28.+57..+2+1+4+3+5+9+67+86+73+1+84+5+9+2.5.+726143::149 168::";
const NOTHING = "....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

const framework = { describe, it };
const cases: readonly [Technique, string, string][] = [
  [skyscraper, SKYSCRAPER, KITE],
  [twoStringKite, KITE, TURBOT],
  [dualTwoStringKite, DUAL, KITE],
  [dualEmptyRectangle, DUAL, RECTANGLE],
];
for (const [technique, find, miss] of cases)
  techniqueTester(technique, { finds: [find], misses: [`S4 ${NOTHING}`, miss] }, framework);
techniqueTester(turbotFish, { finds: [TURBOT], misses: [`S4 ${NOTHING}`] }, framework);
techniqueTester(emptyRectangle, { finds: [RECTANGLE], misses: [`S4 ${NOTHING}`] }, framework);

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(50, 2000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(80, 5000)), ({ board }) => board);
});

const references: readonly { technique: Technique; reference: Reference; share: number }[] = [
  { technique: skyscraper, reference: skyscrapers, share: 0.2 },
  { technique: twoStringKite, reference: kites, share: 0.4 },
  { technique: turbotFish, reference: turbots, share: 1 },
  { technique: emptyRectangle, reference: emptyRectangles, share: 0.5 },
  { technique: dualTwoStringKite, reference: dualKites, share: 0.005 },
  { technique: dualEmptyRectangle, reference: dualRectangles, share: 0.1 },
];

describe.each(references)("$technique.id", ({ technique, reference, share }) => {
  // Empty rectangles and dual kites see along lines and in boxes only, and miss a place that is seen in another way.
  const seesAll = technique !== emptyRectangle && !technique.id.startsWith("dual-");
  it.runIf(seesAll)("finds on other layouts what the definition gives, and nothing else", () => {
    expect(completeOnLayouts(technique, reference)).toBeGreaterThan(0);
  });

  it("finds on stuck boards what the definition gives, and nothing else", () => {
    complete(technique, reference, { boards: stuck, least: Math.floor(share * stuck.length) });
  });

  it("finds it on boards at random moments, on known boards and on boards without a solution", () => {
    const others = [...onTheWay, ...knownBoards(), ...thinBoards(seed(3), boards(60, 2000))];
    complete(technique, reference, { boards: others, least: 5 });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(technique, { boards: [...onTheWay, ...stuck], least: share * stuck.length });
  });

  it("eliminates only places that no template of the digit has", () => {
    let count = 0;
    for (const board of stuck) {
      for (const { eliminations } of findAll(board, [technique])) {
        for (const { cell, digit } of eliminations) {
          expect(outsideTemplates(board, digit)).toContain(parseCell(cell));
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe("explanations", () => {
  const cases: readonly [Technique, string, readonly string[]][] = [
    [
      dualEmptyRectangle,
      DUAL,
      [
        "In box 3, the digit 1 can only be in row 1 or column 9, and also only in row 3 or column 8. In " +
          "column 3, it can only be in r1c3 or r4c3; in column 1, in r3c1 or r6c1. If the 1 of box 3 is not in " +
          "column 9, it is in row 1, so r1c3 can't be 1 and r4c3 is 1. If it is not in column 8, it is in row " +
          "3, so r3c1 can't be 1 and r6c1 is 1. So a cell of column 9 outside the box that sees r4c3 can't be " +
          "1, and a cell of column 8 that sees r6c1 can't: remove 1 from r4c9 and r6c8.",
        "1 of b3, r1c3=r4c3 in c3 and r3c1=r6c1 in c1: r4c9 r6c8≠1",
        "There is a Dual Empty Rectangle on 1 in box 3.",
      ],
    ],
    [
      dualTwoStringKite,
      DUAL,
      [
        "In row 1, the digit 1 can only be in r1c3 or r1c8; in column 3, in r1c3 or r4c3. In row 3, it can " +
          "only be in r3c1 or r3c9; in column 1, in r3c1 or r6c1. r1c3 and r3c1 are both in box 1, so they " +
          "can't both be 1. If r1c3 is not 1, then r1c8 and r4c3 are. If r3c1 is not 1, then r3c9 and r6c1 " +
          "are. So 1 is in r1c8 or in r6c1, and also in r3c9 or in r4c3: remove 1 from r4c9 and r6c8.",
        "1 in r1c3 and r3c1 of b1, ends r1c8, r4c3, r3c9 and r6c1: r4c9 r6c8≠1",
        "There is a Dual Two-String Kite on 1.",
      ],
    ],
    [
      emptyRectangle,
      SKYSCRAPER,
      [
        "In box 2, the digit 6 can only be in row 3 or column 5. In column 9, it can only be in r3c9 or " +
          "r6c9. If the 6 of box 2 is in column 5, no other cell of column 5 can be 6. If it is in row 3, then " +
          "r3c9 can't be 6, so r6c9 is 6. Either way a cell of column 5 that sees r6c9 can't be 6: remove 6 " +
          "from r6c5.",
        "6 of b2 in r3 and c5, r3c9=r6c9 in c9: r6c5≠6",
        "There is an Empty Rectangle on 6 in box 2.",
      ],
    ],
    [
      skyscraper,
      SKYSCRAPER,
      [
        "In column 6, the digit 6 can only be in r5c6 or r3c6. In column 9, it can only be in r3c9 or r6c9. " +
          "r3c6 and r3c9 are both in row 3, so they can't both be 6. So 6 is in r5c6 or in r6c9, and a cell " +
          "that sees both can't be 6: remove 6 from r5c7, r5c8, r6c4 and r6c5.",
        "6 in c6 and c9, r5c6=r3c6-r3c9=r6c9: r5c78 r6c45≠6",
        "There is a Skyscraper on 6.",
      ],
    ],
    [
      turbotFish,
      SKYSCRAPER,
      [
        "In row 2, the digit 6 can only be in r2c8 or r2c5. In column 6, it can only be in r3c6 or r5c6. " +
          "r2c5 and r3c6 see each other, so they can't both be 6. So 6 is in r2c8 or in r5c6, and a cell that " +
          "sees both can't be 6: remove 6 from r5c8.",
        "6 in r2 and c6, r2c8=r2c5-r3c6=r5c6: r5c8≠6",
        "There is a Turbot Fish on 6.",
      ],
    ],
    [
      twoStringKite,
      SKYSCRAPER,
      [
        "In row 2, the digit 6 can only be in r2c8 or r2c5. In column 6, it can only be in r3c6 or r5c6. " +
          "r2c5 and r3c6 are both in box 2, so they can't both be 6. So 6 is in r2c8 or in r5c6, and a cell " +
          "that sees both can't be 6: remove 6 from r5c8.",
        "6 in r2 and c6, r2c8=r2c5-r3c6=r5c6: r5c8≠6",
        "There is a Two-String Kite on 6.",
      ],
    ],
  ];
  it.each(cases)("of $id", (technique, line, texts) => {
    const finding = findFirst(parse(line), [technique])!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(texts);
  });
});
