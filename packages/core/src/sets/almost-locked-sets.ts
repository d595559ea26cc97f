import { DIGIT_COUNT, cellsOf, lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { bitOf, wordOf } from "../board/geometry.js";
import { houseCellTable } from "../board/layout.js";
import { memo } from "../board/memo.js";

/**
 * All almost locked sets of a board: n cells of one house with n + 1 candidates together, n from 1 to 8. Cells
 * that share several houses are listed once. The sets are sorted by size and identified by their index:
 *
 * ```
 *   als       0   1   2   3  …          smaller sets first
 *   size      1   1   1   2  …          their number of cells
 *   digits                              their candidates, as a mask
 *   house                               the first house they lie in
 *   positions                           where in that house, as a mask: bit 0 is its first cell
 *   words     w0 w1 w2 | w0 w1 w2 | …   their cells: words[als * 3 + word]
 * ```
 *
 * Where their digits are is in `als-digit-cells.ts`, and which of them have restricted commons in `restricted-commons.ts`.
 * The arrays may be longer than what they hold, and are refilled when the board has changed.
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
  memo<AlsList>(board, `als${spare}`, (_, previous) =>
    fill(previous ?? listOf(0), enumerate(board, spare), houseCellTable(board)),
  );

/** The cells of a set as a plain array, made when first asked for and the same from then on. */
export const cellsOfAls = ({ cells, words }: AlsList, als: number): number[] =>
  (cells[als] ??= cellsOf(words[als * 3], words[als * 3 + 1], words[als * 3 + 2]));

/**
 * What is found is first written down as one number, house by house:
 *
 * ```
 *   house    9 positions in the house    9 digits
 *   6 bits   ........x                   ........1
 * ```
 */
const FOUND = /* @__PURE__ */ new Int32Array(40 * 512 + 1);
/** By subset of the open cells of a house: its positions and digits, in one number as above. */
const SUBSETS = /* @__PURE__ */ new Int32Array(512);

/** Walks all subsets of the open cells of each house and answers how many are now in `FOUND`. */
function enumerate(board: Board, spare: number): number {
  const { masks, layout } = board;
  const cells = houseCellTable(board);
  const ownSize = layout?.ownSizes ?? OWN_SIZE;
  let count = 0;
  for (let house = 0; house < cells.length / 9; house++) {
    const kind = (layout ? house : (house / 9) | 0) * 512;
    let subsets = 1;
    for (let position = 0; position < 9; position++) {
      const mask = masks[cells[house * 9 + position]];
      if (mask === 0) continue;
      const cell = (1 << (9 + position)) | mask;
      // Each subset so far once more with this cell: one OR a subset, instead of one for each of its cells.
      for (let s = 0; s < subsets; s++) {
        const set = SUBSETS[s] | cell;
        SUBSETS[subsets + s] = set;
        // Each is written down, and the next one over it unless it counts: a branch here would be guessed wrong too often.
        FOUND[count] = (house << 18) | set;
        const off = DIGIT_COUNT[set & 0x1ff] - spare - ownSize[kind + (set >> 9)];
        count += 1 + ((off | -off) >> 31);
      }
      subsets <<= 1;
    }
  }
  return count;
}

/** By kind of house and positions: how many they are, or too many where they lie in a house of an earlier kind too. */
const OWN_SIZE = /* @__PURE__ */ ownSizes();

function ownSizes(): Uint8Array {
  const table = new Uint8Array([...DIGIT_COUNT, ...DIGIT_COUNT, ...DIGIT_COUNT]);
  // A cell of a column lies in a row; up to three of a box lie in one of its rows or columns.
  for (let cell = 1; cell < 512; cell *= 2) table[512 + cell] = 99;
  for (const line of [0o7, 0o70, 0o700, 0o111, 0o222, 0o444]) {
    for (let part = line; part !== 0; part = (part - 1) & line) table[1024 + part] = 99;
  }
  return table;
}

/** Where the next set of each size goes. */
const NEXT = /* @__PURE__ */ new Int32Array(10);

/** Writes what was found out in full, each straight to its place in the order of size. */
function fill(list: AlsList, count: number, houseCells: Uint8Array): AlsList {
  if (list.size.length < count) Object.assign(list, listOf(count + (count >> 1)));
  list.count = count;
  list.cells = [];
  NEXT.fill(0);
  for (let i = 0; i < count; i++) NEXT[DIGIT_COUNT[(FOUND[i] >> 9) & 0x1ff] + 1]++;
  for (let n = 1; n < 10; n++) NEXT[n] += NEXT[n - 1];
  const { size, digits, house, positions, words } = list;
  for (let i = 0; i < count; i++) {
    const found = FOUND[i];
    const p = (found >> 9) & 0x1ff;
    const h = found >> 18;
    const n = DIGIT_COUNT[p];
    const als = NEXT[n]++;
    size[als] = n;
    digits[als] = found & 0x1ff;
    house[als] = h;
    positions[als] = p;
    words[als * 3] = words[als * 3 + 1] = words[als * 3 + 2] = 0;
    for (let rest = p; rest !== 0; rest &= rest - 1) {
      const cell = houseCells[h * 9 + lowestBit(rest)];
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
