import type { SolveLoop } from "./loop.js";

/**
 * Counts the steps of a solve that applies all findings of a technique at once. What one technique eliminates from one
 * position counts once, and each digit that it places counts once. So the counts don't depend on how a puzzle is turned.
 */
export class StepCounter {
  /** How often each technique was used, in the order of the list. */
  readonly counts: Int32Array;
  #round = -1;
  /** In this round. */
  #placed = 0;
  #steps = 0;

  constructor(techniques: number) {
    this.counts = new Int32Array(techniques);
  }

  /** Counts what the loop has found; returns how many steps that adds. `index` is the place of the technique in the list. */
  add({ foundIndex, hit }: SolveLoop, index: number): number {
    if (foundIndex !== this.#round) {
      this.#round = foundIndex;
      this.#steps = this.#placed = 0;
    }
    this.#placed += hit.placements.length;
    const added = Math.max(1, this.#placed) - this.#steps;
    this.#steps += added;
    this.counts[index] += added;
    return added;
  }
}
