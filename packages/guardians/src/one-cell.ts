import { type Cell, type CellSet, bitOf } from "@wings/core/author";

/** Adds a cell to a set. Returns the set. */
export function addCell(set: CellSet, cell: Cell): CellSet {
  if (cell < 27) set.w0 |= bitOf(cell);
  else if (cell < 54) set.w1 |= bitOf(cell);
  else set.w2 |= bitOf(cell);
  return set;
}

/** Takes a cell out of a set. */
export function removeCell(set: CellSet, cell: Cell): void {
  if (cell < 27) set.w0 &= ~bitOf(cell);
  else if (cell < 54) set.w1 &= ~bitOf(cell);
  else set.w2 &= ~bitOf(cell);
}
