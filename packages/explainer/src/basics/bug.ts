import { CLASSIC_GRID, DIGIT_COUNT, digitsOf, sees } from "@wings/core/author";
import { HOUSES_OF, HOUSE_CELLS } from "@wings/core/host";
import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";
import { forEachNakedSet } from "./naked-set-with.js";

/**
 * BUG: all cells would have two candidates, and all digits two places in each house, but for the extra candidates of a few
 * cells. One of these must be true.
 */
export function bug(grid: Grid, hints: Hints): void {
  const extras = extraCandidates(grid);
  if (extras === undefined) return;
  const { masks } = grid;
  const cells = [...extras.keys()];
  const union = [...extras.values()].reduce((all, mask) => all | mask, 0);
  if (cells.length === 1) {
    hints.eliminate("BUG 1", 56, cells, masks[cells[0]] & ~union);
    return;
  }
  if (DIGIT_COUNT[union] === 1) {
    const seen: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      if (cells.every((one) => sees(CLASSIC_GRID, one, cell))) seen.push(cell);
    }
    hints.eliminate("BUG 2", 57, seen, union);
  }
  for (let kind = 0; kind < 3; kind++) {
    const house = HOUSES_OF[cells[0] * 3 + kind];
    if (cells.some((cell) => HOUSES_OF[cell * 3 + kind] !== house)) continue;
    if (cells.length === 2) fourth(grid, hints, house, cells, extras);
    forEachNakedSet(grid, house, cells, union, (size, others, digits) => {
      if (size <= 5) hints.eliminate("BUG 3", 56 + size, others, digits);
    });
  }
}

/** Two cells with a digit of the two-candidate board that no other cell of their house has: one of them has it, so the other its extra. */
function fourth(
  { masks }: Grid,
  hints: Hints,
  house: number,
  cells: number[],
  extras: ReadonlyMap<number, number>,
): void {
  const [a, b] = cells;
  const plain = (cell: number) => masks[cell] & ~(extras.get(cell) ?? 0);
  for (const digit of digitsOf(plain(a) & plain(b))) {
    const bit = 1 << (digit - 1);
    let places = 0;
    for (let i = house * 9; i < house * 9 + 9; i++) if ((masks[HOUSE_CELLS[i]] & bit) !== 0) places++;
    if (places !== 2) continue;
    for (const cell of cells) hints.eliminate("BUG 4", 57, [cell], plain(cell) & ~bit);
  }
}

/** The extra candidates by cell, if there is exactly one way to take them from a board that would be a BUG. */
function extraCandidates({ masks, places }: Grid): Map<number, number> | undefined {
  const rich: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const count = DIGIT_COUNT[masks[cell]];
    if (count === 1) return undefined;
    if (count > 2 && rich.push(cell) > 9) return undefined;
  }
  if (rich.length === 0) return undefined;
  const counts = Int8Array.from(places, (mask) => DIGIT_COUNT[mask]);
  if (counts.includes(1)) return undefined;
  let found: Map<number, number> | undefined;
  let ways = 0;
  const extras = new Map<number, number>();
  const change = (cell: number, gone: number, by: number): boolean => {
    let fits = true;
    for (const digit of digitsOf(gone)) {
      for (let i = cell * 3; i < cell * 3 + 3; i++) {
        const at = HOUSES_OF[i] * 10 + digit;
        counts[at] += by;
        if (counts[at] < 2) fits = false;
      }
    }
    return fits;
  };
  const search = (i: number): void => {
    if (ways > 1) return;
    if (i === rich.length) {
      if (counts.some((count) => count !== 0 && count !== 2)) return;
      ways++;
      found = new Map(extras);
      return;
    }
    const cell = rich[i];
    const digits = digitsOf(masks[cell]);
    for (let x = 0; x < digits.length; x++) {
      for (let y = x + 1; y < digits.length; y++) {
        const gone = masks[cell] & ~((1 << (digits[x] - 1)) | (1 << (digits[y] - 1)));
        if (change(cell, gone, -1)) {
          extras.set(cell, gone);
          search(i + 1);
          extras.delete(cell);
        }
        change(cell, gone, 1);
      }
    }
  };
  search(0);
  return ways === 1 ? found : undefined;
}
