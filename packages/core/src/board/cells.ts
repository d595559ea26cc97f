import type { Cell } from "./numbers.js";
import { cellsOf, lowestBit } from "./bits.js";

/**
 * Some cells, to read: of a board, of a house, the peers of a cell. Nobody writes to them but their owner.
 *
 * `for (const cell of cells)` walks them in ascending order, as they are when the walk begins.
 */
export interface Cells extends Iterable<Cell> {
  /** The cells of each band of three rows, as 27 bits: see geometry.ts. */
  readonly w0: number;
  readonly w1: number;
  readonly w2: number;
  readonly isEmpty: boolean;
}

/**
 * A set to work with. A search makes it once and writes over it, so that it leaves no garbage. A method that writes returns the same set.
 *
 * ```ts
 * near.and(bivalue, peersOf(board, pivot));
 * while (!near.isEmpty) {
 *   const wing = near.pop();
 * }
 * ```
 *
 * Use a set in the function that fills it, or pass it on: a finder that calls another one with the same set gets wrong answers.
 */
export class CellSet implements Cells {
  w0 = 0;
  w1 = 0;
  w2 = 0;

  get isEmpty(): boolean {
    return (this.w0 | this.w1 | this.w2) === 0;
  }

  /** Becomes the same as another set. */
  copy(cells: Cells): this {
    return this.and(cells, cells);
  }

  /** Becomes the cells that are in both sets. */
  and(a: Cells, b: Cells): this {
    this.w0 = a.w0 & b.w0;
    this.w1 = a.w1 & b.w1;
    this.w2 = a.w2 & b.w2;
    return this;
  }

  /** Becomes the cells that are in both of the first sets, and not in the third one: a and b, without `not`. */
  andNot(a: Cells, b: Cells, not: Cells): this {
    this.w0 = a.w0 & b.w0 & ~not.w0;
    this.w1 = a.w1 & b.w1 & ~not.w1;
    this.w2 = a.w2 & b.w2 & ~not.w2;
    return this;
  }

  /** Keeps only its cells that are in another set. */
  keep(cells: Cells): this {
    return this.and(this, cells);
  }

  /** Takes out the first cell in reading order. The set must have one: tests throw where it is empty, and a search goes wrong. */
  pop(): Cell {
    const { w0, w1 } = this;
    if (w0 !== 0) {
      this.w0 = w0 & (w0 - 1);
      return lowestBit(w0);
    }
    if (w1 !== 0) {
      this.w1 = w1 & (w1 - 1);
      return 27 + lowestBit(w1);
    }
    const { w2 } = this;
    this.w2 = w2 & (w2 - 1);
    return 54 + lowestBit(w2);
  }

  /** Walks its cells in reading order, as they are when the walk begins. */
  [Symbol.iterator](): Iterator<Cell> {
    return cellsOf(this.w0, this.w1, this.w2).values();
  }
}
