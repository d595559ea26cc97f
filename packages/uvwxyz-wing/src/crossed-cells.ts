import { bitOf, type Board, type Cell, countBits, DIGIT_COUNT, lowestBit, wordOf } from "@wings/core/author";
import { crossings } from "./crossings.js";

/*
 * The digits of a set are one number of 27 bits, so adding a cell is one OR:
 *
 *   |   all   |  of its y |  of its x |
 */
export const ALL = 18;
export const OF_Y = 9;
const OF_X = 0;
const OF_NONE = 27;

/** Maximum number of cells of two houses. */
export const ROOM = 17;

/** The cells of two crossing houses with at most `order` candidates: first the x, then the y, then the rest. */
export class CrossedCells {
  /** The cells, and what each of them adds to the digits of a set. */
  readonly cells: Uint8Array = new Uint8Array(ROOM);
  readonly adds: Int32Array = new Int32Array(ROOM);
  /** The shift to the digits of the cells that this cell doesn't see. */
  readonly against: Uint8Array = new Uint8Array(ROOM);
  /** Where the x, the y and all cells end. */
  xEnd = 0;
  yEnd = 0;
  end = 0;
  #masks!: Board["masks"];
  #order = 0;
  /** Where the sets of the crossing begin. */
  #at = 0;
  /** The cells of the board with at most this many candidates, as a set. */
  readonly #few = new Int32Array(3);

  take({ masks }: Board, order: number): this {
    this.#masks = masks;
    this.#order = order;
    this.#few.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      const count = DIGIT_COUNT[masks[cell]];
      if (count !== 0 && count <= order) this.#few[wordOf(cell)] |= bitOf(cell);
    }
    return this;
  }

  /** Lists the x and the y of a crossing, if there are any, and enough cells. Returns whether there are. */
  begin(crossing: number): boolean {
    const few = this.#few;
    const words = (sets ??= makeSets());
    const i = (this.#at = crossing * SETS * 3);
    const all = countBits(few[0] & words[i]) + countBits(few[1] & words[i + 1]) + countBits(few[2] & words[i + 2]);
    if (all < this.#order) return false;
    this.end = 0;
    this.#add(1, 1 << OF_X, OF_Y);
    this.xEnd = this.end;
    if (this.xEnd === 0) return false;
    this.#add(2, 1 << OF_Y, OF_X);
    this.yEnd = this.end;
    return this.yEnd > this.xEnd;
  }

  /** Lists the other cells. Those near the crossing add nothing to the digits of x and y, because later cells see them. */
  complete(): void {
    this.#add(3, 0, OF_Y);
    this.#add(4, 0, OF_X);
    this.#add(5, 0, OF_NONE);
  }

  /** Adds the cells of one kind, in reading order. */
  #add(kind: number, own: number, against: number): void {
    const { cells, adds } = this;
    const few = this.#few;
    const masks = this.#masks;
    const words = sets!;
    const i = this.#at + kind * 3;
    for (let w = 0; w < 3; w++) {
      for (let rest = few[w] & words[i + w]; rest !== 0; rest &= rest - 1) {
        const cell = w * 27 + lowestBit(rest);
        cells[this.end] = cell;
        adds[this.end] = (masks[cell] << ALL) | (masks[cell] * own);
        this.against[this.end++] = against;
      }
    }
  }
}

/** Sets of cells for each crossing: all of them, then its x, y, near x, near y, and the rest. */
const SETS = 6;

/** Created on first use, like the crossings. */
let sets: Int32Array | undefined;

const makeSets = (): Int32Array =>
  Int32Array.from(
    crossings().flatMap(({ x, y, xNear, yNear, n }) =>
      [[...x, ...y, ...xNear, ...yNear, ...n], x, y, xNear, yNear, n].flatMap(wordsOf),
    ),
  );

const wordsOf = (cells: readonly Cell[]): number[] =>
  [0, 1, 2].map((w) => cells.reduce((word, cell) => (wordOf(cell) === w ? word | bitOf(cell) : word), 0));
