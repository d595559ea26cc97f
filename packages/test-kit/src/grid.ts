import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { CELLS, geometryOf } from "./plain-geometry.js";

/*
 * The board and its houses for references. Nothing here is shared with the finders, not even the geometry.
 */

export { CELLS, type Geometry, box, column, geometryOf, row } from "./plain-geometry.js";
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const CLASSIC = geometryOf({});
/** On a classic board: which cells see each other. */
export const seesEachOther = CLASSIC.sees;
/** The rows, columns and boxes of a classic board. */
export const HOUSES = [...CLASSIC.houses.values()];

/** The places of a digit. */
export const placesOf = ({ masks }: Board, digit: number): number[] =>
  CELLS.filter((cell) => Math.floor(masks[cell] / 2 ** (digit - 1)) % 2 === 1);

/** What a reference finds. */
export interface Found<P> {
  readonly pattern: P;
  readonly eliminations: readonly CellDigit[];
}

/** The places that see all of these cells. */
export function seeingAll(board: Board, places: readonly number[], cells: readonly number[]): number[] {
  const { sees } = geometryOf(board);
  return places.filter((place) => cells.every((cell) => sees(place, cell)));
}

/** All ways to choose some of the items. */
export const choices = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, i) => choices(items.slice(i + 1), count - 1).map((others) => [item, ...others]));
