import { type Board, type House, bitOf, houseCellTable, maskOf, wordOf } from "@wings/core/author";
import { Filling, lineOf } from "./filling.js";

/** Two lines of one band or stack: the houses, the third line, and the crossing lines by place. */
export interface Lines {
  readonly one: House;
  readonly other: House;
  readonly third: House;
  /** The first of the nine lines that cross them. */
  readonly crossing: House;
}

/** All pairs of lines: 18 of them. */
export const LINES: readonly Lines[] = /* @__PURE__ */ [0, 3, 6, 9, 12, 15].flatMap((first) =>
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 2, 0],
  ].map(([one, other, third]) => ({
    one: first + one,
    other: first + other,
    third: first + third,
    crossing: first < 9 ? 9 : 0,
  })),
);

/** Two lines of a board, and what of them can be filled how. */
export class TwoLines {
  lines = LINES[0];
  readonly filling = new Filling();
  /** The columns with a free cell, as nine bits: those of the search. */
  columns = 0;
  /** By column: how many of its cells are free. */
  readonly free = new Int32Array(9);

  /** Takes two lines of a board. Returns whether some columns may be turned over. */
  take(board: Board, lines: Lines): boolean {
    const { filling, free } = this;
    const { upper, lower } = filling;
    const { givens, masks, values, hasGivens } = board;
    const houseCells = houseCellTable(board);
    this.lines = lines;
    this.columns = 0;
    let turning = 0;
    let neededUpper = 511;
    let neededLower = 511;
    for (let j = 0; j < 9; j++) {
      const a = houseCells[lines.one * 9 + j];
      const b = houseCells[lines.other * 9 + j];
      upper[j] = values[a] === 0 ? masks[a] : maskOf(values[a]);
      lower[j] = values[b] === 0 ? masks[b] : maskOf(values[b]);
      const freeA = values[a] === 0 || (hasGivens && (givens[wordOf(a)] & bitOf(a)) === 0);
      const freeB = values[b] === 0 || (hasGivens && (givens[wordOf(b)] & bitOf(b)) === 0);
      free[j] = (freeA ? 1 : 0) + (freeB ? 1 : 0);
      if (free[j] === 2) turning |= 1 << j;
      if (free[j] > 0) {
        this.columns |= 1 << j;
        continue;
      }
      neededUpper &= ~upper[j];
      neededLower &= ~lower[j];
    }
    filling.turning = turning;
    filling.neededUpper = neededUpper;
    filling.neededLower = neededLower;
    return this.#mayTurn(turning);
  }

  /**
   * Whether two of these columns, or more, can have the same digits in both lines. A digit is in a box once, so from upper to lower it
   * goes to another box. With all nine columns, there would be no other filling.
   */
  #mayTurn(turning: number): boolean {
    const { upper, lower } = this.filling;
    if (turning === 511) return false;
    for (let left = turning; ;) {
      // The digits of each line, nine bits for each box.
      let inUpper = 0;
      let inLower = 0;
      for (let each = left; each !== 0; each &= each - 1) {
        const j = 31 - Math.clz32(each & -each);
        const box = j < 3 ? 0 : j < 6 ? 9 : 18;
        inUpper |= upper[j] << box;
        inLower |= lower[j] << box;
      }
      const before = left;
      for (let each = left; each !== 0; each &= each - 1) {
        const j = 31 - Math.clz32(each & -each);
        const others = j < 3 ? ~511 : j < 6 ? ~(511 << 9) : ~(511 << 18);
        const fromLower = lineOf(inLower & others);
        const fromUpper = lineOf(inUpper & others);
        if ((upper[j] & fromLower) === 0 || (lower[j] & fromUpper) === 0) left ^= each & -each;
      }
      if (left === 0) return false;
      if (left === before) return true;
    }
  }

  /** Whether the free columns have a filling, single or any. */
  exists(isSingle: boolean): boolean {
    return this.filling.exists(this.columns, isSingle);
  }

  /**
   * The columns that are left when as many cells as possible are left out, so that there still is no single filling; `kept` stay.
   */
  leastColumns(kept: number): number {
    const { filling, columns, free } = this;
    const { neededUpper, neededLower } = filling;
    // Lines with fewer columns need not have all digits.
    filling.neededUpper = filling.neededLower = 0;
    let needed = kept;
    for (let left = columns & ~kept; left !== 0; left &= left - 1) {
      const column = left & -left;
      if (filling.exists(columns & ~column, true)) needed |= column;
    }
    const others = columns & ~needed;
    let best = -1;
    for (let cells = 0; best < 0; cells++)
      for (let chosen = 0; best < 0; chosen = (chosen - others) & others) {
        if (count(free, chosen) === cells && !filling.exists(needed | chosen, true)) best = needed | chosen;
        if (chosen === others) break;
      }
    filling.neededUpper = neededUpper;
    filling.neededLower = neededLower;
    return best;
  }

  /** How many cells of these columns are free. */
  cellsIn(columns: number): number {
    return count(this.free, columns);
  }
}

function count(free: Int32Array, columns: number): number {
  let cells = 0;
  for (let left = columns; left !== 0; left &= left - 1) cells += free[31 - Math.clz32(left & -left)];
  return cells;
}
