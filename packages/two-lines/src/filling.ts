import { DIGIT_COUNT } from "@wings/core/author";

/**
 * The ways to fill two lines of a band or stack, column by column. A column is a cell of each line, written upper over lower; a digit is
 * a bit.
 *
 * ```
 *   upper   1 . 2 | 3 . . | . 7 .       from upper to lower: 1 → 2 → 1 is a cycle. If nothing is given in its columns, they can be
 *   lower   2 . 1 | . . 7 | . . 3       turned over, and there is another filling. 3 → … → 7 → 3 needs other columns.
 * ```
 *
 * A filling is *single* if each cycle has a column with a given. So a search for single fillings stops where a cycle of other columns
 * closes. Such columns are links of paths from digit to digit; each path knows its other end.
 */
export class Filling {
  /** By column: the digits that its cells may have. A placed cell has its digit. */
  readonly upper = new Int32Array(9);
  readonly lower = new Int32Array(9);
  /** The columns without a given, as nine bits. */
  turning = 0;
  /** By column: the digits that are wanted most, in a filling that is found. */
  readonly wantedUpper = new Int32Array(9);
  readonly wantedLower = new Int32Array(9);
  /** By column: the digits of the filling that was found. */
  readonly foundUpper = new Int32Array(9);
  readonly foundLower = new Int32Array(9);

  /** The digits that each line must have in the columns; none if columns were left out. */
  neededUpper = 0;
  neededLower = 0;
  isSingle = true;
  /** By digit: where the path begins that ends with it, and where that ends which begins with it. */
  readonly begins = new Int32Array(257);
  readonly ends = new Int32Array(257);

  /** Whether there is a filling of these columns. */
  exists(columns: number, isSingle: boolean): boolean {
    const { upper, lower, begins, ends } = this;
    this.isSingle = isSingle;
    for (let bit = 1; bit < 512; bit <<= 1) begins[bit] = ends[bit] = bit;
    // Columns with one way to fill them need no search.
    let inUpper = 0;
    let inLower = 0;
    let left = columns;
    for (let each = columns; each !== 0; each &= each - 1) {
      const bit = each & -each;
      const column = 31 - Math.clz32(bit);
      const p = upper[column];
      const q = lower[column];
      if (p === 0 || q === 0) return false;
      if ((p & (p - 1)) !== 0 || (q & (q - 1)) !== 0) continue;
      const box = column < 3 ? 0 : column < 6 ? 9 : 18;
      const both = (p | q) << box;
      // Twice in a line or in a box.
      if (p === q || ((inUpper | inLower) & both) !== 0 || (lineOf(inUpper) & p) !== 0 || (lineOf(inLower) & q) !== 0)
        return false;
      if (isSingle && (this.turning & bit) !== 0 && !this.link(p, q)) return false;
      inUpper |= p << box;
      inLower |= q << box;
      left ^= bit;
      this.foundUpper[column] = p;
      this.foundLower[column] = q;
    }
    return left === 0 || this.fill(left, inUpper, inLower);
  }

  /** Joins two paths. Returns whether that closes no cycle. */
  link(p: number, q: number): boolean {
    const { begins, ends } = this;
    const first = begins[p];
    const last = ends[q];
    // The path from q leads to p already.
    if (first === q) return false;
    ends[first] = last;
    begins[last] = first;
    return true;
  }

  /** Fills columns. `inUpper` and `inLower` are the digits that were used in each line, nine bits for each box. */
  fill(columns: number, inUpper: number, inLower: number): boolean {
    const { upper, lower } = this;
    const usedUpper = lineOf(inUpper);
    const usedLower = lineOf(inLower);
    const u0 = ~(usedUpper | (inLower & 511));
    const u1 = ~(usedUpper | ((inLower >> 9) & 511));
    const u2 = ~(usedUpper | (inLower >> 18));
    const l0 = ~(usedLower | (inUpper & 511));
    const l1 = ~(usedLower | ((inUpper >> 9) & 511));
    const l2 = ~(usedLower | (inUpper >> 18));
    let column = -1;
    let least = 100;
    let anyUpper = usedUpper;
    let anyLower = usedLower;
    let us = 0;
    let lowers = 0;
    for (let left = columns; left !== 0; left &= left - 1) {
      const j = 31 - Math.clz32(left & -left);
      const u = upper[j] & (j < 3 ? u0 : j < 6 ? u1 : u2);
      const l = lower[j] & (j < 3 ? l0 : j < 6 ? l1 : l2);
      const count = DIGIT_COUNT[u] * DIGIT_COUNT[l];
      if (count === 0) return false;
      anyUpper |= u;
      anyLower |= l;
      if (count >= least) continue;
      least = count;
      column = j;
      us = u;
      lowers = l;
    }
    if (((this.neededUpper & ~anyUpper) | (this.neededLower & ~anyLower)) !== 0) return false;
    const box = column < 3 ? 0 : column < 6 ? 9 : 18;
    const others = columns ^ (1 << column);
    const isLink = this.isSingle && (this.turning & (1 << column)) !== 0;
    while (us !== 0) {
      const wanted = us & this.wantedUpper[column];
      const p = wanted !== 0 ? wanted & -wanted : us & -us;
      us ^= p;
      for (let ls = lowers & ~p; ls !== 0;) {
        const other = ls & this.wantedLower[column];
        const q = other !== 0 ? other & -other : ls & -ls;
        ls ^= q;
        const last = this.ends[q];
        const first = this.begins[p];
        if (isLink && !this.link(p, q)) continue;
        if (others === 0 || this.fill(others, inUpper | (p << box), inLower | (q << box))) {
          this.foundUpper[column] = p;
          this.foundLower[column] = q;
          return true;
        }
        if (!isLink) continue;
        this.ends[first] = p;
        this.begins[last] = q;
      }
    }
    return false;
  }
}

/** The digits of a line, of all its boxes. */
export const lineOf = (boxes: number): number => (boxes | (boxes >> 9) | (boxes >> 18)) & 511;
