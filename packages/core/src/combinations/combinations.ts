import { DIGIT_COUNT } from "../board/bits.js";

/**
 * The choices of k out of some sets that have few members together: the one idea of subsets and fish. A set is nine bits, as
 * of digits in a cell or of places in a line.
 *
 * ```ts
 * const cells = new Combinations();
 * cells.clear();
 * for (const cell of cellsIn(board, house)) if (board.masks[cell] !== 0) cells.add(cell, board.masks[cell]);
 * for (cells.begin(2, 2); cells.next(); ) use(cells.owner(0), cells.owner(1), cells.union); // naked pairs
 * ```
 *
 * They come in lexicographic order. As soon as the first sets of a choice have too many members, all choices that begin with them are
 * left out. One object serves any number of searches, one after the other, and makes no garbage.
 */
export class Combinations {
  /** How many sets there are to choose from. */
  count = 0;
  /** By index: the sets, and what each of them is the set of. */
  sets: Int32Array = new Int32Array(ROOM);
  owners: Int32Array = new Int32Array(ROOM);
  /** The indices of the current choice, ascending. */
  at: Int32Array = new Int32Array(USUAL);
  /** The members of the current choice. */
  union = 0;
  /** How many sets are chosen, and how many members they may have. */
  size = 0;
  most = 0;
  /** By position: the members of the sets before it. */
  unions: Int32Array = new Int32Array(USUAL);
  /** The position to advance, -1 at the end. */
  position = -1;

  /** Forgets all sets. */
  clear(): void {
    this.count = 0;
  }

  /** Adds a set. */
  add(owner: number, set: number): void {
    const i = this.count++;
    if (i === this.sets.length) {
      this.sets = longer(this.sets);
      this.owners = longer(this.owners);
    }
    this.sets[i] = set;
    this.owners[i] = owner;
  }

  /** Starts with the choices of `size` sets that have at most `most` members together. `next` goes to the first. */
  begin(size: number, most: number): this {
    this.size = size;
    this.most = most;
    this.position = size > 0 && size <= this.count ? 0 : -1;
    while (size > this.at.length) {
      this.at = longer(this.at);
      this.unions = longer(this.unions);
    }
    this.at[0] = -1;
    return this;
  }

  /** Goes to the next choice; returns whether there is one. */
  next(): boolean {
    const { sets, at, unions, most } = this;
    const last = this.size - 1;
    // The last one leaves room for those to its right.
    const end = this.count - this.size;
    let position = this.position;
    while (position >= 0) {
      const before = unions[position];
      let i = at[position] + 1;
      while (i <= end + position && DIGIT_COUNT[before | sets[i]] > most) i++;
      at[position] = i;
      if (i > end + position) position--;
      else if (position === last) {
        this.position = position;
        this.union = before | sets[i];
        return true;
      } else {
        unions[++position] = before | sets[i];
        at[position] = i;
      }
    }
    this.position = position;
    return false;
  }

  /**
   * All choices with exactly one member more than sets, of any size: with one more set of one of these members, they are as many sets as
   * members. A choice comes before those that begin with it.
   *
   * Returns for each what its sets are the sets of, and its members.
   */
  withOneMore(): { owners: number[]; union: number }[] {
    const found: { at: number[]; owners: number[]; union: number }[] = [];
    for (let size = 1; size <= this.count; size++) {
      for (this.begin(size, size + 1); this.next();) {
        if (DIGIT_COUNT[this.union] === size + 1)
          found.push({ at: [...this.at.subarray(0, size)], owners: this.chosen(), union: this.union });
      }
    }
    return found.sort((a, b) => compare(a.at, b.at));
  }

  /** What the set at a position of the current choice is the set of. */
  owner(position: number): number {
    return this.owners[this.at[position]];
  }

  /** What the chosen sets are the sets of, in order. */
  chosen(): number[] {
    const list: number[] = [];
    for (let position = 0; position < this.size; position++) list.push(this.owner(position));
    return list;
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i === a.length || i === b.length ? a.length - b.length : a[i] - b[i];
}

const ROOM = 32;
const USUAL = 9;

function longer(array: Int32Array): Int32Array {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
}
