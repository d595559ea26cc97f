import { DIGIT_COUNT, lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { HOUSES_OF, HOUSE_WORDS } from "../board/geometry.js";
import { memo } from "../board/memo.js";

/**
 * The pairs of a position: by digit, at `digit`, the houses with exactly two places of it, one bit for each house. One of the two
 * is true. `linePairs` has only rows and columns, in half the time.
 *
 * ```
 *   876543210 876543210 876543210
 *     boxes    columns     rows
 * ```
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
  for (let digit = 1; digit <= 9; digit++) houses[digit] |= boxesOf(board.places, digit);
  return houses;
}

/** The same as `pairHouses(board)[digit]`, for one digit. */
export const housesWithTwo = ({ places }: Board, digit: number): number =>
  linesOf(places, digit) | boxesOf(places, digit);

function linesOf(places: Int32Array, digit: number): number {
  const w0 = places[digit * 3];
  const w1 = places[digit * 3 + 1];
  const w2 = places[digit * 3 + 2];
  const rows = rowsWithTwo(w0) | (rowsWithTwo(w1) << 3) | (rowsWithTwo(w2) << 6);
  return rows | (withTwo(w0 ^ w1 ^ w2, (w0 & w1) | (w2 & (w0 ^ w1))) << 9);
}

function boxesOf(places: Int32Array, digit: number): number {
  const p = digit * 3;
  const boxes = boxesWithTwo(places[p]) | (boxesWithTwo(places[p + 1]) << 3) | (boxesWithTwo(places[p + 2]) << 6);
  return boxes << 18;
}

/**
 * The strong links between cells, by digit and house: those of a digit begin at `start[digit]` and end where the next digit's begin.
 * Two cells that are the only places of a line and of a box are there once, with the line.
 */
export interface PairList {
  readonly start: Uint8Array;
  readonly house: Uint8Array;
  /** The lower cell of each pair, and the higher one. */
  readonly first: Uint8Array;
  readonly last: Uint8Array;
}

/** The pairs of a position as a list, lines before boxes. */
export const pairList = (board: Board): PairList => memo(board, "pair-list-1", listPairs);

function listPairs(board: Board, previous: PairList | undefined): PairList {
  const { places } = board;
  const list = previous ?? {
    start: new Uint8Array(11),
    house: new Uint8Array(MOST),
    first: new Uint8Array(MOST),
    last: new Uint8Array(MOST),
  };
  const { start, house: houses, first: firsts, last: lasts } = list;
  let count = 0;
  for (let digit = 1; digit <= 9; digit++) {
    const p = digit * 3;
    start[digit] = count;
    for (let rest = linesOf(places, digit) | boxesOf(places, digit); rest !== 0; rest &= rest - 1) {
      const house = lowestBit(rest);
      const w0 = places[p] & HOUSE_WORDS[house * 3];
      const w1 = places[p + 1] & HOUSE_WORDS[house * 3 + 1];
      const w2 = places[p + 2] & HOUSE_WORDS[house * 3 + 2];
      const first = w0 !== 0 ? lowestBit(w0) : w1 !== 0 ? 27 + lowestBit(w1) : 54 + lowestBit(w2);
      const last = w2 !== 0 ? 85 - Math.clz32(w2) : w1 !== 0 ? 58 - Math.clz32(w1) : 31 - Math.clz32(w0);
      // If the box of a line's two cells has a pair at all, it is the same one.
      if (house < 18 && HOUSES_OF[first * 3 + 2] === HOUSES_OF[last * 3 + 2]) rest &= ~(1 << HOUSES_OF[first * 3 + 2]);
      houses[count] = house;
      firsts[count] = first;
      lasts[count++] = last;
    }
  }
  start[10] = count;
  return list;
}

/** Each digit has a pair in each house at most. */
const MOST = 9 * 27;

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
export function firstPlace({ places }: Board, digit: number, house: number): number {
  let w = 0;
  while ((places[digit * 3 + w] & HOUSE_WORDS[house * 3 + w]) === 0) w++;
  return w * 27 + lowestBit(places[digit * 3 + w] & HOUSE_WORDS[house * 3 + w]);
}

/** The last place of a digit in a house. There must be one. */
export function lastPlace({ places }: Board, digit: number, house: number): number {
  let w = 2;
  while ((places[digit * 3 + w] & HOUSE_WORDS[house * 3 + w]) === 0) w--;
  return w * 27 + 31 - Math.clz32(places[digit * 3 + w] & HOUSE_WORDS[house * 3 + w]);
}
