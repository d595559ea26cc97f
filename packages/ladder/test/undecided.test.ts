import { findAll, findFirst, hasOneSolution, hint, parse, search, solvePath } from "@wings/core";
import { describe, expect, it } from "vitest";
import { rate, techniques } from "../src/index.js";

/** It has no solution. By guesses alone, a search takes 90 million to see that. */
const DEEP = ".....5......6.1.5.............5........1.6..83.......553.....61..................";
const SINGLES = techniques.slice(0, 3);
const UNIQUE = techniques.filter(({ meta }) => meta.assumes === "unique-solution");
const undecided = (limit: number): unknown =>
  expect.objectContaining({ code: "WINGS_LIMIT_REACHED", message: `not decided within ${limit} guesses.` });

describe("a puzzle that a search can hardly decide", () => {
  it("gets a right answer or a code from every function", () => {
    const board = parse(DEEP);
    expect(search(board)).toMatchObject({ status: "none", count: 0 });
    expect(hasOneSolution(board)).toBe(false);
    expect(rate(board)).toMatchObject({ status: "none", score: null });
    for (const list of [[], SINGLES, techniques]) expect(hint(board, list)).toEqual({ status: "none" });
    expect(solvePath(board, SINGLES).status).toBe("stuck");
    expect(solvePath(board, techniques).status).toBe("contradictory");
    expect(findFirst(board, techniques)?.technique).toBe("hidden-pair");
    expect(UNIQUE.length).toBeGreaterThan(10);
    expect(findAll(board, UNIQUE)).toEqual([]);
    expect(findAll(board, techniques).length).toBeGreaterThan(1000);
  });

  it("gets the code where the limit is reached", () => {
    const board = Object.assign(parse(DEEP), { mostGuesses: 100 });
    const calls = [
      () => search(board),
      () => hasOneSolution(board),
      () => rate(board),
      () => findAll(board, UNIQUE),
      () => solvePath(board, UNIQUE),
    ];
    for (const call of calls) expect(call, String(call)).toThrow(undecided(100) as Error);
    expect(hint(board, techniques)).toEqual({ status: "stopped" });
    // What needs no search goes on.
    expect(solvePath(board, SINGLES).status).toBe("stuck");
    expect(findFirst(board, techniques)?.technique).toBe("hidden-pair");
  });
});
