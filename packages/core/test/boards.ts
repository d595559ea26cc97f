import { Board, digitsOf } from "./core.js";

/** A small seeded source of random numbers: whole numbers below n. */
function below(seed: number): (n: number) => number {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** A full grid: a plain one, its digits, rows and columns (within bands and stacks) shuffled. */
function grid(random: (n: number) => number): number[] {
  const order = (n: number): number[] => {
    const items = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = random(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  };
  const lines = (): number[] => order(3).flatMap((band) => order(3).map((line) => band * 3 + line));
  const [rows, columns, digits] = [lines(), lines(), order(9)];
  return rows.flatMap((r) => columns.map((c) => 1 + digits[(r * 3 + Math.floor(r / 3) + c) % 9]));
}

/**
 * Random boards that have a solution: some cells of a grid are given, and some or many of the wrong candidates are gone.
 * They run from crowded to nearly solved.
 */
export function* randomBoards(seed: number, count: number): Generator<Board, void, undefined> {
  const random = below(seed);
  for (let made = 0; made < count; made++) {
    const solution = grid(random);
    const board = new Board();
    for (let given = 15 + random(30); given > 0; given--) {
      const cell = random(81);
      if (board.values[cell] === 0) board.placeGiven(cell, solution[cell]);
    }
    const gone = random(100);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        if (digit !== solution[cell] && random(100) < gone) board.eliminate(cell, digit);
      }
    }
    yield board;
  }
}

/** A board of any candidates at all: most have no solution, and some cells no candidate. */
export function wildBoard(seed: number): Board {
  const random = below(seed);
  const board = new Board();
  const gone = 30 + random(65);
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 1; digit <= 9; digit++) if (random(100) < gone) board.eliminate(cell, digit);
  }
  return board;
}
