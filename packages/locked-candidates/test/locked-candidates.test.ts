import { type Board, type Technique, explain, findAll, parse } from "@wings/core";
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
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { claiming, pointing } from "../src/index.js";
import { boxesThatPoint, linesThatClaim } from "./reference.js";

/** Puzzles of the definitions. */
const TEN = ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.";
const SEVEN = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
const ONE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const EMPTY = ".".repeat(81);

const framework = { describe, it };
techniqueTester(
  pointing,
  {
    finds: [`S1 ${TEN} => r9c46≠1`, `S1 ${SEVEN} => r8c5≠7`, `S1 ${ONE} => r78c2≠1`],
    misses: [`S2 ${TEN}`, `S4 ${SEVEN}`, EMPTY],
  },
  framework,
);
techniqueTester(
  claiming,
  {
    finds: [`S1 ${TEN} => r9c46≠1`, `S1 ${SEVEN} => r8c5≠7`, `S1 ${ONE} => r78c2≠1`],
    misses: [`S2 ${TEN}`, `S4 ${SEVEN}`, EMPTY],
  },
  framework,
);

const all: [Technique, Reference][] = [
  [pointing, boxesThatPoint],
  [claiming, linesThatClaim],
];

const moments: readonly Board[] = Array.from(randomBoards(seed(4), boards(300, 3000)), ({ board }) => board);

describe.each(all)("$id", (technique, reference) => {
  it("is what the definition says, on boards at random moments", () => {
    complete(technique, reference, { boards: moments, least: 3 * moments.length });
  });

  it("is what the definition says on the boards of the definition", () => {
    expect(complete(technique, reference, { boards: knownBoards(), least: 10 }).boards).toBe(60);
    expect(examine(technique, knownBoards(["S1"]), { symmetries: 2 })).toMatchObject({ faults: [], warnings: [] });
  });

  it("is what the definition says on other layouts", () => {
    completeOnLayouts(technique, reference);
  });

  it("is proved by the fact that it cites", () => {
    soundness(technique, { boards: moments, least: 3 * moments.length, minimal: true });
  });
});

it("has explanations in three lengths", () => {
  const texts = (technique: Technique): string[] => {
    const [finding] = findAll(atStage(parse(TEN), "S1"), [technique]);
    return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
  };
  expect(texts(pointing)).toEqual([
    "In box 9, the digit 1 can only be in r9c7 or r9c9. Both are in row 9, so 1 can't be anywhere else in that row: remove 1 from r9c4 and r9c6.",
    "in b9, 1 is only in r9: r9c46≠1",
    "There is a box where 1 can only be in one row.",
  ]);
  expect(texts(claiming)).toEqual([
    "In row 8, the digit 1 can only be in r8c4 or r8c6. Both are in box 8, so 1 can't be anywhere else in that box: remove 1 from r9c4 and r9c6.",
    "in r8, 1 is only in b8: r9c46≠1",
    "There is a row where 1 can only be in one box.",
  ]);
});

it.each([
  { technique: pointing, count: 1, says: /can only be in r\dc\d\. It is in (row|column) \d, so / },
  { technique: claiming, count: 1, says: /can only be in r\dc\d\. It is in box \d, so / },
  {
    technique: pointing,
    count: 3,
    says: /can only be in r\dc\d, r\dc\d or r\dc\d\. All three are in (row|column) \d, so /,
  },
])("says of $count places of $technique.id where they are", ({ technique, count, says }) => {
  const findings = moments.slice(0, 100).flatMap((board) => findAll(board, [technique]));
  const texts = findings.filter(({ pattern }) => pattern.cells.length === count).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(text).toMatch(says);
});

it("knows the box, the line and all their places", () => {
  const [finding] = findAll(atStage(parse(SEVEN), "S1"), [pointing]);
  expect(finding.pattern).toEqual({ digit: 7, box: "b2", line: "c5", cells: ["r1c5", "r2c5"] });
  expect(finding.reason).toEqual([{ house: "b2", digit: 7 }]);
  expect(finding.marks).toEqual([
    { role: "box", house: "b2", digit: 7 },
    { role: "locked", cell: "r1c5", digits: [7] },
    { role: "locked", cell: "r2c5", digits: [7] },
    { role: "eliminated", cell: "r8c5", digits: [7] },
  ]);
});
