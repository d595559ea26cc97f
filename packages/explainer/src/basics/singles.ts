import { DIGIT_COUNT, lowestBit, lowestDigit } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";

/** The only open cell of a house. */
export function lastValue({ masks }: Grid, hints: Hints): void {
  for (let house = 0; house < 27; house++) {
    let cell = -1;
    let open = 0;
    for (let i = house * 9; i < house * 9 + 9 && open < 2; i++) {
      if (masks[HOUSE_CELLS[i]] === 0) continue;
      cell = HOUSE_CELLS[i];
      open++;
    }
    if (open === 1) hints.place("Last Value", 10, cell, lowestDigit(masks[cell]));
  }
}

/** A digit with one place in a box. */
export const hiddenSingleInBox = (grid: Grid, hints: Hints): void => hiddenSingles(grid, hints, 12, 18, 27);

/** A digit with one place in a row or column. */
export const hiddenSingleInLine = (grid: Grid, hints: Hints): void => hiddenSingles(grid, hints, 15, 0, 18);

function hiddenSingles({ places }: Grid, hints: Hints, rating: number, from: number, to: number): void {
  for (let i = from * 10; i < to * 10; i++) {
    if (DIGIT_COUNT[places[i]] !== 1) continue;
    const house = (i / 10) | 0;
    hints.place("Hidden Single", rating, HOUSE_CELLS[house * 9 + lowestBit(places[i])], i % 10);
  }
}

/** A cell with one candidate. */
export function nakedSingle({ masks }: Grid, hints: Hints): void {
  for (let cell = 0; cell < 81; cell++) {
    if (DIGIT_COUNT[masks[cell]] === 1) hints.place("Naked Single", 23, cell, lowestDigit(masks[cell]));
  }
}
