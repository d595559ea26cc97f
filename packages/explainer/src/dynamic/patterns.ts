import {
  ALL_DIGITS,
  type Cell,
  DIGIT_COUNT,
  type Digit,
  digitsOf,
  type House,
  lowestBit,
  maskOfAll,
} from "@wings/core/author";
import { HOUSES_OF, HOUSE_CELLS } from "@wings/core/host";
import { type Grid, SHARED_PLACES } from "../grid.js";

/**
 * Candidates that make a pair, a locked digit or an X-Wing as soon as all of `when` are false: then all of `then` are false, too.
 */
export interface ConditionalPattern {
  readonly when: readonly number[];
  readonly then: readonly number[];
}

type NumberOf = (cell: number, digit: number) => number;
type Add = (when: readonly number[], then: readonly number[]) => void;

/** The most candidates that a pattern may wait for. */
const MOST = 9;

/** All patterns of a board, in the order of the scale: pairs from the last to the first, X-Wings, locked digits. */
export function patternsOf(grid: Grid, numberOf: NumberOf): ConditionalPattern[] {
  const found: ConditionalPattern[] = [];
  const add: Add = (when, then) => {
    if (when.length > 0 && when.length <= MOST && then.length > 0) found.push({ when, then });
  };
  const bothWays: Add = (one, other) => {
    add(one, other);
    add(other, one);
  };
  pairs(grid, numberOf, add);
  found.reverse();
  xWings(grid, numberOf, bothWays);
  locked(grid, numberOf, bothWays);
  return found;
}

/** The candidates of a digit at some places of a house. */
function at(house: number, places: number, digit: number, numberOf: NumberOf): number[] {
  const all: number[] = [];
  for (let left = places; left !== 0; left &= left - 1) {
    all.push(numberOf(HOUSE_CELLS[house * 9 + lowestBit(left)], digit));
  }
  return all;
}

/** A line and a box that share two places of a digit or more: what is false in the rest of one is false in the rest of the other. */
function locked({ places }: Grid, numberOf: NumberOf, add: Add): void {
  for (let line = 0; line < 18; line++) {
    for (let box = 18; box < 27; box++) {
      const shared = SHARED_PLACES[line * 27 + box];
      if (shared === 0) continue;
      for (let digit = 1; digit <= 9; digit++) {
        const inLine = places[line * 10 + digit];
        if (DIGIT_COUNT[inLine & shared] < 2) continue;
        const inBox = places[box * 10 + digit] & ~SHARED_PLACES[box * 27 + line];
        add(at(line, inLine & ~shared, digit, numberOf), at(box, inBox, digit, numberOf));
      }
    }
  }
}

/** Two cells of a house that both have two digits. */
function pairs(grid: Grid, numberOf: NumberOf, add: Add): void {
  const { masks } = grid;
  for (let a = 0; a < 81; a++) {
    for (let b = a + 1; b < 81; b++) {
      const common = masks[a] & masks[b];
      if (DIGIT_COUNT[common] < 2) continue;
      const houses = housesOfBoth(a, b);
      if (houses.length === 0) continue;
      const digits = digitsOf(common);
      for (let i = 0; i < digits.length; i++)
        for (let k = i + 1; k < digits.length; k++)
          addPair(grid, numberOf, add, { cells: [a, b], digits: [digits[i], digits[k]], houses });
    }
  }
}

function housesOfBoth(a: Cell, b: Cell): House[] {
  const both: House[] = [];
  for (let kind = 0; kind < 3; kind++) {
    const house = HOUSES_OF[a * 3 + kind];
    if (house === HOUSES_OF[b * 3 + kind]) both.push(house);
  }
  return both;
}

/** Two cells, two digits that both have, and the houses of both. */
interface PairOfCells {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
  readonly houses: readonly House[];
}

function addPair({ masks, places }: Grid, numberOf: NumberOf, add: Add, { cells, digits, houses }: PairOfCells): void {
  const mask = maskOfAll(digits);
  const others = cells.flatMap((cell) =>
    digitsOf(masks[cell] & ALL_DIGITS & ~mask).map((digit) => numberOf(cell, digit)),
  );
  const elsewhere = houses.map((house) =>
    digits
      .flatMap((digit) => at(house, places[house * 10 + digit], digit, numberOf))
      .filter((one) => !cells.some((cell) => digits.some((digit) => numberOf(cell, digit) === one))),
  );
  for (const when of elsewhere) add(when, others);
  add(others, [...new Set(elsewhere.flat())]);
}

/** Two rows and two columns: without the digit in the rest of the rows, it is not in the rest of the columns either. */
function xWings({ masks, places }: Grid, numberOf: NumberOf, add: Add): void {
  for (let digit = 1; digit <= 9; digit++) {
    const has = (row: number, column: number): boolean => ((masks[row * 9 + column] >> (digit - 1)) & 1) !== 0;
    for (let r = 0; r < 9; r++) {
      for (let s = r + 1; s < 9; s++) {
        for (let c = 0; c < 9; c++) {
          if (!has(r, c)) continue;
          for (let d = c + 1; d < 9; d++) {
            if (!has(r, d) || !has(s, d)) continue;
            const columns = ~((1 << c) | (1 << d));
            const rows = ~((1 << r) | (1 << s));
            const ofLines = (lines: readonly number[], kept: number): number[] =>
              lines.flatMap((line) => at(line, places[line * 10 + digit] & kept, digit, numberOf));
            add(ofLines([r, s], columns), ofLines([9 + c, 9 + d], rows));
          }
        }
      }
    }
  }
}
