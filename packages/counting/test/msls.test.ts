import { type Technique, explain, findAll, findFirst, parse, prove, search } from "@wings/core";
import { atStage, complete, examine, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { EASTER_MONSTER, GOLDEN_NUGGET, hardBoards } from "@wings/test-kit/hard-boards";
import { dominoLoop, msls } from "../src/index.js";
import { multiSectorLockedSets } from "./reference.js";

/** Six cells of two rows. */
const GENTLE = "w12jhed31D0jfj42ji3ek5k76E8bI8j3jF02ej4a5A9j9F0j2k8I9bl6K05jb9leG1Fc16k58I8jbjheji2kBc";
/** An example of Leren's, with two sets that are each other's complement. */
const LEREN = "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2";

techniqueTester(
  msls,
  {
    finds: [
      `${GENTLE} => r4c7≠7 r5c3≠7`,
      `S4 ${LEREN} => r3c58≠12 r3c69≠3 r3c569≠4 r69c5≠4 r1c7≠5 r7c2≠6 r2c4≠7 r5c12≠7 r57c1≠8`,
    ],
    // In Golden Nugget, 16 cells that are near have room for 17 digits.
    misses: [`S4 ${GOLDEN_NUGGET}`],
  },
  { describe, it },
);

describe("Multi-sector locked set", () => {
  it("finds exactly what the reference finds: images of famous puzzles with fewer candidates", () => {
    const count = boards(3, 500);
    complete(msls, multiSectorLockedSets, { boards: hardBoards(seed(1), count), least: count });
  });

  it("finds exactly what the reference finds on random boards", () => {
    const count = boards(3, 1500);
    complete(msls, multiSectorLockedSets, { seed: seed(2), boards: count, least: count });
  });

  it("is right by the solution and by its counts", () => {
    const count = boards(30, 1000);
    expect(soundness(msls, { boards: hardBoards(seed(3), count), least: count / 2 }).boards).toBe(count);
    expect(soundness(msls, { boards: stuckBoards(seed(3), count), least: count / 2 }).boards).toBe(count);
  });

  it("has every property of the tester on hard boards", () => {
    expect(examine(msls, hardBoards(seed(4), boards(4, 40), [EASTER_MONSTER]), { symmetries: 3 }).faults).toEqual([]);
  });

  it("contains what the domino loop of Easter Monster gives, and more", () => {
    const board = atStage(parse(EASTER_MONSTER), "S4");
    const outcomes = (technique: Technique): string[] =>
      findAll(board, [technique]).flatMap(({ eliminations }) =>
        eliminations.map(({ cell, digit }) => `${cell}≠${digit}`),
      );
    const all = new Set(outcomes(msls));
    // By lines alone, these don't follow.
    expect(outcomes(dominoLoop).filter((each) => !all.has(each))).toEqual(["r5c8≠3", "r5c2≠8", "r5c8≠9"]);
    expect(all.size).toBeGreaterThan(20);
  });

  it("finds nothing on a board without a solution", () => {
    const board = parse(GENTLE);
    const solution = search(board).solution!;
    const cell = solution.indexOf("7", 27);
    board.eliminate(cell, 7);
    expect(board.values[cell]).toBe(0);
    expect(findFirst(board, [msls])).toBeNull();
  });

  it("says why, in three lengths, and cites one count for both eliminations", () => {
    const board = parse(GENTLE);
    const [finding] = findAll(board, [msls]);
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual([
      "There are 6 open cells at the crossings of row 3 and row 4 with column 1, column 3 and column 4: r3c1, r3c3, r3c4, r4c1, r4c3 and r4c4. No row and no column holds a digit twice, so together these cells can hold 1 and 3 once (row 3), 6 and 7 once (row 4), 8 once (column 4) and 9 once (column 1): just 6 digits. So each digit is there just so often, and it can't be in a cell that would leave it too few places: remove 7 from r4c7 and r5c3.",
      "locked set of 6 cells in r3 and r4 × c1, c3 and c4: r4c7 r5c3≠7",
      "Some rows and columns cross in cells that can hold only just enough digits.",
    ]);
    expect(finding.size).toBe(6);
    expect(finding.eliminations).toHaveLength(2);
    expect(finding.counts).toHaveLength(1);
    expect(finding.counts!.every(({ facts, sets }) => facts.length === sets.length + 1)).toBe(true);
    expect(prove(board, finding).status).toBe("proved");
  });

  it("says how often each digit fits, and in which lines", () => {
    const [finding] = findAll(atStage(parse(EASTER_MONSTER), "S4"), [msls]);
    expect(finding.text).toContain(
      "together these cells can hold 5 once (row 8), 9 once (row 6), 1 twice (column 3 and column 7)",
    );
  });
});
