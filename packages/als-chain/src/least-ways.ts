import {
  type Board,
  type DigitMask,
  digitsOf,
  lowestDigit,
  memo,
  type RestrictedCommons,
  restrictedCommons,
} from "@wings/core/author";
import type { Reached } from "./reached.js";

/**
 * The least ways from an almost locked set to others: each step enters a set by a restricted common and leaves it by
 * another one. Fewer cells come first, then fewer sets.
 *
 * What a step may do depends on two groups alone: the cells of the restricted common in both sets. So each group is
 * left once and entered once, however many sets have it.
 *
 * ```
 *   state = set * 10 + digit    a set that was entered by a digit
 * ```
 */
export class LeastWays {
  commons!: RestrictedCommons;
  /** By group, from `linkStart`: the groups that it sees wholly. */
  #linkStart = NONE;
  #links = NONE;
  /** By group, from `holderStart`: the sets that have it, and their states when they are entered by it. */
  #holderStart = NONE;
  #holders = NONE;
  #states = NONE;

  /** By set: the digits that link it with another set, as a mask. */
  linked = NONE;

  /** By group: the search that has left or entered it last, or found that it leads nowhere. */
  #leftIn = NONE;
  #skippedIn = NONE;
  #enteredIn = NONE;
  /** By group: the state that was left by it, or -1 for the first set; with cells and sets so far. */
  #leftBy = NONE;
  #leftCells = NONE;
  #leftSets = NONE;
  /** By group: the group by which it was entered; with the cells and sets before. */
  #enteredFrom = NONE;
  #enteredCells = NONE;
  #enteredSets = NONE;
  #stamp = 0;
  /** States by their number of cells, and how many. A set has eight cells at most, so nine lists are enough. */
  #buckets: readonly Int32Array[] = [];
  readonly #lengths = new Int32Array(9);
  #waiting = 0;
  #maxCells = 0;
  #reached!: Reached;
  #at = 0;

  /** The state that `next` has reached, and the cells and sets of the way. */
  state = 0;
  cells = 0;
  sets = 0;

  /** Takes the sets of another position. */
  fill(commons: RestrictedCommons): this {
    const { digitCells, start, others } = commons;
    const { count, digit, of, uses, sets } = digitCells;
    this.commons = commons;
    this.#stamp = 0;
    if (this.#leftIn.length <= count) this.#allocateGroups(count + (count >> 1) + 1);
    if (this.linked.length < sets.count) this.linked = new Int32Array(sets.count * 2);
    if (this.#links.length < start[count]) this.#links = new Int32Array(start[count] * 2);
    const linkStart = this.#linkStart;
    const links = this.#links;
    const holderStart = this.#holderStart;
    const seenBy = this.#enteredIn;
    const leftIn = this.#leftIn;
    seenBy.fill(-1, 0, count);
    linkStart[0] = holderStart[0] = 0;
    let end = 0;
    for (let group = 0; group < count; group++) {
      holderStart[group + 1] = holderStart[group] + uses[group];
      for (let i = start[group]; i < start[group + 1]; i++) {
        const other = of[others[i] * 10 + digit[group]];
        if (seenBy[other] === group) continue;
        seenBy[other] = group;
        links[end++] = other;
      }
      linkStart[group + 1] = end;
    }
    const total = holderStart[count];
    if (this.#holders.length < total) {
      this.#holders = new Int32Array(total * 2);
      this.#states = new Int32Array(total * 2);
      this.#buckets = Array.from({ length: 9 }, () => new Int32Array(total * 2));
    }
    leftIn.set(holderStart.subarray(0, count));
    for (let set = 0; set < sets.count; set++) {
      let linked = 0;
      for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1) {
        const x = lowestDigit(rest);
        const group = of[set * 10 + x];
        this.#states[leftIn[group]] = set * 10 + x;
        this.#holders[leftIn[group]++] = set;
        if (linkStart[group] < linkStart[group + 1]) linked |= rest & -rest;
      }
      this.linked[set] = linked;
    }
    leftIn.fill(0, 0, count);
    this.#skippedIn.fill(0, 0, count);
    seenBy.fill(0, 0, count);
    return this;
  }

  #allocateGroups(room: number): void {
    this.#linkStart = new Int32Array(room + 1);
    this.#holderStart = new Int32Array(room + 1);
    this.#leftIn = new Int32Array(room);
    this.#skippedIn = new Int32Array(room);
    this.#enteredIn = new Int32Array(room);
    this.#leftBy = new Int32Array(room);
    this.#leftCells = new Int32Array(room);
    this.#leftSets = new Int32Array(room);
    this.#enteredFrom = new Int32Array(room);
    this.#enteredCells = new Int32Array(room);
    this.#enteredSets = new Int32Array(room);
  }

  /**
   * Begins at a set that is left by one of some digits. `next` extends ways of at most `maxCells` cells, and not by groups that lead to
   * no end.
   */
  begin(from: number, leave: DigitMask, maxCells: number, reached: Reached): void {
    this.#reached = reached;
    const { size } = this.commons.digitCells.sets;
    this.#stamp++;
    this.#lengths.fill(0);
    this.#waiting = 0;
    this.#at = 0;
    this.#maxCells = maxCells;
    this.cells = size[from];
    this.#leave(-1, from, leave, size[from], 1);
  }

  /** Reaches the next state: sets `state`, `cells` and `sets`, or returns false at the end. */
  next(): boolean {
    let bucket = this.cells % 9;
    while (this.#at === this.#lengths[bucket]) {
      this.#waiting -= this.#at;
      this.#lengths[bucket] = this.#at = 0;
      if (this.#waiting === 0 || this.cells >= this.#maxCells) return false;
      bucket = ++this.cells % 9;
      if (this.#lengths[bucket] > 1) this.#sortBySets(this.#buckets[bucket], this.#lengths[bucket]);
    }
    this.state = this.#buckets[bucket][this.#at++];
    this.sets = this.#enteredSets[this.commons.digitCells.of[this.state]] + 1;
    return true;
  }

  /** Lets ways lead on from the state. */
  goOn(): void {
    const set = (this.state / 10) | 0;
    const mask = this.linked[set] & ~(1 << (this.state - set * 10 - 1));
    this.#leave(this.state, set, mask, this.cells, this.sets);
  }

  #leave(state: number, set: number, mask: DigitMask, cells: number, count: number): void {
    const { of, sets } = this.commons.digitCells;
    const { size } = sets;
    const stamp = this.#stamp;
    const leftIn = this.#leftIn;
    const skippedIn = this.#skippedIn;
    const enteredIn = this.#enteredIn;
    const links = this.#links;
    const linkStart = this.#linkStart;
    const holders = this.#holders;
    const holderStart = this.#holderStart;
    const states = this.#states;
    const buckets = this.#buckets;
    const lengths = this.#lengths;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const group = of[set * 10 + lowestDigit(rest)];
      if (leftIn[group] === stamp || skippedIn[group] === stamp) continue;
      if (!this.#reached.mayLead(group)) {
        skippedIn[group] = stamp;
        continue;
      }
      leftIn[group] = stamp;
      this.#leftBy[group] = state;
      this.#leftCells[group] = cells;
      this.#leftSets[group] = count;
      for (let i = linkStart[group]; i < linkStart[group + 1]; i++) {
        const entry = links[i];
        if (enteredIn[entry] === stamp) continue;
        enteredIn[entry] = stamp;
        this.#enteredFrom[entry] = group;
        this.#enteredCells[entry] = cells;
        this.#enteredSets[entry] = count;
        const end = holderStart[entry + 1];
        for (let h = holderStart[entry]; h < end; h++) {
          const bucket = (cells + size[holders[h]]) % 9;
          buckets[bucket][lengths[bucket]++] = states[h];
        }
        this.#waiting += end - holderStart[entry];
      }
    }
  }

  /** Fewer sets first. The list is almost in order already. */
  #sortBySets(bucket: Int32Array, length: number): void {
    const { of } = this.commons.digitCells;
    const enteredSets = this.#enteredSets;
    for (let i = 1; i < length; i++) {
      const state = bucket[i];
      const count = enteredSets[of[state]];
      let at = i;
      while (at > 0 && enteredSets[of[bucket[at - 1]]] > count) bucket[at] = bucket[--at];
      bucket[at] = state;
    }
  }

  /** The way to the state: its sets from first to last, and the digits by which they were entered. */
  way(from: number): Way {
    const { of } = this.commons.digitCells;
    const sets = new Array<number>(this.sets).fill(from);
    const xs = new Array<number>(this.sets - 1).fill(0);
    let i = this.sets - 1;
    for (let at = this.state; at >= 0; at = this.#leftBy[this.#enteredFrom[of[at]]]) {
      sets[i--] = (at / 10) | 0;
      xs[i] = at % 10;
    }
    return { sets, xs };
  }

  /** All least ways to the state, where `way` has one of them. */
  *ways(from: number): Generator<Way> {
    const { state } = this;
    const set = (state / 10) | 0;
    const x = state - set * 10;
    for (const { sets, xs } of this.#waysInto(from, this.commons.digitCells.of[state]))
      yield { sets: [...sets, set], xs: [...xs, x] };
  }

  /** All least ways that enter a group, without the set that has it. */
  *#waysInto(from: number, entry: number): Generator<Way> {
    const { of, digit, sets } = this.commons.digitCells;
    const cells = this.#enteredCells[entry];
    const count = this.#enteredSets[entry];
    for (let i = this.#linkStart[entry]; i < this.#linkStart[entry + 1]; i++) {
      const group = this.#links[i];
      if (this.#leftIn[group] !== this.#stamp || this.#leftCells[group] !== cells || this.#leftSets[group] !== count)
        continue;
      if (this.#leftBy[group] < 0) yield { sets: [from], xs: [] };
      for (let h = this.#holderStart[group]; h < this.#holderStart[group + 1]; h++) {
        const set = this.#holders[h];
        for (const x of digitsOf(sets.digits[set])) {
          const before = of[set * 10 + x];
          if (x === digit[group] || this.#enteredIn[before] !== this.#stamp) continue;
          if (this.#enteredCells[before] + sets.size[set] !== cells || this.#enteredSets[before] + 1 !== count)
            continue;
          for (const way of this.#waysInto(from, before)) yield { sets: [...way.sets, set], xs: [...way.xs, x] };
        }
      }
    }
  }
}

/** Sets by their index, and the restricted commons between each and the next. */
export interface Way {
  readonly sets: readonly number[];
  readonly xs: readonly number[];
}

/** The least ways of a board, made once for a position. */
export const leastWays = (board: Board): LeastWays =>
  memo<LeastWays>(board, "als-least-ways", (_, previous) =>
    (previous ?? new LeastWays()).fill(restrictedCommons(board)),
  );

const NONE: Int32Array = /* @__PURE__ */ new Int32Array(0);
