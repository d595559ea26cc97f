import { DIGIT_COUNT, HOUSE_CELLS } from "@wings/core/author";
import type { Grid } from "./grid.js";

/**
 * Calls back with each naked set that a house has if some of its cells, together, hold one of the `extras`: these cells
 * count as one. `size` counts the digits of the set, `cells` are the cells of the house that lose them.
 */
export function forEachNakedSet(
  { masks }: Grid,
  house: number,
  together: readonly number[],
  extras: number,
  found: (size: number, cells: number[], digits: number) => void,
): void {
  const others: number[] = [];
  for (let i = house * 9; i < house * 9 + 9; i++) {
    const cell = HOUSE_CELLS[i];
    if (masks[cell] !== 0 && !together.includes(cell)) others.push(cell);
  }
  const extend = (from: number, chosen: number[], digits: number): void => {
    const size = chosen.length + 1;
    if (size >= 2 && DIGIT_COUNT[digits] === size) {
      found(
        size,
        others.filter((cell) => !chosen.includes(cell)),
        digits,
      );
    }
    if (size === 7) return;
    for (let i = from; i < others.length; i++) {
      if (DIGIT_COUNT[digits | masks[others[i]]] <= 7) extend(i + 1, [...chosen, others[i]], digits | masks[others[i]]);
    }
  };
  extend(0, [], extras);
}
