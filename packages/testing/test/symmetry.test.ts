import { type Board, type Technique, contradictions, search } from "@wings/core";
import { CLASSIC_GRID, bitOf, sees, wordOf } from "@wings/core/author";
import { HOUSE_CELLS, type CellDigit, type Hit, Sink, eliminationsOf, proveHit, runTechnique } from "@wings/core/host";
import { describe, expect, test } from "vitest";
import { boardOf } from "../src/boards.js";
import { boards, seed } from "@wings/test-kit/depth";
import { atStage, minimalPuzzle, random, randomBoards, stuckBoards, symmetry } from "../src/index.js";
import { countOf, lemmasOf } from "@wings/test-kit/planted";
import { rectangle } from "./rectangle.js";
import { xyWing } from "@wings/test-kit/technique";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const cellsOfHouse = (house: number): number[] => Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9));
const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

function hitsOn(technique: Technique, board: Board): readonly Hit[] {
  const sink = new Sink(board, "all");
  runTechnique(technique, board, sink);
  return sink.hits;
}

/** Everything that is public about a position, without the version. */
const position = (board: Board): unknown => ({
  values: [...board.values],
  masks: [...board.masks],
  places: [...board.places],
  givens: [...board.givens],
  lone: [...board.lone],
  bivalue: [...board.bivalue],
});

describe("symmetry", () => {
  test("permutes cells, digits and houses", () => {
    const source = random(1);
    for (let i = 0; i < 50; i++) {
      const s = symmetry(source);
      expect(ascending(CELLS.map(s.cell))).toEqual(CELLS);
      expect(ascending([1, 2, 3, 4, 5, 6, 7, 8, 9].map(s.digit))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(s.digit(0)).toBe(0);
      expect(s.mask(0)).toBe(0);
      expect(s.mask(0b101)).toBe((1 << (s.digit(1) - 1)) | (1 << (s.digit(3) - 1)));
      for (let house = 0; house < 27; house++) {
        expect(ascending(cellsOfHouse(house).map(s.cell))).toEqual(cellsOfHouse(s.house(house)));
      }
    }
  });

  test("keeps which cells see each other", () => {
    const source = random(2);
    for (let i = 0; i < 5; i++) {
      const s = symmetry(source);
      const seen = (by: (cell: number) => number): boolean[] =>
        CELLS.flatMap((a) => CELLS.map((b) => sees(CLASSIC_GRID, by(a), by(b))));
      expect(seen(s.cell)).toEqual(seen((cell) => cell));
    }
  });

  test("carries a board over: givens, placed digits and candidates", () => {
    const source = random(3);
    for (const { board, solution } of randomBoards(seed(3), boards(25, 100))) {
      const s = symmetry(source);
      const image = s.board(board);
      for (const cell of CELLS) {
        const to = s.cell(cell);
        expect(image.values[to]).toBe(s.digit(board.values[cell]));
        expect(image.masks[to]).toBe(s.mask(board.masks[cell]));
        expect(image.isGiven(to)).toBe(board.isGiven(cell));
        expect((image.places[wordOf(to)] & bitOf(to)) === 0).toBe(board.values[cell] !== 0);
      }
      expect(search(image)).toMatchObject({ status: "one", solution: s.puzzle(solution) });
    }
  });

  test("goes back by its inverse", () => {
    const source = random(4);
    for (const { board } of randomBoards(seed(4), boards(25, 100))) {
      const s = symmetry(source);
      const back = s.inverse();
      expect(position(back.board(s.board(board)))).toEqual(position(board));
      expect(position(s.board(back.board(board)))).toEqual(position(board));
      for (const cell of CELLS) expect(back.cell(s.cell(cell))).toBe(cell);
      for (let digit = 0; digit <= 9; digit++) expect(back.digit(s.digit(digit))).toBe(digit);
      for (let house = 0; house < 27; house++) expect(back.house(s.house(house))).toBe(house);
      expect(position(back.inverse().board(board))).toEqual(position(s.board(board)));
    }
  });

  test("composes: cells, puzzle and board agree", () => {
    const source = random(5);
    for (let i = 0; i < 50; i++) {
      const [first, second] = [symmetry(source), symmetry(source)];
      const puzzle = minimalPuzzle(source);
      const twice = second.puzzle(first.puzzle(puzzle));
      for (const cell of CELLS) {
        const digit = puzzle[cell] === "." ? "." : String(second.digit(first.digit(Number(puzzle[cell]))));
        expect(twice[second.cell(first.cell(cell))]).toBe(digit);
      }
      expect(position(second.board(first.board(boardOf(puzzle))))).toEqual(position(boardOf(twice)));
    }
  });

  test("leaves a stage a stage", () => {
    const source = random(6);
    for (const { board } of randomBoards(seed(6), boards(20, 60))) {
      const s = symmetry(source);
      for (const stage of ["S1", "S2", "S3", "S4"] as const) {
        expect(position(atStage(s.board(board), stage))).toEqual(position(s.board(atStage(board, stage))));
      }
      expect(contradictions(s.board(board))).toEqual([]);
    }
  });

  test("carries reasons over: the image of a proof proves the image of a finding", () => {
    const source = random(8);
    const byLemmas = xyWing({ reason: (wing, board) => ({ lemmas: lemmasOf(wing, board) }) });
    const byCounts = xyWing({ reason: (wing) => ({ counts: [countOf(wing)] }) });
    const kinds = [xyWing(), byLemmas, byCounts, rectangle()].map((technique) => {
      let proofs = 0;
      for (const board of [...stuckBoards(1, 60), ...Array.from(randomBoards(3, 200), (each) => each.board)]) {
        for (const hit of hitsOn(technique, board)) {
          const s = symmetry(source);
          const reason = technique.reason(hit.pattern as never, board);
          const claims = { ...hit, eliminations: [] as number[], placements: [] as CellDigit[] };
          for (const { cell, digit } of eliminationsOf(hit)) {
            const [to, image] = [s.cell(cell), s.digit(digit)];
            claims.eliminations.push(image, ...[0, 1, 2].map((w) => (wordOf(to) === w ? bitOf(to) : 0)));
          }
          const proof = proveHit(s.board(board), s.reason(reason), claims);
          expect(proof).toMatchObject({ status: "proved" });
          expect(proof.assumes).toBe(technique.meta.assumes);
          expect(s.inverse().reason(s.reason(reason))).toEqual(reason);
          proofs++;
        }
      }
      return proofs;
    });
    for (const proofs of kinds) expect(proofs).toBeGreaterThan(5);
  });

  test("meets every kind: each cell, each digit and both directions", () => {
    const source = random(7);
    const corners = new Set<number>();
    const digits = new Set<number>();
    let upright = 0;
    for (let i = 0; i < 1000; i++) {
      const s = symmetry(source);
      corners.add(s.cell(0));
      digits.add(s.digit(1));
      if (s.house(0) < 9) upright++;
    }
    expect(corners.size).toBe(81);
    expect(digits.size).toBe(9);
    expect(upright).toBeGreaterThan(400);
    expect(upright).toBeLessThan(600);
  });
});
