import { SIZE, cellsOf, lowestBit } from "./bits.js";
import { type Board, shared } from "./board.js";
import { HOUSE_CELLS, HOUSE_WORDS, bitOf, wordOf } from "./geometry.js";

/**
 * All almost locked sets of a board: n cells of one house with n + 1 candidates together, n from 1 to 8, the same cells
 * once however many houses they share. They stand in order of size and are known by their index:
 *
 * ```
 *   als       0   1   2   3  …          smaller sets first
 *   size      1   1   1   2  …          their number of cells
 *   digits                              their candidates, as a mask
 *   house                               the first house they lie in (housesOfAls: all of them)
 *   positions                           where in that house, as a mask: bit 0 is its first cell
 *   words     w0 w1 w2 | w0 w1 w2 | …   their cells: words[als * 3 + word]
 * ```
 *
 * Where their digits are is in `spots.ts`, and which of them have restricted commons in `restricted.ts`.
 * The arrays may be longer than what they hold, and are filled anew when the board has changed.
 */
export interface AlsList {
  count: number;
  size: Int32Array;
  digits: Int32Array;
  house: Int32Array;
  positions: Int32Array;
  words: Int32Array;
  /** What `cellsOfAls` has made. */
  cells: number[][];
}

/**
 * The almost locked sets of a board; with `spare` 2 or more the sets of n cells with n + spare candidates instead.
 * A cell without candidates is in no set.
 */
export const almostLockedSets = (board: Board, spare = 1): AlsList =>
  shared<AlsList>(board, `als${spare}`, (_, previous) => fill(previous ?? listOf(0), enumerate(board, spare)));

/** The cells of a set as a plain array, made when first asked for and the same from then on. */
export const cellsOfAls = ({ cells, words }: AlsList, als: number): number[] =>
  (cells[als] ??= cellsOf(words[als * 3], words[als * 3 + 1], words[als * 3 + 2]));

/** All houses in which a set lies: three for a single cell, two where a box and a line cross. */
export function housesOfAls({ words }: AlsList, als: number): number[] {
  const houses: number[] = [];
  for (let house = 0; house < 27; house++) {
    let outside = 0;
    for (let w = 0; w < 3; w++) outside |= words[als * 3 + w] & ~HOUSE_WORDS[house * 3 + w];
    if (outside === 0) houses.push(house);
  }
  return houses;
}

/**
 * What is found is first written down as one number, house by house:
 *
 * ```
 *   house    9 positions in the house    9 digits
 *   5 bits   ........x                   ........1
 * ```
 */
const FOUND = /* @__PURE__ */ new Int32Array(27 * 512 + 1);
/** By subset of the open cells of a house: its positions and digits, in one number as above. */
const SUBSETS = /* @__PURE__ */ new Int32Array(512);

/** Walks all subsets of the open cells of each house and answers how many are now in `FOUND`. */
function enumerate({ masks }: Board, spare: number): number {
  let count = 0;
  for (let house = 0; house < 27; house++) {
    const kind = house < 9 ? 0 : house < 18 ? 512 : 1024;
    let subsets = 1;
    for (let position = 0; position < 9; position++) {
      const mask = masks[HOUSE_CELLS[house * 9 + position]];
      if (mask === 0) continue;
      const cell = (1 << (9 + position)) | mask;
      // Each subset so far once more with this cell: one OR a subset, instead of one for each of its cells.
      for (let s = 0; s < subsets; s++) {
        const set = SUBSETS[s] | cell;
        SUBSETS[subsets + s] = set;
        // Each is written down, and the next one over it unless it counts: a branch here would be guessed wrong too often.
        FOUND[count] = (house << 18) | set;
        const off = SIZE[set & 0x1ff] - spare - OWN_SIZE[kind + (set >> 9)];
        count += 1 + ((off | -off) >> 31);
      }
      subsets <<= 1;
    }
  }
  return count;
}

/** By kind of house and positions: how many they are, or too many where such a set is taken from an earlier house. */
const OWN_SIZE = /* @__PURE__ */ makeOwnSize();

function makeOwnSize(): Uint8Array {
  const own = new Uint8Array(3 * 512);
  for (let i = 0; i < own.length; i++) own[i] = isTaken(i >> 9, i & 0x1ff) ? 99 : SIZE[i & 0x1ff];
  return own;
}

/** Whether a set at these positions of a row (0), column (1) or box (2) lies in a house of an earlier kind too. */
function isTaken(kind: number, positions: number): boolean {
  if (kind === 0) return false;
  const isOne = (bits: number): boolean => (bits & (bits - 1)) === 0;
  if (isOne(positions)) return true;
  // Positions in a box: 0 1 2 / 3 4 5 / 6 7 8.
  const rows = [7, 56, 448].filter((row) => (positions & row) !== 0).length;
  const columns = positions | (positions >> 3) | (positions >> 6);
  return kind === 2 && (rows === 1 || isOne(columns & 7));
}

/** Where the next set of each size goes. */
const NEXT = /* @__PURE__ */ new Int32Array(10);

/** Writes what was found out in full, each straight to its place in the order of size. */
function fill(list: AlsList, count: number): AlsList {
  if (list.size.length < count) Object.assign(list, listOf(count + (count >> 1)));
  list.count = count;
  if (list.cells.length > 0) list.cells = [];
  NEXT.fill(0);
  for (let i = 0; i < count; i++) NEXT[SIZE[(FOUND[i] >> 9) & 0x1ff] + 1]++;
  for (let n = 1; n < 10; n++) NEXT[n] += NEXT[n - 1];
  const { size, digits, house, positions, words } = list;
  for (let i = 0; i < count; i++) {
    const found = FOUND[i];
    const p = (found >> 9) & 0x1ff;
    const h = found >> 18;
    const n = SIZE[p];
    const als = NEXT[n]++;
    size[als] = n;
    digits[als] = found & 0x1ff;
    house[als] = h;
    positions[als] = p;
    words[als * 3] = words[als * 3 + 1] = words[als * 3 + 2] = 0;
    for (let rest = p; rest !== 0; rest &= rest - 1) {
      const cell = HOUSE_CELLS[h * 9 + lowestBit(rest)];
      words[als * 3 + wordOf(cell)] |= bitOf(cell);
    }
  }
  return list;
}

const listOf = (n: number): AlsList => ({
  count: 0,
  size: new Int32Array(n),
  digits: new Int32Array(n),
  house: new Int32Array(n),
  positions: new Int32Array(n),
  words: new Int32Array(n * 3),
  cells: [],
});
