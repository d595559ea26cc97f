import { type Board, explain, findAll, findFirst, parse } from "@wings/core";
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
import { xyWing, yWing } from "../src/index.js";
import { xyWingsByLinks } from "./literal.js";
import { xyWings } from "./reference.js";

/** Puzzles of the definition. */
const ONLY_S1 = ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.";
const TWO_CELLS = "6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4";
const THREE = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
/** No XY-Wing: many bivalue cells; and nothing but W-Wings. */
const NOTHING = "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1";
const W_WINGS = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";

const cases = {
  finds: [
    `S1 ${ONLY_S1} => r9c9≠2`,
    `S1 ${TWO_CELLS} => r9c45≠5`,
    `S1 ${THREE} => r1c5 r3c8≠3`,
    `S4 ${THREE} => r1c5 r3c8≠3`,
    `S4 ${THREE} => r3c6≠1`,
  ],
  misses: [`S4 ${NOTHING}`, `S4 ${W_WINGS}`],
};
techniqueTester(xyWing, cases, { describe, it });
techniqueTester(yWing, cases, { describe, it });

const stages: Stage[] = ["S1", "S2", "S3", "S4"];
const found = (board: Board): string[] => findAll(board, [xyWing]).map((finding) => explain(finding, "short"));

describe("the boards of the definition", () => {
  it("the first has its wing at S1 only", () => {
    const wing = "pivot r3c8 (3/7), wings r7c8 (3/2) and r2c9 (7/2): r9c9≠2";
    const has = stages.filter((stage) => found(atStage(parse(ONLY_S1), stage)).includes(wing));
    expect(has).toEqual(["S1"]);
  });

  it.each(stages)("the second has one at %s", (stage) => {
    const board = atStage(parse(TWO_CELLS), stage);
    expect(found(board)).toEqual(["pivot r8c1 (2/9), wings r9c3 (2/5) and r8c5 (9/5): r9c45≠5"]);
  });

  it.each(stages)("the third has two at %s, and three eliminations", (stage) => {
    expect(found(atStage(parse(THREE), stage))).toEqual([
      "pivot r1c4 (1/9), wings r3c6 (1/3) and r1c7 (9/3): r1c5 r3c8≠3",
      "pivot r1c7 (3/9), wings r3c8 (3/1) and r1c4 (9/1): r3c6≠1",
    ]);
  });
});

it.each([xyWing, yWing])("$id has explanations and marks", (technique) => {
  const finding = findFirst(atStage(parse(TWO_CELLS), "S4"), [technique])!;
  expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
    "The pivot r8c1 is 2 or 9. If it is 2, the wing r9c3 can't be 2 and is 5. If it is 9, the wing r8c5 can't be 9 and is 5. " +
      "Either way one of the wings is 5, so a cell that sees both can't be 5: remove 5 from r9c4 and r9c5.",
    "pivot r8c1 (2/9), wings r9c3 (2/5) and r8c5 (9/5): r9c45≠5",
    "There is an XY-Wing with 2, 5 and 9.",
  ]);
  expect(finding.marks).toEqual([
    { role: "pivot", cell: "r8c1", digits: [2, 9] },
    { role: "wing", cell: "r9c3", digits: [2, 5] },
    { role: "wing", cell: "r8c5", digits: [9, 5] },
    { link: "weak", from: ["r8c1#2"], to: ["r9c3#2"] },
    { link: "weak", from: ["r8c1#9"], to: ["r8c5#9"] },
    { role: "eliminated", cell: "r9c4", digits: [5] },
    { role: "eliminated", cell: "r9c5", digits: [5] },
  ]);
});

/** Boards of few digits, full of wings and of naked triples, that nobody could solve: what is defined holds there too. */
function* crowdedBoards(start: number, count: number): Generator<Board> {
  const source = random(seed(start));
  for (let made = 0; made < count; made++) {
    const masks = Array.from({ length: 81 }, () => {
      const size = [1, 2, 2, 3][source.below(4)];
      const digits = size === 1 ? [5, 6, 7, 8] : [0, 1, 2, 3, 4];
      return source
        .shuffle(digits)
        .slice(0, size)
        .reduce((mask, digit) => mask | (1 << digit), 0);
    });
    yield fromCandidates(masks);
  }
}

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(100, 3000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(300, 20_000)), ({ board }) => board);
});

describe.each([xyWing, yWing])("$id", (technique) => {
  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(technique, xyWings);
  });

  it("finds on stuck boards what the definition gives, and nothing else", () => {
    const least = 0.2 * stuck.length;
    expect(complete(technique, xyWings, { boards: stuck, least }).patterns).toBeGreaterThan(least);
  });

  it("finds what the classic search gives that chooses two links by combination", () => {
    complete(technique, xyWingsByLinks, { boards: stuck, least: 0.2 * stuck.length });
  });

  it("finds it on the boards of the definition", () => {
    expect(complete(technique, xyWings, { boards: knownBoards(), least: 20 }).boards).toBe(60);
  });

  it("has every property of the tester on stuck boards", () => {
    expect(examine(technique, stuck.slice(0, boards(20, 200)), { symmetries: 2 })).toMatchObject({
      faults: [],
      warnings: [],
    });
  });

  it("finds it on boards that are crowded with wings, solvable or not", () => {
    const count = boards(20, 200);
    complete(technique, xyWings, { boards: crowdedBoards(1, count), least: 25 * count });
    complete(technique, xyWingsByLinks, { boards: crowdedBoards(2, count), least: 25 * count });
  });

  it("is right on boards at random moments, by the solution and by its reasons", () => {
    soundness(technique, { boards: onTheWay, least: 0.05 * onTheWay.length });
  });

  it("has minimal reasons on stuck boards", () => {
    soundness(technique, { boards: stuck, minimal: true, least: 0.2 * stuck.length });
  });
});

it("the two searches report the same patterns on every board", () => {
  complete(xyWing, yWing, { boards: stuck, least: 0.2 * stuck.length });
  complete(xyWing, yWing, { boards: onTheWay, least: 0.03 * onTheWay.length });
  complete(xyWing, yWing, { boards: crowdedBoards(3, boards(30, 300)), least: 15 * boards(30, 300) });
  complete(xyWing, yWing, { boards: knownBoards() });
});
