import type { Cell, Digit } from "../board/numbers.js";
import { type Board, checkBoard } from "../board/board.js";
import { cellName, parseCell } from "../board/notation.js";
import { badArgument, notACandidate } from "../errors.js";
import type { FindingJson } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";

/** Carries a hit out. Ignores candidates that are already removed. Returns whether the board changed. */
export function applyHit(board: Board, { eliminations, placements }: Hit): boolean {
  const { version } = board;
  for (let i = 0; i < eliminations.length; i += 4) {
    board.removeFrom(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
  }
  for (const { cell, digit } of placements) placeFound(board, cell, digit);
  return board.version !== version;
}

/**
 * Carries a finding out, all of it or nothing. Ignores candidates that are already removed. Returns whether the board changed.
 *
 * @example
 * ```ts
 * import { applyFinding, findFirst, parse } from "@wings/core";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(applyFinding(board, finding), applyFinding(board, finding)); // true false
 * ```
 */
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
function placeFound(board: Board, cell: Cell, digit: Digit): void {
  if (board.values[cell] === digit) return;
  if (!board.has(cell, digit)) throw notACandidate(cell, cellName(cell), digit);
  board.place(cell, digit);
}
