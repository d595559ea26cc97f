import { cellsOf } from "./bits.js";
import type { Board } from "./board.js";
import { notACandidate } from "./errors.js";
import type { Hit } from "./sink.js";

/** What a finding changes, with names: `r2c6` loses or takes a digit. */
export interface CellDigit<Cell = number> {
  readonly cell: Cell;
  readonly digit: number;
}

/** The eliminations of a hit, one by one. */
export function eliminationsOf(hit: Hit): CellDigit[] {
  const list: CellDigit[] = [];
  const { eliminations } = hit;
  for (let i = 0; i < eliminations.length; i += 4) {
    const digit = eliminations[i];
    for (const cell of cellsOf(eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]))
      list.push({ cell, digit });
  }
  return list;
}

/** The placements of a hit, one by one. */
export function placementsOf(hit: Hit): CellDigit[] {
  const list: CellDigit[] = [];
  for (let i = 0; i < hit.placements.length; i += 2)
    list.push({ cell: hit.placements[i], digit: hit.placements[i + 1] });
  return list;
}

/** Carries a hit out. What is gone already stays gone; answers whether anything changed. */
export function applyHit(board: Board, hit: Hit): boolean {
  let changed = false;
  const { eliminations, placements } = hit;
  for (let i = 0; i < eliminations.length; i += 4) {
    if (board.removeFrom(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]))
      changed = true;
  }
  for (let i = 0; i < placements.length; i += 2) {
    const cell = placements[i];
    if (board.values[cell] !== 0) continue;
    if (!board.has(cell, placements[i + 1])) throw notACandidate(cell, placements[i + 1]);
    board.place(cell, placements[i + 1]);
    changed = true;
  }
  return changed;
}
