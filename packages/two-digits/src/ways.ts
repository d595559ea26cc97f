import { type Board, bitOf, memo, wordOf } from "@wings/core/author";

/**
 * The ways to place each digit: nine cells that hold it or have it, one in each row, column and box. A way is a set of cells, three words,
 * one for each band.
 */
export interface Ways {
  /** By digit: the first way of the digit. The ways of the next digit come after the last one. */
  readonly first: Int32Array;
  /** Three words a way. */
  words: Int32Array;
  /** By digit: the cells that are in some way, three words each. */
  readonly used: Int32Array;
  /** The ways of one digit through each band. */
  readonly bands: readonly [Band, Band, Band];
}

/** The ways of all digits. */
export const waysOf = (board: Board): Ways => memo(board, "two-digit-ways", make);

/** The most ways through a band: six orders of its boxes, three columns in each. */
const MOST_IN_BAND = 162;

function make(board: Board, previous: Ways | undefined): Ways {
  const ways = previous ?? {
    first: new Int32Array(11),
    words: new Int32Array(1024),
    used: new Int32Array(30),
    bands: [new Band(), new Band(), new Band()],
  };
  const places = withHeld(board);
  const { bands } = ways;
  const [top, middle, bottom] = bands;
  ways.used.fill(0);
  let end = 0;
  for (let digit = 1; digit <= 9; digit++) {
    ways.first[digit] = end / 3;
    for (let w = 0; w < 3; w++) bands[w].fill(places[digit * 3 + w]);
    for (let i = 0; i < top.count; i++) {
      for (let j = 0; j < middle.count; j++) {
        const taken = top.columns[i] | middle.columns[j];
        // Columns of both bands, or too few of them.
        if ((top.columns[i] & middle.columns[j]) !== 0) continue;
        for (let k = 0; k < bottom.count; k++) {
          if ((bottom.columns[k] & taken) !== 0) continue;
          if (end + 3 > ways.words.length) ways.words = longer(ways.words);
          ways.words[end++] = top.words[i];
          ways.words[end++] = middle.words[j];
          ways.words[end++] = bottom.words[k];
          ways.used[digit * 3] |= top.words[i];
          ways.used[digit * 3 + 1] |= middle.words[j];
          ways.used[digit * 3 + 2] |= bottom.words[k];
        }
      }
    }
  }
  ways.first[10] = end / 3;
  return ways;
}

/** The cells that hold each digit or have it, three words a digit. */
export function withHeld(board: Board): Int32Array {
  const all = board.places.slice();
  for (let cell = 0; cell < 81; cell++) {
    const digit = board.values[cell];
    if (digit !== 0) all[digit * 3 + wordOf(cell)] |= bitOf(cell);
  }
  return all;
}

/** The ways of a digit through a band: a cell in each row, in three boxes. */
class Band {
  count = 0;
  readonly words = new Int32Array(MOST_IN_BAND);
  /** The columns of each way. */
  readonly columns = new Int32Array(MOST_IN_BAND);

  fill(word: number): void {
    this.count = 0;
    for (let first = word & 511; first !== 0; first &= first - 1) {
      const a = first & -first;
      const boxOfA = boxAt(a);
      for (let second = (word >> 9) & 511 & ~boxOfA; second !== 0; second &= second - 1) {
        const b = second & -second;
        for (let third = (word >> 18) & ~boxOfA & ~boxAt(b); third !== 0; third &= third - 1) {
          const c = third & -third;
          this.columns[this.count] = a | b | c;
          this.words[this.count++] = a | (b << 9) | (c << 18);
        }
      }
    }
  }
}

/** The three columns of the box that a column is in. */
const boxAt = (column: number): number => (column < 8 ? 7 : column < 64 ? 56 : 448);

function longer(array: Int32Array): Int32Array {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
}
