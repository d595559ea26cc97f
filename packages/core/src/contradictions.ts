import { ALL_DIGITS, maskOf } from "./bits.js";
import type { Board } from "./board.js";
import { HOUSE_CELLS, HOUSE_WORDS } from "./geometry.js";
import { cellName, houseName } from "./notation.js";

/** One thing that can't be on a board with a solution. */
export interface Contradiction {
  readonly kind: "empty-cell" | "missing-digit" | "equal-digits";
  /** The cells that it is seen at: none where a digit is missing. */
  readonly cells: readonly number[];
  readonly house?: number;
  readonly digit?: number;
  readonly text: string;
}

/** All that is contradictory on a board by the plain rules, named: an empty list says nothing about solutions. */
export function contradictions(board: Board): Contradiction[] {
  const found: Contradiction[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (board.values[cell] === 0 && board.masks[cell] === 0) {
      found.push({ kind: "empty-cell", cells: [cell], text: `${cellName(cell)} has no candidate left` });
    }
  }
  for (let house = 0; house < 27; house++) {
    for (let digit = 1; digit <= 9; digit++) {
      const cells = holders(board, house, digit);
      const name = houseName(house);
      if (cells.length > 1) {
        const text = `${cells.map(cellName).join(" and ")} both hold ${digit} in ${name}`;
        found.push({ kind: "equal-digits", cells, house, digit, text });
      } else if (cells.length === 0 && !hasPlace(board, house, digit)) {
        found.push({ kind: "missing-digit", cells, house, digit, text: `${digit} has no place left in ${name}` });
      }
    }
  }
  return found;
}

/** Whether `contradictions` would find any: the cheap question. */
export function isContradictory(board: Board): boolean {
  for (let house = 0; house < 27; house++) {
    let held = 0;
    let possible = 0;
    for (let i = house * 9; i < house * 9 + 9; i++) {
      const value = board.values[HOUSE_CELLS[i]];
      const mask = value === 0 ? board.masks[HOUSE_CELLS[i]] : maskOf(value);
      if (mask === 0 || (value !== 0 && (held & mask) !== 0)) return true;
      if (value !== 0) held |= mask;
      possible |= mask;
    }
    if (possible !== ALL_DIGITS) return true;
  }
  return false;
}

function holders(board: Board, house: number, digit: number): number[] {
  return [...HOUSE_CELLS.subarray(house * 9, house * 9 + 9)].filter((cell) => board.values[cell] === digit);
}

function hasPlace({ places }: Board, house: number, digit: number): boolean {
  const h = house * 3;
  const p = digit * 3;
  return ((places[p] & HOUSE_WORDS[h]) | (places[p + 1] & HOUSE_WORDS[h + 1]) | (places[p + 2] & HOUSE_WORDS[h + 2])) !== 0;
}
