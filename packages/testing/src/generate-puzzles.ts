import { search } from "@wings/core";
import { ALL_DIGITS, DIGIT_COUNT, HOUSES_OF, digitsOf } from "@wings/core/author";
import type { Random } from "./random.js";

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
export function fullGrid(random: Random): string {
  const grid = new Uint8Array(81);
  fill(grid, new Uint16Array(27).fill(ALL_DIGITS), random);
  return grid.join("");
}

/** Fills the open cells of a grid. `left` has the missing digits of each house. Returns whether it is possible. */
function fill(grid: Uint8Array, left: Uint16Array, random: Random): boolean {
  let best = -1;
  let choices = ALL_DIGITS;
  for (let cell = 0; cell < 81; cell++) {
    if (grid[cell] !== 0) continue;
    const fits = left[HOUSES_OF[cell * 3]] & left[HOUSES_OF[cell * 3 + 1]] & left[HOUSES_OF[cell * 3 + 2]];
    if (best >= 0 && DIGIT_COUNT[fits] >= DIGIT_COUNT[choices]) continue;
    best = cell;
    choices = fits;
  }
  if (best < 0) return true;
  const toggle = (digit: number): void => {
    for (let i = 0; i < 3; i++) left[HOUSES_OF[best * 3 + i]] ^= 1 << (digit - 1);
  };
  for (const digit of random.shuffle(digitsOf(choices))) {
    grid[best] = digit;
    toggle(digit);
    if (fill(grid, left, random)) return true;
    toggle(digit);
  }
  grid[best] = 0;
  return false;
}

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
  return hitTexts(clues);
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
  const grid = Uint8Array.from(fullGrid(random), Number);
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
  return hitTexts(clues);
}

/**
 * Removes unneeded clues in random order. Returns the number of needed ones, or stops early at more than `atMost`.
 */
function minimize(clues: Uint8Array, random: Random, atMost = 81): number {
  let needed = 0;
  for (const cell of cluesOf(clues, random)) {
    if (needed > atMost) break;
    const digit = clues[cell];
    clues[cell] = 0;
    if (search(clues).count === 1) continue;
    clues[cell] = digit;
    needed++;
  }
  return needed;
}

/** The cells of the clues, in random order. */
function cluesOf(clues: Uint8Array, random: Random): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < 81; cell++) if (clues[cell] !== 0) cells.push(cell);
  return random.shuffle(cells);
}

/** The digits as text, open cells as dots. */
const hitTexts = (clues: Uint8Array): string => clues.join("").replaceAll("0", ".");
