import type { Digit } from "@wings/core/author";
import type { Ways } from "./ways.js";

/** Whether a pair of ways counts; `i` and `j` are where their words begin. */
export type Accept = (i: number, j: number) => boolean;

/** Whether two ways have no cell in common. */
export const areApart = ({ words }: Ways, i: number, j: number): boolean =>
  ((words[i] & words[j]) | (words[i + 1] & words[j + 1]) | (words[i + 2] & words[j + 2])) === 0;

/** What two digits leave of each other's places: the cells that are in a pair of ways without a common cell, three words for each digit. */
export class Together {
  /** The cells to look for. */
  readonly wanted: Int32Array = new Int32Array(6);
  /** Cells that are in a pair of ways. Of the wanted cells it has all that are in one. */
  readonly found: Int32Array = new Int32Array(6);

  constructor(readonly ways: Ways) {}

  /** Wants the candidates of two digits that are in a way. Returns false where a digit has no way: the board is broken. */
  want(places: Int32Array, a: Digit, b: Digit): boolean {
    const { first, used } = this.ways;
    for (let w = 0; w < 3; w++) {
      this.wanted[w] = used[a * 3 + w] & places[a * 3 + w];
      this.wanted[w + 3] = used[b * 3 + w] & places[b * 3 + w];
    }
    return first[a] < first[a + 1] && first[b] < first[b + 1];
  }

  /** Looks for pairs of ways, of those that `accept` accepts. Returns whether a wanted cell is in none. */
  look(a: Digit, b: Digit, accept?: Accept): boolean {
    this.found.fill(0);
    this.#follow(a, b, 0, accept);
    // Most boards end here: one way of a digit shows nine places of the other one, too.
    if (!this.isMissing()) return false;
    this.#follow(b, a, 3, accept);
    return this.isMissing();
  }

  /** Whether a wanted cell is in no pair. */
  isMissing(): boolean {
    const { wanted, found } = this;
    for (let w = 0; w < 6; w++) if ((wanted[w] & ~found[w]) !== 0) return true;
    return false;
  }

  /** Looks for one partner of each way of a digit that has a wanted cell which is in no pair yet: it shows all nine cells. */
  #follow(digit: Digit, other: Digit, at: number, accept: Accept | undefined): void {
    const { wanted, found } = this;
    const { first, words } = this.ways;
    const end = first[digit + 1] * 3;
    const start = first[other] * 3;
    const last = first[other + 1] * 3;
    for (let i = first[digit] * 3; i < end; i += 3) {
      const a0 = words[i];
      const a1 = words[i + 1];
      const a2 = words[i + 2];
      const missing =
        (a0 & wanted[at] & ~found[at]) |
        (a1 & wanted[at + 1] & ~found[at + 1]) |
        (a2 & wanted[at + 2] & ~found[at + 2]);
      if (missing === 0) continue;
      for (let j = start; j < last; j += 3) {
        if (((a0 & words[j]) | (a1 & words[j + 1]) | (a2 & words[j + 2])) !== 0) continue;
        if (accept !== undefined && !accept(i, j)) continue;
        for (let w = 0; w < 3; w++) {
          found[at + w] |= words[i + w];
          found[3 - at + w] |= words[j + w];
        }
        break;
      }
    }
  }
}
