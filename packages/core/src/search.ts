import { ALL_CELLS_WORD, ALL_DIGITS, lowestBit } from "./bits.js";
import { type Board } from "./board.js";
import { PEERS, bitOf, wordOf } from "./geometry.js";

export interface SearchResult {
  count: number;
  status: "none" | "one" | "many";
  solution: string | null;
  guesses: number;
}

interface Engine {
  readonly stack: Int32Array;
  guesses: number;
  run(limit: number): number;
}

let engine: Engine | undefined;

const SIZE = 64;
const OWN = 27;
const TAKEN = 54;
const DIRTY = 57;
const SOLUTION = 82 * SIZE;

export function search(board: Board, limit = 2): SearchResult {
  const e = (engine ??= makeEngine());
  const { stack } = e;
  for (let i = 0; i < 27; i++) stack[i] = board.places[i + 3];
  stack.fill(0, OWN, DIRTY);
  for (let cell = 0; cell < 81; cell++) {
    if (board.values[cell] !== 0) {
      const p = board.values[cell] * 3 - 3;
      stack[p + wordOf(cell)] |= bitOf(cell);
    }
  }
  for (let cell = 0; cell < 81; cell++) if (board.values[cell] !== 0) give(stack, cell, board.values[cell] * 3 - 3);
  const count = e.run(limit);
  let solution: string | null = null;
  if (count > 0) {
    solution = "";
    for (let cell = 0; cell < 81; cell++) {
      let d = 0;
      while ((stack[SOLUTION + d * 3 + wordOf(cell)] & bitOf(cell)) === 0) d++;
      solution += String(d + 1);
    }
  }
  return { count, status: count === 0 ? "none" : count === 1 ? "one" : "many", solution, guesses: e.guesses };
}

export function countSolutions(digits: string, limit = 2): number {
  const e = (engine ??= makeEngine());
  const { stack } = e;
  for (let i = 0; i < 27; i++) {
    stack[i] = ALL_CELLS_WORD;
    stack[OWN + i] = 0;
  }
  stack[TAKEN] = stack[TAKEN + 1] = stack[TAKEN + 2] = 0;
  for (let cell = 0; cell < 81; cell++) {
    const digit = digits.charCodeAt(cell) - 48;
    if (digit > 0 && digit <= 9) give(stack, cell, digit * 3 - 3);
  }
  return e.run(limit);
}

function give(stack: Int32Array, cell: number, p: number): void {
  const w = wordOf(cell);
  const bit = bitOf(cell);
  stack[p] &= ~PEERS[cell * 3];
  stack[p + 1] &= ~PEERS[cell * 3 + 1];
  stack[p + 2] &= ~PEERS[cell * 3 + 2];
  stack[OWN + p + w] |= bit;
  stack[TAKEN + w] |= bit;
}

function makeEngine(): Engine {
  const stack = new Int32Array(83 * SIZE);
  const triads = new Uint8Array(512);
  const single = new Int32Array(512);
  const fits = new Int32Array(512);
  const keep = new Int32Array(512);
  for (let m = 1; m < 512; m++) {
    for (let i = 0; i < 3; i++) if ((m >> (3 * i)) & 7) triads[m] |= 1 << i;
    if ((m & (m - 1)) === 0) single[m] = m;
    for (const way of [0o421, 0o412, 0o241, 0o214, 0o142, 0o124]) if ((m & way) === way) fits[m] |= way;
    for (let i = 0; i < 9; i++) if ((fits[m] >> i) & 1) keep[m] |= 7 << (3 * i);
  }
  let left = 0;

  const explore = (base: number): void => {
    let dirty = stack[base + DIRTY];
    let t0 = stack[base + TAKEN];
    let t1 = stack[base + TAKEN + 1];
    let t2 = stack[base + TAKEN + 2];
    for (;;) {
      for (let d = 0, idle = 0; idle < 9; idle++, d = d === 8 ? 0 : d + 1) {
        const p = base + d * 3;
        const o0 = stack[p + OWN];
        const o1 = stack[p + OWN + 1];
        const o2 = stack[p + OWN + 2];
        let a0 = stack[p];
        let a1 = stack[p + 1];
        let a2 = stack[p + 2];
        const n0 = t0 ^ o0;
        const n1 = t1 ^ o1;
        const n2 = t2 ^ o2;
        if (((a0 & n0) | (a1 & n1) | (a2 & n2) | (dirty & (1 << d))) === 0) continue;
        idle = 0;
        a0 &= ~n0;
        a1 &= ~n1;
        a2 &= ~n2;
        for (;;) {
          a0 &= keep[triads[a0 & 511] | (triads[(a0 >> 9) & 511] << 3) | (triads[a0 >> 18] << 6)];
          a1 &= keep[triads[a1 & 511] | (triads[(a1 >> 9) & 511] << 3) | (triads[a1 >> 18] << 6)];
          a2 &= keep[triads[a2 & 511] | (triads[(a2 >> 9) & 511] << 3) | (triads[a2 >> 18] << 6)];
          if (a0 === 0 || a1 === 0 || a2 === 0) return;
          const c0 = (a0 | (a0 >> 9) | (a0 >> 18)) & 511;
          const c1 = (a1 | (a1 >> 9) | (a1 >> 18)) & 511;
          const c2 = (a2 | (a2 >> 9) | (a2 >> 18)) & 511;
          const s0 = (c0 & 7) | ((c1 & 7) << 3) | ((c2 & 7) << 6);
          const s1 = ((c0 >> 3) & 7) | (c1 & 0o70) | ((c2 & 0o70) << 3);
          const s2 = (c0 >> 6) | ((c1 >> 3) & 0o70) | (c2 & 0o700);
          const f0 = fits[s0];
          const f1 = fits[s1];
          const f2 = fits[s2];
          if (f0 === s0 && f1 === s1 && f2 === s2) break;
          if (f0 === 0 || f1 === 0 || f2 === 0) return;
          a0 &= 0x40201 * ((f0 & 7) | ((f1 & 7) << 3) | ((f2 & 7) << 6));
          a1 &= 0x40201 * (((f0 >> 3) & 7) | (f1 & 0o70) | ((f2 & 0o70) << 3));
          a2 &= 0x40201 * ((f0 >> 6) | ((f1 >> 3) & 0o70) | (f2 & 0o700));
        }
        stack[p] = a0;
        stack[p + 1] = a1;
        stack[p + 2] = a2;
        dirty &= ~(1 << d);
        const q0 = single[a0 & 511] | (single[(a0 >> 9) & 511] << 9) | (single[a0 >> 18] << 18);
        const q1 = single[a1 & 511] | (single[(a1 >> 9) & 511] << 9) | (single[a1 >> 18] << 18);
        const q2 = single[a2 & 511] | (single[(a2 >> 9) & 511] << 9) | (single[a2 >> 18] << 18);
        t0 |= stack[p + OWN] = q0;
        t1 |= stack[p + OWN + 1] = q1;
        t2 |= stack[p + OWN + 2] = q2;
      }
      if ((t0 & t1 & t2) === ALL_CELLS_WORD) {
        if (left-- > 0) for (let i = 0; i < 27; i++) stack[SOLUTION + i] = stack[base + i];
        return;
      }
      // counts
      let pair = 0;
      let pairBand = -1;
      for (let b = 0; b < 3; b++) {
        const t = b === 0 ? t0 : b === 1 ? t1 : t2;
        let one = 0;
        let two = 0;
        let three = 0;
        for (let p = base + b; p < base + 27; p += 3) {
          const x = stack[p];
          three |= two & x;
          two |= one & x;
          one |= x;
        }
        if (one !== ALL_CELLS_WORD) return;
        const naked = one & ~two & ~t;
        if (naked !== 0) {
          for (let d = 0; d < 9; d++) {
            const p = base + d * 3;
            for (let x = stack[p + b] & naked; x !== 0; x &= x - 1) {
              const q = (27 * b + lowestBit(x)) * 3;
              stack[p] &= ~PEERS[q];
              stack[p + 1] &= ~PEERS[q + 1];
              stack[p + 2] &= ~PEERS[q + 2];
              dirty |= 1 << d;
            }
          }
        }
        if (pairBand < 0) {
          const twos = two & ~three;
          if (twos !== 0) {
            pair = twos & -twos;
            pairBand = b;
          }
        }
      }
      if (dirty !== 0) continue;
      if (pairBand < 0) {
        // smallest cell
        let best = 10;
        for (let b = 0; b < 3; b++) {
          const t = b === 0 ? t0 : b === 1 ? t1 : t2;
          for (let open = ALL_CELLS_WORD & ~t; open !== 0; open &= open - 1) {
            let n = 0;
            for (let p = base + b; p < base + 27; p += 3) if ((stack[p] & open & -open) !== 0) n++;
            if (n < best) {
              best = n;
              pair = open & -open;
              pairBand = b;
            }
          }
        }
      }
      let d = 0;
      while ((stack[base + d * 3 + pairBand] & pair) === 0) d++;
      self.guesses++;
      const next = base + SIZE;
      for (let i = 0; i < TAKEN; i++) stack[next + i] = stack[base + i];
      stack[next + TAKEN] = t0;
      stack[next + TAKEN + 1] = t1;
      stack[next + TAKEN + 2] = t2;
      stack[next + DIRTY] = 1 << d;
      const q = (27 * pairBand + lowestBit(pair)) * 3;
      stack[next + d * 3] &= ~PEERS[q];
      stack[next + d * 3 + 1] &= ~PEERS[q + 1];
      stack[next + d * 3 + 2] &= ~PEERS[q + 2];
      explore(next);
      if (left <= 0) return;
      stack[base + d * 3 + pairBand] ^= pair;
      dirty = 1 << d;
    }
  };

  const self = {
    stack,
    guesses: 0,
    run(limit: number): number {
      left = limit;
      self.guesses = 0;
      stack[DIRTY] = ALL_DIGITS;
      explore(0);
      return limit - left;
    },
  };
  return self;
}
