import { type Board, CellSet, type Cells, DIGIT_COUNT, bitOf, countBits, wordOf } from "@wings/core/author";
import type { Crossing } from "./crossings.js";

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
  /** The cells of the board with at most `order` candidates. */
  readonly #few = new CellSet();
  readonly #rest = new CellSet();

  take(order: number, { masks }: Board): void {
    this.#masks = masks;
    this.#order = order;
    const words = [0, 0, 0];
    for (let cell = 0; cell < 81; cell++) {
      const count = DIGIT_COUNT[masks[cell]];
      if (count !== 0 && count <= order) words[wordOf(cell)] |= bitOf(cell);
    }
    this.#few.w0 = words[0];
    this.#few.w1 = words[1];
    this.#few.w2 = words[2];
  }

  /** Lists the x and the y of a crossing, if there are any, and enough cells. Returns whether there are. */
  begin({ all, x, y }: Crossing): boolean {
    const few = this.#few;
    const count = countBits(few.w0 & all.w0) + countBits(few.w1 & all.w1) + countBits(few.w2 & all.w2);
    if (count < this.#order) return false;
    this.end = 0;
    this.#add(x, 1 << OF_X, OF_Y);
    this.xEnd = this.end;
    if (this.xEnd === 0) return false;
    this.#add(y, 1 << OF_Y, OF_X);
    this.yEnd = this.end;
    return this.yEnd > this.xEnd;
  }

  /** Lists the other cells. Those near the crossing add nothing to the digits of x and y, because later cells see them. */
  complete({ xNear, yNear, n }: Crossing): void {
    this.#add(xNear, 0, OF_Y);
    this.#add(yNear, 0, OF_X);
    this.#add(n, 0, OF_NONE);
  }

  /** Adds the cells of one kind, in reading order. */
  #add(kind: Cells, own: number, against: number): void {
    const { cells, adds } = this;
    const masks = this.#masks;
    const rest = this.#rest;
    for (rest.and(this.#few, kind); !rest.isEmpty;) {
      const cell = rest.pop();
      cells[this.end] = cell;
      adds[this.end] = (masks[cell] << ALL) | (masks[cell] * own);
      this.against[this.end++] = against;
    }
  }
}
