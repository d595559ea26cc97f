import { describe, expect, test } from "vitest";
import { Board } from "../src/board/board.js";
import { hasOneSolution } from "../src/search/one-solution.js";
import { search } from "../src/search/search.js";
import { makeSearcher } from "../src/search/searcher.js";
import { hint } from "../src/solve/hint.js";
import { boards, seed } from "@wings/test-kit/depth";
import { random } from "@wings/test-kit/random";

// --- The reference: from the plain rules, sharing no code with the search --------------------------------------------

/** What each cell may still hold: `allowed[cell]` is a list of digits. */
type Allowed = number[][];

const clash = (a: number, b: number): boolean => {
  const [ra, ca, rb, cb] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
  const sameBox = Math.floor(ra / 3) === Math.floor(rb / 3) && Math.floor(ca / 3) === Math.floor(cb / 3);
  return a !== b && (ra === rb || ca === cb || sameBox);
};

const SEEN = Array.from({ length: 81 }, (_, a) => Array.from({ length: 81 }, (__, b) => b).filter((b) => clash(a, b)));

/** All ways to fill the grid with allowed digits, up to a limit: the cell with the fewest choices first. */
function naive(allowed: Allowed, limit: number, pick: (choices: number[]) => number[] = (c) => c): string[] {
  const grid = Array<number>(81).fill(0);
  const found: string[] = [];
  const fill = (): void => {
    let best = -1;
    let choices: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      if (grid[cell] !== 0) continue;
      const fits = allowed[cell].filter((digit) => SEEN[cell].every((other) => grid[other] !== digit));
      if (best < 0 || fits.length < choices.length) {
        best = cell;
        choices = fits;
        if (fits.length < 2) break;
      }
    }
    if (best < 0) {
      found.push(grid.join(""));
      return;
    }
    for (const digit of pick(choices)) {
      grid[best] = digit;
      fill();
      grid[best] = 0;
      if (found.length >= limit) return;
    }
  };
  fill();
  return found;
}

const allowedOn = (board: Board): Allowed =>
  Array.from({ length: 81 }, (_, cell) =>
    board.values[cell] !== 0
      ? [board.values[cell]]
      : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => board.has(cell, digit)),
  );

// --- Boards ----------------------------------------------------------------------------------------------------------

function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]);
}

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

function randomGrid(below: (n: number) => number): string {
  const all = CELLS.map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return naive(all, 1, (choices) => shuffled(choices, below))[0];
}

/** A full grid with some clues kept. */
function withClues(grid: string, clues: number, below: (n: number) => number): string {
  const kept = new Set(shuffled(CELLS, below).slice(0, clues));
  return Array.from(grid)
    .map((digit, cell) => (kept.has(cell) ? digit : "."))
    .join("");
}

function boardOf(puzzle: string): Board {
  const board = new Board();
  Array.from(puzzle).forEach((digit, cell) => {
    if (digit !== ".") board.placeGiven(cell, Number(digit));
  });
  return board;
}

/** The search must agree with the reference on this board; answers the status. */
function agree(board: Board, limit: number): string {
  const solutions = naive(allowedOn(board), limit);
  const before = JSON.stringify([[...board.values], [...board.masks], board.version]);
  const result = search(board, limit);
  expect(result.count).toBe(solutions.length);
  expect(result.status).toBe(["none", "one"][solutions.length] ?? "many");
  if (result.solution === null) {
    expect(result.count).toBe(0);
  } else {
    const digits = Array.from(result.solution).map(Number);
    expect(digits).toHaveLength(81);
    const allowed = allowedOn(board);
    expect(digits.every((digit, cell) => allowed[cell].includes(digit))).toBe(true);
    expect(digits.every((digit, cell) => SEEN[cell].every((other) => digits[other] !== digit))).toBe(true);
    if (solutions.length < limit) expect(solutions).toContain(result.solution);
  }
  expect(search(board, limit)).toEqual(result);
  expect(JSON.stringify([[...board.values], [...board.masks], board.version])).toBe(before);
  return result.status;
}

/** How often each status came up: a test that never meets one proves little about it. */
function tally(statuses: string[]): Record<string, number> {
  const counts: Record<string, number> = { none: 0, one: 0, many: 0 };
  for (const status of statuses) counts[status]++;
  return counts;
}

/** A puzzle that is known to be hard. */
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

describe("search", () => {
  test("agrees with the reference on random clues of random grids", () => {
    const grids = boards(8, 60);
    const { below } = random(seed(1));
    const statuses: string[] = [];
    for (let i = 0; i < grids; i++) {
      const grid = randomGrid(below);
      for (let k = 0; k < 25; k++) statuses.push(agree(boardOf(withClues(grid, 27 + below(20), below)), 20));
    }
    const counts = tally(statuses);
    expect(counts.none).toBe(0);
    expect(counts.one).toBeGreaterThan(4 * grids);
    expect(counts.many).toBeGreaterThan(4 * grids);
  });

  test("keeps to the candidates that are left", () => {
    const grids = boards(8, 60);
    const { below } = random(seed(2));
    const statuses: string[] = [];
    for (let i = 0; i < grids; i++) {
      const grid = randomGrid(below);
      for (let k = 0; k < 25; k++) {
        const board = boardOf(withClues(grid, 22 + below(18), below));
        // Half the time a true candidate may go as well.
        const spare = k % 2 === 0;
        for (let n = below(spare ? 300 : 60); n > 0; n--) {
          const cell = below(81);
          const digit = 1 + below(9);
          if (!(spare && Number(grid[cell]) === digit)) board.eliminate(cell, digit);
        }
        statuses.push(agree(board, 20));
      }
    }
    const counts = tally(statuses);
    expect(counts.none).toBeGreaterThan(2 * grids);
    expect(counts.one).toBeGreaterThan(4 * grids);
    expect(counts.many).toBeGreaterThan(4 * grids);
  });

  test("finds nothing on contradictory boards", () => {
    const grids = boards(8, 40);
    const { below } = random(seed(3));
    const statuses: string[] = [];
    for (let i = 0; i < grids; i++) {
      const grid = randomGrid(below);
      for (let k = 0; k < 25; k++) {
        const clues = Array.from(withClues(grid, 24 + below(20), below));
        // A wrong digit somewhere: sometimes it clashes at once, sometimes nobody can tell yet.
        for (let n = 1 + below(2); n > 0; n--) clues[below(81)] = String(1 + below(9));
        statuses.push(agree(boardOf(clues.join("")), 20));
      }
    }
    expect(tally(statuses).none).toBeGreaterThan(10 * grids);
  });

  test("finds nothing when two equal digits see each other, a cell is empty or a digit has no place", () => {
    for (const [a, b] of [
      [0, 8],
      [0, 72],
      [0, 20],
      [40, 41],
    ]) {
      const twins = new Board();
      twins.placeGiven(a, 5);
      twins.place(b, 5);
      expect(search(twins)).toEqual({ count: 0, status: "none", solution: null, guesses: 0 });
      const text = CELLS.map((cell) => (cell === a || cell === b ? "5" : ".")).join("");
      expect(search(text).count).toBe(0);
    }
    const empty = new Board();
    for (let digit = 1; digit <= 9; digit++) empty.eliminate(30, digit);
    expect(search(empty).status).toBe("none");
    const nowhere = new Board();
    for (let cell = 0; cell < 9; cell++) nowhere.eliminate(cell, 7);
    expect(search(nowhere).status).toBe("none");
  });

  test("honours a digit that was placed without being a candidate", () => {
    const board = new Board();
    board.eliminate(0, 4);
    board.place(0, 4);
    expect(search(board).solution?.[0]).toBe("4");
  });

  test("stops at the limit", () => {
    for (const limit of [1, 2, 3, 10, 1000]) {
      expect(search(new Board(), limit).count).toBe(limit);
      expect(search(".".repeat(81), limit).count).toBe(limit);
    }
    const solved = boardOf(randomGrid(random(seed(4)).below));
    expect(search(solved, 1)).toMatchObject({ count: 1, status: "one", guesses: 0 });
    expect(search(solved, Infinity).count).toBe(1);
  });

  test("counts all solutions when there are few, each once", () => {
    const { below } = random(seed(5));
    for (let i = 0; i < boards(8, 20); i++) {
      const board = boardOf(withClues(randomGrid(below), 30, below));
      expect(search(board, Infinity).count).toBe(naive(allowedOn(board), Infinity).length);
    }
  });

  test("solves puzzles that need guesses", () => {
    const result = search(boardOf(HARD));
    expect(result).toMatchObject({
      status: "one",
      solution: "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
    });
    expect(result.guesses).toBeGreaterThan(0);
  });
});

/** By guesses alone, the search for a solution of the first takes 90 million. */
const DEEP = [
  ".....5......6.1.5.............5........1.6..83.......553.....61..................",
  ".....5......6.1.5...9.........5........1.6..83.......553.....61.................4",
  "6................21....3......2.....56...4...4....62......5.34.........6.5.......",
];

describe("a search that goes deep", () => {
  const notDecided = (limit: number): unknown =>
    expect.objectContaining({
      code: "WINGS_LIMIT_REACHED",
      message: `not decided within ${limit} guesses.`,
      details: { what: "guesses", limit },
    });

  test("tries each candidate before it guesses", () => {
    for (const [i, puzzle] of DEEP.entries()) {
      const { status, solution, guesses } = search(puzzle);
      expect(status).toBe(["none", "none", "many"][i]);
      expect(guesses).toBeGreaterThan(5_000);
      expect(guesses).toBeLessThan(5_100);
      const board = boardOf(puzzle);
      expect(search(board)).toEqual({ ...search(puzzle), solution });
      expect(hasOneSolution(board)).toBe(false);
      expect(hint(board, [])).toEqual({ status });
    }
  });

  test("ends with an error where the limit comes first", () => {
    const limited = (board: Board): Board => Object.assign(board, { mostGuesses: 100 });
    const deep = limited(boardOf(DEEP[0]));
    expect(() => search(DEEP[0], 2, 100)).toThrow(notDecided(100) as Error);
    for (const board of [deep, deep.copy()]) {
      expect(() => search(board)).toThrow(notDecided(100) as Error);
      expect(() => hasOneSolution(board)).toThrow(notDecided(100) as Error);
      expect(hint(board, [])).toEqual({ status: "stopped" });
      expect(() => hint(Object.assign(board.copy(), { mostGuesses: 0 }), [])).toThrow("a limit of 1 or more");
    }
    expect(search(limited(new Board()), 1000).count).toBe(1000);
    expect(search(limited(boardOf(HARD))).status).toBe("one");
    expect(search(DEEP[0]).status).toBe("none");
    const wrong = expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }) as Error;
    for (const most of [0, -1, NaN, "many" as never]) expect(() => search(DEEP[0], 2, most)).toThrow(wrong);
  });

  test("finds the same where it tries each candidate from the first guess on", () => {
    const { below } = random(seed(7));
    const searcher = Object.defineProperty(makeSearcher(), "guesses", { get: () => 1_000_000, set: () => undefined });
    const statuses: string[] = [];
    for (let i = 0; i < boards(60, 2000); i++) {
      const clues = Array.from(withClues(randomGrid(below), 22 + below(18), below));
      if (i % 3 === 0) clues[below(81)] = String(1 + below(9));
      const { count, status } = search(clues.join(""), 20);
      searcher.words.fill(0x7ffffff, 0, 27);
      searcher.values.set(clues.map((clue) => (clue === "." ? 0 : Number(clue))));
      expect(searcher.run(20)).toBe(count);
      statuses.push(status);
    }
    expect(Object.values(tally(statuses)).every((each) => each > 0)).toBe(true);
  });
});

describe("search without a board", () => {
  test("finds the same from text and from numbers", () => {
    const { below } = random(seed(6));
    for (let i = 0; i < boards(6, 20); i++) {
      const grid = randomGrid(below);
      for (let k = 0; k < 50; k++) {
        const clues = Array.from(withClues(grid, 20 + below(20), below));
        if (k % 4 === 0) clues[below(81)] = String(1 + below(9));
        const text = clues.join("");
        const result = search(boardOf(text));
        expect(search(text)).toEqual(result);
        expect(search(text.replaceAll(".", "0"))).toEqual(result);
        expect(search(clues.map((clue) => (clue === "." ? 0 : Number(clue))))).toEqual(result);
        expect(search(Uint8Array.from(clues, (clue) => (clue === "." ? 0 : Number(clue))))).toEqual(result);
      }
    }
  });

  test("wants 81 cells", () => {
    expect(() => search("123")).toThrow(expect.objectContaining({ code: "WINGS_NOT_A_GRID" }));
    expect(() => search([])).toThrow("81 cells, not 0");
  });
});
