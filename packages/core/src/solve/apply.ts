import type { Board } from "../board/board.js";
import { cellName, parseCell } from "../board/notation.js";
import { notACandidate } from "../errors.js";
import type { Finding } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";

/** Carries a hit out. What is gone already stays gone; answers whether anything changed. */
export function applyHit(board: Board, { eliminations, placements }: Hit): boolean {
  const { version } = board;
  for (let i = 0; i < eliminations.length; i += 4) {
    board.removeFrom(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
  }
  for (const { cell, digit } of placements) placeFound(board, cell, digit);
  return board.version !== version;
}

/** Carries a finding out, in the same way. */
export function applyFinding(
  board: Board,
  { eliminations, placements }: Pick<Finding, "eliminations" | "placements">,
): boolean {
  const { version } = board;
  for (const { cell, digit } of eliminations) board.eliminate(parseCell(cell), digit);
  for (const { cell, digit } of placements) placeFound(board, parseCell(cell), digit);
  return board.version !== version;
}

/** Places a digit that was found; one that is there already may have been found twice. */
function placeFound(board: Board, cell: number, digit: number): void {
  if (board.values[cell] === digit) return;
  if (!board.has(cell, digit)) throw notACandidate(cell, cellName(cell), digit);
  board.place(cell, digit);
}
