import {
  type Board,
  type CellName,
  type Finding,
  type Technique,
  explain,
  findAll,
  findFirst,
  parse,
  parseCandidate,
  parseCell,
} from "@wings/core";
import { candidateCell, sees } from "@wings/core/author";
import { fromCandidates } from "@wings/core/host";
import {
  type Stage,
  atStage,
  complete,
  examine,
  knownBoards,
  random,
  randomBoards,
  soundness,
  stuckBoards,
  techniqueTester,
} from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { groupedWWing, wRing, wWing } from "../src/index.js";
import { groupedWWings, wRings, wWings } from "./reference.js";

/** Puzzles of the definition. */
const LINKED_TWICE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const NINE = ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.";
const OTHER_DIRECTION = "...6...742....4.6....37.8.......56..9..1.6...5...2...9.1....7..6.7..9..289.......";
/** Puzzles in which there is one grouped W-Wing, or one ring. */
const GROUPED = "...........6...17951....6.4......8......32....8..142....2.8.4.579..5......1..6.8.";
const GROUPED_BOX = "....2..9..79..816.8.......3.5.....7........3...8756...9.......234.6.......7...64.";
const GROUPED_CORNER = "........58.6....9..91.......32..9........5.3.....412........6..274.5.8..5...2.7..";
const RING = ".........2....6548..34....2....4..1..9..68.....25......6.2.3..1..9.5.6...17...4..";
const LARGE_RING = ".....5.67.9..3.2...8.71.34...8....2.3......1..5.2....472....1........57....8.9...";
/** No wing of any kind. */
const NOTHING = "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1";

const framework = { describe, it };
techniqueTester(
  wWing,
  {
    finds: [
      `S4 ${LINKED_TWICE} => r8c56 r9c2≠2`,
      `S1 ${NINE} => r23c6 r7c4≠4`,
      `S1 ${NINE} => r13c6 r7c4≠1`,
      `S4 ${OTHER_DIRECTION} => r1c2 r2c5≠8`,
    ],
    misses: [`S4 ${NOTHING}`, `S4 ${RING}`, NINE],
  },
  framework,
);
techniqueTester(
  groupedWWing,
  {
    finds: [`S4 ${GROUPED} => r3c3≠3`, `S4 ${GROUPED_BOX} => r9c9≠1`, `S4 ${GROUPED_CORNER} => r7c4≠8`],
    misses: [`S4 ${NOTHING}`, `S4 ${LINKED_TWICE}`, `S4 ${OTHER_DIRECTION}`],
  },
  framework,
);
techniqueTester(
  wRing,
  {
    finds: [`S4 ${RING} => r1c18≠6 r7c18≠8`, `S4 ${LARGE_RING} => r1c12 r7c5≠4 r45c6≠6`, `S1 ${NINE} => r3c6 r7c4≠14`],
    misses: [`S4 ${NOTHING}`, `S4 ${LINKED_TWICE}`, `S4 ${OTHER_DIRECTION}`],
  },
  framework,
);

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(100, 2000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(300, 20_000)), ({ board }) => board);
});

/** Boards of few digits, full of wings, that nobody could solve: all that a definition gives holds there too. */
function* crowdedBoards(start: number, count: number): Generator<Board> {
  const source = random(seed(start));
  for (let made = 0; made < count; made++) {
    const masks = Array.from({ length: 81 }, () => {
      const size = [1, 2, 2, 3][source.below(4)];
      const digits = size === 1 ? [4, 5, 6, 7, 8] : [0, 1, 2, 3];
      return source
        .shuffle(digits)
        .slice(0, size)
        .reduce((mask, digit) => mask | (1 << digit), 0);
    });
    yield fromCandidates(masks);
  }
}

describe.each([
  { technique: wWing, reference: wWings, share: 0.7 },
  { technique: groupedWWing, reference: groupedWWings, share: 0.18 },
  { technique: wRing, reference: wRings, share: 0.12 },
])("$technique.id", ({ technique, reference, share }) => {
  it("is what the definition says on other layouts", () => {
    completeOnLayouts(technique, reference);
  });

  it("finds on stuck boards what the definition gives, and nothing else", () => {
    const least = share * stuck.length;
    const { patterns } = complete(technique, reference, { boards: stuck, least });
    expect(patterns).toBeGreaterThanOrEqual(least);
  });

  it("finds it on boards that are crowded with wings, solvable or not", () => {
    complete(technique, reference, { boards: crowdedBoards(1, boards(25, 200)), least: share * boards(250, 2000) });
  });

  it("is right on boards at random moments, by the solution and by its reasons", () => {
    soundness(technique, { boards: onTheWay, least: 0.015 * onTheWay.length });
  });

  it("finds it on the boards of the definition", () => {
    expect(complete(technique, reference, { boards: knownBoards(), least: 5 }).boards).toBe(60);
  });

  it("has every property of the tester on stuck boards", () => {
    expect(examine(technique, stuck.slice(0, boards(20, 200)), { symmetries: 2 }).faults).toEqual([]);
  });

  it("reports in canonical order: P before Q, a and c seeing P, b and d seeing Q", () => {
    for (const board of stuck) {
      for (const { pattern } of findAll(board, [technique])) {
        const cells = (field: string): number[] => [(pattern as unknown as Names)[field] ?? []].flat().map(parseCell);
        const [[p], [q]] = [cells("p"), cells("q")];
        expect(p).toBeLessThan(q);
        for (const end of [...cells("a"), ...cells("c")]) expect(sees(board, end, p)).toBe(true);
        for (const end of [...cells("b"), ...cells("d")]) expect(sees(board, end, q)).toBe(true);
      }
    }
  });
});

/** Fields of a pattern that are cells. */
type Names = Readonly<Record<string, CellName | readonly CellName[] | undefined>>;

describe("the boards of the definition", () => {
  const linesOn = (puzzle: string, stage: Stage): string[] =>
    findAll(atStage(parse(puzzle), stage), [wWing]).map((finding) => explain(finding, "short"));

  it("link the wings of the first in a row and in a box", () => {
    expect(linesOn(LINKED_TWICE, "S4")).toEqual([
      "wings r8c2 and r9c5 (9/2), link r7c2-r7c5 on 9 in r7: r8c56 r9c2≠2",
      "wings r8c2 and r9c5 (9/2), link r8c9-r9c8 on 9 in b9: r8c56 r9c2≠2",
    ]);
  });

  it("lose nine candidates on the second, three of them by the wings r3c4 and r9c6", () => {
    const findings = findAll(atStage(parse(NINE), "S1"), [wWing]);
    const lost = findings.flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${cell}#${digit}`));
    expect([...new Set(lost)].sort().join(" ")).toBe("r1c6#1 r1c7#1 r2c6#4 r3c6#1 r3c6#4 r7c4#1 r7c4#4 r7c6#1 r9c9#1");
    expect(linesOn(NINE, "S1")).toContain("wings r3c4 and r9c6 (1/4), link r3c9-r9c9 on 1 in c9: r23c6 r7c4≠4");
  });

  it("link those of the third from behind: the first place of r7 sees the first wing, and comes last", () => {
    expect(linesOn(OTHER_DIRECTION, "S4")).toContain(
      "wings r1c5 and r2c3 (5/8), link r7c5-r7c3 on 5 in r7: r1c2 r2c5≠8",
    );
  });
});

describe("in words and in marks", () => {
  const first = (technique: Technique, puzzle: string): Finding =>
    findFirst(atStage(parse(puzzle), "S4"), [technique])!;
  const texts = (finding: Finding): string[] =>
    (["long", "short", "vague"] as const).map((form) => explain(finding, form));

  it("a W-Wing is two wings and a link", () => {
    const finding = first(wWing, LINKED_TWICE);
    expect(texts(finding)).toEqual([
      "Each of the wings r8c2 and r9c5 is 9 or 2. In row 7, the digit 9 can only be in r7c2 or r7c5. " +
        "If r7c2 is 9, then r8c2 sees it and must be 2. If r7c5 is 9, then r9c5 sees it and must be 2. " +
        "Either way one of the wings is 2, so a cell that sees both can't be 2: remove 2 from r8c5, r8c6 and r9c2.",
      "wings r8c2 and r9c5 (9/2), link r7c2-r7c5 on 9 in r7: r8c56 r9c2≠2",
      "There is a W-Wing with 2 and 9.",
    ]);
    expect(finding.reason).toEqual([{ cell: "r8c2" }, { cell: "r9c5" }, { house: "r7", digit: 9 }]);
    expect(finding.marks).toEqual([
      { role: "wing", cell: "r8c2", digits: [9, 2] },
      { role: "wing", cell: "r9c5", digits: [9, 2] },
      { role: "link", cell: "r7c2", digits: [9] },
      { role: "link", cell: "r7c5", digits: [9] },
      { link: "strong", from: ["r7c2#9"], to: ["r7c5#9"] },
      { link: "weak", from: ["r8c2#9"], to: ["r7c2#9"] },
      { link: "weak", from: ["r9c5#9"], to: ["r7c5#9"] },
      { role: "eliminated", cell: "r8c5", digits: [2] },
      { role: "eliminated", cell: "r8c6", digits: [2] },
      { role: "eliminated", cell: "r9c2", digits: [2] },
    ]);
  });

  it("a grouped one has all places of a house, and a link from the one group to the other", () => {
    const finding = first(groupedWWing, GROUPED);
    expect(texts(finding)).toEqual([
      "Each of the wings r2c2 and r3c8 is 2 or 3. In row 1, every cell that can be 2 sees a wing. " +
        "If 2 is in r1c1 or r1c2, then r2c2 sees it and must be 3. If 2 is in r1c8, then r3c8 sees it and must be 3. " +
        "Either way one of the wings is 3, so a cell that sees both can't be 3: remove 3 from r3c3.",
      "wings r2c2 and r3c8 (2/3), 2 of r1 in r1c12 or r1c8: r3c3≠3",
      "There is a grouped W-Wing with 2 and 3.",
    ]);
    expect(finding.reason).toEqual([{ cell: "r2c2" }, { cell: "r3c8" }, { house: "r1", digit: 2 }]);
    expect(finding.marks).toEqual([
      { role: "wing", cell: "r2c2", digits: [2, 3] },
      { role: "wing", cell: "r3c8", digits: [2, 3] },
      { role: "house", house: "r1", digit: 2 },
      { role: "link", cell: "r1c1", digits: [2] },
      { role: "link", cell: "r1c2", digits: [2] },
      { role: "link", cell: "r1c8", digits: [2] },
      { link: "strong", from: ["r1c1#2", "r1c2#2"], to: ["r1c8#2"] },
      { link: "weak", from: ["r2c2#2"], to: ["r1c1#2"] },
      { link: "weak", from: ["r2c2#2"], to: ["r1c2#2"] },
      { link: "weak", from: ["r3c8#2"], to: ["r1c8#2"] },
      { role: "eliminated", cell: "r3c3", digits: [3] },
    ]);
  });

  it("a ring has two links, and says both ways to go around", () => {
    const finding = first(wRing, RING);
    expect(texts(finding)).toEqual([
      "Each of the wings r4c1 and r6c8 is 6 or 8. In row 3, the digit 6 can only be in r3c1 or r3c8. " +
        "In row 8, the digit 8 can only be in r8c1 or r8c8. " +
        "If r4c1 is 6, then r3c1 can't be 6, so r3c8 is 6, r6c8 is 8 and r8c1 is 8. " +
        "If r4c1 is 8, then r8c1 can't be 8, so r8c8 is 8, r6c8 is 6 and r3c1 is 6. " +
        "A cell that sees a digit in both cases can't hold it: remove 6 from r1c1 and r1c8; remove 8 from r7c1 and r7c8.",
      "wings r4c1 and r6c8 (6/8), links r3c1-r3c8 on 6 in r3 and r8c1-r8c8 on 8 in r8: r1c18≠6, r7c18≠8",
      "There is a W-Ring with 6 and 8.",
    ]);
    expect(finding.reason).toEqual([
      { cell: "r4c1" },
      { cell: "r6c8" },
      { house: "r3", digit: 6 },
      { house: "r8", digit: 8 },
    ]);
    expect(finding.marks).toEqual([
      { role: "wing", cell: "r4c1", digits: [6, 8] },
      { role: "wing", cell: "r6c8", digits: [6, 8] },
      { role: "link", cell: "r3c1", digits: [6] },
      { role: "link", cell: "r3c8", digits: [6] },
      { role: "link", cell: "r8c1", digits: [8] },
      { role: "link", cell: "r8c8", digits: [8] },
      { link: "strong", from: ["r3c1#6"], to: ["r3c8#6"] },
      { link: "strong", from: ["r8c1#8"], to: ["r8c8#8"] },
      { link: "weak", from: ["r4c1#6"], to: ["r3c1#6"] },
      { link: "weak", from: ["r6c8#6"], to: ["r3c8#6"] },
      { link: "weak", from: ["r4c1#8"], to: ["r8c1#8"] },
      { link: "weak", from: ["r6c8#8"], to: ["r8c8#8"] },
      { role: "eliminated", cell: "r1c1", digits: [6] },
      { role: "eliminated", cell: "r1c8", digits: [6] },
      { role: "eliminated", cell: "r7c1", digits: [8] },
      { role: "eliminated", cell: "r7c8", digits: [8] },
    ]);
  });

  it("the link of a grouped one joins all places that see P to all places that see Q, on every board", () => {
    let overlaps = 0;
    for (const board of crowdedBoards(3, boards(20, 50))) {
      for (const { pattern, marks } of findAll(board, [groupedWWing])) {
        const [p, q] = [pattern.p, pattern.q].map(parseCell);
        const strong = marks.flatMap((mark) => ("link" in mark && mark.link === "strong" ? [mark] : []));
        expect(strong).toHaveLength(1);
        const [from, to] = [strong[0].from, strong[0].to].map((node) =>
          node.map((place) => candidateCell(parseCandidate(place))),
        );
        expect([from, to]).toEqual([pattern.a, pattern.b].map((cells) => cells.map(parseCell)));
        expect([...from.map((at) => sees(board, at, p)), ...to.map((at) => sees(board, at, q))]).not.toContain(false);
        // Somewhere to draw the link: two different places.
        expect(new Set([...from, ...to]).size).toBeGreaterThan(1);
        if (from.some((at) => to.includes(at))) overlaps++;
      }
    }
    expect(overlaps).toBeGreaterThan(boards(4, 10));
  });
});

describe("reasons", () => {
  it.each([wWing, groupedWWing])("of $id are minimal on stuck boards", (technique) => {
    soundness(technique, { boards: stuck, minimal: true, least: 0.1 * stuck.length });
  });

  it("of w-ring are minimal on nearly all of them", () => {
    const rings = stuck.filter((board) => findFirst(board, [wRing]) !== undefined);
    const longer = rings.filter((board) => examine(wRing, [board], { symmetries: 0 }).warnings.length > 0);
    expect(rings.length).toBeGreaterThan(0.05 * stuck.length);
    expect(longer.length / rings.length).toBeLessThan(0.05);
  });
});
