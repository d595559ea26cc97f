import { type Board, search } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { parseCells } from "@wings/core/host";
import { describe, expect, test } from "vitest";
import { boardOf } from "../src/boards.js";
import { boards, seed } from "@wings/test-kit/depth";
import { type Stage, atStage, randomBoards } from "../src/index.js";

const STAGES: readonly Stage[] = ["S1", "S2", "S3", "S4"];

/** Puzzles that the basics alone don't solve, with cells and the candidates that they are known to have together. */
const KNOWN: { puzzle: string; stages: readonly Stage[]; cells: Record<string, string> }[] = [
  {
    puzzle: ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.",
    stages: ["S1"],
    cells: { r3c8: "37", r2c9: "27", r7c8: "23", r9c9: "123" },
  },
  {
    puzzle: "6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4",
    stages: STAGES,
    cells: { r8c1: "29", r8c5: "59", r9c3: "25" },
  },
  {
    puzzle: "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....",
    stages: STAGES,
    cells: { r1c4: "19", r1c7: "39", r3c6: "13" },
  },
  {
    puzzle: "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6",
    stages: ["S4"],
    cells: { r8c2: "29", r9c5: "29" },
  },
  {
    puzzle: ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.",
    stages: ["S1"],
    cells: { r3c4: "14", r9c6: "14" },
  },
  {
    puzzle: "8.9..3..4.24...61..7...6.297.2.4.......3.2.......5.1.225.1...4..47...83.1..7..2.5",
    stages: STAGES,
    cells: { r4c8: "569", r4c7: "59", r9c8: "69" },
  },
  {
    puzzle: "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26.",
    stages: ["S3", "S4"],
    cells: { r6c6: "1589", r6c5: "18", r3c6: "19", r9c6: "15" },
  },
  {
    puzzle: "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1",
    stages: ["S2", "S4"],
    cells: { r1c78: "129", r4c57: "125", r12c3: "145" },
  },
  {
    puzzle: "4..1....39.7.3.54..539..7....5...3..2963.7154..8...6....4..389..39.4.2.56....9..7",
    stages: ["S1", "S2", "S4"],
    cells: { r9c5: "25", r6c569: "1259", r129c2: "1268" },
  },
];

const position = (board: Board): number[] => [...board.values, ...board.masks];
const candidates = (board: Board): number =>
  board.masks.reduce((sum, mask) => sum + mask.toString(2).replaceAll("0", "").length, 0);

describe("atStage", () => {
  test.each(KNOWN)("reaches the known candidates of $puzzle", ({ puzzle, stages, cells }) => {
    expect(search(boardOf(puzzle)).status).toBe("one");
    for (const stage of stages) {
      const board = atStage(boardOf(puzzle), stage);
      for (const [cell, digits] of Object.entries(cells)) {
        const mask = parseCells(cell).reduce((all, each) => all | board.masks[each], 0);
        expect(digitsOf(mask).join("")).toBe(digits);
      }
    }
    expect(atStage(boardOf(puzzle), "S4").isFull).toBe(false);
  });

  test("is a fixpoint, and each stage starts where the one before ends", () => {
    for (const { board } of randomBoards(seed(1), boards(50, 200))) {
      let left = Infinity;
      for (const [i, stage] of STAGES.entries()) {
        const at = atStage(board, stage);
        expect(position(atStage(at, stage))).toEqual(position(at));
        for (const before of STAGES.slice(0, i)) {
          expect(position(atStage(at, before))).toEqual(position(at));
          expect(position(atStage(atStage(board, before), stage))).toEqual(position(at));
        }
        expect(candidates(at)).toBeLessThanOrEqual(left);
        left = candidates(at);
      }
    }
  });

  test("keeps the solution and leaves the board alone", () => {
    for (const { board, solution } of randomBoards(seed(2), boards(50, 200))) {
      const before = position(board);
      const { version } = board;
      for (const stage of STAGES) {
        const at = atStage(board, stage);
        for (let cell = 0; cell < 81; cell++) {
          const digit = Number(solution[cell]);
          expect(at.values[cell] === digit || at.has(cell, digit)).toBe(true);
        }
        expect([...at.givens]).toEqual([...board.givens]);
      }
      expect(position(board)).toEqual(before);
      expect(board.version).toBe(version);
    }
  });

  const empty = ".".repeat(81);

  test("finds each of the basics by itself", () => {
    const naked = boardOf("12345678.".padEnd(81, "."));
    expect(atStage(naked, "S1").values[8]).toBe(9);
    const hidden = boardOf(empty);
    for (let cell = 1; cell < 9; cell++) hidden.eliminate(cell, 5);
    expect(atStage(hidden, "S1").values[0]).toBe(5);

    const pointing = boardOf(empty);
    for (const cell of [9, 10, 11, 18, 19, 20]) pointing.eliminate(cell, 5);
    expect(atStage(pointing, "S1").has(8, 5)).toBe(true);
    expect(atStage(pointing, "S2").has(8, 5)).toBe(false);
    expect(atStage(pointing, "S2").has(0, 5)).toBe(true);

    const claiming = boardOf(empty);
    for (const cell of [27, 36, 45, 54, 63, 72]) claiming.eliminate(cell, 5);
    expect(atStage(claiming, "S1").has(1, 5)).toBe(true);
    expect(atStage(claiming, "S2").has(1, 5)).toBe(false);
  });

  test.each([
    [2, "S2", "S3"],
    [3, "S3", "S4"],
    [4, "S3", "S4"],
  ] as const)("finds naked and hidden subsets of %i", (size, before, stage) => {
    // In the middle row, one cell of each box in turn, so that no two of the first three are locked.
    const cells = [36, 40, 44, 37].slice(0, size);
    const naked = boardOf(empty);
    for (const cell of cells) for (let digit = size + 1; digit <= 9; digit++) naked.eliminate(cell, digit);
    expect(atStage(naked, before).has(39, 1)).toBe(true);
    expect(atStage(naked, stage).has(39, 1)).toBe(false);
    expect(atStage(naked, stage).has(39, 9)).toBe(true);

    const hidden = boardOf(empty);
    for (let cell = 36; cell < 45; cell++) {
      if (!cells.includes(cell)) for (let digit = 1; digit <= size; digit++) hidden.eliminate(cell, digit);
    }
    expect(atStage(hidden, before).has(36, 9)).toBe(true);
    expect(atStage(hidden, stage).has(36, 9)).toBe(false);
    expect(atStage(hidden, stage).has(36, 1)).toBe(true);
  });
});
