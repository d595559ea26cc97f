import { ALL_DIGITS, HOUSES_OF, DIGIT_COUNT, digitsOf, search } from "@wings/core";
import type { Random } from "./random.js";

/*
 * Random grids and puzzles, as text of 81 characters with "." for an open cell.
 *
 * Everything here is biased in some way, and says how: nobody knows a fast way to draw evenly from all puzzles.
 */

/**
 * A random full grid: the open cell with the fewest choices gets a random one, until all are full.
 *
 * Bias: every grid can come up, but a grid is the likelier the fewer choices there were on the way to it, and the way
 * starts in the upper left. A random symmetry evens out what comes from the place of things.
 */
export function fullGrid(random: Random): string {
  const grid = new Uint8Array(81);
  fill(grid, new Uint16Array(27).fill(ALL_DIGITS), random);
  return grid.join("");
}

/** Fills the open cells of a grid, of whose houses `left` has the digits that are still to come; answers whether it could. */
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
 * A random minimal puzzle: it has one solution, and without any one of its clues it would have more.
 *
 * Starting from a full grid (or from the one that is given), the clues are visited once in random order, and each one goes
 * that can go. A clue that could not go then can't go later either, so once round is enough.
 *
 * Bias: towards few clues. There are 24.4 on average here, 22 to 27 nearly always; among all the minimal puzzles that
 * exist most have 26 or 27, but each of those is met the less often the more clues it has.
 */
export function minimalPuzzle(random: Random, grid: string = fullGrid(random)): string {
  const clues = Uint8Array.from(grid, Number);
  minimize(clues, random);
  return hitTexts(clues);
}

/**
 * A sparse minimal puzzle: fewer clues than chance gives, in the direction of the puzzles with 17 clues.
 *
 * A walk downhill from a minimal puzzle: put five random clues of the grid back, take out at random what isn't needed
 * then, and go on from there unless it has more clues than before. 100 rounds lead to 20 or 21 clues, 300 to 20; 17 and 18
 * are as good as out of reach.
 *
 * Bias: towards grids and regions whose sparse puzzles have many sparse neighbours; and all puzzles are local minima.
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
 * Takes out every clue that isn't needed, in random order; returns the number of those that are. Gives up half-way when
 * they are more than wanted.
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
