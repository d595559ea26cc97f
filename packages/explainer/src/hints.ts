import { lowestDigit } from "@wings/core/author";
import { type Grid, candidate } from "./grid.js";

/**
 * The hints of the lowest rating on a board. A finder offers what it sees; a hint of a higher rating is dropped, one of a
 * lower rating drops all before it. Ratings are in tenths: 66 is 6.6.
 */
export class Hints {
  /** The lowest rating so far. */
  rating = Infinity;
  readonly techniques = new Set<string>();
  /** Candidates, as `grid.ts` numbers them. */
  readonly placements = new Set<number>();
  readonly eliminations = new Set<number>();

  constructor(
    readonly grid: Grid,
    /** The rating of the puzzle so far: a hint that doesn't exceed it needn't be measured. */
    readonly er = 0,
  ) {}

  get found(): boolean {
    return this.techniques.size > 0;
  }

  /** Whether a hint of this rating would count. */
  wants(rating: number): boolean {
    return rating <= this.rating;
  }

  place(technique: string, rating: number, cell: number, digit: number): void {
    if (!this.wants(rating)) return;
    this.#accept(technique, rating);
    this.placements.add(candidate(cell, digit));
  }

  /** Takes the digits of the mask from the cells, where they have them. */
  eliminate(technique: string, rating: number, cells: Iterable<number>, mask: number): void {
    if (!this.wants(rating)) return;
    for (const cell of cells) {
      for (let gone = this.grid.masks[cell] & mask; gone !== 0; gone &= gone - 1) {
        this.#accept(technique, rating);
        this.eliminations.add(candidate(cell, lowestDigit(gone)));
      }
    }
  }

  eliminateOne(technique: string, rating: number, candidate: number): void {
    if (!this.wants(rating) || ((this.grid.masks[(candidate / 9) | 0] >> (candidate % 9)) & 1) === 0) return;
    this.#accept(technique, rating);
    this.eliminations.add(candidate);
  }

  /** Takes hints that were found together. */
  removeAll(techniques: Iterable<string>, rating: number, candidates: Iterable<number>): void {
    if (!this.wants(rating)) return;
    for (const technique of techniques) this.#accept(technique, rating);
    for (const one of candidates) this.eliminations.add(one);
  }

  #accept(technique: string, rating: number): void {
    if (rating < this.rating) {
      this.rating = rating;
      this.techniques.clear();
      this.placements.clear();
      this.eliminations.clear();
    }
    this.techniques.add(technique);
  }
}
