import { createHash } from "node:crypto";

/** How many bytes a key has. */
export const KEY_BYTES = 8;

/** The key of a canonical form: equal forms have equal keys. */
export const keyOf = (form: string): Buffer => createHash("sha256").update(form).digest().subarray(0, KEY_BYTES);

/**
 * Keys that have been seen: 16 bytes each, for tens of millions of puzzles. Two forms may have one key, with a chance of one in a
 * million for ten million puzzles. One puzzle is then left out: no harm is done.
 */
export class KeySet {
  #highs = new Uint32Array(1024);
  #lows = new Uint32Array(1024);
  #size = 0;

  /** Adds a key; returns whether it is new. */
  add(key: Buffer, at = 0): boolean {
    if (this.#size * 2 > this.#highs.length) this.#grow();
    // Zero is an empty place.
    const isNew = this.#put((key.readUInt32LE(at) | 1) >>> 0, key.readUInt32LE(at + 4));
    if (isNew) this.#size++;
    return isNew;
  }

  #put(high: number, low: number): boolean {
    const mask = this.#highs.length - 1;
    let place = low & mask;
    for (; this.#highs[place] !== 0; place = (place + 1) & mask)
      if (this.#highs[place] === high && this.#lows[place] === low) return false;
    this.#highs[place] = high;
    this.#lows[place] = low;
    return true;
  }

  #grow(): void {
    const highs = this.#highs;
    const lows = this.#lows;
    this.#highs = new Uint32Array(highs.length * 2);
    this.#lows = new Uint32Array(lows.length * 2);
    highs.forEach((high, i) => {
      if (high !== 0) this.#put(high, lows[i]);
    });
  }
}
