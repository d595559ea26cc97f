import { type Board, type Technique, explain, findFirst, parse } from "@wings/core";
import { fromCandidates } from "@wings/core/host";
import {
  type Reference,
  atStage,
  complete,
  examine,
  knownBoards,
  randomBoards,
  soundness,
  techniqueTester,
} from "@wings/testing";
import { describe, expect, it } from "vitest";
import { LAYOUT_NAMES, completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import {
  hiddenPair,
  hiddenQuad,
  hiddenTriple,
  lockedPair,
  lockedTriple,
  nakedPair,
  nakedQuad,
  nakedTriple,
} from "../src/index.js";
import { hidden, locked, naked } from "./reference.js";

const PAIRS = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
const LOCKED_PAIR = "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26.";
const LOCKED_TRIPLE = "86.249.......6....1.........2.1...5.6.......9..7...64.4.9....2........157..85..9.";
/** The naked triple in c1 leaves the hidden triple, and the other way round. */
const TRIPLES = "4.27..65.....2..41.5......9..8..9...2.....9.45..8....6.3.517.......8279..........";
const NAKED_TRIPLE = "2..3..6...6.9.....1.576..4.....9...2..8.4.15.....1.3....2...5.......2..34.......6";
const HIDDEN_TRIPLE = "85.4.......7.5....6.....3.8.2...7.9...1.....69....874....76.5..7.5.89..........2.";
/** In b5 there are eight open cells: the naked quad is in four of them, and the hidden quad in the others. */
const QUADS = ".6......5...7.19.....5.61.88......91..2......31..2....7.4....3....3.......5..8.7.";
const HIDDEN_QUAD = ".2....16..1.4..935.........25...........72...8..6...71...9....6.6..3.4..53.....2.";
/** The basics find nothing more here. */
const STUCK = `S4 ${PAIRS}`;
const EMPTY = ".".repeat(81);

const framework = { describe, it };
techniqueTester(
  nakedPair,
  { finds: [`S2 ${PAIRS} => r78c8≠13`, `S2 ${LOCKED_PAIR} => r7c3≠2 r7c9≠8`], misses: [STUCK, EMPTY] },
  framework,
);
techniqueTester(
  nakedTriple,
  { finds: [`S3 ${TRIPLES} => r2c1≠3 r29c1≠6`, `S3 ${NAKED_TRIPLE} => r6c2≠57 r6c4≠56`], misses: [STUCK, EMPTY] },
  framework,
);
techniqueTester(
  nakedQuad,
  {
    finds: [`S3 ${QUADS} => r5c5≠5 r56c4≠9`, `S3 ${HIDDEN_TRIPLE} => r9c2≠134 r9c3≠34 r9c7≠4`],
    misses: [STUCK, EMPTY],
  },
  framework,
);
techniqueTester(
  hiddenPair,
  { finds: [`S2 ${PAIRS} => r78c8≠13`, `S2 ${LOCKED_PAIR} => r7c3≠2 r7c9≠8`], misses: [STUCK, EMPTY] },
  framework,
);
techniqueTester(
  hiddenTriple,
  {
    finds: [`S3 ${TRIPLES} => r2c1≠3 r29c1≠6`, `S3 ${HIDDEN_TRIPLE} => r9c2≠134 r9c3≠34 r9c7≠4`],
    misses: [STUCK, EMPTY],
  },
  framework,
);
techniqueTester(
  hiddenQuad,
  { finds: [`S3 ${QUADS} => r5c5≠5 r56c4≠9`, `S3 ${HIDDEN_QUAD} => r3c13≠6 r1c1≠7 r1c3≠8`], misses: [STUCK, EMPTY] },
  framework,
);
techniqueTester(
  lockedPair,
  { finds: [`S2 ${LOCKED_PAIR} => r7c3 r8c45≠2 r7c9 r8c45≠8`], misses: [`S2 ${TRIPLES}`, STUCK, EMPTY] },
  framework,
);
techniqueTester(
  lockedTriple,
  {
    finds: [`S2 ${LOCKED_TRIPLE} => r2c1 r89c3≠2 r2c12 r3c2 r589c3≠3 r2c1 r5c3≠5`],
    misses: [`S2 ${LOCKED_PAIR}`, STUCK, EMPTY],
  },
  framework,
);

const all: [Technique, Reference][] = [
  [nakedPair, naked(2)],
  [nakedTriple, naked(3)],
  [nakedQuad, naked(4)],
  [hiddenPair, hidden(2)],
  [hiddenTriple, hidden(3)],
  [hiddenQuad, hidden(4)],
  [lockedPair, locked(2)],
  [lockedTriple, locked(3)],
];

const moments: readonly Board[] = Array.from(randomBoards(seed(5), boards(80, 2000)), ({ board }) => board);

describe.each(all)("$id", (technique, reference) => {
  it("is what the definition says, on boards at random moments", () => {
    complete(technique, reference, { boards: moments, least: moments.length / 2 });
  });

  it("is what the definition says on the boards of the definition", () => {
    expect(complete(technique, reference, { boards: knownBoards(), least: 0 }).boards).toBe(60);
    expect(examine(technique, knownBoards(["S1"]), { symmetries: 2 }).faults).toEqual([]);
  });

  it("is what the definition says on other layouts", () => {
    // Locked subsets lie where a line and a classic box cross: in a region, they are naked subsets.
    const layouts = LAYOUT_NAMES.filter((name) => !technique.id.startsWith("locked-") || !name.startsWith("jigsaw"));
    completeOnLayouts(technique, reference, { layouts });
  });

  it("is proved by the facts that it cites, and by no fewer", () => {
    const some = moments.slice(0, boards(60, 700));
    soundness(technique, { boards: some, least: 0.4 * some.length, minimal: true });
  });
});

describe("a subset that lies in a larger one", () => {
  /** Row 1: three cells {1,2}, {1,2}, {1,3} and others that hold 1, or 3 as well; all else is open. */
  const row = (...masks: string[]): Board =>
    fromCandidates(
      Array.from({ length: 81 }, (_, cell) =>
        [...(masks[cell] ?? "123456789")].reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0),
      ),
    );
  const others = ["456789", "456789", "456789", "456789"];

  it("is all that the reason cites where it does all the work", () => {
    const finding = findFirst(row("12", "12", "13", "156", "456789", ...others), [nakedTriple]);
    expect(finding?.pattern).toEqual({ cells: ["r1c1", "r1c2", "r1c3"], digits: [1, 2, 3], house: "r1" });
    expect(finding?.eliminations).toEqual([{ cell: "r1c4", digit: 1 }]);
    expect(finding?.reason).toEqual([{ cell: "r1c1" }, { cell: "r1c2" }]);
  });

  it("does not spare the rest where the larger one does more", () => {
    const finding = findFirst(row("12", "12", "13", "156", "356", ...others), [nakedTriple]);
    expect(finding?.eliminations).toHaveLength(2);
    expect(finding?.reason).toHaveLength(3);
  });

  it("is cited alone by hidden subsets too", () => {
    // 7 and 8 have r1c12 to themselves, 7, 8 and 9 have r1c123; only r1c1 has anything else.
    const finding = findFirst(row("1278", "78", "9", ...Array.from({ length: 6 }, () => "123456")), [hiddenTriple]);
    expect(finding?.pattern).toEqual({ digits: [7, 8, 9], cells: ["r1c1", "r1c2", "r1c3"], house: "r1" });
    expect(finding?.reason).toEqual([
      { house: "r1", digit: 7 },
      { house: "r1", digit: 8 },
    ]);
  });
});

it("is marked: the cells with its digits in the house, and what they lose", () => {
  const marksOf = (technique: Technique, stage: "S2" | "S3", puzzle: string): unknown[] => [
    ...findFirst(atStage(parse(puzzle), stage), [technique])!.marks,
  ];
  expect(marksOf(nakedTriple, "S3", TRIPLES)).toEqual([
    { role: "house", house: "c1" },
    { role: "subset", cell: "r3c1", digits: [1, 3, 6] },
    { role: "subset", cell: "r4c1", digits: [1, 3, 6] },
    { role: "subset", cell: "r8c1", digits: [1, 6] },
    { role: "eliminated", cell: "r2c1", digits: [3] },
    { role: "eliminated", cell: "r2c1", digits: [6] },
    { role: "eliminated", cell: "r9c1", digits: [6] },
  ]);
  expect(marksOf(hiddenPair, "S2", PAIRS)).toEqual([
    { role: "house", house: "c8" },
    { role: "subset", cell: "r7c8", digits: [6, 9] },
    { role: "subset", cell: "r8c8", digits: [6, 9] },
    { role: "eliminated", cell: "r7c8", digits: [1] },
    { role: "eliminated", cell: "r8c8", digits: [1] },
    { role: "eliminated", cell: "r7c8", digits: [3] },
    { role: "eliminated", cell: "r8c8", digits: [3] },
  ]);
  expect(marksOf(lockedPair, "S2", LOCKED_PAIR)).toEqual([
    { role: "line", house: "r7" },
    { role: "box", house: "b8" },
    { role: "subset", cell: "r7c4", digits: [2, 8] },
    { role: "subset", cell: "r7c6", digits: [2, 8] },
    { role: "eliminated", cell: "r7c3", digits: [2] },
    { role: "eliminated", cell: "r8c4", digits: [2] },
    { role: "eliminated", cell: "r8c5", digits: [2] },
    { role: "eliminated", cell: "r7c9", digits: [8] },
    { role: "eliminated", cell: "r8c4", digits: [8] },
    { role: "eliminated", cell: "r8c5", digits: [8] },
  ]);
});

it("has explanations in three lengths", () => {
  const texts = (technique: Technique, stage: "S2" | "S3", puzzle: string): string[] => {
    const finding = findFirst(atStage(parse(puzzle), stage), [technique])!;
    return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
  };
  expect(texts(nakedTriple, "S3", TRIPLES)).toEqual([
    "In column 1, r3c1, r4c1 and r8c1 have only the candidates 1, 3 and 6. The three cells need these three digits, so no other cell of column 1 can hold them: remove 3 from r2c1; remove 6 from r2c1 and r9c1.",
    "r348c1 in c1 have only 1/3/6: r2c1≠3, r29c1≠6",
    "There is a naked triple in column 1.",
  ]);
  expect(texts(hiddenPair, "S2", PAIRS)).toEqual([
    "In column 8, the digits 6 and 9 can only be in r7c8 and r8c8. They fill both cells, so no other digit fits there: remove 1 and 3 from r7c8 and r8c8.",
    "6/9 of c8 are only in r78c8: r78c8≠13",
    "There is a hidden pair in column 8.",
  ]);
  expect(texts(lockedPair, "S2", LOCKED_PAIR)).toEqual([
    "r7c4 and r7c6 lie in both row 7 and box 8 and have only the candidates 2 and 8. The two cells need these two digits, so no other cell of row 7 or box 8 can hold them: remove 2 from r7c3, r8c4 and r8c5; remove 8 from r7c9, r8c4 and r8c5.",
    "r7c46 in r7 and b8 have only 2/8: r7c3 r8c45≠2, r7c9 r8c45≠8",
    "There is a locked pair in box 8.",
  ]);
});
