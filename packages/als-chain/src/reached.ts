import { type Board, type Implications, alsDigitCells, implications, memo } from "@wings/core/author";

/**
 * What chains of any kind reach from the digits of almost locked sets. A chain of sets reaches nothing else, so most searches for one
 * need not begin.
 */
export class Reached {
  #implications!: Implications;
  /** By group, as in `alsDigitCells`: its node, or -1. */
  #nodeOf: Int32Array = new Int32Array(0);
  /** The nodes that are true in a case, and those that are true where no end is reached, as rows. */
  #row: Int32Array = new Int32Array(0);
  #ends: Int32Array = new Int32Array(0);

  /** Takes another position. */
  fill(board: Board): this {
    const { count, digit, first, cells } = alsDigitCells(board);
    const { nodes, words } = (this.#implications = implications(board, "als"));
    if (this.#nodeOf.length < count) this.#nodeOf = new Int32Array(count * 2);
    if (this.#row.length < words) {
      this.#row = new Int32Array(words * 2);
      this.#ends = new Int32Array(words * 2);
    }
    for (let group = 0; group < count; group++) {
      const g = group * 3;
      let node = nodes.startingAt[first[group] * 9 + digit[group] - 1];
      while (
        node >= 0 &&
        (nodes.cells[node * 3] !== cells[g] ||
          nodes.cells[node * 3 + 1] !== cells[g + 1] ||
          nodes.cells[node * 3 + 2] !== cells[g + 2])
      )
        node = nodes.before[node];
      this.#nodeOf[group] = node;
    }
    return this;
  }

  /** Begins a case in which nothing is true yet, and which has no ends. */
  begin(): void {
    this.#row.fill(0, 0, this.#implications.words);
    this.#ends.fill(0, 0, this.#implications.words);
  }

  /** Adds what is true when a group is. */
  addTrue(group: number): void {
    this.#add(this.#row, group);
  }

  /** Adds an end: where it isn't reached, a group is true. */
  addEnd(group: number): void {
    this.#add(this.#ends, group);
  }

  #add(row: Int32Array, group: number): void {
    const { impliedByTrue, words } = this.#implications;
    const start = this.#nodeOf[group] * words;
    if (start >= 0) for (let w = 0; w < words; w++) row[w] |= impliedByTrue[start + w];
  }

  /** Whether a group is true in the case. */
  isTrue(group: number): boolean {
    const node = this.#nodeOf[group];
    return node >= 0 && (this.#row[node >> 5] & (1 << (node & 31))) !== 0;
  }

  /** Whether a group is false in the case: another one is true that excludes it. */
  isFalse(group: number): boolean {
    return this.#isExcluded(this.#row, group);
  }

  /** Whether a group that is true may lead to an end: where none is reached, it is false. */
  mayLead(group: number): boolean {
    return this.#isExcluded(this.#ends, group);
  }

  #isExcluded(row: Int32Array, group: number): boolean {
    const { conflicts, words } = this.#implications;
    const start = this.#nodeOf[group] * words;
    if (start < 0) return false;
    for (let w = 0; w < words; w++) if ((row[w] & conflicts[start + w]) !== 0) return true;
    return false;
  }
}

/** What is reached on a board, made once for a position. */
export const reachedOn = (board: Board): Reached =>
  memo<Reached>(board, "als-chain: reached", (_, previous) => (previous ?? new Reached()).fill(board));
