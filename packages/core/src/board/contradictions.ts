import type { Cell, Digit, House } from "./numbers.js";
import { ALL_DIGITS, digitsOf } from "./bits.js";
import { type Board, checkBoard } from "./board.js";
import { HOUSE_CELLS } from "./geometry.js";
import { cellsIn } from "./layout.js";
import { cellName } from "./notation.js";

/** One thing that can't be on a board with a solution. */
export interface Contradiction {
  readonly kind: "empty-cell" | "missing-digit" | "equal-digits" | "equal-peers";
  /** The cells that it is seen at: none where a digit is missing. */
  readonly cells: readonly Cell[];
  readonly house?: House;
  /** What its house is called where that is no row, column or box: `region {n}`; or how its cells see each other: `a knight's move from`. */
  readonly word?: string;
  readonly digit?: Digit;
  readonly text: string;
}

/**
 * All that is contradictory on a board by the plain rules, named: an empty list says nothing about solutions.
 *
 * @example
 * ```ts
 * import { contradictions, parse } from "@wings/core";
 *
 * const board = parse(`55${".".repeat(79)}`);
 * for (const { text } of contradictions(board)) console.log(text);
 * ```
 *
 * ```text
 * r1c1 and r1c2 hold 5 in row 1
 * r1c1 and r1c2 hold 5 in box 1
 * ```
 */
export function contradictions(board: Board): Contradiction[] {
  checkBoard(board);
  const { values, masks, layout } = board;
  if (layout) return layout.contradictions(board);
  const found: Contradiction[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] !== 0 || masks[cell] !== 0) continue;
    found.push({ kind: "empty-cell", cells: [cell], text: `${cellName(cell)} has no candidate left` });
  }
  for (let house = 0; house < 27; house++) {
    // Digits as masks first: nearly every house is whole, and then not even an empty list is made.
    let held = 0;
    let twice = 0;
    let possible = 0;
    for (let i = house * 9; i < house * 9 + 9; i++) {
      const cell = HOUSE_CELLS[i];
      const bit = (1 << values[cell]) >> 1;
      twice |= held & bit;
      held |= bit;
      possible |= bit | masks[cell];
    }
    const wrong = twice | (ALL_DIGITS & ~possible);
    if (wrong === 0) continue;
    for (const digit of digitsOf(wrong)) {
      const cells = cellsIn(board, house).filter((cell) => values[cell] === digit);
      const text =
        cells.length > 0 ? `${listed(cells.map(cellName))} hold ${digit} in` : `${digit} has no place left in`;
      const kind = cells.length > 0 ? "equal-digits" : "missing-digit";
      found.push({
        kind,
        cells,
        house,
        digit,
        text: `${text} ${["row", "column", "box"][(house / 9) | 0]} ${(house % 9) + 1}`,
      });
    }
  }
  return found;
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
