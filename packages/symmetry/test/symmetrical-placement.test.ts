import { type Board, explain, findAll, format, hasOneSolution, parse, prove } from "@wings/core";
import { generate, randomTransformation, transform } from "@wings/generate";
import { atStage, complete, examine, soundness, stuckBoards, symmetry, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "../../testing/test/depth.js";
import { symmetricalPlacement } from "../src/index.js";
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
const ladder = [{ technique: symmetricalPlacement, level: "hard", score: 180 }];

/** Puzzles with a symmetry, as they are given. */
const puzzles = (numbers: readonly number[], count: number): string[] =>
  numbers.flatMap((number) =>
    Array.from(
      generate({ seed: number, count, ladder, technique: { id: symmetricalPlacement.id } }),
      ({ puzzle }) => puzzle,
    ),
  );

const atBoth = (puzzle: string): Board[] => [parse(puzzle), atStage(parse(puzzle), "S1"), atStage(parse(puzzle), "S4")];

describe("Symmetrical placement", () => {
  it("finds exactly what the reference finds, at the beginning and after the basics", () => {
    const all = puzzles([seed(1)], boards(20, 700)).flatMap(atBoth);
    complete(symmetricalPlacement, symmetricalPlacements, { boards: all, least: all.length / 2 });
    complete(symmetricalPlacement, symmetricalPlacements, { boards: stuckBoards(seed(2), boards(50, 2000)), least: 0 });
  });

  it("finds any map, in any order of rows and columns", () => {
    const all = puzzles([seed(3)], boards(3, 100)).map((puzzle, i) =>
      atStage(parse(transform(puzzle, randomTransformation(seed(4), i))), "S1"),
    );
    complete(anyMap, anySymmetricalPlacements, { boards: all, least: all.length / 2 });
    complete(anyMap, anySymmetricalPlacements, { boards: stuckBoards(seed(5), boards(3, 60)), least: 0 });
  });

  it("is right by the solution and by its facts", () => {
    const all = puzzles([seed(6)], boards(20, 300)).flatMap(atBoth);
    soundness(symmetricalPlacement, { boards: all, least: all.length / 2 });
    soundness(anyMap, { boards: all, least: all.length / 2 });
  });

  it("has every property of the tester, with turns and mirrors", () => {
    const all = puzzles([seed(7)], boards(2, 12)).map((puzzle) => atStage(parse(puzzle), "S4"));
    expect(examine(symmetricalPlacement, all, { symmetries: 3 }).faults).toEqual([]);
  });

  it("finds with any map the same on each image of a board", () => {
    const source = { below: (n: number): number => n - 1, shuffle: <T>(items: T[]): T[] => items.reverse() };
    const image = symmetry(source as never);
    const count = (board: Board): number => new Set(outcomes(board)).size;
    for (const puzzle of puzzles([seed(8)], boards(4, 40))) {
      const board = atStage(parse(puzzle), "S1");
      expect(count(image.board(board)), format(board, "url")).toBe(count(board));
    }
  });

  it("finds nothing where the givens have several solutions", () => {
    const { givens } = parse(HALF).toState();
    const at = givens.findIndex((digit) => digit !== 0);
    // One pair of givens less.
    const loose = parse(givens.map((digit, cell) => (cell === at || cell === 80 - at ? 0 : digit)).join(""));
    expect([hasOneSolution(loose), findAll(loose, [symmetricalPlacement])]).toEqual([false, []]);
    expect(findAll(parse("".padEnd(81, ".")), [anyMap])).toEqual([]);
  });

  it("proves many candidates of many cells with lemmas", () => {
    // Nothing is eliminated yet but what the givens say.
    const reasons = puzzles([seed(9)], boards(30, 300)).flatMap((puzzle) =>
      findAll(parse(puzzle), [symmetricalPlacement]).map(({ reason, lemmas = [] }) => [reason.length, lemmas.length]),
    );
    for (const [facts, lemmas] of reasons) expect([facts > 0 && facts <= 24, lemmas > 0]).toContain(true);
  });

  it("says why, in three lengths", () => {
    const told = (line: string, cell: string, technique = symmetricalPlacement): string[] => {
      const board = parse(line);
      const finding = findAll(board, [technique]).find(({ eliminations }) => eliminations[0].cell === cell)!;
      expect(prove(board, finding)).toMatchObject({ status: "proved", assumes: "unique-solution" });
      return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
    };
    expect(told(HALF, "r5c5")).toEqual([
      "After a half turn, with the digits exchanged (1↔9, 2↔3, 4↔7 and 5↔8), the givens are the same. The puzzle has one solution, so that is the same, too. If r5c5 is 5, then r5c5 is 8, which can't be. If r5c5 is 8, then r5c5 is 5, which can't be. So remove 5 and 8 from r5c5.",
      "a half turn, the digits exchanged (1↔9, 2↔3, 4↔7 and 5↔8): r5c5≠58",
      "Look at the givens as a whole.",
    ]);
    expect(told(QUARTER, "r1c1")[1]).toBe(
      "a quarter turn, the digits replaced (1→5, 5→8, 8→3, 3→1, 2→7, 7→6, 6→9 and 9→2): r19c19≠4",
    );
    expect(told(DIAGONAL, "r1c1")[0]).toMatch(
      /^After a reflection in the diagonal from top left to bottom right, with the digits exchanged \(2↔7, 4↔6 and 5↔9\)/,
    );
  });
});

const outcomes = (board: Board): string[] =>
  findAll(board, [anyMap]).flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${cell}≠${digit}`));
