import { boxOf, columnOf, rowOf } from "@wings/core/author";
import { only, seenBy, target } from "./wishes.mjs";

/**
 * A wing in its strict form. The pivot is Z in the full grid, so each wing is its other digit.
 *
 * @param {number} order
 * @returns {import("./wishes.mjs").Planner}
 */
export const strictWing = (order) => (grid, random) => {
  const pivot = random.below(81);
  const z = grid[pivot];
  const lineOf = random.below(2) === 0 ? rowOf : columnOf;
  /** @param {number} cell */
  const inBox = (cell) => boxOf(cell) === boxOf(pivot);
  /** @param {number} cell */
  const onLine = (cell) => lineOf(cell) === lineOf(pivot);
  const near = random.shuffle(seenBy(pivot));
  const [end, ...both] = near.filter((cell) => inBox(cell) && onLine(cell));
  const places = random.shuffle([...both, ...near.filter((cell) => inBox(cell) !== onLine(cell))]);
  const wings = places
    .filter((cell, i) => places.findIndex((each) => grid[each] === grid[cell]) === i)
    .slice(1 - order);
  if (wings.length < order - 1 || wings.every(inBox) || wings.every(onLine)) return undefined;
  return {
    first: [
      only(pivot, z, ...wings.map((cell) => grid[cell])),
      ...wings.map((cell) => only(cell, z, grid[cell])),
      target(end, z, grid),
    ],
    later: [],
  };
};
