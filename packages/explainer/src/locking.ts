import { DIGIT_COUNT, HOUSES_OF, HOUSE_CELLS, lowestBit } from "@wings/core/author";
import type { Grid } from "./grid.js";
import type { Hints } from "./hints.js";

interface Lock {
  digit: number;
  /** The house that keeps the digit to the cells it shares with the other one. */
  from: number;
  /** The cells of the other house that lose the digit. */
  gone: number[];
}

export function pointing(grid: Grid, hints: Hints): void {
  for (const { digit, gone } of locks(grid, 18, 27)) hints.eliminate("Pointing", 26, gone, 1 << (digit - 1));
}

export function claiming(grid: Grid, hints: Hints): void {
  for (const { digit, gone } of locks(grid, 0, 18)) hints.eliminate("Claiming", 28, gone, 1 << (digit - 1));
}

/** Pointing after which a box has one place for the digit. */
export const directPointing = (grid: Grid, hints: Hints): void =>
  direct(grid, hints, "Direct Pointing", 17, locks(grid, 18, 27));

/** Claiming after which a line, parallel to the first one, has one place for the digit. */
export const directClaiming = (grid: Grid, hints: Hints): void =>
  direct(grid, hints, "Direct Claiming", 19, locks(grid, 0, 18));

function direct({ places }: Grid, hints: Hints, technique: string, rating: number, all: Iterable<Lock>): void {
  for (const { digit, from, gone } of all) {
    const kind = (from / 9) | 0;
    for (const house of new Set(gone.map((cell) => HOUSES_OF[cell * 3 + kind]))) {
      let left = places[house * 9 + digit - 1];
      for (const cell of gone) {
        if (HOUSES_OF[cell * 3 + kind] === house) left &= ~(1 << (HOUSE_CELLS.indexOf(cell, house * 9) % 9));
      }
      if (DIGIT_COUNT[left] === 1) hints.place(technique, rating, HOUSE_CELLS[house * 9 + lowestBit(left)], digit);
    }
  }
}

/** Where all places of a digit in a house lie in another house, too, which has more. */
function* locks({ masks, places }: Grid, fromHouse: number, toHouse: number): Generator<Lock> {
  const kinds = fromHouse === 18 ? [0, 1] : [2];
  for (let i = fromHouse * 9; i < toHouse * 9; i++) {
    const count = DIGIT_COUNT[places[i]];
    if (count < 2 || count > 3) continue;
    const from = (i / 9) | 0;
    const digit = (i % 9) + 1;
    const first = HOUSE_CELLS[from * 9 + lowestBit(places[i])];
    for (const kind of kinds) {
      const to = HOUSES_OF[first * 3 + kind];
      const fromKind = (from / 9) | 0;
      if (DIGIT_COUNT[places[to * 9 + digit - 1]] <= count) continue;
      const gone: number[] = [];
      let shared = 0;
      for (let p = to * 9; p < to * 9 + 9; p++) {
        const cell = HOUSE_CELLS[p];
        if (((masks[cell] >> (digit - 1)) & 1) === 0) continue;
        if (HOUSES_OF[cell * 3 + fromKind] === from) shared++;
        else gone.push(cell);
      }
      if (shared === count) yield { digit, from, gone };
    }
  }
}
