import { describe, expect, it } from "vitest";
import {
  Board,
  CLASSIC_GRID,
  cellName,
  checkStep,
  deadlyFact,
  defineTechnique,
  findAll,
  hasOneSolution,
  maskOf,
  nameFact,
  parse,
  prove,
  proveHit,
  readFact,
  search,
  solvePath,
} from "./core.js";
import { isDeadly } from "../src/proof/deadly.js";

/** The four corners of a rectangle in two rows, two columns and two boxes. */
const CORNERS = [0, 3, 9, 12];
const AB = 0b11;

describe("deadly patterns", () => {
  it("are exactly the sets in which every filling has a twin", () => {
    expect(isDeadly(CLASSIC_GRID, CORNERS, [AB, AB, AB, AB])).toBe(true);
    // In four boxes the boxes would have other digits.
    expect(isDeadly(CLASSIC_GRID, [0, 3, 27, 30], [AB, AB, AB, AB])).toBe(false);
    // With a third digit some fillings have no twin.
    expect(isDeadly(CLASSIC_GRID, CORNERS, [0b111, AB, AB, AB])).toBe(false);
    // Three corners are not enough.
    expect(isDeadly(CLASSIC_GRID, [0, 3, 9], [AB, AB, AB])).toBe(false);
    // Six cells in two rows and three columns, each column with two of three digits.
    expect(isDeadly(CLASSIC_GRID, [0, 3, 6, 9, 12, 15], [0b011, 0b110, 0b101, 0b011, 0b110, 0b101])).toBe(true);
    // A pattern that can't be filled at all holds without any assumption.
    expect(isDeadly(CLASSIC_GRID, [0, 1], [1, 1])).toBe(true);
  });

  it("solve no board: one without a filling has at most 24 cells", () => {
    const puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    const board = parse(puzzle);
    const solution = search(board).solution!;
    const cells = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => board.digit(cell) === 0);
    // All that the board allows, but for the solution's digit in the first cell.
    const digits = cells.map((cell, i) => board.masks[cell] & ~(i === 0 ? maskOf(Number(solution[cell])) : 0));
    const reason = [nameFact(deadlyFact(cells, digits))];
    const placements = [{ cell: cellName(cells[0]), digit: Number(solution[cells[0]]) }];
    const claim = { reason, eliminations: [], placements, assumes: "unique-solution" } as const;
    expect(() => prove(board, claim)).toThrow(/there is none in more than 24 cells/);
  });

  it("list digits from 1 to 9", () => {
    for (const digit of [34, 0, "2", [2], 2.5, -30, "x", {}]) {
      const deadly = { deadly: ["r1c1"], digits: [[digit]] } as never;
      expect(() => readFact(deadly), String(digit)).toThrow(expect.objectContaining({ code: "WINGS_OUT_OF_RANGE" }));
    }
  });

  it("agree with a plain count of fillings", () => {
    // Every pattern of two digits on the corners of rectangles, each corner with one or both.
    for (let code = 0; code < 81; code++) {
      const masks = [0, 1, 2, 3].map((i) => [1, 2, 3][Math.floor(code / 3 ** i) % 3]);
      const fillings = [
        [1, 2, 2, 1],
        [2, 1, 1, 2],
      ].filter((digits) => digits.every((digit, i) => (masks[i] & digit) !== 0));
      // A twin need not agree with the listed digits, so any filling has one.
      expect([code, fillings.length, isDeadly(CLASSIC_GRID, CORNERS, masks)]).toEqual([code, fillings.length, true]);
    }
  });

  it("are refused where they are no facts", () => {
    const board = parse("1".padEnd(81, "."));
    const eliminations = [{ cell: 20, digit: 1 }];
    const hit = { pattern: {}, size: 1, eliminations: [], placements: eliminations };
    const fact = (cells: number[]) => [
      deadlyFact(
        cells,
        cells.map(() => AB),
      ),
    ];
    expect(() => proveHit(board, fact([0, 3, 9, 12]), hit)).toThrow(/given/);
    expect(() => proveHit(board, fact([1, 1]), hit)).toThrow(/once/);
    expect(() => proveHit(board, fact([1, 4, 28, 31]), hit)).toThrow(/twin/);
  });
});

/** From the definitions: a rectangle on 2 and 3, of which one corner has other candidates. */
const library =
  ":0600:23:+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::227 327::";
const rectangle = defineTechnique({
  id: "test/rectangle",
  name: "Rectangle",
  pattern: { corners: "cells", roof: "cell" },
  roles: { corner: "corner" },
  assumes: "unique-solution",
  message: { long: "{corners}: {outcome}", short: "{outcome}", vague: "a rectangle" },
  find(board, report) {
    if (!hasOneSolution(board)) return;
    for (let a = 0; a < 81; a++)
      for (let b = a + 1; b < 81; b++) {
        if (((a / 9) | 0) !== ((b / 9) | 0)) continue;
        for (let c = a + 9; c < 81; c += 9) {
          const corners = [a, b, c, c + b - a];
          const boxes = new Set(corners.map((cell) => ((cell / 27) | 0) * 3 + (((cell % 9) / 3) | 0)));
          const bare = corners.filter((cell) => board.masks[cell] === 0b110);
          const roof = corners.find((cell) => !bare.includes(cell));
          if (boxes.size !== 2 || bare.length !== 3 || roof === undefined) continue;
          const [two, three] = [report.eliminateCells(2, [roof]), report.eliminateCells(3, [roof])];
          if ((two || three) && report.commit({ corners, roof }, 4)) return;
        }
      }
  },
  reason: ({ corners }) => [
    deadlyFact(
      corners,
      corners.map(() => 0b110),
    ),
  ],
  marks: ({ corners }) => corners.map((cell) => ({ role: "corner", cell })),
  data: ({ corners }) => ({ corners: { cells: corners } }),
});

describe("findings that assume one solution", () => {
  const board = parse(library);

  it("are proved, and say so", () => {
    const [finding] = findAll(board, [rectangle]);
    expect(finding.eliminations).toEqual([
      { cell: "r2c7", digit: 2 },
      { cell: "r2c7", digit: 3 },
    ]);
    expect(finding.assumes).toBe("unique-solution");
    expect(prove(board, finding)).toMatchObject({ status: "proved", assumes: "unique-solution" });
    expect(prove(board, finding).text).toContain("assuming one solution");
    expect(solvePath(board, [rectangle], { check: checkStep, maxSteps: 1 }).steps).toHaveLength(1);
  });

  it("are refused to a technique that does not declare the assumption", () => {
    const finding = findAll(board, [rectangle])[0].toJSON();
    expect(prove(board, { ...finding, assumes: undefined })).toMatchObject({ status: "undecided" });
  });

  it("are refused where the givens have several solutions", () => {
    const finding = findAll(board, [rectangle])[0];
    const { values, candidates } = board.toState();
    // Without givens all digits count; with one given the others are only what somebody placed.
    const placed = Board.fromState({ values, candidates });
    expect(hasOneSolution(placed)).toBe(true);
    const one = Board.fromState({ givens: values.map((digit, i) => (i === 0 ? digit : 0)), values, candidates });
    expect(hasOneSolution(one)).toBe(false);
    expect(prove(one, finding).status).not.toBe("proved");
    expect(findAll(one, [rectangle])).toEqual([]);
    expect(solvePath(one, [rectangle]).status).toBe("many");
  });
});
