import { boxOf, type Cell, cellsIn, CLASSIC_GRID, type Digit, DIGIT_COUNT, type House } from "@wings/core/author";
import { CORNERS, lineOf } from "./corners.js";

/**
 * The sides of a rectangle, as bits: two rows, two columns. Either both rows or both columns are in a box each, too.
 *
 * ```
 *   0 ─ 1 ─ 1
 *   4       8       side 1 joins the corners 0 and 1
 *   2 ─ 2 ─ 3
 * ```
 */
const SIDES = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
];

/** By sides: the corners at any of them. */
const REACHED = /* @__PURE__ */ Uint8Array.from({ length: 16 }, (_, sides) =>
  SIDES.reduce((corners, [a, b], side) => (((sides >> side) & 1) === 0 ? corners : corners | (1 << a) | (1 << b)), 0),
);

/** The corners 0 and 3, which have one digit in a filling, and the others, which have the other digit. */
export const DOWN = 0b1001;
export const UP = 0b0110;

/**
 * The corners from which all others may follow, where `down` and `up` are the sides whose corners are the only places of their digit
 * in a house: of the digit on the corners 0 and 3, and of the other one. A roof corner without such a side can only be the first.
 */
export function startsOf(down: number, up: number, roof: number): number {
  const unreached = roof & ~((DOWN & REACHED[down]) | (UP & REACHED[up]));
  return unreached === 0 ? 15 : DIGIT_COUNT[unreached] === 1 ? unreached : 0;
}

/** The sides whose corners are the only places of a digit in a house. `at` is where the corners of the rectangle begin. */
export function pairedSides(places: Int32Array, at: number, digit: Digit): number {
  let sides = 0;
  for (let i = at * 3, end = i + 12; i < end; i += 2)
    if ((places[TABLE[i] + digit] & TABLE[i + 1]) === 0) sides |= SIDE_AT[i >> 1];
  return sides;
}

/** Six houses of each rectangle of the classic grid: where its places begin, and all its positions but those of the two corners. */
const TABLE = /* @__PURE__ */ new Int16Array(CORNERS.length * 3);
/** The side of the rectangle in each of the six houses, as a bit. */
const SIDE_AT = /* @__PURE__ */ (() => {
  const sides = new Uint8Array(TABLE.length / 2);
  for (let at = 0; at < CORNERS.length; at += 4) {
    let i = (at * 3) / 2;
    for (const [side, ends] of SIDES.entries()) {
      const [a, b] = ends.map((corner) => CORNERS[at + corner]);
      for (const house of boxOf(a) === boxOf(b) ? [lineOf(a, b), boxOf(a)] : [lineOf(a, b)]) {
        TABLE[i * 2] = house * 10;
        TABLE[i * 2 + 1] = positionsWithout(house, [a, b]);
        sides[i++] = 1 << side;
      }
    }
  }
  return sides;
})();

/** The positions of a house but those of some cells, as bits. */
function positionsWithout(house: House, cells: readonly Cell[]): number {
  let positions = 0;
  for (const [i, cell] of cellsIn(CLASSIC_GRID, house).entries()) if (!cells.includes(cell)) positions |= 1 << i;
  return positions;
}
