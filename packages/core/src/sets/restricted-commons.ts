import { lowestBit, lowestDigit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { memo } from "../board/memo.js";
import { type AlsDigitCells, alsDigitCells } from "./als-digit-cells.js";

/**
 * The restricted commons of a board's almost locked sets: x is one of A and B when both hold it and each cell of x@A sees
 * each cell of x@B. (So no such cell is in both; elsewhere A and B may overlap.)
 *
 * Whether x is restricted depends on the groups x@A and x@B alone, so the sets that a set meets are listed by its group:
 *
 * ```
 *   start    0 4 4 9 …               by group: where its list begins; it ends where the next one begins
 *   others   5 8 61 90 | 2 3 5 7 9 |  the sets that hold the digit there, smallest first
 * ```
 *
 * All restricted commons of a set C, and so one half of an ALS XY-Wing with stem C:
 *
 * ```ts
 * for (let rest = sets.digits[C]; rest !== 0; rest &= rest - 1) {
 *   const x = lowestDigit(rest);
 *   const group = digitCells.of[C * 10 + x];
 *   for (let i = start[group]; i < start[group + 1]; i++) {
 *     const A = others[i];
 * ```
 *
 * Each (A, B, x) is met from both sides. What is found from a pair of groups holds for all sets that have both.
 */
export interface RestrictedCommons {
  digitCells: AlsDigitCells;
  start: Int32Array;
  others: Int32Array;
}

/** The restricted commons of a board, lists and all. */
export const restrictedCommons = (board: Board): RestrictedCommons => memo(board, "als-restricted", fill);

/** By first cell and digit: the last group so far, or -1; and by group the one before it. */
const LAST = /* @__PURE__ */ new Int32Array(81 * 10);
const BEFORE: number[] = [];
/** By group its last link, -1 where it has none; and by link the group that it leads to, and the link before it. */
const LINK: number[] = [];
const TO: number[] = [];
const NEXT: number[] = [];

function fill(board: Board, previous: RestrictedCommons | undefined): RestrictedCommons {
  const digitCells = alsDigitCells(board);
  const { sets, of, count } = digitCells;
  const result = previous ?? { digitCells, start: EMPTY, others: EMPTY };
  if (result.start.length < count + 2) result.start = new Int32Array(count * 2 + 2);
  const total = link(digitCells, result.start);
  if (result.others.length < total) result.others = new Int32Array(total * 2);
  result.digitCells = digitCells;

  // Sets in order of size go to the lists of all groups that their own are linked to: so each list is in order of size.
  const { start, others } = result;
  for (let als = 0; als < sets.count; als++) {
    for (let rest = sets.digits[als]; rest !== 0; rest &= rest - 1) {
      const group = of[als * 10 + lowestDigit(rest)];
      for (let i = LINK[group]; i >= 0; i = NEXT[i]) others[start[TO[i] + 1]++] = als;
    }
  }
  return result;
}

/**
 * Links the groups that see each other wholly, and returns how long all lists are together. Where the list of a group begins is noted
 * at `start[group + 1]`: it moves on as the list is filled, and ends where the next one begins, which is what belongs there.
 */
function link({ count, digit, first, cells, seen, uses }: AlsDigitCells, start: Int32Array): number {
  LAST.fill(-1);
  start.fill(0, 0, count + 2);
  let links = 0;
  const join = (from: number, to: number): void => {
    TO[links] = to;
    NEXT[links] = LINK[from];
    LINK[from] = links++;
    start[from + 2] += uses[to];
  };
  for (let a = 0; a < count; a++) {
    LINK[a] = -1;
    const not0 = ~seen[a * 3];
    const not1 = ~seen[a * 3 + 1];
    const not2 = ~seen[a * 3 + 2];
    // Only groups that begin in a cell that this one sees, a tenth of all that have the digit; each pair is met once.
    for (let w = 0; w < 3; w++) {
      for (let rest = seen[a * 3 + w]; rest !== 0; rest &= rest - 1) {
        for (let b = LAST[(w * 27 + lowestBit(rest)) * 10 + digit[a]]; b >= 0; b = BEFORE[b]) {
          if (((cells[b * 3] & not0) | (cells[b * 3 + 1] & not1) | (cells[b * 3 + 2] & not2)) !== 0) continue;
          join(a, b);
          join(b, a);
        }
      }
    }
    const head = first[a] * 10 + digit[a];
    BEFORE[a] = LAST[head];
    LAST[head] = a;
  }
  for (let group = 0; group < count; group++) start[group + 2] += start[group + 1];
  return start[count + 1];
}

const EMPTY = /* @__PURE__ */ new Int32Array(0);
