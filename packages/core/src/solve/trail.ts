import type { Board } from "../board/board.js";
import type { Hit } from "../technique/hit.js";
import type { BoardSource } from "../technique/lazy-finding.js";
import { applyHit } from "./apply.js";

/** The steps of a solve: it gives the board before each of them. */
export class Trail implements BoardSource {
  readonly hits: Hit[] = [];
  /** The last board that was asked for: the next one is usually a step away. */
  cursor: Board | undefined = undefined;
  cursorIndex = 0;

  constructor(readonly start: Board) {}

  /** The board before a step. The caller must not change it. */
  boardAt(index: number): Board {
    if (this.cursor === undefined || index < this.cursorIndex) {
      this.cursor = this.start.copy();
      this.cursorIndex = 0;
    }
    while (this.cursorIndex < index) applyHit(this.cursor, this.hits[this.cursorIndex++]);
    return this.cursor;
  }
}
