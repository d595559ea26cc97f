import type { Board } from "@wings/core";
import { DIGITS, geometryOf, placesOf, seeingAll } from "./grid.js";

/** A set of cells of one house, for references. */
export interface PlainSet {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  /** By digit: the cells of the set that have it. */
  readonly at: readonly (readonly number[])[];
  /** By digit: the other places of the digit that see all of these. */
  readonly seen: readonly (readonly number[])[];
}

/** All sets of n cells of a house with n + `spare` digits together, each once, smaller sets first. */
export function lockedSets(board: Board, spare = 1): PlainSet[] {
  const found = new Map<string, PlainSet>();
  const places = [[], ...DIGITS.map((digit) => placesOf(board, digit))];
  for (const house of geometryOf(board).houses.values()) {
    const open = house.filter((cell) => DIGITS.some((digit) => places[digit].includes(cell)));
    for (let subset = 1; subset < 2 ** open.length; subset++) {
      const cells = open.filter((_, i) => Math.floor(subset / 2 ** i) % 2 === 1).sort((a, b) => a - b);
      const at = [[], ...DIGITS.map((digit) => cells.filter((cell) => places[digit].includes(cell)))];
      const digits = DIGITS.filter((digit) => at[digit].length > 0);
      if (digits.length !== cells.length + spare || found.has(cells.join())) continue;
      const seen = at.map((from, digit) => (from.length > 0 ? seeingAll(board, places[digit], from) : []));
      found.set(cells.join(), { cells, digits, at, seen });
    }
  }
  return [...found.values()].sort((a, b) => a.cells.length - b.cells.length);
}

/** Whether a digit is a restricted common of two sets: both have it, and each of its places in one sees each in the other. */
export const isRestricted = (a: PlainSet, b: PlainSet, digit: number): boolean =>
  a.at[digit].length > 0 && b.at[digit].length > 0 && b.at[digit].every((place) => a.seen[digit].includes(place));

/** What two lists have in common. */
export const inBoth = (a: readonly number[], b: readonly number[]): number[] => a.filter((each) => b.includes(each));
