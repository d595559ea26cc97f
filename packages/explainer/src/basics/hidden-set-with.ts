import { ALL_DIGITS, CLASSIC_GRID, DIGIT_COUNT, cellsIn, digitsOf } from "@wings/core/author";
import type { Grid } from "../grid.js";

/** The largest set that counts. */
const LARGEST = 4;

/**
 * Two cells of a house that don't hold both digits of a pair: so one of these digits is elsewhere in the house. Calls back with each
 * hidden set that comes of it: `size - 1` other cells that have all other places of the pair, and all places of `size - 2` further
 * digits. They keep these digits, and lose the others.
 */
export function forEachHiddenSet(
  { masks, places }: Grid,
  house: number,
  together: readonly number[],
  pair: number,
  found: (size: number, cells: number[], digits: number) => void,
): void {
  const cells = cellsIn(CLASSIC_GRID, house);
  const others = cells.filter((cell) => masks[cell] !== 0 && !together.includes(cell));
  const needed = others.filter((cell) => (masks[cell] & pair) !== 0);
  const free = others.filter((cell) => (masks[cell] & pair) === 0);
  if (needed.length === 0 || free.length === 0) return;
  const visit = (chosen: number[], from: number): void => {
    const size = chosen.length + 1;
    const at = chosen.reduce((all, cell) => all | (1 << cells.indexOf(cell)), 0);
    const only = digitsOf(ALL_DIGITS & ~pair).filter((digit) => {
      const where = places[house * 10 + digit];
      return where !== 0 && (where & ~at) === 0;
    });
    if (only.length === size - 2) {
      const keep = only.reduce((all, digit) => all | (1 << (digit - 1)), pair);
      if (DIGIT_COUNT[keep] === size) found(size, chosen, ALL_DIGITS & ~keep);
    }
    if (size === LARGEST) return;
    for (let i = from; i < free.length; i++) visit([...chosen, free[i]], i + 1);
  };
  if (needed.length < LARGEST) visit(needed, 0);
}
