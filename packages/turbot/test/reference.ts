import type { Board } from "@wings/core";
import type {
  DualEmptyRectangle,
  DualTwoStringKite,
  EmptyRectangle,
  Skyscraper,
  TurbotFish,
  TwoStringKite,
} from "../src/index.js";
import { DIGITS, type Found, box, column, geometryOf, placesOf, row, seeingAll } from "@wings/test-kit/grid";

/** The definitions once more, in nested loops over digits, houses and cells. */

interface Pair {
  readonly house: number;
  readonly cells: readonly number[];
}

/** Houses with exactly two places. The same two cells in two houses are one pair, of the first. */
function pairs(board: Board, places: readonly number[]): Pair[] {
  const found: Pair[] = [];
  for (const [house, cells] of geometryOf(board).houses) {
    const two = cells.filter((cell) => places.includes(cell));
    if (two.length !== 2 || found.some((pair) => pair.cells.join() === two.join())) continue;
    found.push({ house, cells: two });
  }
  return found;
}

/** All chains a = b - c = d of two pairs with four different cells, in both directions. */
function* chains(board: Board): Generator<Found<TurbotFish>> {
  const { sees } = geometryOf(board);
  for (const digit of DIGITS) {
    const places = placesOf(board, digit);
    const all = pairs(board, places);
    for (const one of all) {
      for (const other of all) {
        for (const [a, b] of [one.cells, [...one.cells].reverse()]) {
          for (const [c, d] of [other.cells, [...other.cells].reverse()]) {
            if (new Set([a, b, c, d]).size < 4 || !sees(b, c)) continue;
            const eliminations = seeingAll(board, places, [a, d]).map((cell) => ({ cell, digit }));
            if (eliminations.length === 0) continue;
            yield { pattern: { digit, a, b, c, d, ab: one.house, cd: other.house }, eliminations };
          }
        }
      }
    }
  }
}

export const turbotFish = (board: Board): Found<TurbotFish>[] =>
  [...chains(board)].filter(({ pattern: { a, d } }) => a < d);

export const skyscrapers = (board: Board): Found<Skyscraper>[] =>
  [...chains(board)].filter(({ pattern: { a, b, c, d, ab, cd } }) => {
    if (ab >= cd) return false;
    if (cd < 9) return column(b) === column(c) && column(a) !== column(d);
    return ab >= 9 && cd < 18 && row(b) === row(c) && row(a) !== row(d);
  });

export const kites = (board: Board): Found<TwoStringKite>[] =>
  [...chains(board)].filter(
    ({ pattern: { a, b, c, d, ab, cd } }) =>
      ab < 9 && cd >= 9 && cd < 18 && box(b) === box(c) && box(a) !== box(b) && box(d) !== box(b),
  );

export function dualKites(board: Board): Found<DualTwoStringKite>[] {
  const all = kites(board);
  const found: Found<DualTwoStringKite>[] = [];
  for (const { pattern: one, eliminations: first } of all) {
    for (const { pattern: other, eliminations: second } of all) {
      if (one.digit !== other.digit || one.b !== other.c || one.c !== other.b || one.ab >= other.ab) continue;
      if (isWithin(first, second) || isWithin(second, first)) continue;
      const pattern = {
        digit: one.digit,
        p: one.b,
        q: one.c,
        pRow: one.a,
        pColumn: other.d,
        qRow: other.a,
        qColumn: one.d,
      };
      found.push({ pattern, eliminations: [...first, ...second] });
    }
  }
  return found;
}

type Eliminations = Found<unknown>["eliminations"];
const isWithin = (some: Eliminations, others: Eliminations): boolean =>
  some.every(({ cell }) => others.some((other) => other.cell === cell));

export function emptyRectangles(board: Board): Found<EmptyRectangle>[] {
  const found: Found<EmptyRectangle>[] = [];
  const { houses } = geometryOf(board);
  const isIn = (cell: number, house: number): boolean => houses.get(house)!.includes(cell);
  for (const digit of DIGITS) {
    const places = placesOf(board, digit);
    for (let b = 18; b < 27; b++) {
      const inBox = houses.get(b)!.filter((cell) => places.includes(cell));
      for (let r = 0; r < 18; r++) {
        for (let c = 0; c < 18; c++) {
          if (r < 9 === c < 9 || ![r, c].every((line) => houses.get(line)!.some((cell) => isIn(cell, b)))) continue;
          const onlyR = inBox.filter((cell) => isIn(cell, r) && !isIn(cell, c));
          const onlyC = inBox.filter((cell) => isIn(cell, c) && !isIn(cell, r));
          if (onlyR.length === 0 || onlyC.length === 0) continue;
          if (!inBox.every((cell) => isIn(cell, r) || isIn(cell, c))) continue;
          for (const [s, e] of ends(board, places, r, b, c)) {
            const target = seeingAll(board, places, [e]).filter((cell) => isIn(cell, c) && !isIn(cell, b));
            const eliminations = target.map((cell) => ({ cell, digit }));
            if (eliminations.length > 0) found.push({ pattern: { digit, box: b, r, c, s, e }, eliminations });
          }
        }
      }
    }
  }
  return found;
}

/** The pairs outside the box in lines parallel to c that have one cell in r, this cell first. */
function* ends(
  board: Board,
  places: readonly number[],
  r: number,
  b: number,
  c: number,
): Generator<[s: number, e: number]> {
  const { houses } = geometryOf(board);
  for (let line = c < 9 ? 0 : 9; line < (c < 9 ? 9 : 18); line++) {
    if (line === c) continue;
    const two = houses.get(line)!.filter((cell) => places.includes(cell));
    if (two.length !== 2 || two.some((cell) => houses.get(b)!.includes(cell))) continue;
    for (const [s, e] of [two, [...two].reverse()]) if (houses.get(r)!.includes(s)) yield [s, e];
  }
}

export function dualRectangles(board: Board): Found<DualEmptyRectangle>[] {
  const all = emptyRectangles(board);
  const found: Found<DualEmptyRectangle>[] = [];
  for (const [i, { pattern: one, eliminations: first }] of all.entries()) {
    for (const [j, { pattern: other, eliminations: second }] of all.entries()) {
      // The reference yields both orders.
      if (i === j || one.digit !== other.digit || one.box !== other.box) continue;
      if (isWithin(first, second) || isWithin(second, first)) continue;
      const { digit, r: r1, c: c1, s: s1, e: e1 } = one;
      const { r: r2, c: c2, s: s2, e: e2 } = other;
      found.push({
        pattern: { digit, box: one.box, r1, c1, s1, e1, r2, c2, s2, e2 },
        eliminations: [...first, ...second],
      });
    }
  }
  return found;
}
