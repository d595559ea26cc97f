import type { Digit } from "../board/numbers.js";
import { DIGIT_COUNT, lowestBit, lowestDigit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { houseCellTable, peerTable } from "../board/layout.js";
import { memo } from "../board/memo.js";
import { type AlsList, almostLockedSets } from "./almost-locked-sets.js";

/**
 * Where the digits of the almost locked sets are. A *group* is the cells of one digit in a set: `x@A`. Many sets have the
 * same group, so what is costly is kept by group. Groups are known by their index:
 *
 * ```
 *   of[als * 10 + digit]   the group of a digit of a set
 *
 *   digit                  by group: the digit
 *   first                  its first cell
 *   cells   w0 w1 w2 | …   its cells
 *   seen    w0 w1 w2 | …   the other places of the digit that see all of these
 *   uses                   how many sets have it
 * ```
 *
 * So where z must be in A or in B, the places that lose it are `seen` of z@A and `seen` of z@B, anded.
 * A group of one cell is always the same; of more cells, those in a box may be another one than the same in a line.
 */
export interface AlsDigitCells {
  sets: AlsList;
  of: Int32Array;
  /** By set: those of its digits that could be lost somewhere, as a mask: their groups have `seen`. */
  live: Int32Array;
  count: number;
  digit: Int32Array;
  first: Int32Array;
  cells: Int32Array;
  seen: Int32Array;
  uses: Int32Array;
  /** What it was made from: its house, digit and positions. */
  key: Int32Array;
}

/** The cells of each digit in a board's almost locked sets. */
export const alsDigitCells = (board: Board): AlsDigitCells => memo(board, "als-digit-cells", fill);

/** Keys are the house, the digit and the positions in the house (6, 4 and 9 bits); those of a single cell lie behind. */
const ONE_CELL = 40 << 13;
/** By house and digit: the positions of its places. */
const POSITIONS = /* @__PURE__ */ new Int32Array(40 * 16);
/** An open hash table: groups by key, -1 where there is none. */
let table = /* @__PURE__ */ new Int32Array(4096);

function fill(board: Board, previous: AlsDigitCells | undefined): AlsDigitCells {
  const sets = almostLockedSets(board);
  let most = 0;
  for (let als = 0; als < sets.count; als++) most += DIGIT_COUNT[sets.digits[als]];
  const digitCells = previous ?? allocate(sets, 0, 0);
  if (digitCells.live.length < sets.count || digitCells.key.length < most) {
    Object.assign(digitCells, allocate(sets, sets.count * 2, most * 2));
  }
  if (table.length < most * 2) table = new Int32Array(2 << (32 - Math.clz32(most)));
  table.fill(-1);
  digitCells.sets = sets;
  digitCells.count = 0;
  fillPositions(board);
  for (let als = 0; als < sets.count; als++) addSet(board, digitCells, als);
  return digitCells;
}

function fillPositions(board: Board): void {
  const cells = houseCellTable(board);
  POSITIONS.fill(0);
  for (let house = 0; house < cells.length / 9; house++) {
    for (let i = 0; i < 9; i++)
      for (let rest = board.masks[cells[house * 9 + i]]; rest !== 0; rest &= rest - 1)
        POSITIONS[house * 16 + lowestDigit(rest)] |= 1 << i;
  }
}

function addSet(board: Board, digitCells: AlsDigitCells, als: number): void {
  const { sets, of, seen, uses, key } = digitCells;
  const house = sets.house[als];
  const cells = houseCellTable(board);
  let live = 0;
  for (let rest = sets.digits[als]; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    const index = house * 16 + digit;
    const positions = sets.positions[als] & POSITIONS[index];
    const isOne = (positions & (positions - 1)) === 0;
    const k = isOne ? ONE_CELL + cells[house * 9 + lowestBit(positions)] * 16 + digit : (index << 9) | positions;
    const last = table.length - 1;
    let slot = (Math.imul(k, 0x2c9277b5) >> 12) & last;
    let group = table[slot];
    while (group >= 0 && key[group] !== k) group = table[(slot = (slot + 1) & last)];
    if (group < 0) {
      table[slot] = group = digitCells.count++;
      key[group] = k;
      addGroup(board, digitCells, group, als, digit, positions);
    }
    of[als * 10 + digit] = group;
    uses[group]++;
    if ((seen[group * 3] | seen[group * 3 + 1] | seen[group * 3 + 2]) !== 0) live |= rest & -rest;
  }
  digitCells.live[als] = live;
}

function addGroup(
  board: Board,
  digitCells: AlsDigitCells,
  group: number,
  als: number,
  digit: Digit,
  positions: number,
): void {
  const { places } = board;
  const { sets, cells, seen } = digitCells;
  const houseCells = houseCellTable(board);
  const table = peerTable(board);
  const house = sets.house[als] * 9;
  const s = group * 3;
  let seen0 = places[digit * 3];
  let seen1 = places[digit * 3 + 1];
  let seen2 = places[digit * 3 + 2];
  cells[s] = sets.words[als * 3] & seen0;
  cells[s + 1] = sets.words[als * 3 + 1] & seen1;
  cells[s + 2] = sets.words[als * 3 + 2] & seen2;
  for (let rest = positions; rest !== 0; rest &= rest - 1) {
    const peers = houseCells[house + lowestBit(rest)] * 3;
    seen0 &= table[peers];
    seen1 &= table[peers + 1];
    seen2 &= table[peers + 2];
  }
  seen[s] = seen0;
  seen[s + 1] = seen1;
  seen[s + 2] = seen2;
  digitCells.digit[group] = digit;
  digitCells.first[group] = houseCells[house + lowestBit(positions)];
  digitCells.uses[group] = 0;
}

const allocate = (sets: AlsList, n: number, groups: number): AlsDigitCells => ({
  sets,
  of: new Int32Array(n * 10),
  live: new Int32Array(n),
  count: 0,
  digit: new Int32Array(groups),
  first: new Int32Array(groups),
  cells: new Int32Array(groups * 3),
  seen: new Int32Array(groups * 3),
  uses: new Int32Array(groups),
  key: new Int32Array(groups),
});
