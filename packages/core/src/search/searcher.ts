import type { Cell, Digit } from "../board/numbers.js";
import { ALL_CELLS_WORD, ALL_DIGITS, lowestBit } from "../board/bits.js";
import { PEERS } from "../board/geometry.js";
import { notDecided } from "../errors.js";

/**
 * The engine of the brute-force search (see `search` for how it is called).
 *
 * A position is 27 words, the places of each digit in each band, and what has been found out about them:
 *
 * ```
 *   base + 0  1  2 | 3  4  5 | … | 24 25 26     places left, digit by digit; a word is a band as in geometry
 *          digit 1 | digit 2 | … |  digit 9
 *   base + 27      …          53                HOME: those of them that are the digit's only place in their row
 *   base + 54 55 56                             TAKEN: all cells that are some digit's home
 *   base + 57                                   DIRTY: the digits whose places changed since they were last settled
 * ```
 *
 * Positions lie one behind the other in one array, made once: a guess copies the position 64 words up, and going back
 * costs nothing. Nothing is allocated on the way.
 *
 * All of a digit is settled at once. Within a band, its 27 places shrink to nine bits, one for each *triad* (the three
 * cells that a row and a box share):
 *
 * ```
 *        places in a band               triads      the only way
 *   r1   . 5 . | . . . | 5 . .          T . T          . . T
 *   r2   . . . | . 5 5 | . . .    →     . T .    →     . T .     so r1c2 goes
 *   r3   5 . . | . . . | . . .          T . .          T . .
 * ```
 *
 * A digit takes one triad of each row and of each box, like three rooks that don't attack each other. There are six ways at
 * most, and a table of 512 entries holds the triads that are part of one. One look-up does pointing, claiming and more. A stack is the same with columns instead of triads: three bands, three columns, and
 * the same table keeps the columns that each band may use. It finds so much that a puzzle of 17 clues takes one guess.
 *
 * When a digit has settled and has one place left in any house, it has one place left in that row: hidden singles of
 * columns and boxes need no search of their own.
 */
export interface Searcher {
  /** The positions of the search. The caller fills in the places of the first position before a run. */
  readonly words: Int32Array;
  /** By cell: the placed digit, 0 for an open cell. The caller fills them in before a run, too. */
  readonly values: Uint8Array;
  /** Guesses of the last run: how often it had to try a candidate. */
  guesses: number;
  /** How many guesses each solution may take. A search that needs more throws. */
  most: number;
  /** Searches until `limit` solutions are found; returns how many there were. The first one is kept at SOLUTION. */
  run(limit: number): number;
}

/** Where the first solution is kept: above the deepest position. */
export const SOLUTION = 82 * 64;

const NEXT = 64;
const HOME = 27;
const TAKEN = 54;
const DIRTY = 57;

/** A search that takes more guesses than this for a solution tries each candidate before it guesses. */
const DEEP = 5_000;

/** Three words of three groups of three bits, transposed: group `shift` of each. */
const gather = (x: number, y: number, z: number, shift: number): number =>
  ((x >> shift) & 7) | (((y >> shift) & 7) << 3) | (((z >> shift) & 7) << 6);

/** The columns of a band that have a place. */
const columns = (band: number): number => (band | (band >> 9) | (band >> 18)) & 511;

/** The three results of a table for the three rows of a band, side by side. */
const rows = (table: Int32Array, band: number, width: number): number =>
  table[band & 511] | (table[(band >> 9) & 511] << width) | (table[band >> 18] << (2 * width));

/** Makes a searcher, with its own tables and stack. */
export function makeSearcher(): Searcher {
  const words = new Int32Array(SOLUTION + NEXT);
  const values = new Uint8Array(81);
  const triads = new Int32Array(512); // of a row: which of its three triads have a place
  const single = new Int32Array(512); // of a row: its place when there is but one
  const ways = new Int32Array(512); // of nine triads: those that are part of one of the six ways
  const keep = new Int32Array(512); // the same, as the cells of a band
  for (let m = 1; m < 512; m++) {
    if ((m & (m - 1)) === 0) single[m] = m;
    for (const way of [0o421, 0o412, 0o241, 0o214, 0o142, 0o124]) if ((m & way) === way) ways[m] |= way;
    for (let i = 0; i < 9; i++) {
      if ((m >> i) & 1) triads[m] |= 1 << Math.floor(i / 3);
      if ((ways[m] >> i) & 1) keep[m] |= 7 << (3 * i);
    }
  }
  let found = 0;
  let limit = 0;
  let guess = 0;

  /** Takes a digit from all cells that see the cell. That leaves it the only place in its row: the rest follows. */
  function place(base: number, cell: Cell, digit: Digit): void {
    for (let w = 0; w < 3; w++) words[base + digit * 3 + w] &= ~PEERS[cell * 3 + w];
    words[base + DIRTY] |= 1 << digit;
  }

  /** Hidden singles and locked candidates, to the end; returns whether every digit still has a way in every band and stack. */
  function settle(base: number): boolean {
    let dirty = words[base + DIRTY];
    let t0 = words[base + TAKEN];
    let t1 = words[base + TAKEN + 1];
    let t2 = words[base + TAKEN + 2];
    // Round and round through the digits, until nine in a row had nothing to do.
    for (let digit = 0, idle = 0; idle < 9; idle++, digit = digit === 8 ? 0 : digit + 1) {
      const p = base + digit * 3;
      let a0 = words[p];
      let a1 = words[p + 1];
      let a2 = words[p + 2];
      // Homes of other digits are cleared here, when it is this digit's turn, not when they are found.
      const n0 = t0 ^ words[p + HOME];
      const n1 = t1 ^ words[p + HOME + 1];
      const n2 = t2 ^ words[p + HOME + 2];
      if (((a0 & n0) | (a1 & n1) | (a2 & n2) | (dirty & (1 << digit))) === 0) continue;
      idle = 0;
      dirty &= ~(1 << digit);
      a0 &= ~n0;
      a1 &= ~n1;
      a2 &= ~n2;
      for (;;) {
        a0 &= keep[rows(triads, a0, 3)];
        a1 &= keep[rows(triads, a1, 3)];
        a2 &= keep[rows(triads, a2, 3)];
        const c0 = columns(a0);
        const c1 = columns(a1);
        const c2 = columns(a2);
        const s0 = gather(c0, c1, c2, 0);
        const s1 = gather(c0, c1, c2, 3);
        const s2 = gather(c0, c1, c2, 6);
        const k0 = ways[s0];
        const k1 = ways[s1];
        const k2 = ways[s2];
        if (k0 === s0 && k1 === s1 && k2 === s2) break;
        // Times 0x40201: the columns, in all three rows.
        a0 &= 0x40201 * gather(k0, k1, k2, 0);
        a1 &= 0x40201 * gather(k0, k1, k2, 3);
        a2 &= 0x40201 * gather(k0, k1, k2, 6);
      }
      // A triad or column without a way has emptied all stacks and bands by now, so one word tells.
      if (a0 === 0) return false;
      words[p] = a0;
      words[p + 1] = a1;
      words[p + 2] = a2;
      t0 |= words[p + HOME] = rows(single, a0, 9);
      t1 |= words[p + HOME + 1] = rows(single, a1, 9);
      t2 |= words[p + HOME + 2] = rows(single, a2, 9);
    }
    words[base + TAKEN] = t0;
    words[base + TAKEN + 1] = t1;
    words[base + TAKEN + 2] = t2;
    words[base + DIRTY] = 0;
    return true;
  }

  /**
   * Naked singles; returns whether every cell has a candidate.
   * The nine words of a band are counted as 27 sums at once, bit by bit: the bits that are set at least once, twice and three times.
   * Leaves a bivalue cell in `guess`, if there is one.
   */
  function count(base: number): boolean {
    guess = -1;
    for (let w = 0; w < 3; w++) {
      let one = 0;
      let two = 0;
      let three = 0;
      for (let p = base + w; p < base + HOME; p += 3) {
        three |= two & words[p];
        two |= one & words[p];
        one |= words[p];
      }
      if (one !== ALL_CELLS_WORD) return false;
      const lone = one & ~two & ~words[base + TAKEN + w];
      for (let digit = 0; digit < 9 && lone !== 0; digit++) {
        for (let cells = words[base + digit * 3 + w] & lone; cells !== 0; cells &= cells - 1) {
          place(base, 27 * w + lowestBit(cells), digit);
        }
      }
      if ((two & ~three) !== 0) guess = 27 * w + lowestBit(two & ~three);
    }
    return true;
  }

  const has = (base: number, cell: Cell, digit: Digit): number =>
    (words[base + digit * 3 + Math.floor(cell / 27)] >> (cell % 27)) & 1;

  /** The first cell with the fewest candidates, two at least. Seldom needed: nearly always there is a bivalue cell. */
  function smallest(base: number): number {
    let best = 0;
    let least = 10;
    for (let cell = 0; cell < 81; cell++) {
      let size = 0;
      for (let digit = 0; digit < 9; digit++) size += has(base, cell, digit);
      if (size > 1 && size < least) {
        least = size;
        best = cell;
      }
    }
    return best;
  }

  /** The position with a candidate more, in the next place. */
  function assume(base: number, cell: Cell, digit: Digit): void {
    for (let i = 0; i < NEXT; i++) words[base + NEXT + i] = words[base + i];
    place(base + NEXT, cell, digit);
  }

  function remove(base: number, cell: Cell, digit: Digit): void {
    words[base + digit * 3 + Math.floor(cell / 27)] ^= 1 << (cell % 27);
    words[base + DIRTY] |= 1 << digit;
  }

  /** Removes the candidates that lead to a contradiction without a guess. On boards far from any puzzle these decide most. */
  function probe(base: number): void {
    for (let cell = 0; cell < 81; cell++) {
      for (let digit = 0; digit < 9; digit++) {
        if (has(base, cell, digit) === 0) continue;
        assume(base, cell, digit);
        if (!settle(base + NEXT) || !count(base + NEXT)) remove(base, cell, digit);
      }
    }
  }

  function explore(base: number): void {
    while (settle(base)) {
      if ((words[base + TAKEN] & words[base + TAKEN + 1] & words[base + TAKEN + 2]) === ALL_CELLS_WORD) {
        if (found++ === 0) words.copyWithin(SOLUTION, base, base + HOME);
        return;
      }
      if (searcher.guesses > DEEP * (found + 1)) probe(base);
      if (!count(base)) return;
      if (words[base + DIRTY] !== 0) continue;
      const cell = guess < 0 ? smallest(base) : guess;
      let digit = 0;
      while (has(base, cell, digit) === 0) digit++;
      // First with the candidate, in the next position; then without it, in this one.
      if (++searcher.guesses > searcher.most * (found + 1)) throw notDecided(searcher.most);
      assume(base, cell, digit);
      explore(base + NEXT);
      if (!(found < limit)) return;
      remove(base, cell, digit);
    }
  }

  const searcher: Searcher = {
    words,
    values,
    guesses: 0,
    most: Infinity,
    run(upTo) {
      words.fill(0, HOME, DIRTY);
      for (let cell = 0; cell < 81; cell++) if (values[cell] > 0) place(0, cell, values[cell] - 1);
      words[DIRTY] = ALL_DIGITS;
      found = searcher.guesses = 0;
      limit = upTo;
      explore(0);
      return found;
    },
  };
  return searcher;
}
