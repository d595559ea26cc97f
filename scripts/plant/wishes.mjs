// Which candidates a pattern needs in its cells.

import { ALL_DIGITS, CLASSIC_GRID, DIGIT_COUNT, cellsOf, maskOf } from "@wings/core/author";
import { seenByAll } from "@wings/core/host";

/** @typedef {import("@wings/core").Board} Board */
/** @typedef {ReturnType<typeof import("../../packages/generate/src/random-numbers.js").random>} Random */
/**
 * The candidates that a cell must have, and all that it may have, as masks.
 *
 * @typedef {{ readonly cell: number, readonly must: number, readonly may: number }} Wish
 */
/**
 * A pattern in a full grid: the wishes where singles end, and those after some easier techniques.
 *
 * @typedef {{ readonly first: readonly Wish[], readonly later: readonly Wish[] }} Plan
 */
/**
 * Chooses cells for a pattern at random. Undefined where it can't be there.
 *
 * @typedef {(grid: Uint8Array, random: Random) => Plan | undefined} Planner
 */

/** A cell with a digit is as bad as this many wrong candidates. */
const PLACED = 4;

/** @param {number[]} digits */
export const maskOfAll = (...digits) => digits.reduce((mask, digit) => mask | maskOf(digit), 0);

/** The cells that see all of these. @param {number[]} cells */
export const seenBy = (...cells) => cellsOf(...seenByAll(CLASSIC_GRID, cells));

/** An open cell with exactly these candidates. @param {number} cell @param {number[]} digits @returns {Wish} */
export const only = (cell, ...digits) => ({ cell, must: maskOfAll(...digits), may: maskOfAll(...digits) });

/** A cell that loses a digit by the pattern. @param {number} cell @param {number} digit @param {Uint8Array} grid @returns {Wish} */
export const target = (cell, digit, grid) => ({ cell, must: maskOfAll(digit, grid[cell]), may: ALL_DIGITS });

/** How many candidates of a board are wrong. @param {Board} board @param {readonly Wish[]} wishes */
export function distance({ masks }, wishes) {
  let count = 0;
  for (const { cell, must, may } of wishes) {
    const mask = masks[cell];
    count += mask === 0 ? PLACED : DIGIT_COUNT[must & ~mask] + DIGIT_COUNT[mask & ~may];
  }
  return count;
}
