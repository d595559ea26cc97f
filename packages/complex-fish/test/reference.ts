import type { Board } from "@wings/core";
import { DIGITS, HOUSES, placesOf, seesEachOther } from "@wings/test-kit/grid";
import { outsideTemplates } from "@wings/test-kit/outside-templates";

/**
 * The definition once more: every base, and for each place that may leave every cover that can make it leave. Whether a cover does
 * is counted house by house. Places are numbered, and sets of them are bits, so a board may have at most 32 places of a digit that
 * has fish.
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
const KINDS = ["franken plain", "franken finned", "mutant plain", "mutant finned"];

function allLeastFish(board: Board, size: number): ReadonlyMap<string, readonly Least[]> {
  const least = new Map<string, Least[]>(KINDS.map((kind) => [kind, []]));
  for (const digit of DIGITS) {
    const targets = targetsOf(board, digit);
    if (targets.length === 0) continue;
    const sizes = new Map(targets.map((cell) => [cell, new Map<string, number>()]));
    searchDigit(board, digit, size, sizes);
    for (const [cell, byKind] of sizes)
      for (const [kind, count] of byKind) least.get(kind)?.push({ cell, digit, size: count });
  }
  return least;
}

/** A template has the digit in each house, so no fish eliminates a place of it. A choice of rows may leave out other houses if these are more. */
function targetsOf(board: Board, digit: number): readonly number[] {
  const places = placesOf(board, digit);
  const [rows, columns, boxes] = [0, 9, 18].map(
    (first) => HOUSES.slice(first, first + 9).filter((cells) => cells.some((cell) => places.includes(cell))).length,
  );
  return rows === columns && rows === boxes ? outsideTemplates(board, digit) : places;
}

/** Finds by place and kind the least size of a fish of a digit. */
function searchDigit(board: Board, digit: number, size: number, sizes: ReadonlyMap<number, Map<string, number>>): void {
  const places = placesOf(board, digit);
  if (places.length > 32) throw new Error(`The reference takes 32 places, not ${places.length}.`);
  const bitsOf = (cells: readonly number[]): number => cells.reduce((bits, cell) => bits | bit(places, cell), 0);
  const inHouse = HOUSES.map(bitsOf);
  const seen = places.map((cell) => bitsOf(places.filter((other) => seesEachOther(cell, other))));
  const isIn = (i: number, house: number): boolean => (inHouse[house] >>> i) % 2 === 1;
  const housesOf = places.map((_, i) => HOUSES.map((_, house) => house).filter((house) => isIn(i, house)));

  const searchCovers = (target: number, byKind: Map<string, number>, base: readonly number[], based: Counts): void => {
    const count = countOf(based[0]);
    const isBetter = (kind: string): boolean => count < (byKind.get(kind) ?? Infinity);
    if (!KINDS.some(isBetter)) return;
    const needed = housesOf[target].filter((house) => base.includes(house)).length + 1;
    const far = ~seen[target] & ~(1 << target);
    // A place has three houses. One in two base houses has one left, so it is a fin, and the target has to see it.
    if (needed > 2 || (based[1] & far) !== 0) return;
    const allowed = HOUSES.map((_, house) => house).filter(
      (house) => !base.includes(house) && (inHouse[house] & based[0]) !== 0,
    );

    const choose = (cover: readonly number[], covered: Counts, from: number): void => {
      if (cover.length === size) {
        const fins = more(based, covered);
        const kind = kindOf(shapeOf(base, cover), fins !== 0);
        if (!isBetter(kind) || (more(covered, based) & (1 << target)) === 0 || (fins & ~seen[target]) !== 0) return;
        byKind.set(kind, count);
        return;
      }
      // What the target does not see can't be a fin: one of its houses is in the cover.
      const open = based[0] & far & ~covered[0];
      if (open !== 0) {
        for (const house of housesOf[lowest(open)])
          if (allowed.includes(house)) choose([...cover, house], add(covered, inHouse[house]), 0);
        return;
      }
      const own = cover.filter((house) => isIn(target, house)).length;
      if (own + size - cover.length < needed || !KINDS.some(isBetter)) return;
      for (const house of allowed)
        if (house >= from && !cover.includes(house)) choose([...cover, house], add(covered, inHouse[house]), house + 1);
    };
    choose([], NONE, 0);
  };

  const chooseBase = (from: number, base: readonly number[], based: Counts): void => {
    if (base.length === size) {
      for (const [cell, byKind] of sizes) searchCovers(places.indexOf(cell), byKind, base, based);
      return;
    }
    for (let house = from; house < 27; house++) {
      // Two or more places.
      if ((inHouse[house] & (inHouse[house] - 1)) === 0) continue;
      chooseBase(house + 1, [...base, house], add(based, inHouse[house]));
    }
  };
  chooseBase(0, [], NONE);
}

const bit = (places: readonly number[], cell: number): number =>
  places.includes(cell) ? 1 << places.indexOf(cell) : 0;
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
const countOf = (bits: number): number => [...(bits >>> 0).toString(2)].filter((each) => each === "1").length;

function shapeOf(base: readonly number[], cover: readonly number[]): ShapeName {
  const isIn = (houses: readonly number[], ...kinds: readonly number[]): boolean =>
    houses.every((house) => kinds.includes(Math.floor(house / 9)));
  const [ROW, COLUMN, BOX] = [0, 1, 2];
  const isOneWay = (one: number, other: number): boolean => isIn(base, one, BOX) && isIn(cover, other, BOX);
  if (!isOneWay(ROW, COLUMN) && !isOneWay(COLUMN, ROW)) return "mutant";
  return [...base, ...cover].some((house) => house >= 18) ? "franken" : "basic";
}
