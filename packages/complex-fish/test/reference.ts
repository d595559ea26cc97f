import type { Board } from "@wings/core";
import { DIGITS, HOUSES, placesOf, seesEachOther } from "../../testing/test/grid.js";

/**
 * The definition once more: every choice of base and cover houses. Places are numbered, and sets of them are bits, so a board may have
 * at most 32 places of a digit that has fish.
 */

export type ShapeName = "basic" | "franken" | "mutant";

/** A place that a fish eliminates, and the least size of such a fish. */
export interface Least {
  readonly cell: number;
  readonly digit: number;
  readonly size: number;
}

/** The places in one or more, two or more, and three of some houses. */
type Counts = readonly [one: number, two: number, three: number];

const NONE: Counts = [0, 0, 0];
const add = ([one, two, three]: Counts, house: number): Counts => [
  one | house,
  two | (one & house),
  three | (two & house),
];
const more = (a: Counts, b: Counts): number => (a[0] & ~b[0]) | (a[1] & ~b[1]) | (a[2] & ~b[2]);

/** By size and board: a search finds fish of all shapes, with fins and without. */
const made = new Map<number, WeakMap<Board, ReadonlyMap<string, readonly Least[]>>>();

export function leastFish(board: Board, size: number, shape: ShapeName, hasFins: boolean): readonly Least[] {
  const known = made.get(size) ?? new WeakMap<Board, ReadonlyMap<string, readonly Least[]>>();
  made.set(size, known);
  const found = known.get(board) ?? allLeastFish(board, size);
  known.set(board, found);
  return found.get(kindOf(shape, hasFins)) ?? [];
}

const kindOf = (shape: ShapeName, hasFins: boolean): string => `${shape} ${hasFins ? "finned" : "plain"}`;

function allLeastFish(board: Board, size: number): ReadonlyMap<string, readonly Least[]> {
  const least = new Map<string, Least[]>();
  for (const digit of DIGITS) {
    const places = placesOf(board, digit);
    if (places.length > 32) throw new Error(`The reference takes 32 places, not ${places.length}.`);
    const bitsOf = (cells: readonly number[]): number => cells.reduce((bits, cell) => bits | bit(places, cell), 0);
    const inHouse = HOUSES.map(bitsOf);
    const seen = places.map((cell) => bitsOf(places.filter((other) => seesEachOther(cell, other))));
    const sizes = new Map<string, number[]>();

    const tryCover = (base: readonly number[], based: Counts, cover: readonly number[], covered: Counts): void => {
      const fins = more(based, covered);
      let lost = more(covered, based);
      for (const [i, sees] of seen.entries()) if ((fins >>> i) % 2 === 1) lost &= sees;
      if (lost === 0) return;
      const kind = kindOf(shapeOf(base, cover), fins !== 0);
      const least = sizes.get(kind) ?? places.map(() => Infinity);
      sizes.set(kind, least);
      const count = places.filter((_, i) => (based[0] >>> i) % 2 === 1).length;
      for (const i of places.keys()) if ((lost >>> i) % 2 === 1) least[i] = Math.min(least[i], count);
    };
    const chooseCover = (
      base: readonly number[],
      based: Counts,
      from: number,
      cover: readonly number[],
      covered: Counts,
    ): void => {
      if (cover.length === size) {
        if (more(covered, based) !== 0) tryCover(base, based, cover, covered);
        return;
      }
      for (let house = from; house < 27; house++) {
        if (base.includes(house) || (inHouse[house] & based[0]) === 0) continue;
        chooseCover(base, based, house + 1, [...cover, house], add(covered, inHouse[house]));
      }
    };
    const chooseBase = (from: number, base: readonly number[], based: Counts): void => {
      if (base.length === size) {
        chooseCover(base, based, 0, [], NONE);
        return;
      }
      for (let house = from; house < 27; house++) {
        // Two or more places.
        if ((inHouse[house] & (inHouse[house] - 1)) === 0) continue;
        chooseBase(house + 1, [...base, house], add(based, inHouse[house]));
      }
    };
    chooseBase(0, [], NONE);
    for (const [kind, byPlace] of sizes) {
      const list = places.map((cell, i) => ({ cell, digit, size: byPlace[i] })).filter((each) => each.size < Infinity);
      least.set(kind, [...(least.get(kind) ?? []), ...list]);
    }
  }
  return least;
}

const bit = (places: readonly number[], cell: number): number =>
  places.includes(cell) ? 1 << places.indexOf(cell) : 0;

function shapeOf(base: readonly number[], cover: readonly number[]): ShapeName {
  const isIn = (houses: readonly number[], ...kinds: readonly number[]): boolean =>
    houses.every((house) => kinds.includes(Math.floor(house / 9)));
  const [ROW, COLUMN, BOX] = [0, 1, 2];
  const isOneWay = (one: number, other: number): boolean => isIn(base, one, BOX) && isIn(cover, other, BOX);
  if (!isOneWay(ROW, COLUMN) && !isOneWay(COLUMN, ROW)) return "mutant";
  return [...base, ...cover].some((house) => house >= 18) ? "franken" : "basic";
}
