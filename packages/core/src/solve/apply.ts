import { type Board, checkBoard } from "../board/board.js";
import { cellName, parseCell } from "../board/notation.js";
import { badArgument, notACandidate } from "../errors.js";
import type { FindingJson } from "../technique/finding.js";
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

/** Carries a finding out, all of it or nothing. What is gone already stays gone; answers whether anything changed. */
export function applyFinding(board: Board, finding: Pick<FindingJson, "eliminations" | "placements">): boolean {
  checkBoard(board);
  const { eliminations, placements } = Object(finding) as typeof finding;
  if (![eliminations, placements].every(Array.isArray)) throw badArgument(finding, "a finding");
  const { version } = board;
  // On a copy first: an error must not leave the board half changed.
  const trial = board.copy();
  for (const target of [trial, board]) {
    for (const { cell, digit } of eliminations) target.eliminate(parseCell(cell), digit);
    for (const { cell, digit } of placements) placeFound(target, parseCell(cell), digit);
  }
  return board.version !== version;
}

/** Places a digit that was found; one that is there already may have been found twice. */
function placeFound(board: Board, cell: number, digit: number): void {
  if (board.values[cell] === digit) return;
  if (!board.has(cell, digit)) throw notACandidate(cell, cellName(cell), digit);
  board.place(cell, digit);
}
