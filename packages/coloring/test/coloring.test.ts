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
import { thinBoards } from "@wings/test-kit/thin-boards";
import { outsideTemplates } from "@wings/test-kit/outside-templates";
import { multiColors, remotePair, simpleColors } from "../src/index.js";
import { multiColors as allMultiColors, remotePairs, simpleColors as allSimpleColors } from "./reference.js";

/** Public examples. */
const TRAP =
  ":0500:1:+23.7.+68+955972+8...+6+6..+9+3+5.+7.+3.+6.9.5.7+7+5.+36...+9+4.+9+5+7.+683+872.+5396.+94+5+6.7..+8+1638.+9+7+5.:439:127 128 132 133::";
const WRAP =
  ":0501:8:+6+5+9...+1+3...+1.3.6+252.+31+65.4+9.+2..9+63+1.+36.7..5+9.+91.+3.4.+6279.6..+2+5+35.+6...9811.2...+4+7+6:814 815 424 826 443 843 849 855 856 863 875 285 896:819 821 824 832 844 853 867 876 892 895::";
const BRIDGES =
  ":0502:8:......58779..52..15.41..932.......2.2.6.3.1.5.5.......947.182.....76..1961.......::824 832 843 845 863 865::";
const BRIDGE = ":0502:3:.9..4187678.3..15441.8..329..91...6.1...6.9..674..851.967485231.4..12.95521......::341 353::";
const WRONG = ":0503:8:......58779..52..15.41..932.......2.2.6.3.1.5.5.......947.182.....76..1961.......::824 832::";
const REMOTE =
  ":0703:58:..+1.+4+9+2+636+3.21+7+9+4.942+63..+7.2634.+17.98.+4.+9..2...+9.+6+2.+34..7..4.9.+4..9+7631..+9+6.+2.+4.7::577 579 594 596 877 879 894 896::7";
const NOTHING = "....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

const framework = { describe, it };
techniqueTester(simpleColors, { finds: [TRAP, WRAP], misses: [`S4 ${NOTHING}`] }, framework);
techniqueTester(multiColors, { finds: [BRIDGES, BRIDGE, WRONG], misses: [`S4 ${NOTHING}`] }, framework);
techniqueTester(remotePair, { finds: [REMOTE], misses: [`S4 ${NOTHING}`, TRAP] }, framework);

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(30, 2000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(30, 3000)), ({ board }) => board);
});

const references: readonly { technique: Technique; reference: Reference; share: number }[] = [
  { technique: simpleColors, reference: allSimpleColors, share: 0.3 },
  { technique: multiColors, reference: allMultiColors, share: 0.4 },
  { technique: remotePair, reference: remotePairs, share: 0 },
];

describe.each(references)("$technique.id", ({ technique, reference, share }) => {
  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(technique, reference);
  });

  it("finds on stuck boards what the definition gives, and nothing else", () => {
    complete(technique, reference, { boards: stuck, least: Math.floor(share * stuck.length) });
  });

  it("finds it on boards at random moments, on known boards and on boards without a solution", () => {
    complete(technique, reference, {
      boards: [...onTheWay, ...knownBoards(), ...thinBoards(seed(3), boards(60, 3000))],
      least: 5,
    });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(technique, { boards: [...onTheWay, ...stuck], least: share * stuck.length });
  });

  it("eliminates only places that no template of the digit has, if it looks at one digit", () => {
    if (technique === remotePair) return;
    for (const board of stuck)
      for (const { eliminations } of findAll(board, [technique]))
        for (const { cell, digit } of eliminations) expect(outsideTemplates(board, digit)).toContain(parseCell(cell));
  });
});

describe("explanations", () => {
  const cases: readonly [string, Technique, string, readonly string[]][] = [
    [
      "a trap",
      simpleColors,
      TRAP,
      [
        "Pairs of 1 join these cells: color A is r1c3, r2c6, r4c4, r7c9 and r8c5, color B is r1c5, r3c9 and r7c4. Either all cells of A are 1 or all cells of B. A cell outside that sees a cell of each color can't be 1: remove 1 from r2c7, r2c8, r3c2 and r3c3.",
        "1: A r1c3 r2c6 r4c4 r7c9 r8c5, B r1c5 r3c9 r7c4: r2c78 r3c23≠1",
        "There are Simple Colors on 1.",
      ],
    ],
    [
      "a wrap",
      simpleColors,
      WRAP,
      [
        "Pairs of 8 join these cells: color A is r1c9, r2c1, r2c4, r3c2, r4c4, r5c3, r6c7, r7c6, r9c2 and r9c5, color B is r1c6, r3c7, r4c1, r5c9, r6c5 and r7c3. Either all cells of A are 8 or all cells of B. r2c1 and r2c4 are both A and both in row 2, so they can't both be 8. So no cell of A is 8: remove 8 from r1c9, r2c1, r2c4, r3c2, r4c4, r5c3, r6c7, r7c6, r9c2 and r9c5.",
        "8: A r1c9 r2c14 r3c2 r4c4 r5c3 r6c7 r7c6 r9c25, B r1c6 r3c7 r4c1 r5c9 r6c5 r7c3: r1c9 r2c14 r3c2 r4c4 r5c3 r6c7 r7c6 r9c25≠8",
        "There are Simple Colors on 8.",
      ],
    ],
    [
      "two bridges",
      multiColors,
      BRIDGES,
      [
        "Pairs of 8 join two clusters, each with two colors. The first has 8 either in r2c3 and r3c5 or in r2c4 and r3c2. The second has 8 either in r5c2 or in r5c4. r3c2 and r5c2 see each other, so not both are 8. So 8 is in r2c3 and r3c5 or in r5c4, and a cell that sees a cell of both can't be 8. r2c4 and r5c4 see each other, so not both are 8. So 8 is in r2c3 and r3c5 or in r5c2, and a cell that sees a cell of both can't be 8. So remove 8 from r2c4, r3c2, r4c3, r4c5, r6c3 and r6c5.",
        "8: r2c3 r3c5 or r2c4 r3c2, r5c2 or r5c4: r2c4 r3c2 r46c35≠8",
        "There are Multi-Colors on 8.",
      ],
    ],
    [
      "one bridge",
      multiColors,
      BRIDGE,
      [
        "Pairs of 2 join two clusters, each with two colors. The first has 2 either in r1c1 and r5c3 or in r4c1. The second has 2 either in r1c4 and r2c3 or in r2c5. r1c1 and r1c4 see each other, so not both are 2. So 2 is in r4c1 or in r2c5, and a cell that sees a cell of both can't be 2. So remove 2 from r4c5.",
        "2: r1c1 r5c3 or r4c1, r1c4 r2c3 or r2c5: r4c5≠2",
        "There are Multi-Colors on 2.",
      ],
    ],
    [
      "a remote pair",
      remotePair,
      REMOTE,
      [
        "r7c5, r4c5, r4c8 and r9c8 have only the candidates 5 and 8, and each of them sees the next. So 5 and 8 alternate along the chain, and one of r7c5 and r9c8 is 5, the other is 8. A cell that sees both ends can be neither: remove 5 and 8 from r7c7, r7c9, r9c4 and r9c6.",
        "r47c5 r49c8 (5/8): r7c79 r9c46≠58",
        "There is a Remote Pair with 5 and 8.",
      ],
    ],
  ];
  it.each(cases)("of %s", (_, technique, line, texts) => {
    const finding = findFirst(parse(line), [technique])!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(texts);
  });

  it("of a color that sees both colors of another cluster", () => {
    const finding = findAll(parse(WRONG), [multiColors]).find(({ pattern }) => String(pattern.wrong) !== "")!;
    expect(explain(finding)).toBe(
      "Pairs of 8 join two clusters, each with two colors. The first has 8 either in r2c3 and r3c5 or in r2c4 and r3c2. " +
        "The second has 8 either in r5c2 or in r5c4. The color r2c4 and r3c2 sees both colors of the other cluster. One of them is 8, so this color isn't. " +
        "So remove 8 from r2c4 and r3c2.",
    );
  });
});
