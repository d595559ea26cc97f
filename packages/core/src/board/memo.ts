import { type Board, checkBoard } from "./board.js";

/**
 * Data derived from a board, made when first asked for and again after the board has changed.
 *
 * It is stored on the board, not in a module, so that two copies of the core share it. `make` gets its previous value and
 * may reuse its arrays.
 */
export function memo<T>(board: Board, name: string, make: (board: Board, previous: T | undefined) => T): T {
  if ((board as Board | undefined)?.memo === undefined) checkBoard(board);
  const entry = (board.memo[name] ??= { version: NaN });
  if (entry.version !== board.version) {
    entry.value = make(board, entry.value as T | undefined);
    entry.version = board.version;
  }
  return entry.value as T;
}
