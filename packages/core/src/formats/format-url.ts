import type { Board } from "../board/board.js";
import { fromDigits } from "../board/build-board.js";

/** Writes all that a board has as letters and digits, to stand in an address or in a message; `parseUrl` shows how. */
export function formatUrl(board: Board): string {
  const { values, masks, layout } = board;
  const untouched = fromDigits((cell) => values[cell], layout).masks;
  const cells = Array.from(masks, (mask, cell) => {
    if (values[cell] !== 0) return (values[cell] + (board.isGiven(cell) ? 0 : 9)).toString(36);
    return mask === untouched[cell] ? "." : ((mask >> 5) + 10).toString(36).toUpperCase() + (mask & 31).toString(32);
  });
  return `w1${cells.join("").replace(/\.{1,17}/g, ({ length }) => (18 + length).toString(36))}`;
}
