import { Board, format } from "@wings/core";

/** A board that a thread searches, in memory that two threads share: one that hangs can send no message. */
export class SearchedBoard {
  /** The memory of a board, and whether there is one. */
  static readonly SIZE = new Board().memory.byteLength + 1;
  readonly #bytes: Uint8Array;

  constructor(shared: SharedArrayBuffer) {
    this.#bytes = new Uint8Array(shared);
  }

  set(board: Board): void {
    this.#bytes.set(new Uint8Array(board.memory));
    this.#bytes[SearchedBoard.SIZE - 1] = 1;
  }

  clear(): void {
    this.#bytes[SearchedBoard.SIZE - 1] = 0;
  }

  /** As `parse` reads it. Empty if there is none. */
  toText(): string {
    if (this.#bytes[SearchedBoard.SIZE - 1] === 0) return "";
    const board = new Board();
    new Uint8Array(board.memory).set(this.#bytes.subarray(0, -1));
    return format(board, "url");
  }
}
