import { type Random, fullGrid as gridDigits, minimize } from "@wings/generate/random";

/*
 * Random grids and puzzles, as 81 characters with "." for an open cell. There is no fast way to draw evenly from all puzzles,
 * so each function documents its bias.
 */

/**
 * A random full grid: the open cell with the fewest choices gets a random one, until all are full.
 *
 * Bias: every grid is possible, but grids with fewer choices on the way are more likely, and the way starts at the top left.
 * A random symmetry removes the bias by place.
 */
export const fullGrid = (random: Random): string => gridDigits(random).join("");

/**
 * A random minimal puzzle: it has one solution, and needs each of its clues for that.
 *
 * It starts from a full grid and removes, in random order, each clue that isn't needed. One pass is enough, because a needed
 * clue stays needed.
 *
 * Bias: towards few clues. There are 24.4 on average, and 22 to 27 nearly always. Most minimal puzzles have 26 or 27 clues,
 * but a puzzle is less likely here the more clues it has.
 */
export function minimalPuzzle(random: Random, grid: string = fullGrid(random)): string {
  const clues = Uint8Array.from(grid, Number);
  minimize(clues, random);
  return textOf(clues);
}

/**
 * A minimal puzzle with fewer clues than `minimalPuzzle` gives.
 *
 * From a minimal puzzle, each round adds five random clues of the grid, removes unneeded ones at random, and keeps the result
 * unless it has more clues. 100 rounds lead to 20 or 21 clues, and 300 to 20. It practically never gets to 17 or 18.
 *
 * Bias: towards puzzles with many sparse neighbors. All puzzles are local minima.
 */
export function sparsePuzzle(random: Random, rounds = 100): string {
  const grid = gridDigits(random);
  let clues = grid.slice();
  let least = minimize(clues, random);
  for (let round = 0; round < rounds; round++) {
    const attempt = clues.slice();
    for (let added = 0; added < 5; added++) {
      const cell = random.below(81);
      attempt[cell] = grid[cell];
    }
    const needed = minimize(attempt, random, least);
    if (needed > least) continue;
    least = needed;
    clues = attempt;
  }
  return textOf(clues);
}

/** The digits as text, open cells as dots. */
const textOf = (clues: Uint8Array): string => clues.join("").replaceAll("0", ".");
