import type { Board } from "./board.js";
import { plainBoard } from "./format-plain.js";

/** Writes all that a board has as letters and digits, to stand in an address or in a message; `parseUrl` shows how. */
export function formatUrl(board: Board): string {
  let text = "w1";
  let run = 0;
  const endRun = (): void => {
    if (run > 0) text += (18 + run).toString(36);
    run = 0;
  };
  plainBoard(board).masks.forEach((mask, cell) => {
    const digit = board.values[cell];
    if (digit === 0 && mask === board.masks[cell]) {
      if (++run === 17) endRun();
      return;
    }
    endRun();
    if (digit === 0) text += String.fromCharCode(65 + (board.masks[cell] >> 5)) + (board.masks[cell] & 31).toString(32);
    else text += (board.isGiven(cell) ? digit : digit + 9).toString(36);
  });
  endRun();
  return text;
}
