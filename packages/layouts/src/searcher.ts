import { ALL_DIGITS, DIGIT_COUNT, lowestBit, lowestDigit, maskOf } from "@wings/core/author";
import { notDecided, SOLUTION, type Searcher } from "@wings/core/host";
import type { Tables } from "./tables.js";

/**
 * Counts solutions by trying candidates, for any houses and any cells that see each other.
 *
 * Cells lose the digits of those that they see, and a digit with one place left in a house goes there. Where this ends, the cell
 * with the fewest candidates tries them. Positions are one row of masks for each guess, so going back is a step down.
 */
export class LayoutSearcher implements Searcher {
  readonly #peers: readonly Uint8Array[];
  readonly #houses: readonly Uint8Array[];
  /** 81 masks a row. A cell with one candidate has its digit, and `#isDone` once the cells around have lost it. */
  readonly #masks = new Uint16Array(82 * 81);
  readonly #isDone = new Uint8Array(82 * 81);
  /** Cells with one candidate that the cells around don't know of yet. */
  readonly #queue = new Uint8Array(81 * 2);
  /** The places of the digits, three words each; at `SOLUTION` those of the first solution. */
  readonly words = new Int32Array(SOLUTION + 27);
  readonly values = new Uint8Array(81);
  guesses = 0;
  most = Infinity;
  #queued = 0;
  #limit = 2;
  #count = 0;
  #guessesBefore = 0;

  constructor({ houses, houseCells, peers }: Tables) {
    this.#houses = houses.map((house) => houseCells.subarray(house * 9, house * 9 + 9));
    this.#peers = Array.from({ length: 81 }, (_, cell) => {
      const seen: number[] = [];
      for (let w = 0; w < 3; w++)
        for (let rest = peers[cell * 3 + w]; rest !== 0; rest &= rest - 1) seen.push(w * 27 + lowestBit(rest));
      return Uint8Array.from(seen);
    });
  }

  /** Finds up to `limit` solutions, and returns how many. Throws `WINGS_LIMIT_REACHED` where one takes more guesses than `most`. */
  run(limit: number): number {
    this.#limit = limit;
    this.#count = this.guesses = this.#guessesBefore = this.#queued = 0;
    this.#isDone.fill(0, 0, 81);
    let isPossible = true;
    for (let cell = 0; cell < 81; cell++) {
      const mask = this.#maskAt(cell);
      this.#masks[cell] = mask;
      const count = DIGIT_COUNT[mask];
      if (count === 0) isPossible = false;
      if (count === 1) this.#queue[this.#queued++] = cell;
    }
    if (isPossible) this.#solve(0);
    return this.#count;
  }

  /** The candidates that a cell starts with. */
  #maskAt(cell: number): number {
    if (this.values[cell] > 0) return maskOf(this.values[cell]);
    let mask = 0;
    for (let digit = 1; digit <= 9; digit++)
      if ((this.words[digit * 3 - 3 + Math.floor(cell / 27)] >> (cell % 27)) & 1) mask |= maskOf(digit);
    return mask;
  }

  #keepSolution(start: number): void {
    this.words.fill(0, SOLUTION);
    for (let cell = 0; cell < 81; cell++)
      this.words[SOLUTION + lowestBit(this.#masks[start + cell]) * 3 + Math.floor(cell / 27)] |= 1 << (cell % 27);
  }

  #solve(row: number): void {
    if (!this.#propagate(row)) return;
    const start = row * 81;
    let cell = -1;
    let least = 10;
    for (let i = 0; i < 81; i++) {
      const count = DIGIT_COUNT[this.#masks[start + i]];
      if (count < 2 || count >= least) continue;
      least = count;
      cell = i;
      if (count === 2) break;
    }
    if (cell < 0) {
      if (this.#count++ === 0) this.#keepSolution(start);
      this.#guessesBefore = this.guesses;
      return;
    }
    for (let left = this.#masks[start + cell]; left !== 0 && this.#count < this.#limit;) {
      const digit = lowestDigit(left);
      left &= left - 1;
      if (++this.guesses - this.#guessesBefore > this.most) throw notDecided(this.most);
      this.#masks.copyWithin(start + 81, start, start + 81);
      this.#isDone.copyWithin(start + 81, start, start + 81);
      this.#masks[start + 81 + cell] = maskOf(digit);
      this.#queue[0] = cell;
      this.#queued = 1;
      this.#solve(row + 1);
    }
  }

  /** Returns false where a cell has no candidate left, or a digit no place in a house. */
  #propagate(row: number): boolean {
    const start = row * 81;
    do {
      while (this.#queued > 0) if (!this.#spread(start, this.#queue[--this.#queued])) return false;
      if (!this.#findHidden(start)) return false;
    } while (this.#queued > 0);
    return true;
  }

  /** Takes the digit of a cell from those that it sees. */
  #spread(start: number, cell: number): boolean {
    const masks = this.#masks;
    if (this.#isDone[start + cell] !== 0) return true;
    this.#isDone[start + cell] = 1;
    const digit = masks[start + cell];
    for (const peer of this.#peers[cell]) {
      const mask = masks[start + peer];
      if ((mask & digit) === 0) continue;
      const left = mask & ~digit;
      if (left === 0) return false;
      masks[start + peer] = left;
      if ((left & (left - 1)) === 0) this.#queue[this.#queued++] = peer;
    }
    return true;
  }

  /** Finds digits with one place left in a house. */
  #findHidden(start: number): boolean {
    const masks = this.#masks;
    for (const cells of this.#houses) {
      let once = 0;
      let twice = 0;
      let placed = 0;
      for (const cell of cells) {
        const mask = masks[start + cell];
        twice |= once & mask;
        once |= mask;
        if (this.#isDone[start + cell] !== 0) placed |= mask;
      }
      if (once !== ALL_DIGITS) return false;
      const single = once & ~twice & ~placed;
      if (single === 0) continue;
      for (const cell of cells) {
        const mask = masks[start + cell] & single;
        if (mask === 0 || mask === masks[start + cell]) continue;
        if ((mask & (mask - 1)) !== 0) return false;
        masks[start + cell] = mask;
        this.#queue[this.#queued++] = cell;
      }
      if (this.#queued > 0) return true;
    }
    return true;
  }
}
