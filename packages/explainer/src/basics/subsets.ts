import { ALL_DIGITS, DIGIT_COUNT, digitsOf, lowestBit } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import { type Grid, cellsAt } from "../grid.js";
import type { Hints } from "../hints.js";
import { forEachLocked } from "./unions.js";

const NAMES = ["", "", "Pair", "Triplet", "Quad"];

/** `size` cells of a house with `size` digits between them: the other cells lose these. */
export const nakedSet =
  (size: number, rating: number) =>
  ({ masks }: Grid, hints: Hints): void => {
    const digits = new Uint16Array(9);
    for (let house = 0; house < 27; house++) {
      for (let i = 0; i < 9; i++) digits[i] = masks[HOUSE_CELLS[house * 9 + i]];
      forEachLocked(digits, 0, size, (cells, union) => {
        hints.eliminate(`Naked ${NAMES[size]}`, rating, cellsAt(house, ALL_DIGITS ^ cells), union);
      });
    }
  };

/** `size` digits with `size` places between them in a house: these places lose all others. */
export const hiddenSet =
  (size: number, rating: number) =>
  ({ places }: Grid, hints: Hints): void => {
    for (let house = 0; house < 27; house++) {
      forEachLocked(places, house * 10 + 1, size, (digits, union) => {
        hints.eliminate(`Hidden ${NAMES[size]}`, rating, cellsAt(house, union), ALL_DIGITS ^ digits);
      });
    }
  };

/** A hidden set after which another digit of the house has one place. */
export const directHiddenSet =
  (size: number, rating: number) =>
  ({ places }: Grid, hints: Hints): void => {
    for (let house = 0; house < 27; house++) {
      forEachLocked(places, house * 10 + 1, size, (digits, union) => {
        for (const digit of digitsOf(ALL_DIGITS ^ digits)) {
          const all = places[house * 10 + digit];
          const left = all & ~union;
          if (left === all || DIGIT_COUNT[left] !== 1) continue;
          hints.place(`Direct Hidden ${NAMES[size]}`, rating, HOUSE_CELLS[house * 9 + lowestBit(left)], digit);
        }
      });
    }
  };
