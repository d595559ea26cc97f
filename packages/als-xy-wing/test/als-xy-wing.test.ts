import { type CellName, type Explained, explain, findAll, findSmallest, parse, parseCell, prove } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { cellsName, parseCells, parseSet } from "@wings/core/host";
import {
  type Completeness,
  atStage,
  complete,
  examine,
  knownBoards,
  stuckBoards,
  techniqueTester,
} from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { alsXyWing } from "../src/index.js";
import { type Plain, alsXyWings } from "./reference.js";

const cellsOf = (names: readonly CellName[]): string => cellsName(names.map(parseCell));
/** What a finding changes, in notation. */
const outcomeOf = (finding: Explained): string => explain(finding, "short").split(": ")[1];
const same = (cells: string): string => cellsName(parseCells(cells));

describe("ALS XY-Wing finds what the definition gives, each once", () => {
  it("on stuck boards", () => {
    const count = boards(12, 2000);
    complete(alsXyWing, alsXyWings, { seed: seed(1), boards: count, least: 80 * count });
  });

  it("on other layouts", () => {
    completeOnLayouts(alsXyWing, alsXyWings, { shown: 60, few: 1, many: 400 });
  });
});

const known = [
  {
    puzzle: "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1",
    stages: ["S2", "S4"],
    sets: ["r1c78 #129", "r4c57 #125", "r12c3 #145"],
    commons: [2, 1],
    outcome: "r4c3≠5",
  },
  {
    puzzle: "4..1....39.7.3.54..539..7....5...3..2963.7154..8...6....4..389..39.4.2.56....9..7",
    stages: ["S1", "S2", "S4"],
    sets: ["r9c5 #25", "r6c569 #1259", "r129c2 #1268"],
    commons: [5, 2],
    outcome: "r6c2≠1",
  },
  {
    // A and B overlap.
    puzzle: "..6..49...9.......7.4.15...5......1...91......8..7..63....97..2.6......5...3.64..",
    stages: ["S4"],
    sets: ["r3459c2 #23457", "r4c56 r5c6 #2348", "r1489c5 #23458"],
    commons: [4, 5],
    outcome: "r5c5≠23",
  },
  {
    // The pair has two restricted commons, and the other one serves.
    puzzle: ".6..7...87.1...5....498.62....3..2.......6..9.4....8..9.865.4.....8....5.1...4...",
    stages: ["S4"],
    sets: ["r4c3 r5c23 #3567", "r4c19 #156", "r469c1 #1356"],
    commons: [],
    outcome: "r3c1≠5",
  },
  {
    // A cell of the stem loses a candidate.
    puzzle: ".37.......4....2582...4.3....2....7....4.2....613.8......5..4.......6.923...9....",
    stages: ["S4"],
    sets: ["r9c3789", "r7c9 #16", "r14568c7"],
    commons: [],
    outcome: "r9c7≠6",
  },
  {
    // One of the sets has six cells.
    puzzle: "9.....1.6.71...28..3........26.3..17...7.......3..9....8...4....6.2..89.4..39.7..",
    stages: ["S4"],
    sets: ["", "", "r5c135678"],
    commons: [],
    outcome: "r5c9≠2",
  },
] as const;

describe("ALS XY-Wing on the known boards", () => {
  const cases = known.flatMap((row) => row.stages.map((stage) => ({ ...row, stage })));
  it.each(cases)("$outcome at $stage of $puzzle", ({ puzzle, stage, sets, commons, outcome }) => {
    const board = atStage(parse(puzzle), stage);
    const [stem, a, b] = sets.map((set) => (set.includes("#") ? cellsName(parseSet(set).cells) : set && same(set)));
    const match = findAll(board, [alsXyWing]).filter((finding) => {
      const { pattern } = finding;
      const sides = [pattern.a, pattern.b].map(cellsOf);
      const [x, y] = commons;
      return (
        outcomeOf(finding) === outcome &&
        (stem === "" || cellsOf(pattern.stem) === stem) &&
        (a === "" || sides.includes(a)) &&
        sides.includes(b) &&
        (x === undefined || (pattern.x === Math.min(x, y) && pattern.y === Math.max(x, y)))
      );
    });
    expect(match.length).toBeGreaterThan(0);
    // The digits of the sets are those of the definition's table.
    for (const set of sets.filter((text) => text.includes("#"))) {
      const { cells, mask } = parseSet(set);
      const digits = new Set(cells.flatMap((cell) => digitsOf(board.masks[cell])));
      expect([...digits].sort()).toEqual(digitsOf(mask));
    }
  });
});

techniqueTester(
  alsXyWing,
  {
    finds: [
      "S4 8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1 => r4c3≠5",
      "S2 4..1....39.7.3.54..539..7....5...3..2963.7154..8...6....4..389..39.4.2.56....9..7 => r6c2≠1",
      "S4 ..6..49...9.......7.4.15...5......1...91......8..7..63....97..2.6......5...3.64.. => r5c5≠2 r5c5≠3",
    ],
    misses: [
      "w14kg9jE132oiD8C1937j1blD2jBbjH8N8kc3k2k48C1k8l2961kM8E873m95cafj885cjbj71j",
      "w1jej3k8j9j1mbejhj2j957k5k83l1kal5hj78je61k234N0jek2j1j5k3k8kN0mLc5",
    ],
  },
  { describe, it },
);

describe("ALS XY-Wing", () => {
  it("finds on the boards of the definition what the definition gives", () => {
    expect(complete(alsXyWing, alsXyWings, { boards: knownBoards(["S2", "S4"]), least: 1000 }).boards).toBe(30);
  });

  it("has every property of the tester on stuck boards: the smallest is the smallest, none is found twice", () => {
    expect(examine(alsXyWing, stuckBoards(seed(77), boards(4, 20)), { symmetries: 2 }).faults).toEqual([]);
  });

  it("is proved where the proof is long: three sets of up to eight cells, before anything else is looked for", () => {
    const board = parse("67....85.4....1......2.........8..6...24......1....3.48...53...........1.3.......");
    const findings = findAll(board, [alsXyWing]);
    expect(findings).toHaveLength(512);
    expect(Math.max(...findings.map((finding) => prove(board, finding).nodes))).toBeGreaterThan(20_000);
    expect(findings.filter((finding) => prove(board, finding).status !== "proved")).toEqual([]);
  });

  it("takes only disjoint sets, or small ones, where that is asked for", () => {
    const isDisjoint = ({ pattern: { stem, a, b } }: Plain): boolean =>
      new Set([...stem, ...a, ...b]).size === stem.length + a.length + b.length;
    const isSmall = ({ pattern: { stem, a, b } }: Plain): boolean => Math.max(stem.length, a.length, b.length) <= 2;
    const only = (options: object, wanted: (finding: Plain) => boolean): Completeness =>
      complete(alsXyWing.with(options), (board) => alsXyWings(board).filter(wanted), {
        seed: seed(77),
        boards: boards(10, 60),
      });
    const all = only({}, () => true).patterns;
    for (const some of [only({ disjoint: true }, isDisjoint), only({ largest: 2 }, isSmall)]) {
      expect(some.patterns).toBeGreaterThan(boards(6, 50));
      expect(some.patterns).toBeLessThan(all - boards(12, 100));
    }
  });

  it("says why, in three lengths: stem, A and B with their digits, both restricted commons and z", () => {
    const { puzzle, outcome } = known[0];
    const finding = findAll(atStage(parse(puzzle), "S4"), [alsXyWing]).find(
      (each) => cellsOf(each.pattern.stem) === "r1c78" && outcomeOf(each) === outcome,
    )!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "The stem is the two cells r1c7 and r1c8 with 1, 2 and 9, one digit more than cells. So at least one of 1 and 2 is in it. " +
        "If the stem holds 1, set A (the two cells r1c3 and r2c3 with 1, 4 and 5) loses 1 and must contain 5. " +
        "If the stem holds 2, set B (the two cells r4c5 and r4c7 with 1, 2 and 5) loses 2 and must contain 5. " +
        "Either way a cell that sees every 5 of both sets can't be 5: remove 5 from r4c3.",
      "stem r1c78 #129, A r12c3 #145 by 1, B r4c57 #125 by 2: r4c3≠5",
      "There is an ALS XY-Wing with 1, 2 and 5.",
    ]);
    expect(finding.reason).toEqual(["r1c7", "r1c8", "r1c3", "r2c3", "r4c5", "r4c7"].map((cell) => ({ cell })));
    expect(finding.marks).toEqual([
      { role: "stem", cell: "r1c7" },
      { role: "stem", cell: "r1c7", digits: [9] },
      { role: "common", cell: "r1c7", digits: [1, 2] },
      { role: "stem", cell: "r1c8" },
      { role: "stem", cell: "r1c8", digits: [9] },
      { role: "common", cell: "r1c8", digits: [1] },
      { role: "a", cell: "r1c3" },
      { role: "a", cell: "r1c3", digits: [4] },
      { role: "common", cell: "r1c3", digits: [1] },
      { role: "a", cell: "r2c3" },
      { role: "a", cell: "r2c3", digits: [4] },
      { role: "z", cell: "r2c3", digits: [5] },
      { role: "b", cell: "r4c5" },
      { role: "b", cell: "r4c5", digits: [1] },
      { role: "z", cell: "r4c5", digits: [5] },
      { role: "b", cell: "r4c7" },
      { role: "b", cell: "r4c7", digits: [1] },
      { role: "common", cell: "r4c7", digits: [2] },
      { role: "z", cell: "r4c7", digits: [5] },
      { link: "weak", from: ["r1c7#1", "r1c8#1"], to: ["r1c3#1"] },
      { link: "weak", from: ["r1c7#2"], to: ["r4c7#2"] },
      { role: "eliminated", cell: "r4c3", digits: [5] },
    ]);
  });

  it("says for several digits that the same holds for all of them", () => {
    const { puzzle } = known[2];
    const findings = findAll(atStage(parse(puzzle), "S4"), [alsXyWing]);
    const { text } = findings.find(({ pattern }) => pattern.z.join() === "2,3")!;
    expect(text).toContain("Either way a cell that sees every 2 of both sets can't be 2. The same goes for 3: remove ");
  });

  it("returns the smallest if the smallest is requested", () => {
    const finding = findSmallest(atStage(parse(known[1].puzzle), "S4"), [alsXyWing])!;
    expect(explain(finding, "short")).toBe("stem r6c9 #29, A r6c6 #12 by 2, B r3679c5 #12569 by 9: r4c5≠1");
  });
});
