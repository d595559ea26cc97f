import type { Hints } from "../hints.js";
import { lengthRating } from "../length.js";

/**
 * What the dynamic chains of one level find in a round. A chain that can't raise the rating of the puzzle goes at once; the others wait
 * until the easiest of them is known.
 */
export class Round {
  /** The lowest rating that was met. */
  lowest = Infinity;
  /** Candidates that go at once, and those that wait. */
  readonly #gone = new Set<number>();
  #waiting = new Set<number>();
  #names = new Set<string>();
  readonly #goneNames = new Set<string>();
  readonly #hints: Hints;

  constructor(
    hints: Hints,
    /** The rating of the shortest chains of the level. */
    readonly base: number,
  ) {
    this.#hints = hints;
  }

  get atOnce(): boolean {
    return this.#gone.size > 0;
  }

  /** Whether the puzzle has a rating already that chains of this level exceed by this many tenths at most. */
  exceeds(tenths: number): boolean {
    return this.#hints.er >= this.base + tenths;
  }

  isGone(candidate: number): boolean {
    return this.#gone.has(candidate);
  }

  /** A chain of this many nodes refutes a candidate. */
  measured(name: string, nodes: number, candidate: number): void {
    const rating = this.base + lengthRating(nodes);
    if (nodes === Infinity || rating > this.lowest) return;
    if (rating < this.lowest) {
      this.lowest = rating;
      this.#waiting = new Set();
      this.#names = new Set();
    }
    if (rating <= this.#hints.er) {
      this.#gone.add(candidate);
      this.#goneNames.add(name);
    } else {
      this.#waiting.add(candidate);
      this.#names.add(name);
    }
  }

  /** A chain refutes a candidate. How long it is doesn't matter. */
  unmeasured(name: string, candidate: number): void {
    this.#gone.add(candidate);
    this.#goneNames.add(name);
    this.lowest = this.base;
  }

  finish(): void {
    const [removed, names] = this.atOnce ? [this.#gone, this.#goneNames] : [this.#waiting, this.#names];
    if (removed.size > 0) this.#hints.removeAll(names, this.lowest, removed);
  }
}
