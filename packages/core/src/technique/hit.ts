import type { Digit } from "../board/numbers.js";
import { cellsOf } from "../board/bits.js";
import type { CellDigit } from "../board/cell-digit.js";

/** A finding as it was reported: still numbers, before anyone asked for words. */
export interface Hit {
  readonly pattern: Readonly<Record<string, unknown>>;
  readonly size: number;
  /** Four numbers for each digit that is eliminated: the digit and the three words of its cells. */
  readonly eliminations: readonly number[];
  readonly placements: readonly CellDigit[];
}

/** Calls for each digit that a hit eliminates, with the words of its cells. */
export function forEachElimination(
  { eliminations }: Hit,
  call: (digit: Digit, w0: number, w1: number, w2: number) => void,
): void {
  for (let i = 0; i < eliminations.length; i += 4) {
    call(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
  }
}

/** The eliminations of a hit, one by one. */
export function eliminationsOf(hit: Hit): CellDigit[] {
  const list: CellDigit[] = [];
  forEachElimination(hit, (digit, w0, w1, w2) => {
    for (const cell of cellsOf(w0, w1, w2)) list.push({ cell, digit });
  });
  return list;
}
