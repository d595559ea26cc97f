import { cellsOf } from "./bits.js";
import type { Board } from "./board.js";
import { notACandidate } from "./errors.js";
import type { Finding } from "./finding.js";
import { parseCell } from "./notation.js";
import type { Hit } from "./sink.js";

/** What a finding changes, with names: `r2c6` loses or takes a digit. */
export interface CellDigit<Cell = number> {
  readonly cell: Cell;
  readonly digit: number;
}

/** Calls for each digit that a hit eliminates, with the words of its cells. */
export function forDigits(
  { eliminations }: Hit,
  call: (digit: number, w0: number, w1: number, w2: number) => void,
): void {
  for (let i = 0; i < eliminations.length; i += 4) {
    call(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
  }
}

/** The eliminations of a hit, one by one. */
export function eliminationsOf(hit: Hit): CellDigit[] {
  const list: CellDigit[] = [];
  forDigits(hit, (digit, w0, w1, w2) => {
    for (const cell of cellsOf(w0, w1, w2)) list.push({ cell, digit });
  });
  return list;
}

/** Carries a hit out. What is gone already stays gone; answers whether anything changed. */
export function applyHit(board: Board, { eliminations, placements }: Hit): boolean {
  const { stamp } = board;
  for (let i = 0; i < eliminations.length; i += 4) {
    board.removeFrom(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
  }
  for (const { cell, digit } of placements) placeFound(board, cell, digit);
  return board.stamp !== stamp;
}

/** Carries a finding out, in the same way. */
export function applyFinding(
  board: Board,
  { eliminations, placements }: Pick<Finding, "eliminations" | "placements">,
): boolean {
  const { stamp } = board;
  for (const { cell, digit } of eliminations) board.eliminate(parseCell(cell), digit);
  for (const { cell, digit } of placements) placeFound(board, parseCell(cell), digit);
  return board.stamp !== stamp;
}

/** Places a digit that was found; one that is there already may have been found twice. */
function placeFound(board: Board, cell: number, digit: number): void {
  if (board.values[cell] === digit) return;
  if (!board.has(cell, digit)) throw notACandidate(cell, digit);
  board.place(cell, digit);
}
