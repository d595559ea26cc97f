import { type Board, type Technique, explain, findAll, findFirst, parse, parseCell } from "@wings/core";
import { Sink, runTechnique } from "@wings/core/host";
import {
  type Expected,
  atStage,
  complete,
  randomBoards,
  fullGrid,
  random,
  soundness,
  stuckBoards,
  techniqueTester,
} from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { outsideTemplates } from "@wings/test-kit/outside-templates";
import * as fish from "../src/index.js";
import { fishBoards } from "./boards.js";
import { finned, plain, sashimi, siamese } from "./reference.js";

/** A puzzle for each fish, where the basics find nothing more, or a public example. */
const FINDS: Readonly<Record<string, string>> = {
  "x-wing":
    ":0300:3:9.....+5+6+1..+6.+1.7+937+1..962486...2+147+9........5....4...642..+586+1+75.71.+2..+4..1....+52::313 314 343 344 353 354 363 364 394::",
  swordfish:
    ":0301:9:+931+2+46+7+856+8+5+3+17..+4+4+7+259+8+1+3+68+5+31....27+1......3+24...38..12763...+8+3.+4..1...+5.84..3..::956 957 958 968 987 988 996 998::",
  jellyfish:
    ":0302:7:2.......3.8..3..5...34.21....12.54......9......93.86....25.69...9..2..7.4.......1::712 715 721 729 751 752 759 792 795::",
  squirmbag:
    "S4 ...7........8..6292.....3.4.3...71......2...81..3....2..59.6...8.72....1.6....... => r1c1≠9 r5c1≠9 r6c8≠9",
  whale: "S4 .....1.......7.6.3614.8..5.3.........472.5.....9.....2.....7.6...3.6.8....81..4.. => r3c7≠9 r9c5≠9",
  leviathan:
    "S4 ......1......68.....72..9.......9...18.....5.9...73..6..13..2.765.....8...28..... => r1c2≠4 r1c8≠4 r2c8≠4 r3c2≠4 r3c8≠4 r4c2≠4 r4c8≠4 r9c8≠4",
  "finned-x-wing":
    ":0310:3:1.........5.....61..8+1..2...7...9.......1.3..4...5...6.+6.+398+14+2+9+42+5+71+6..+8+136+4279+5:962:315 335::",
  "finned-swordfish":
    ":0311:5:.+6.4+1+7.+83+3+1+4+98..+7.8+7..+6+39147+43.29..+8..+8+3+4+6.2+7..6.+7.34+96..+75+4+8+314+3+1.+9.7..58+7631+4+9+2::557::",
  "finned-jellyfish":
    ":0312:8:+64+12+5.7.3+3826+7..+1+5....+31+6...9+3+1.+6..+74+1+6.27+3.......3.61.+2.+7+65+13.+765+31....+13...+2+576:934 938 939 979 986 993:879::",
  "finned-squirmbag": "S4 6.3....9......9.8....1.23...4..9387...9......37.85.2..7..32..5.4..7.8............ => r9c8≠4",
  "finned-whale": "S4 .....38...9.....658...62.4...4.........1...5.7..938....3.6.....9.5..........2.3.. => r9c9≠1",
  "finned-leviathan": "S4 .....47.38......5..23..6...3..2.......5..8.17.7.....421.7.5.....3.1......8..2.... => r6c5≠9",
  "sashimi-x-wing":
    ":0320:8:4..5.769....+3....2.68+1...3.65.2.4..9...+73.4.....9.......+68........+6.3..73894+7....::859 869::",
  "sashimi-swordfish":
    ":0321:6:.+489+127+3.2..6..14.....4....9.42..87....+49.+3...32..15+94....2.+4..+471..9..3.+251.49..:331 373 678 679 699:638::",
  "sashimi-jellyfish":
    ":0322:6:.+489+127+3.2..6..14.....4....9.42..87....+49.+3...32..15+94....2.+4..+471..9..3.+251.49..:331 638 373 678 679 699:637::",
  "sashimi-squirmbag": "S4 .4...7.5...6...4.9.8....7.132.7.....6...3..1.....12.6....1.8..54...65......2..68. => r1c3≠3",
  "sashimi-whale": "S4 ...9.72.59..65...7..8.........1..8...3..64...16...9...2.3...56....31.9..........2 => r6c3≠4",
  "sashimi-leviathan": "S4 .....47.38......5..23..6...3..2.......5..8.17.7.....421.7.5.....3.1......8..2.... => r5c2≠9",
  "siamese-x-wing":
    "S4 ...8...........16..4.5.6..2.5.6.3..8.....4..968.....3.16..9...5...7.......5.38.7. => r4c8≠2 r9c7≠2",
  "siamese-swordfish":
    ":03111:5:6...219...12..8..........+1+2.9+7+26413.24.+1.....+1......+2.+7+295+3684+13.+1.472..+4.5.1+2+3.7:812 813 924 832 934 662 862 864 964:521 531 562::",
  "siamese-jellyfish":
    ":03121:9:...5.1.3.6.1...4523.54..7.1547....1323.1745..1.8.35247...21.3.5.5.84.1...1..5...4:811 812 213 722 924 826 926 235 835 636 936 645 945 646 946 847 971 872 676 678 683 983 693 993 694 994 396 796:917 958::",
  "siamese-squirmbag":
    "S4 .......4.4.6...2.5..2...9.3.......9.17..9....6..8..5.7.9146...2.8...5..65.....3.. => r1c3≠7 r7c1≠7",
  "siamese-whale":
    "S4 ...9.72.59..65...7..8.........1..8...3..64...16...9...2.3...56....31.9..........2 => r2c3≠4 r6c3≠4",
  // Made for it: no puzzle with one is known.
  "siamese-leviathan":
    "w1A7A5A2A2A7iA6B0A5A2A3A3A6A6A7A5A1A5A6A5hA4A6A4A4B0A4A5A2A3A7A4A7A6A4A7A2A5A5A6A7A7A7A5A7A4A7A1A5A5A6A5A5A4A4A5A3A7A4A7A6A4A2hA3A2A5A3A7B0B0A4A3A3gA6A7A4A2A2A4 => r7c2≠1 r8c2≠1 r9c5≠1",
};

/** A board without any fish. */
const NOTHING = "S4 ....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

const framework = { describe, it };
const SIZES = [2, 3, 4, 5, 6, 7];
const NAMES = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];
const KINDS: readonly [prefix: string, reference: (board: Board, size: number) => Iterable<Expected>][] = [
  ["", plain],
  ["finned-", finned],
  ["sashimi-", sashimi],
  ["siamese-", siamese],
];
const all: readonly Technique[] = Object.values(fish);
const cases = KINDS.flatMap(([prefix, reference]) =>
  SIZES.map((size, i) => {
    const id = prefix + NAMES[i];
    return { id, size, reference, technique: all.find((each) => each.id === id)! };
  }),
);

for (const { id, technique } of cases) techniqueTester(technique, { finds: [FINDS[id]], misses: [NOTHING] }, framework);

it("exports a technique for each size and kind", () => {
  expect(all.map(({ id }) => id).sort()).toEqual(cases.map(({ id }) => id).sort());
});

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(60, 2000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(60, 3000)), ({ board }) => board);
});

describe.each(cases)("$id", ({ technique, reference, size }) => {
  it("finds on stuck boards what the definition gives, and nothing else", () => {
    const some = stuck.slice(0, boards(size < 5 ? 16 : 6, 2000));
    complete(technique, (board) => reference(board, size), { boards: some, least: 0 });
  });

  it("finds it on boards that are made for it", () => {
    // Small fish are rarer there, and their reference is faster.
    const made = fishBoards(seed(3), boards([30, 16, 3, 10, 4, 10][size - 2], 100), size);
    complete(technique, (board) => reference(board, size), { boards: made });
  });

  // Fins are looked for in one box. Elsewhere, further cells may see all fins.
  it.runIf(reference === plain)("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(technique, (board) => reference(board, size));
  });

  it("is right by the solution and by its reasons", () => {
    soundness(technique, { boards: [...onTheWay, ...stuck], least: size < 4 ? 3 : 0 });
  });

  it("eliminates only places that no template of the digit has", () => {
    for (const board of stuck.slice(0, boards(40, 2000))) {
      for (const { eliminations } of findAll(board, [technique]))
        for (const { cell, digit } of eliminations) expect(outsideTemplates(board, digit)).toContain(parseCell(cell));
    }
  });
});

describe("on nearly empty boards", () => {
  const nearlyEmpty = [0, 6, 12].map((givens) => parse(fullGrid(random(1)).slice(0, givens).padEnd(81, ".")));

  it("each search ends at once, with few findings", () => {
    for (const board of nearlyEmpty) {
      for (const technique of all) {
        const sink = new Sink(board, "count");
        const start = process.cpuUsage();
        runTechnique(technique, board, sink);
        expect(process.cpuUsage(start).user).toBeLessThan(500_000);
        expect(sink.count).toBeLessThan(10_000);
      }
    }
  });
});

describe("explanations", () => {
  const texts: readonly [Technique, readonly string[]][] = [
    [
      fish.xWing,
      [
        "In the base lines row 3 and row 7, the digit 3 can only be in the cover lines column 3 and column 4. " +
          "Each base line has its 3 in a different cover line, so each cover line has its 3 in a base line. No " +
          "other cell of column 3 or column 4 can be 3: remove 3 from r1c3, r1c4, r4c3, r4c4, r5c3, r5c4, r6c3, " +
          "r6c4 and r9c4.",
        "3 of r3 and r7 is only in c3 and c4: r1456c34 r9c4≠3",
        "There is an X-Wing on 3.",
      ],
    ],
    [
      fish.finnedXWing,
      [
        "In the base lines row 2 and row 4, the digit 3 can only be in the cover lines column 1 and column 5, or " +
          "in the fin r2c6. If the fin is not 3, each base line has its 3 in a different cover line, so no other " +
          "cell of the cover lines can be 3. If the fin is 3, no cell that sees it can be 3. Either way a cell of " +
          "column 1 or column 5 that sees the fin can't be 3: remove 3 from r1c5 and r3c5.",
        "3 of r2 and r4 is only in c1 and c5, fin r2c6: r13c5≠3",
        "There is a Finned X-Wing on 3.",
      ],
    ],
    [
      fish.sashimiXWing,
      [
        "In the base lines row 1 and row 4, the digit 8 can only be in the cover lines column 5 and column 9, or " +
          "in the fins r4c7 and r4c8. If no fin is 8, each base line has its 8 in a different cover line, so no " +
          "other cell of the cover lines can be 8. If a fin is 8, no cell that sees it can be 8. " +
          "Either way a cell of column 5 or " +
          "column 9 that sees all fins can't be 8: remove 8 from r5c9 and r6c9.",
        "8 of r1 and r4 is only in c5 and c9, fins r4c78: r56c9≠8",
        "There is a Sashimi X-Wing on 8.",
      ],
    ],
    [
      fish.siameseXWing,
      [
        "Two fish on 2 share the base lines row 6 and row 8. The first has the cover lines column 3 and column 8 " +
          "and the fin r6c7; the second has column 3 and column 7 and the fin r8c8. In each fish, if no fin is 2, " +
          "each base line has its 2 in a different cover line, so no other cell of its cover lines can be 2. If a " +
          "fin is 2, no cell that sees it can be 2. Either way a cell of its cover lines that sees all its fins " +
          "can't be 2. Both fish together: remove 2 from r4c8 and r9c7.",
        "2 of r6 and r8, in c3 and c8 with fin r6c7, or in c3 and c7 with fin r8c8: r4c8 r9c7≠2",
        "There is a Siamese X-Wing on 2.",
      ],
    ],
  ];
  it.each(texts)("of $id", (technique, expected) => {
    const [, stage, text] = /^(S4)? ?([^ ]+)/.exec(FINDS[technique.id])!;
    const board = stage === "S4" ? atStage(parse(text), stage) : parse(text);
    const finding = findFirst(board, [technique])!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(expected);
  });
});
