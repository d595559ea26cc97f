import { CLASSIC_GRID, DIGIT_COUNT, sees } from "@wings/core/author";
import { type Grid, PEER_CELLS } from "../grid.js";
import type { Hints } from "../hints.js";

/** A pivot of two candidates, and two cells that it sees, each with one of them and the same third digit. */
export const xyWing = (grid: Grid, hints: Hints): void => wings(grid, hints, "XY-Wing", 42, 2);

/** The same with a pivot that has the third digit, too. */
export const xyzWing = (grid: Grid, hints: Hints): void => wings(grid, hints, "XYZ-Wing", 44, 3);

function wings({ masks }: Grid, hints: Hints, technique: string, rating: number, pivotSize: number): void {
  for (let pivot = 0; pivot < 81; pivot++) {
    if (DIGIT_COUNT[masks[pivot]] !== pivotSize) continue;
    const pincers: number[] = [];
    for (let i = pivot * 20; i < pivot * 20 + 20; i++) {
      const cell = PEER_CELLS[i];
      if (DIGIT_COUNT[masks[cell]] === 2 && DIGIT_COUNT[masks[cell] & masks[pivot]] === pivotSize - 1)
        pincers.push(cell);
    }
    for (let i = 0; i < pincers.length; i++) {
      for (let j = i + 1; j < pincers.length; j++) {
        const [a, b] = [pincers[i], pincers[j]];
        const shared = masks[a] & masks[b];
        if (DIGIT_COUNT[shared] !== 1 || DIGIT_COUNT[masks[a] | masks[b] | masks[pivot]] !== 3) continue;
        if (pivotSize === 2 && (shared & masks[pivot]) !== 0) continue;
        const seen: number[] = [];
        for (let cell = 0; cell < 81; cell++) {
          if (
            cell !== pivot &&
            sees(CLASSIC_GRID, cell, a) &&
            sees(CLASSIC_GRID, cell, b) &&
            (pivotSize === 2 || sees(CLASSIC_GRID, cell, pivot))
          )
            seen.push(cell);
        }
        hints.eliminate(technique, rating, seen, shared);
      }
    }
  }
}
