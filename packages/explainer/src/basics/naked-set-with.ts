import { CLASSIC_GRID, Combinations, cellsIn } from "@wings/core/author";
import type { Grid } from "../grid.js";

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
  const others = new Combinations();
  for (const cell of cellsIn(CLASSIC_GRID, house))
    if (masks[cell] !== 0 && !together.includes(cell)) others.add(cell, masks[cell] | extras);
  const all = [...others.owners.subarray(0, others.count)];
  for (const { owners: chosen, union } of others.withOneMore()) {
    const size = chosen.length + 1;
    if (size > 7) continue;
    found(
      size,
      all.filter((cell) => !chosen.includes(cell)),
      union,
    );
  }
}
