import type { Board } from "@wings/core";
import { CELL, type Point, type Route, cornerOf, spotOf } from "@wings/draw";

/** How far labels keep from each other, and from candidates and digits. */
const APART = 19;
const CLEAR = 12;
/** The places along a curve, the best ones first. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/** The places for the numbers of links. Each is on its curve, away from other numbers and from digits. */
export function labelSpots(routes: readonly Route[], board: Board): Point[] {
  const taken: Point[] = [];
  return routes.map(({ path, x, y }) => {
    const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const spots = numbers.length === 8 ? PLACES.map((t) => pointAt(numbers, t)) : [{ x, y }];
    const cost = (spot: Point): number =>
      taken.reduce((sum, other) => sum + Math.max(0, APART - gap(spot, other)), 0) * 3 +
      Math.max(0, CLEAR - roomAt(spot, board));
    const [best] = spots.map((spot) => [cost(spot), spot] as const).sort((a, b) => a[0] - b[0]);
    taken.push(best[1]);
    return best[1];
  });
}

const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function pointAt(numbers: readonly number[], t: number): Point {
  const s = 1 - t;
  const mixed = (i: number): number =>
    s ** 3 * numbers[i] + 3 * s * s * t * numbers[i + 2] + 3 * s * t * t * numbers[i + 4] + t ** 3 * numbers[i + 6];
  return { x: mixed(0), y: mixed(1) };
}

/** The distance to the nearest candidate, or to the digit of a cell. */
function roomAt(spot: Point, { values, masks }: Board): number {
  let room = Infinity;
  for (let cell = 0; cell < 81; cell++) {
    const { x, y } = cornerOf(cell);
    if (spot.x < x - CELL || spot.x > x + 2 * CELL || spot.y < y - CELL || spot.y > y + 2 * CELL) continue;
    if (values[cell] !== 0) room = Math.min(room, gap(spot, { x: x + CELL / 2, y: y + CELL / 2 }) - 9);
    else
      for (let digit = 1; digit <= 9; digit++)
        if ((masks[cell] >> (digit - 1)) & 1) room = Math.min(room, gap(spot, spotOf(cell, digit)));
  }
  return room;
}

/** The places of a badge in a cell, by the candidate that would be there: corners first. */
const CORNERS = [3, 1, 9, 7, 6, 4, 2, 8, 5];

/** A free place in a cell, where it has no candidate; `undefined` if it has all of them. */
export function freeCorner(cell: number, { values, masks }: Board): Point | undefined {
  if (values[cell] !== 0) return undefined;
  const digit = CORNERS.find((each) => ((masks[cell] >> (each - 1)) & 1) === 0);
  return digit === undefined ? undefined : spotOf(cell, digit);
}
