import { ALL_DIGITS, DIGIT_COUNT, lowestDigit, maskOf } from "@wings/core/author";
import { HOUSES_OF, type Layout } from "@wings/core/host";
import { type Random, checkRandom } from "./random-numbers.js";
import { solutionSoon } from "./solutions.js";

/**
 * A random full grid: the open cell with the fewest choices gets a random one, until all are full.
 *
 * Every grid is possible, but grids with fewer choices on the way are more likely.
 */
export function fullGrid(random: Random): Uint8Array {
  checkRandom(random);
  const grid = new Uint8Array(81);
  const open = Uint8Array.from({ length: 81 }, (_, cell) => cell);
  fill(grid, open, 81, new Uint16Array(27).fill(ALL_DIGITS), random);
  return grid;
}

/** Fills the first `count` open cells. `left` has the missing digits of each house. Returns whether it is possible. */
function fill(grid: Uint8Array, open: Uint8Array, count: number, left: Uint16Array, random: Random): boolean {
  if (count === 0) return true;
  let best = 0;
  let choices = 0;
  let least = 10;
  for (let i = 0; i < count && least > 1; i++) {
    const house = open[i] * 3;
    const fits = left[HOUSES_OF[house]] & left[HOUSES_OF[house + 1]] & left[HOUSES_OF[house + 2]];
    if (DIGIT_COUNT[fits] >= least) continue;
    best = i;
    choices = fits;
    least = DIGIT_COUNT[fits];
  }
  const cell = open[best];
  open[best] = open[count - 1];
  while (choices !== 0) {
    const digit = randomDigit(choices, random);
    choices ^= maskOf(digit);
    grid[cell] = digit;
    toggle(left, cell, digit);
    if (fill(grid, open, count - 1, left, random)) return true;
    toggle(left, cell, digit);
  }
  open[best] = cell;
  return false;
}

/** One of the digits of a mask. */
function randomDigit(mask: number, random: Random): number {
  for (let skip = random.below(DIGIT_COUNT[mask]); skip > 0; skip--) mask &= mask - 1;
  return lowestDigit(mask);
}

function toggle(left: Uint16Array, cell: number, digit: number): void {
  for (let i = cell * 3; i < cell * 3 + 3; i++) left[HOUSES_OF[i]] ^= maskOf(digit);
}

/**
 * A random full grid of a layout. A search from an empty board may take long: some random digits go in first, others where there is no
 * solution soon. Undefined where none is found.
 */
export function gridOn(layout: Layout, random: Random, starts = MOST_STARTS): Uint8Array | undefined {
  for (let left = starts; left > 0; left--) {
    const clues = new Uint8Array(81);
    clues.set(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    for (let i = 0; i < MORE_DIGITS; i++) clues[9 + random.below(72)] = 1 + random.below(9);
    const solution = solutionSoon(layout, clues);
    if (solution !== undefined) return solution;
  }
  return undefined;
}

/** Some maps of regions have few grids, or none. */
const MOST_STARTS = 500;
/** How many random digits go below the first row. */
const MORE_DIGITS = 2;
