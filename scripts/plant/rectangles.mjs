import { CLASSIC_GRID, boxOf, columnOf, rowOf, sees } from "@wings/core/author";
import { maskOfAll, only, seenBy, target } from "./wishes.mjs";

/** @typedef {import("./wishes.mjs").Random} Random */

/**
 * Type 5 with three corners that have an extra digit. The first corner, the floor, loses it by an XY-Wing.
 *
 * @type {import("./wishes.mjs").Planner}
 */
export const rectangle5 = (grid, random) => {
  const corners = randomCorners(random);
  const [floor, ...roof] = corners;
  const a = grid[floor];
  const extra = 1 + random.below(9);
  const rest = new Set(roof.map((cell) => grid[cell]).filter((digit) => digit !== a && digit !== extra));
  const [b = 1 + random.below(9)] = rest;
  if (rest.size > 1 || new Set([a, b, extra]).size < 3 || roof.every((cell) => grid[cell] !== extra)) return undefined;
  const [end] = random.shuffle(seenBy(...roof).filter((cell) => cell !== floor));
  const wing = xyWing(floor, extra, [...roof, end], corners, grid, random);
  if (wing === undefined) return undefined;
  const may = maskOfAll(a, b, extra);
  // A roof corner may lack one of both digits, but each diagonal needs its own.
  const [opposite, next] = random.shuffle([a, b]);
  const others = [
    ...roof.map((cell, i) => ({ cell, must: maskOfAll(i === 1 ? opposite : next, extra, grid[cell]), may })),
    target(end, extra, grid),
  ];
  return { first: [only(floor, a, b, extra), ...others, ...wing], later: [only(floor, a, b), ...others] };
};

/**
 * The corners of a rectangle in two boxes. Each is on a line with the one before it and the one after it.
 *
 * @param {Random} random
 * @returns {number[]}
 */
function randomCorners(random) {
  for (;;) {
    const [a, c] = [random.below(81), random.below(81)];
    const [b, d] = random.shuffle([a - (a % 9) + (c % 9), c - (c % 9) + (a % 9)]);
    if (rowOf(a) !== rowOf(c) && columnOf(a) !== columnOf(c) && new Set([a, b, c, d].map(boxOf)).size === 2)
      return [a, b, c, d];
  }
}

/**
 * An XY-Wing by which a corner loses a digit that others keep. No technique in one house does that: each house of the corner has
 * another corner.
 *
 * @param {number} corner
 * @param {number} z
 * @param {readonly number[]} keep cells that keep the digit
 * @param {readonly number[]} corners
 * @param {Uint8Array} grid
 * @param {Random} random
 */
function xyWing(corner, z, keep, corners, grid, random) {
  const isTaken = (/** @type {number} */ cell) => corners.includes(cell) || keep.includes(cell);
  const near = random.shuffle(seenBy(corner).filter((cell) => !isTaken(cell)));
  const one = near.find((cell) => grid[cell] === z);
  if (one === undefined) return undefined;
  const other = near.find(
    (cell) =>
      grid[cell] !== z &&
      !sees(CLASSIC_GRID, cell, one) &&
      !keep.some((each) => sees(CLASSIC_GRID, each, one) && sees(CLASSIC_GRID, each, cell)),
  );
  if (other === undefined) return undefined;
  const y = grid[other];
  const pivot = random
    .shuffle(seenBy(one, other))
    .find((cell) => !isTaken(cell) && grid[cell] !== z && grid[cell] !== y);
  if (pivot === undefined) return undefined;
  const x = grid[pivot];
  return [only(pivot, x, y), only(one, x, z), only(other, y, z)];
}
