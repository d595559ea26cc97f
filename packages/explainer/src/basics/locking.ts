import { DIGIT_COUNT, type House, lowestBit } from "@wings/core/author";
import { HOUSES_OF, HOUSE_CELLS } from "@wings/core/host";
import { type Grid, SHARED_PLACES, cellsAt } from "../grid.js";
import type { Hints } from "../hints.js";

/** House `from` keeps the digit to the cells that it shares with house `to`. `gone` are the places of `to` that lose it. */
type Visit = (digit: number, from: number, to: number, gone: number) => void;

export function pointing(grid: Grid, hints: Hints): void {
  forEachLock(grid, 18, 27, (digit, _, to, gone) => {
    hints.eliminate("Pointing", 26, cellsAt(to, gone), 1 << (digit - 1));
  });
}

export function claiming(grid: Grid, hints: Hints): void {
  forEachLock(grid, 0, 18, (digit, _, to, gone) => {
    hints.eliminate("Claiming", 28, cellsAt(to, gone), 1 << (digit - 1));
  });
}

/** Pointing after which a box has one place for the digit. */
export const directPointing = (grid: Grid, hints: Hints): void =>
  direct(grid, hints, { technique: "Direct Pointing", rating: 17, fromHouse: 18, toHouse: 27 });

/** Claiming after which a line, parallel to the first one, has one place for the digit. */
export const directClaiming = (grid: Grid, hints: Hints): void =>
  direct(grid, hints, { technique: "Direct Claiming", rating: 19, fromHouse: 0, toHouse: 18 });

/** A technique that places a digit after locking, and in which houses it looks: from one up to another. */
interface DirectLocking {
  readonly technique: string;
  readonly rating: number;
  readonly fromHouse: House;
  readonly toHouse: House;
}

function direct(grid: Grid, hints: Hints, { technique, rating, fromHouse, toHouse }: DirectLocking): void {
  const { places } = grid;
  forEachLock(grid, fromHouse, toHouse, (digit, from, to, gone) => {
    const kind = (from / 9) | 0;
    for (let left = gone; left !== 0; left &= left - 1) {
      const house = HOUSES_OF[HOUSE_CELLS[to * 9 + lowestBit(left)] * 3 + kind];
      // All places that the house shares with `to` are gone.
      const kept = places[house * 10 + digit] & ~SHARED_PLACES[house * 27 + to];
      if (DIGIT_COUNT[kept] === 1) hints.place(technique, rating, HOUSE_CELLS[house * 9 + lowestBit(kept)], digit);
    }
  });
}

/** Where all places of a digit in a house lie in another house, too, which has more. */
function forEachLock({ places }: Grid, fromHouse: number, toHouse: number, visit: Visit): void {
  const firstKind = fromHouse === 18 ? 0 : 2;
  const lastKind = fromHouse === 18 ? 1 : 2;
  for (let at = fromHouse * 10; at < toHouse * 10; at++) {
    const kept = places[at];
    const count = DIGIT_COUNT[kept];
    if (count < 2 || count > 3) continue;
    const from = (at / 10) | 0;
    const first = HOUSE_CELLS[from * 9 + lowestBit(kept)];
    for (let kind = firstKind; kind <= lastKind; kind++) {
      const to = HOUSES_OF[first * 3 + kind];
      if ((kept & ~SHARED_PLACES[from * 27 + to]) !== 0) continue;
      const gone = places[to * 10 + (at % 10)] & ~SHARED_PLACES[to * 27 + from];
      if (gone !== 0) visit(at % 10, from, to, gone);
    }
  }
}
