import { type Board, DIGIT_COUNT } from "@wings/core/author";
import { isWithin, meet } from "./reach.js";
import type { Close, WingShape } from "./shapes.js";
import type { Ways } from "./ways.js";

/** Tells which nodes can be the ends of a wing of a shape. A row is what `Reach` has for some nodes. */
export class Ends {
  readonly #masks: Board["masks"];
  readonly #links: Ways;
  readonly #isSame: boolean;
  readonly #isWing: boolean;

  constructor(board: Board, links: Ways, shape: WingShape, close: Close) {
    this.#masks = board.masks;
    this.#links = links;
    this.#isSame = shape.ends === "same";
    this.#isWing = close === "wing";
  }

  /** Whether any of the ends in two rows can be the ends of a wing. */
  mayFit(a: Int32Array, i: number, b: Int32Array, j: number): boolean {
    if (this.#isSame) return meet(a, this.#isWing ? i : i + 6, b, j);
    if (meet(a, i + 3, b, j + 3)) return true;
    return this.#isWing && (meet(a, i, b, j + 3) || meet(a, i + 3, b, j));
  }

  /** Whether a node can be an end of a wing with any of the ends in a row. */
  mayEnd(node: number, b: Int32Array, j: number): boolean {
    const { peers, cells, cell } = this.#links.nodes;
    const n = node * 3;
    if (this.#isSame) return meet(this.#isWing ? peers : cells, n, b, j);
    if (this.#isWing && meet(peers, n, b, j + 3)) return true;
    return cell[node] >= 0 && (meet(cells, n, b, j) || meet(cells, n, b, j + 3));
  }

  /** Whether a wing with these ends eliminates anything; or whether they exclude each other, for a ring. */
  fit(first: number, last: number): boolean {
    const { cell, cells, peers } = this.#links.nodes;
    const n = first * 3;
    const m = last * 3;
    if (this.#isSame) return this.#isWing ? meet(peers, n, peers, m) : isWithin(cells, n, peers, m);
    const [a, b] = [cell[first], cell[last]];
    if (!this.#isWing) return a >= 0 && a === b;
    if (a >= 0 && a === b) return DIGIT_COUNT[this.#masks[a]] > 2;
    return (b >= 0 && this.#links.sees(first, b)) || (a >= 0 && this.#links.sees(last, a));
  }
}
