import { lowestBit } from "@wings/core/author";

/** Numbers that are added in any order, each maybe several times, and read once each, from the smallest on. */
export class InOrder {
  readonly list: number[] = [];
  count = 0;
  readonly #words: Int32Array;

  constructor(most: number) {
    this.#words = new Int32Array((most + 31) >> 5);
  }

  add(number: number): void {
    this.#words[number >> 5] |= 1 << (number & 31);
  }

  /** Fills the list with the numbers below some bound that were added since the last time. */
  fill(bound: number): void {
    const words = this.#words;
    let count = 0;
    for (let w = 0; w << 5 < bound; w++) {
      for (let left = words[w]; left !== 0; left &= left - 1) this.list[count++] = (w << 5) | lowestBit(left);
      words[w] = 0;
    }
    this.count = count;
  }
}
