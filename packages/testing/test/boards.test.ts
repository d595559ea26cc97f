import { type Board, contradictions, search } from "@wings/core";
import { describe, expect, test } from "vitest";
import { boardOf } from "../src/boards.js";
import { type Stage, atStage, knownBoards, randomBoards, stuckBoards } from "../src/index.js";

const position = (board: Board): string => [...board.values, ...board.masks, ...board.givens].join();

describe("boardOf", () => {
  test("gives the digits of a puzzle", () => {
    const board = boardOf("12.".padEnd(81, "0"));
    expect([...board.values].filter((value) => value !== 0)).toEqual([1, 2]);
    expect(board.isGiven(1)).toBe(true);
    expect(board.isGiven(2)).toBe(false);
  });
});

describe("stuckBoards", () => {
  const boards = [...stuckBoards(1, 60)];

  test("are stuck at S4, and have one solution", () => {
    expect(boards).toHaveLength(60);
    expect(new Set(boards.map(position)).size).toBe(60);
    for (const board of boards) {
      expect(board.isFull).toBe(false);
      expect(position(atStage(board, "S4"))).toBe(position(board));
      expect(search(board).status).toBe("one");
      expect(contradictions(board)).toEqual([]);
    }
  });

  test("are the same for the same seed, the first n of however many", () => {
    expect([...stuckBoards(1, 20)].map(position)).toEqual(boards.slice(0, 20).map(position));
    expect([...stuckBoards(2, 20)].map(position)).not.toEqual(boards.slice(0, 20).map(position));
    expect([...stuckBoards(1, 0)]).toEqual([]);
  });
});

describe("randomBoards", () => {
  const boards = [...randomBoards(1, 300)];

  test("come with their solution", () => {
    expect(boards).toHaveLength(300);
    for (const { board, solution } of boards) expect(search(board)).toMatchObject({ status: "one", solution });
  });

  test("come from all moments of a solve", () => {
    const placed = boards.map(({ board }) => board.values.filter((value) => value !== 0).length);
    expect(Math.min(...placed)).toBeLessThan(26);
    expect(Math.max(...placed)).toBe(81);
    const partly = boards.filter(
      ({ board }, i) => placed[i] < 81 && position(atStage(board, "S1")) !== position(board),
    );
    expect(partly.length).toBeGreaterThan(150);
    const lone = boards.filter(({ board }) => (board.lone[0] | board.lone[1] | board.lone[2]) !== 0);
    expect(lone.length).toBeGreaterThan(30);
  });

  test("are the same for the same seed, the first n of however many", () => {
    expect([...randomBoards(1, 50)].map(({ board }) => position(board))).toEqual(
      boards.slice(0, 50).map(({ board }) => position(board)),
    );
  });
});

describe("knownBoards", () => {
  test("are 15 puzzles at each stage, with one solution each, and stuck at the last", () => {
    const stages: Stage[] = ["S1", "S2", "S3", "S4"];
    const boards = [...knownBoards()];
    expect(boards).toHaveLength(60);
    boards.forEach((board, i) => {
      expect(search(board).status).toBe("one");
      expect(board.isFull).toBe(false);
      expect(position(atStage(board, stages[i % 4]))).toBe(position(board));
    });
    expect([...knownBoards(["S4"])].map(position)).toEqual(boards.filter((_, i) => i % 4 === 3).map(position));
  });
});
