import type { Board } from "@wings/core";
import { parseBoard } from "./board-text.js";

const MOST = 12;
const kept = new Map<string, Board>();

/**
 * The board of a text. It is parsed once for all parts of the page that look at it, so nobody may change it: to change a
 * board, copy it.
 */
export function boardOf(text: string): Board {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const board = parseBoard(text);
  kept.set(text, board);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return board;
}
