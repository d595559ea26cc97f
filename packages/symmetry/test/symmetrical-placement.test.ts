import { explain, findAll, hasOneSolution, parse, prove } from "@wings/core";
import { complete, examine, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { symmetricalPlacement } from "../src/index.js";
import { images, symmetricalBoards } from "./puzzles.js";
import { anySymmetricalPlacements, symmetricalPlacements } from "./reference.js";

const HALF = "w1d9k728ocij4j6l1djgjK0jK04j1B65E6Ahj4bjc7jM0Am8B69j7A9jA9jdjg9l6j7jabo534k1g";
const QUARTER = "w1j5l86lal9je87jhf15ck561hbcim3idg5mgefa823ke38baj91cj7lhl21l3j";
const DIAGONAL = "w1l7jdk1j14ijhj5k6ja35l2eahign3ea6982fh9b43p5k4k9k8j6k1l7m";
/** A half turn with rows and columns in another order. */
const MOVED = "w1j3l6abj4n76n8j39l5jfkc97jck4j16m3kgbck5kfj76nijaj8jf9j2j3";
const NOTHING = "S4 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

techniqueTester(
  symmetricalPlacement,
  {
    finds: [
      `${HALF} => r5c5≠58`,
      `${QUARTER} => r1c19≠4 r9c19≠4`,
      `${DIAGONAL} => r1c1≠59`,
      { board: MOVED, outcome: "r1c15≠5", options: { any: true } },
    ],
    misses: [NOTHING],
  },
  { describe, it },
);

const anyMap = symmetricalPlacement.with({ any: true });
describe("Symmetrical placement", () => {
  it("finds exactly what the reference finds, at the beginning and later", () => {
    const count = boards(60, 2000);
    complete(symmetricalPlacement, symmetricalPlacements, {
      boards: symmetricalBoards(seed(1), count),
      least: count / 2,
    });
    complete(symmetricalPlacement, symmetricalPlacements, { boards: stuckBoards(seed(2), boards(50, 2000)), least: 0 });
  });

  it("finds any map, in any order of rows and columns", () => {
    const count = boards(5, 150);
    complete(anyMap, anySymmetricalPlacements, { boards: symmetricalBoards(seed(3), count, false), least: count / 2 });
    complete(anyMap, anySymmetricalPlacements, { boards: stuckBoards(seed(5), boards(3, 60)), least: 0 });
  });

  it("is right by the solution and by its facts", () => {
    const count = boards(60, 1000);
    soundness(symmetricalPlacement, { boards: symmetricalBoards(seed(6), count), least: count / 2 });
    soundness(anyMap, { boards: symmetricalBoards(seed(7), count, false), least: count / 2 });
  });

  it("has every property of the tester, with turns and mirrors", () => {
    expect(examine(symmetricalPlacement, symmetricalBoards(seed(8), boards(3, 30)), { symmetries: 3 }).faults).toEqual(
      [],
    );
  });

  it("finds nothing where the givens have several solutions", () => {
    const { givens } = parse(HALF).toState();
    const at = givens.findIndex((digit) => digit !== 0);
    // One pair of givens less.
    const loose = parse(givens.map((digit, cell) => (cell === at || cell === 80 - at ? 0 : digit)).join(""));
    expect([hasOneSolution(loose), findAll(loose, [symmetricalPlacement])]).toEqual([false, []]);
    expect(findAll(parse("".padEnd(81, ".")), [anyMap])).toEqual([]);
  });

  it("cites 24 facts at most, or lemmas", () => {
    for (const puzzle of images(seed(9), boards(11, 300)))
      for (const { reason, lemmas = [] } of findAll(parse(puzzle), [symmetricalPlacement]))
        expect([reason.length > 0 && reason.length <= 24, lemmas.length > 0]).toContain(true);
  });

  it("says why, in three lengths", () => {
    const textsOf = (line: string, cell: string, technique = symmetricalPlacement): string[] => {
      const board = parse(line);
      const finding = findAll(board, [technique]).find(({ eliminations }) => eliminations[0].cell === cell)!;
      expect(prove(board, finding)).toMatchObject({ status: "proved", assumes: "unique-solution" });
      return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
    };
    expect(textsOf(HALF, "r5c5")).toEqual([
      "After a half turn, with the digits exchanged (1↔9, 2↔3, 4↔7 and 5↔8), the givens are the same. The puzzle has one solution, so that is the same, too. If r5c5 is 5, then r5c5 is 8, which can't be. If r5c5 is 8, then r5c5 is 5, which can't be. So remove 5 and 8 from r5c5.",
      "a half turn, the digits exchanged (1↔9, 2↔3, 4↔7 and 5↔8): r5c5≠58",
      "Look at the givens as a whole.",
    ]);
    expect(textsOf(QUARTER, "r1c1")[1]).toBe(
      "a quarter turn, the digits replaced (1→5, 5→8, 8→3, 3→1, 2→7, 7→6, 6→9 and 9→2): r19c19≠4",
    );
    expect(textsOf(DIAGONAL, "r1c1")[0]).toMatch(
      /^After a reflection in the diagonal from top left to bottom right, with the digits exchanged \(2↔7, 4↔6 and 5↔9\)/,
    );
  });
});
