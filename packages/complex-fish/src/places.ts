import {
  bitOf,
  type Board,
  type Digit,
  type House,
  HOUSE_WORDS,
  HOUSES_OF,
  lowestBit,
  PEERS,
  wordOf,
} from "@wings/core/author";

/** A set of cells: three words. */
export type Cells = readonly [number, number, number];

/** Sets of houses are 27 bits: rows, columns, boxes. */
export const ROWS = 0o777;
export const COLUMNS = ROWS << 9;
export const BOXES = ROWS << 18;

export const NO_CELLS: Cells = [0, 0, 0];
export const isEmpty = (a: Cells): boolean => (a[0] | a[1] | a[2]) === 0;
export const overlaps = (a: Cells, b: Cells): boolean => ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
export const union = (a: Cells, b: Cells): Cells => [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
export const common = (a: Cells, b: Cells): Cells => [a[0] & b[0], a[1] & b[1], a[2] & b[2]];
export const without = (a: Cells, b: Cells): Cells => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]];
/** The first cell of a set that is not empty. */
export const firstOf = (a: Cells): number =>
  a[0] !== 0 ? lowestBit(a[0]) : a[1] !== 0 ? 27 + lowestBit(a[1]) : 54 + lowestBit(a[2]);

/** The places of a digit. */
export const placesOf = ({ places }: Board, digit: Digit): Cells => [
  places[digit * 3],
  places[digit * 3 + 1],
  places[digit * 3 + 2],
];

const wordsAt = (words: Int32Array, index: number): Cells => [
  words[index * 3],
  words[index * 3 + 1],
  words[index * 3 + 2],
];

/** The cells of each house. */
export const CELLS_IN: readonly Cells[] = /* @__PURE__ */ Array.from({ length: 27 }, (_, house) =>
  wordsAt(HOUSE_WORDS, house),
);
/** The cells that each cell sees. */
export const SEEN_BY: readonly Cells[] = /* @__PURE__ */ Array.from({ length: 81 }, (_, cell) => wordsAt(PEERS, cell));
/** Each cell as a set. */
export const JUST: readonly Cells[] = /* @__PURE__ */ Array.from({ length: 81 }, (_, cell): Cells => {
  const words: [number, number, number] = [0, 0, 0];
  words[wordOf(cell)] = bitOf(cell);
  return words;
});
/** The three houses of each cell, as bits. */
export const HOUSES_WITH: Int32Array = /* @__PURE__ */ Int32Array.from(
  { length: 81 },
  (_, cell) => (1 << HOUSES_OF[cell * 3]) | (1 << HOUSES_OF[cell * 3 + 1]) | (1 << HOUSES_OF[cell * 3 + 2]),
);

/** The cells of some houses. */
export function cellsOfHouses(houses: number): Cells {
  let cells = NO_CELLS;
  for (let rest = houses; rest !== 0; rest &= rest - 1) cells = union(cells, CELLS_IN[lowestBit(rest)]);
  return cells;
}

/** The houses of a set. */
export function housesIn(set: number): number[] {
  const houses: House[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) houses.push(lowestBit(rest));
  return houses;
}
