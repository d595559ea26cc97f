import { type Layout, badArgument, checkLayout } from "@wings/core/host";
import { gridOn } from "./full-grid.js";
import { random } from "./random-numbers.js";

/**
 * The first of some layouts that soon has a full grid: on some maps of regions there are few grids, or none. If none of them has, it is
 * the last one, and `generate` says so.
 */
export function layoutWithGrid(next: () => Layout, seed: number): Layout {
  if (typeof next !== "function") throw badArgument(next, "a function that gives a layout");
  const checked = (): Layout => {
    const layout = next();
    checkLayout(layout);
    return layout;
  };
  let layout = checked();
  for (let left = MOST_LAYOUTS; left > 1 && gridOn(layout, random(seed), STARTS) === undefined; left--)
    layout = checked();
  return layout;
}

const MOST_LAYOUTS = 20;
/** Most maps have a grid at one of the first starts. */
const STARTS = 20;
