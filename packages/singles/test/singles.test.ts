import { type Board, type Technique, explain, findAll, parse } from "@wings/core";
import {
  type Reference,
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
import { fullHouse, hiddenSingle, nakedSingle } from "../src/index.js";
import { fullHouses, hiddenSingles, nakedSingles } from "./reference.js";

/** Puzzles of the definitions, and how they look to the three techniques. */
const DENSE = "4..1....39.7.3.54..539..7....5...3..2963.7154..8...6....4..389..39.4.2.56....9..7";
const EASY = "6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4";
const EMPTY = ".".repeat(81);
/** A grid with the two open cells r1c1 and r1c2: each column, but not the row, has one open cell. */
const LAST_TWO = "..4678912672195348198342567859761423426853791713924856961537284287419635345286179";

const framework = { describe, it };
techniqueTester(
  fullHouse,
  { finds: [`${DENSE} => r5c5=8`, `${LAST_TWO} => r1c2=3`], misses: [EASY, `S4 ${DENSE}`, EMPTY] },
  framework,
);
techniqueTester(
  nakedSingle,
  { finds: [`${DENSE} => r5c5=8`, `${EASY} => r2c2=9`, `${LAST_TWO} => r1c1=5`], misses: [`S1 ${EASY}`, EMPTY] },
  framework,
);
techniqueTester(
  hiddenSingle,
  { finds: [`${DENSE} => r5c5=8`, `${EASY} => r3c7=1`, `${LAST_TWO} => r1c1=5`], misses: [`S1 ${EASY}`, EMPTY] },
  framework,
);

const all: [Technique, Reference][] = [
  [fullHouse, fullHouses],
  [nakedSingle, nakedSingles],
  [hiddenSingle, hiddenSingles],
];

/** Boards at random moments. In most there is no full house: in these all cells but eight are filled by the solution. */
function* someMoments(): Generator<Board> {
  for (const { board, solution } of randomBoards(seed(3), boards(60, 2000))) {
    yield board.copy();
    for (let cell = 0, left = board.values.filter((value) => value === 0).length; left > 8; cell = (cell + 37) % 81) {
      if (board.values[cell] !== 0) continue;
      board.place(cell, Number(solution[cell]));
      left--;
    }
    yield board;
  }
}

const moments: readonly Board[] = [...someMoments()];

describe.each(all)("$id", (technique, reference) => {
  it("is what the definition says, on boards at random moments", () => {
    complete(technique, reference, { boards: moments, least: moments.length / 2 });
  });

  it("is what the definition says on the boards of the definition, untouched and on the way", () => {
    const boards = [DENSE, EASY, LAST_TWO].map((text) => parse(text));
    complete(technique, reference, { boards: [...boards, ...knownBoards()], least: 2 });
    expect(examine(technique, boards, { symmetries: 5 })).toMatchObject({ faults: [], warnings: [] });
  });

  it("is what the definition says on other layouts", () => {
    completeOnLayouts(technique, reference);
  });

  it("is proved by the facts that it cites, and by no fewer", () => {
    soundness(technique, { boards: moments, least: moments.length / 2, minimal: true });
  });
});

it("is marked: the cell that is filled, and the house that asks for it", () => {
  const marksOf = (technique: Technique): unknown[] => [...findAll(parse(LAST_TWO), [technique])[0].marks];
  expect(marksOf(fullHouse)).toEqual([
    { role: "house", house: "c1" },
    { role: "last", cell: "r1c1", digits: [5] },
    { role: "placed", cell: "r1c1", digits: [5] },
  ]);
  expect(marksOf(nakedSingle)).toEqual([
    { role: "single", cell: "r1c1", digits: [5] },
    { role: "placed", cell: "r1c1", digits: [5] },
  ]);
  expect(marksOf(hiddenSingle)).toEqual([
    { role: "house", house: "r1", digit: 3 },
    { role: "single", cell: "r1c2", digits: [3] },
    { role: "placed", cell: "r1c2", digits: [3] },
  ]);
});

it("has explanations in three lengths", () => {
  const texts = (technique: Technique): string[] => {
    const [finding] = findAll(parse(LAST_TWO), [technique]);
    return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
  };
  expect(texts(fullHouse)).toEqual([
    "r1c1 is the last open cell of column 1, which already has 1, 2, 3, 4, 6, 7, 8 and 9. Only 5 is missing: place 5 in r1c1.",
    "last open cell of c1: r1c1=5",
    "There is a column with only one open cell.",
  ]);
  expect(texts(nakedSingle)).toEqual([
    "r1c1 must be 5: row 1 has 1, 2, 4, 6, 7, 8 and 9; column 1 has 3. So place 5 in r1c1.",
    "only candidate of r1c1: r1c1=5",
    "There is a cell with only one candidate in box 1.",
  ]);
  expect(texts(hiddenSingle)).toEqual([
    "In row 1, only r1c2 can be 3: the 3 in column 1 blocks the rest. So place 3 in r1c2.",
    "only place for 3 in r1: r1c2=3",
    "There is a row with only one place for 3.",
  ]);
});
