import { type Board, type Technique, explain, findAll, findFirst, parse } from "@wings/core";
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
import { boards, seed } from "@wings/test-kit/depth";
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  hiddenRectangle,
  avoidableRectangle1,
  avoidableRectangle2,
} from "../src/index.js";
import { byExtras, byForce, withSets } from "./reference.js";

/** Public examples. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  uniqueRectangle1: [
    ":0600-1:23:+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::227 327::",
    ":0600-2:68:....+3.9.18.+1+97.+4+3.+3.+9.+1....43+85+6+7+2+1+9+9..+48+157+3+71+5+2+9+36..+1..3.9...5+9+3+7+4.+12....1..+3+9.:616 816 626 732 636 836 639 672 296 596 699:899::",
  ],
  uniqueRectangle2: [
    ":0601-1:34:.9..+52+6+4.6..4+8..+53..5..628....8....4.1..+4......+4.27........341+8+1+865+743+92..9+21+8+576::711 713 722 723 734 739::",
    ":0601-2:15:.32+71.......6+2+37.4...+8.9+3.+2.+2.53.+1..7.+1+2.+68.+3+3..+1..+42.2.+34.+1....1.+9..+23....+3.+25+4+1:511 811 911 518 821 921 522 523 828 928 431 532 433 538 562 972:632 633::",
  ],
  uniqueRectangle3: [
    ":0602-1:89:3.......7...98.+5.3.5.....2+6+2+31+4..+6+85+7968+512+3+4...+6237+9+1..4...+1+79..+371.+45.......36.::212 222 293 722 793::",
    ":0602-2:69:..5....183+7+19.+8...+8..+1.......+45+8+137+2+518.7.+6..+72+3+4..+1+8+54..+8..9.+1+1+8.6..4....+9.1+4+8..:612 214 215 615 216 716 425 625 228 528 932 335 336 238 438 538 638 439 639 739 956 672 273 285 786 692:316::",
  ],
  uniqueRectangle4: [
    ":0603-1:14:..+9+4.+6+3+8....3.9+5+6..+6.+8.7149...+2+9+4+631.2.+5+689+74+496+17+3+2+58+9+58+7+3+2+4+1+6+7326+4+1+8+9+5+6..9+8+572+3::122 123::",
    ":0603-2:28:+4...+5.1.85+1.2.+4.........4.+59.+4....5....34..+1.+1..+56.2+4....6+15+97+4+641...+5+8+2+7..+4..+63+1:916 323 723 325 725 629 929 734 934 735 836 936 242 744 846 853 256 986 292 892 293 893 995 996:845::",
  ],
  uniqueRectangle5: [
    ":0604-1:26:+324+56+7+918..+9..+8.+3...+893+4.+5...+5+7.63.+9+9624+8+3+5+71.+37.5+9+8....+389+17..+7+96+34+2+185..1+6+7+5.+93:121 122 227 229 629 639 479:448::",
    ":0604-2:57:1..+4..+93+2.2+6.7+3+1+4+5+4+3..2+1+6+78.4+3+2+1.7+8+6+7.+26.+4+35..+6.3.+7+4+2.6..14.2+9+3+2..+7+3...43.+4..+2..+7:812 815 563 573 586 886 592 892 994 595 895:883::",
  ],
  uniqueRectangle6: [
    ":0605-1:67:+173+2+8..+6+4+4..+13+6...+6.8...2+31+9+3+47+5+18+26+7..6284+932+8+6+3+94+15+75.9..+3...+34.......+8+6+75123+4+9::675 687::",
    ":0605-2:38:+4+9+3+168+57+252+8...9+6+1+1+6+7+9+2+5...+3+51.7+2+6+9.+6+8+95..2.+7+74+2+6...+5.8.+5....+269.+42.+6..+5+2.6.+5..3+9:437 839 365 366 867:339 367::",
  ],
  hiddenRectangle: [
    ":0606-1:39:+39+4+6+821+5+7+6+1+873+5+42+952+7+4..+3+681+53.47..+6+4+7.+56+8.3+18+6....+7+457+368.4..+29+4+5.....+3+2+81.....4::966::",
    ":0606-2:56:....17.3+22+7+3+4+6+58+9+1....3+2+7+5..+8.6+5+32+19+531+7+2+9..+8+6+2+9+1..+3+75.4+2+3+9.+58.9..2..+1.+3+3..5..+9+2.:813 431 632 833 683 793 699:613::",
  ],
  avoidableRectangle1: [
    ":0607-1:19:+6+45.+3..+1.+1+9+3..268.7+2+8+6.14+3.+3+5+21.68...+1+63+8.....87.+2+51+638+712.43.+6+53+4.6..2+126+9.+1+3.+4+8:714 717 919 525 945 749 757 957 958 559 759 959:951::",
  ],
  avoidableRectangle2: [
    ":0608-1:37:9+8....6+4+7..1..6+9387.6.8+9+5+1+2+1...+3.+476+3+741+6+2+8+5+9+65+8947+12+32.....+3.5+8..25.+7.+4....9.+2.1:474 494:943 972 982::",
  ],
};
const NOTHING = "....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

const techniques: readonly (readonly [string, Technique, Reference])[] = [
  ["uniqueRectangle1", uniqueRectangle1, byExtras(1, true)],
  ["uniqueRectangle2", uniqueRectangle2, byExtras(2, true)],
  ["uniqueRectangle3", uniqueRectangle3, withSets],
  ["uniqueRectangle4", uniqueRectangle4, byForce(4)],
  ["uniqueRectangle5", uniqueRectangle5, byExtras(5, true)],
  ["uniqueRectangle6", uniqueRectangle6, byForce(6)],
  ["hiddenRectangle", hiddenRectangle, byForce("hidden")],
  ["avoidableRectangle1", avoidableRectangle1, byExtras(1, false)],
  ["avoidableRectangle2", avoidableRectangle2, byExtras(2, false)],
];

const framework = { describe, it };
for (const [name, technique] of techniques)
  techniqueTester(technique, { finds: LINES[name], misses: [NOTHING] }, framework);

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
let known: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(20, 2000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(20, 2000)), ({ board }) => board);
  known = [...knownBoards(["S4"]), ...Object.values(LINES).flatMap((lines) => lines.map((line) => parse(line)))];
});

describe.each(techniques)("%s", (_, technique, reference) => {
  it("finds what the definition gives, and nothing else", () => {
    complete(technique, reference, { boards: [...stuck, ...onTheWay, ...known] });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(technique, { boards: [...stuck, ...onTheWay, ...known] });
  });
});

describe("the option missing", () => {
  it("switched off, each open corner has both digits", () => {
    complete(uniqueRectangle1.with({ missing: false }), byExtras(1, true, false), { boards: [...stuck, ...known] });
    const [, line] = LINES.uniqueRectangle1;
    expect(findAll(parse(line), [uniqueRectangle1.with({ missing: false })])).toEqual([]);
  });
});

describe("explanations", () => {
  const cases: readonly [string, Technique, string, readonly string[]][] = [
    [
      "uniqueRectangle1",
      uniqueRectangle1,
      LINES.uniqueRectangle1[0],
      [
        "The corners r2c7, r2c9, r9c7 and r9c9 are in two rows, two columns and two boxes. If they held only 2 and 3, both digits could be exchanged, and the puzzle would have two solutions. Only r2c7 has other candidates, so it is 6: remove 2 and 3 from r2c7.",
        "r29c79 (2/3), other candidates in r2c7: r2c7≠23",
        "There is a Unique Rectangle 1 with 2 and 3.",
      ],
    ],
    [
      "uniqueRectangle2",
      uniqueRectangle2,
      LINES.uniqueRectangle2[0],
      [
        "The corners r3c1, r3c2, r9c1 and r9c2 are in two rows, two columns and two boxes. If they held only 3 and 4, both digits could be exchanged, and the puzzle would have two solutions. Only r3c1 and r3c2 have another candidate, 7, so one of them is 7. A cell that sees them all can't be 7: remove 7 from r1c1, r1c3, r2c2, r2c3, r3c4 and r3c9.",
        "r39c12 (3/4), other candidates in r3c12: r1c13 r2c23 r3c49≠7",
        "There is a Unique Rectangle 2 with 3 and 4.",
      ],
    ],
    [
      "uniqueRectangle3",
      uniqueRectangle3,
      LINES.uniqueRectangle3[0],
      [
        "The corners r1c3, r1c7, r3c3 and r3c7 are in two rows, two columns and two boxes. If they held only 8 and 9, both digits could be exchanged, and the puzzle would have two solutions. Only r1c3 and r3c3 have other candidates, so one of them is 2 or 7. Count them as one cell: with r2c3, that is two cells for the two digits 2 and 7, so other cells of column 3 and box 1 can't have these. So remove 2 from r1c2, r2c2 and r9c3; remove 7 from r2c2 and r9c3.",
        "r13c37 (8/9), subset of 2/7 in r13c3 and r2c3: r12c2 r9c3≠2, r2c2 r9c3≠7",
        "There is a Unique Rectangle 3 with 8 and 9.",
      ],
    ],
    [
      "uniqueRectangle4",
      uniqueRectangle4,
      LINES.uniqueRectangle4[0],
      [
        "The corners r2c2, r2c3, r9c2 and r9c3 are in two rows, two columns and two boxes. If they held only 1 and 4, both digits could be exchanged, and the puzzle would have two solutions. If r2c2 were 1, then r9c2 would be 4 (its only candidate left), r9c3 would be 1 (its only candidate left) and r2c3 would be 4 (the only place left in row 2). The corners would hold nothing else. If r2c3 were 1, then r9c3 would be 4 (its only candidate left), r9c2 would be 1 (its only candidate left) and r2c2 would be 4 (the only place left in row 2). The corners would hold nothing else. So remove 1 from r2c2 and r2c3.",
        "r29c23 (1/4): r2c23≠1",
        "There is a Unique Rectangle 4 with 1 and 4.",
      ],
    ],
    [
      "uniqueRectangle5",
      uniqueRectangle5,
      LINES.uniqueRectangle5[0],
      [
        "The corners r6c8, r6c9, r7c8 and r7c9 are in two rows, two columns and two boxes. If they held only 2 and 6, both digits could be exchanged, and the puzzle would have two solutions. Only r6c8, r6c9 and r7c8 have another candidate, 4, so one of them is 4. A cell that sees them all can't be 4: remove 4 from r4c8.",
        "r67c89 (2/6), other candidates in r6c89 r7c8: r4c8≠4",
        "There is a Unique Rectangle 5 with 2 and 6.",
      ],
    ],
    [
      "uniqueRectangle6",
      uniqueRectangle6,
      LINES.uniqueRectangle6[0],
      [
        "The corners r7c5, r7c7, r8c5 and r8c7 are in two rows, two columns and two boxes. If they held only 6 and 7, both digits could be exchanged, and the puzzle would have two solutions. If r7c5 were 6, then r7c7 would be 7 (its only candidate left), r8c5 would be 7 (its only candidate left) and r8c7 would be 6 (the only place left in row 8). The corners would hold nothing else. If r8c7 were 6, then r7c7 would be 7 (its only candidate left), r8c5 would be 7 (its only candidate left) and r7c5 would be 6 (the only place left in row 7). The corners would hold nothing else. So remove 6 from r7c5 and r8c7.",
        "r78c57 (6/7): r7c5 r8c7≠6",
        "There is a Unique Rectangle 6 with 6 and 7.",
      ],
    ],
    [
      "hiddenRectangle",
      hiddenRectangle,
      LINES.hiddenRectangle[0],
      [
        "The corners r6c4, r6c5, r8c4 and r8c5 are in two rows, two columns and two boxes. If they held only 1 and 2, both digits could be exchanged, and the puzzle would have two solutions. If r8c5 were 1, then r8c4 would be 2 (its only candidate left), r6c4 would be 1 (the only place left in column 4) and r6c5 would be 2 (the only place left in column 5). The corners would hold nothing else. So remove 1 from r8c5.",
        "r68c45 (1/2): r8c5≠1",
        "There is a Hidden Rectangle with 1 and 2.",
      ],
    ],
    [
      "avoidableRectangle1",
      avoidableRectangle1,
      LINES.avoidableRectangle1[0],
      [
        "The corners r2c1, r2c2, r5c1 and r5c2 are in two rows, two columns and two boxes. If they held only 1 and 9, both digits could be exchanged, and the puzzle would have two solutions. None of them was given. Only r5c1 has other candidates, so it is 4: remove 9 from r5c1.",
        "r25c12 (1/9), other candidates in r5c1: r5c1≠9",
        "There is an Avoidable Rectangle 1 with 1 and 9.",
      ],
    ],
    [
      "avoidableRectangle2",
      avoidableRectangle2,
      LINES.avoidableRectangle2[0],
      [
        "The corners r7c3, r7c7, r8c3 and r8c7 are in two rows, two columns and two boxes. If they held only 3 and 7, both digits could be exchanged, and the puzzle would have two solutions. None of them was given. Only r7c3 and r8c3 have another candidate, 9, so one of them is 9. A cell that sees them all can't be 9: remove 9 from r4c3, r7c2 and r8c2.",
        "r78c37 (3/7), other candidates in r78c3: r4c3 r78c2≠9",
        "There is an Avoidable Rectangle 2 with 3 and 7.",
      ],
    ],
  ];
  it.each(cases)("of %s", (_, technique, line, texts) => {
    const finding = findFirst(parse(line), [technique])!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(texts);
  });
});
