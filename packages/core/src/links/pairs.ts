import type { Cell, Digit, House } from "../board/numbers.js";
import { DIGIT_COUNT, lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { houseWordTable } from "../board/layout.js";
import { memo } from "../board/memo.js";

/**
 * The pairs of a position: by digit, at `digit`, the houses with exactly two places of it, one bit for each house. One of the two
 * is true. `linePairs` has only rows and columns, in half the time.
 *
 * ```
 *   876543210 876543210 876543210
 *     boxes    columns     rows
 * ```
 *
 * In other layouts further houses have the bits behind the boxes, in their order: bit b is `housesIn(board)[b]`.
 */
export const pairHouses = (board: Board): Int32Array => memo(board, "pair-houses-1", addBoxes);
/** The rows and columns of `pairHouses`, without boxes. */
export const linePairs = (board: Board): Int32Array => memo(board, "line-pairs-1", make);

function make({ places }: Board, previous: Int32Array | undefined): Int32Array {
  const houses = previous ?? new Int32Array(10);
  for (let digit = 1; digit <= 9; digit++) houses[digit] = linesOf(places, digit);
  return houses;
}

function addBoxes(board: Board, previous: Int32Array | undefined): Int32Array {
  const houses = previous ?? new Int32Array(10);
  houses.set(linePairs(board));
  for (let digit = 1; digit <= 9; digit++) houses[digit] |= boxesOf(board, digit);
  return houses;
}

/** The same as `pairHouses(board)[digit]`, for one digit. */
export const housesWithTwo = (board: Board, digit: Digit): number =>
  linesOf(board.places, digit) | boxesOf(board, digit);

function linesOf(places: Int32Array, digit: Digit): number {
  const w0 = places[digit * 3];
  const w1 = places[digit * 3 + 1];
  const w2 = places[digit * 3 + 2];
  const rows = rowsWithTwo(w0) | (rowsWithTwo(w1) << 3) | (rowsWithTwo(w2) << 6);
  return rows | (withTwo(w0 ^ w1 ^ w2, (w0 & w1) | (w2 & (w0 ^ w1))) << 9);
}

function boxesOf(board: Board, digit: Digit): number {
  const { places, layout } = board;
  if (layout) return layout.pairs(board, digit);
  const p = digit * 3;
  const boxes = boxesWithTwo(places[p]) | (boxesWithTwo(places[p + 1]) << 3) | (boxesWithTwo(places[p + 2]) << 6);
  return boxes << 18;
}

/** By nine bits: 1 if two of them are set. */
const IS_PAIR = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, places) => (DIGIT_COUNT[places] === 2 ? 1 : 0));

/** The rows of a band with two places, as three bits. */
const rowsWithTwo = (word: number): number =>
  IS_PAIR[word & 511] | (IS_PAIR[(word >> 9) & 511] << 1) | (IS_PAIR[word >> 18] << 2);

/** The first cell of each three in a row. */
const FIRST_OF_THREE = 0o111111111;

/** The boxes of a band with two places, as three bits. */
function boxesWithTwo(word: number): number {
  const a = word & FIRST_OF_THREE;
  const b = (word >> 1) & FIRST_OF_THREE;
  const c = (word >> 2) & FIRST_OF_THREE;
  const boxes = withTwo(a ^ b ^ c, (a & b) | (c & (a ^ b)));
  return (boxes | (boxes >> 2) | (boxes >> 4)) & 7;
}

/**
 * Adds up nine counts at once, in binary: `ones` and `twos` have one bit for each count in each of three parts. Returns the counts that
 * are two in all, as nine bits.
 */
function withTwo(ones: number, twos: number): number {
  const [a, b, c] = [ones & 511, (ones >> 9) & 511, ones >> 18];
  // Each of these is a two. Just one of the four is there: an odd number of them, and no two together.
  const [d, e, f, g] = [twos & 511, (twos >> 9) & 511, twos >> 18, (a & b) | (c & (a ^ b))];
  return (d ^ e ^ f ^ g) & ~((d & e) | (f & g)) & ~(a ^ b ^ c);
}

/** The first place of a digit in a house. There must be one. */
export function firstPlace(board: Board, digit: Digit, house: House): Cell {
  const { places } = board;
  const words = houseWordTable(board);
  let w = 0;
  while ((places[digit * 3 + w] & words[house * 3 + w]) === 0) w++;
  return w * 27 + lowestBit(places[digit * 3 + w] & words[house * 3 + w]);
}

/** The last place of a digit in a house. There must be one. */
export function lastPlace(board: Board, digit: Digit, house: House): Cell {
  const { places } = board;
  const words = houseWordTable(board);
  let w = 2;
  while ((places[digit * 3 + w] & words[house * 3 + w]) === 0) w--;
  return w * 27 + 31 - Math.clz32(places[digit * 3 + w] & words[house * 3 + w]);
}
