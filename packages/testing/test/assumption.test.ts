import { type Board, search } from "@wings/core";
import { type DeadlyFact, type Fact, cellFact } from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { complete, examine, mixedBoards, soundness } from "../src/index.js";
import { boards as count } from "@wings/test-kit/depth";
import { rectangle } from "./rectangle.js";
import { errorOf } from "@wings/test-kit/technique";

const right = rectangle();
const boards: readonly Board[] = Array.from(
  { length: count(400, 2000) },
  (
    (source) => () =>
      source.next().value!
  )(mixedBoards(3)),
);
/** Boards on which the rectangle is found. */
const found = boards.filter((board) => examine(right, [board], { symmetries: 0 }).findings > 0);

describe("the tester, with a technique that assumes one solution", () => {
  it("passes one that is right, without a warning", () => {
    expect(found.length).toBeGreaterThan(5);
    expect(examine(right, found, { symmetries: 5 })).toMatchObject({ faults: [], warnings: [] });
    expect(soundness(right, { boards, minimal: true }).findings).toBeGreaterThan(5);
    complete(right, rectangle({ id: "ann/other" }), { boards });
  });

  it("fails one that does not declare the assumption", () => {
    const { faults } = examine(rectangle({ assumes: undefined }), found);
    expect(faults.map(({ code, seen }) => `${code} ${seen}`)).toEqual([
      expect.stringMatching(/^WINGS_FINDING_REJECTED .*cites a deadly pattern or a mirror and does not declare/),
    ]);
  });

  it("fails one that does not check the assumption", () => {
    // Any number of solutions will do.
    const careless = rectangle({
      find: (board, report) => {
        const { isUnique } = board;
        board.isUnique = true;
        right.find(board, report);
        board.isUnique = isUnique;
      },
    });
    const { faults } = examine(careless, found.slice(0, 3), { symmetries: 1 });
    expect(faults.map(({ code }) => code)).toEqual(["WINGS_SEVERAL_SOLUTIONS"]);
    expect(faults[0].text).toContain("hasOneSolution(board) is false");
  });

  it.each<[string, (facts: readonly Fact[]) => readonly Fact[], RegExp]>([
    ["without its fact", () => [], /the cited facts allow the opposite/],
    ["with other cells", () => [cellFact(0)], /the cited facts allow the opposite/],
    ["with a corner left out", ([fact]) => [withoutCorner(fact as DeadlyFact)], /not every filling has a twin/],
  ])("fails a reason %s", (_, change, says) => {
    const wrong = rectangle({ reason: ({ why }) => change(why.flat()) });
    const error = errorOf(() => soundness(wrong, { boards: found }));
    expect(error.message).toMatch(says);
  });

  it("warns of a fact that the deadly pattern does not need", () => {
    const long = rectangle({ reason: ({ why, roof }) => [...why.flat(), cellFact(roof)] });
    const { faults, warnings } = examine(long, found.slice(0, 3), { symmetries: 1 });
    expect(faults).toEqual([]);
    expect(warnings.map(({ code }) => code)).toContain("WINGS_UNNEEDED_FACT");
  });

  it("has boards whose puzzles have one solution", () => {
    for (const board of found) expect(search(board).status).toBe("one");
  });
});

const withoutCorner = ({ cells, digits }: DeadlyFact): DeadlyFact => ({
  cells: cells.slice(1),
  digits: digits.slice(1),
});
