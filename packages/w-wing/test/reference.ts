import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { CELLS, DIGITS, type Found, type Geometry, geometryOf } from "@wings/test-kit/grid";
import type { GroupedWWing, WRing, WWing } from "../src/index.js";

/*
 * The definitions once more, sentence by sentence, in nested loops over all cells, digits and houses. Nothing here is
 * shared with the finders, not even the geometry: they must come to the same.
 */

/** The candidates of each cell, as lists, and the geometry of the board. */
interface Grid extends Geometry {
  readonly digits: readonly (readonly number[])[];
}
const gridOf = (board: Board): Grid => ({
  ...geometryOf(board),
  digits: CELLS.map((cell) => DIGITS.filter((digit) => Math.floor(board.masks[cell] / 2 ** (digit - 1)) % 2 === 1)),
});

interface Wings {
  readonly p: number;
  readonly q: number;
  readonly x: number;
  readonly y: number;
}

/** Two cells P and Q with the same two candidates {x,y} that do not see each other; x is either of the two. */
function* wings({ digits, sees }: Grid): Generator<Wings> {
  for (const p of CELLS) {
    const [x, y, ...more] = digits[p];
    if (y === undefined || more.length > 0) continue;
    for (const q of CELLS) {
      if (q <= p || sees(p, q) || digits[q].join() !== [x, y].join()) continue;
      yield { p, q, x, y };
      yield { p, q, x: y, y: x };
    }
  }
}

/** The places of a digit in each house in which neither wing is one of them. */
function* placesByHouse(
  { digits, houses }: Grid,
  digit: number,
  { p, q }: Wings,
): Generator<[house: number, places: number[]]> {
  for (const [house, cells] of houses) {
    const places = cells.filter((cell) => digits[cell].includes(digit));
    if (!places.includes(p) && !places.includes(q)) yield [house, places];
  }
}

/** The digit leaves every cell that sees both. */
const leaving = ({ digits, sees }: Grid, digit: number, a: number, b: number): CellDigit[] =>
  CELLS.filter((cell) => sees(cell, a) && sees(cell, b) && digits[cell].includes(digit)).map((cell) => ({
    cell,
    digit,
  }));

interface Link {
  readonly a: number;
  readonly b: number;
  readonly house: number;
}

/** Houses with exactly two places, one seeing P and the other Q. The same two cells in another house are the same link. */
function links(grid: Grid, digit: number, both: Wings): Link[] {
  const found: Link[] = [];
  for (const [house, places] of placesByHouse(grid, digit, both)) {
    if (places.length !== 2) continue;
    for (const [a, b] of [places, [places[1], places[0]]]) {
      if (!grid.sees(a, both.p) || !grid.sees(b, both.q)) continue;
      if (!found.some((link) => link.a === a && link.b === b)) found.push({ a, b, house });
    }
  }
  return found;
}

export function wWings(board: Board): Found<WWing>[] {
  const grid = gridOf(board);
  const found: Found<WWing>[] = [];
  for (const both of wings(grid)) {
    const eliminations = leaving(grid, both.y, both.p, both.q);
    if (eliminations.length === 0) continue;
    const all = links(grid, both.x, both);
    for (const { a, b, house } of all) {
      // Passed in both directions it is one link.
      if (a > b && all.some((link) => link.a === b && link.b === a)) continue;
      found.push({ pattern: { ...both, a, b, house }, eliminations });
    }
  }
  return found;
}

export function groupedWWings(board: Board): Found<GroupedWWing>[] {
  const grid = gridOf(board);
  const found: Found<GroupedWWing>[] = [];
  for (const both of wings(grid)) {
    const eliminations = leaving(grid, both.y, both.p, both.q);
    if (eliminations.length === 0) continue;
    for (const [house, places] of placesByHouse(grid, both.x, both)) {
      if (places.length <= 2) continue;
      const a = places.filter((cell) => grid.sees(cell, both.p));
      const b = places.filter((cell) => grid.sees(cell, both.q));
      if (a.length === 0 || b.length === 0) continue;
      if (!places.every((cell) => a.includes(cell) || b.includes(cell))) continue;
      found.push({ pattern: { ...both, a, b, house }, eliminations });
    }
  }
  return found;
}

export function wRings(board: Board): Found<WRing>[] {
  const grid = gridOf(board);
  const found: Found<WRing>[] = [];
  for (const both of wings(grid)) {
    const { p, q, x, y } = both;
    if (x > y) continue;
    for (const { a, b, house: xHouse } of links(grid, x, both)) {
      for (const { a: c, b: d, house: yHouse } of links(grid, y, both)) {
        const leave = [
          ...leaving(grid, x, p, q),
          ...leaving(grid, y, p, q),
          ...leaving(grid, x, p, a),
          ...leaving(grid, x, q, b),
          ...leaving(grid, y, p, c),
          ...leaving(grid, y, q, d),
        ];
        const eliminations = leave.filter(
          (at, i) => leave.findIndex(({ cell, digit }) => cell === at.cell && digit === at.digit) === i,
        );
        if (eliminations.length === 0) continue;
        found.push({ pattern: { ...both, a, b, xHouse, c, d, yHouse }, eliminations });
      }
    }
  }
  return found;
}
