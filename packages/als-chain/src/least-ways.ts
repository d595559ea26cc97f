import { type RestrictedCommons, digitsOf, lowestDigit } from "@wings/core/author";

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
  /** By group, from `linkStart`: the groups that it sees wholly. */
  private linkStart = NONE;
  private links = NONE;
  /** By group, from `holderStart`: the sets that have it. */
  private holderStart = NONE;
  private holders = NONE;

  /** By set: the digits that link it with another set, as a mask. */
  readonly linked: Int32Array;

  /** By group: the search that has left or entered it last. */
  private leftIn = NONE;
  private enteredIn = NONE;
  /** By group: the state that was left by it, or -1 for the first set; with cells and sets so far. */
  private leftBy = NONE;
  private leftCells = NONE;
  private leftSets = NONE;
  /** By group: the group by which it was entered; with the cells and sets before. */
  private enteredFrom = NONE;
  private enteredCells = NONE;
  private enteredSets = NONE;
  private stamp = 0;
  /** States by their number of cells. A set has eight cells at most, so nine lists are enough. */
  private readonly buckets: number[][] = Array.from({ length: 9 }, () => []);
  private waiting = 0;

  constructor(readonly commons: RestrictedCommons) {
    const { digitCells, start, others } = commons;
    const { count, digit, of, uses, sets } = digitCells;
    this.linkStart = new Int32Array(count + 1);
    this.holderStart = new Int32Array(count + 1);
    const links: number[] = [];
    const seenBy = new Int32Array(count).fill(-1);
    for (let group = 0; group < count; group++) {
      this.holderStart[group + 1] = this.holderStart[group] + uses[group];
      for (let i = start[group]; i < start[group + 1]; i++) {
        const other = of[others[i] * 10 + digit[group]];
        if (seenBy[other] === group) continue;
        seenBy[other] = group;
        links.push(other);
      }
      this.linkStart[group + 1] = links.length;
    }
    this.links = Int32Array.from(links);
    this.holders = new Int32Array(this.holderStart[count]);
    const next = this.holderStart.slice();
    this.linked = new Int32Array(sets.count);
    for (let set = 0; set < sets.count; set++) {
      for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1) {
        const group = of[set * 10 + lowestDigit(rest)];
        this.holders[next[group]++] = set;
        if (this.linkStart[group] < this.linkStart[group + 1]) this.linked[set] |= rest & -rest;
      }
    }
    this.leftIn = new Int32Array(count);
    this.enteredIn = new Int32Array(count);
    this.leftBy = new Int32Array(count);
    this.leftCells = new Int32Array(count);
    this.leftSets = new Int32Array(count);
    this.enteredFrom = new Int32Array(count);
    this.enteredCells = new Int32Array(count);
    this.enteredSets = new Int32Array(count);
  }

  /**
   * Walks from a set that is left by one of some digits, and calls `visit` for each state in order, until it returns
   * `STOP`. After `END`, the way does not lead on from there.
   */
  walk(
    from: number,
    leave: number,
    maxCells: number,
    visit: (state: number, cells: number, sets: number) => Visit,
  ): void {
    const { of, sets } = this.commons.digitCells;
    const { size } = sets;
    this.stamp++;
    for (const bucket of this.buckets) bucket.length = 0;
    this.waiting = 0;
    this.leave(-1, from, leave, size[from], 1);
    for (let cells = size[from] + 1; this.waiting > 0 && cells <= maxCells; cells++) {
      const bucket = this.buckets[cells % 9];
      if (bucket.length > 1) this.sortBySets(bucket);
      for (const state of bucket) {
        const count = this.enteredSets[of[state]] + 1;
        const verdict = visit(state, cells, count);
        if (verdict === STOP) return;
        const set = (state / 10) | 0;
        if (verdict === GO) this.leave(state, set, this.linked[set] & ~(1 << (state - set * 10 - 1)), cells, count);
      }
      this.waiting -= bucket.length;
      bucket.length = 0;
    }
  }

  private leave(state: number, set: number, mask: number, cells: number, count: number): void {
    const { of, digit, sets } = this.commons.digitCells;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const group = of[set * 10 + lowestDigit(rest)];
      if (this.leftIn[group] === this.stamp) continue;
      this.leftIn[group] = this.stamp;
      this.leftBy[group] = state;
      this.leftCells[group] = cells;
      this.leftSets[group] = count;
      for (let i = this.linkStart[group]; i < this.linkStart[group + 1]; i++) {
        const entry = this.links[i];
        if (this.enteredIn[entry] === this.stamp) continue;
        this.enteredIn[entry] = this.stamp;
        this.enteredFrom[entry] = group;
        this.enteredCells[entry] = cells;
        this.enteredSets[entry] = count;
        const end = this.holderStart[entry + 1];
        for (let h = this.holderStart[entry]; h < end; h++) {
          const next = this.holders[h];
          this.buckets[(cells + sets.size[next]) % 9].push(next * 10 + digit[entry]);
        }
        this.waiting += end - this.holderStart[entry];
      }
    }
  }

  /** Fewer sets first. The list is almost in order already. */
  private sortBySets(bucket: number[]): void {
    const { of } = this.commons.digitCells;
    const { enteredSets } = this;
    for (let i = 1; i < bucket.length; i++) {
      const state = bucket[i];
      const count = enteredSets[of[state]];
      let at = i;
      while (at > 0 && enteredSets[of[bucket[at - 1]]] > count) bucket[at] = bucket[--at];
      bucket[at] = state;
    }
  }

  /** The way to a state: its sets from first to last, and the digits by which they were entered. */
  wayTo(from: number, state: number): Way {
    const { of } = this.commons.digitCells;
    const sets: number[] = [];
    const xs: number[] = [];
    for (let at = state; at >= 0; at = this.leftBy[this.enteredFrom[of[at]]]) {
      sets.unshift((at / 10) | 0);
      xs.unshift(at % 10);
    }
    return { sets: [from, ...sets], xs };
  }

  /** All least ways to a state, where `wayTo` has one of them. */
  *waysTo(from: number, state: number): Generator<Way> {
    const set = (state / 10) | 0;
    const x = state - set * 10;
    for (const { sets, xs } of this.waysInto(from, this.commons.digitCells.of[state]))
      yield { sets: [...sets, set], xs: [...xs, x] };
  }

  /** All least ways that enter a group, without the set that has it. */
  private *waysInto(from: number, entry: number): Generator<Way> {
    const { of, digit, sets } = this.commons.digitCells;
    const cells = this.enteredCells[entry];
    const count = this.enteredSets[entry];
    for (let i = this.linkStart[entry]; i < this.linkStart[entry + 1]; i++) {
      const group = this.links[i];
      if (this.leftIn[group] !== this.stamp || this.leftCells[group] !== cells || this.leftSets[group] !== count)
        continue;
      if (this.leftBy[group] < 0) yield { sets: [from], xs: [] };
      for (let h = this.holderStart[group]; h < this.holderStart[group + 1]; h++) {
        const set = this.holders[h];
        for (const x of digitsOf(sets.digits[set])) {
          const before = of[set * 10 + x];
          if (x === digit[group] || this.enteredIn[before] !== this.stamp) continue;
          if (this.enteredCells[before] + sets.size[set] !== cells || this.enteredSets[before] + 1 !== count) continue;
          for (const way of this.waysInto(from, before)) yield { sets: [...way.sets, set], xs: [...way.xs, x] };
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

/** What a visit says: go on, do not lead on from here, or stop. */
export type Visit = 0 | 1 | 2;
export const GO = 0;
export const END = 1;
export const STOP = 2;

const NONE = /* @__PURE__ */ new Int32Array(0);
