import type { Cell, Digit } from "../board/numbers.js";
import { DIGIT_COUNT, digitsOf, maskOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { bitOf, wordOf } from "../board/geometry.js";
import { type Grid, peerTable, sees } from "../board/layout.js";
import { candidateOf, cellName } from "../board/notation.js";
import { badFact } from "../errors.js";
import type { DeadlyFact } from "./facts.js";
import { MAX_FACTS } from "./reason.js";

/**
 * Deadly patterns. A pattern is deadly when every way to fill its cells from the listed digits has a twin: another way
 * that goes with the same digits around it. A puzzle with one solution does not lie within it, so one of its cells holds
 * another digit.
 *
 * The cells around hold what the filling leaves them. So the twin may put a digit in a cell if each cell around that sees
 * this cell sees the digit in the filling, too. That is more than the same digits in each house: cells may also see each other
 * by other rules, such as a knight's move.
 *
 * ```
 *   12 . . 12        1 . . 2   is the twin of   2 . . 1
 *   12 . . 12        2 . . 1                    1 . . 2
 * ```
 */

/** This many digits are tried before a pattern counts as not deadly. Known ones need 600 at most. */
const MAX_NODES = 20_000;

/** The candidates of which one is true if the puzzle has one solution; null where the fact is true already. */
export function deadlyChoices(board: Board, fact: DeadlyFact): number[] | null {
  const { cells, digits } = fact;
  if (cells.length !== digits.length || new Set(cells).size !== cells.length)
    throw badFact(fact, "each cell is listed once, with its digits");
  const choices: number[] = [];
  let isTrue = false;
  for (const [i, cell] of cells.entries()) {
    if (!board.isFree(cell)) throw badFact(fact, `the digit of ${cellName(cell)} is given, or the givens are unknown`);
    const held = board.digit(cell);
    if (held !== 0 && (digits[i] & maskOf(held)) === 0) isTrue = true;
    for (const digit of digitsOf(board.masks[cell] & ~digits[i])) choices.push(candidateOf(cell, digit));
  }
  if (isTrue) return null;
  if (!isDeadly(board, cells, digits))
    throw badFact(fact, `not every filling has a twin, or there is none in more than ${MAX_FACTS} cells`);
  return choices;
}

/**
 * Whether every filling has a twin. A pattern without any filling says as much as a fact for each of its cells. So it may have no more
 * cells than a proof has facts, unless each has two digits: else it would solve a whole board in one fact.
 */
export function isDeadly(grid: Grid, cells: readonly Cell[], digits: readonly Digit[]): boolean {
  const search: Search = { grid, cells, nodes: MAX_NODES };
  let isFilled = false;
  const hasNoTwin = (filling: readonly number[]): boolean => {
    isFilled = true;
    const isTwin = (twin: readonly number[]): boolean => twin.some((digit, i) => digit !== filling[i]);
    return !fill(search, twinDigits(grid, cells, filling), isTwin);
  };
  if (fill(search, digits, hasNoTwin) || search.nodes <= 0) return false;
  return isFilled || cells.length <= MAX_FACTS || digits.every((mask) => DIGIT_COUNT[mask] <= 2);
}

/** By cell: the digits of a filling that all cells around it see in the filling, too. */
function twinDigits(grid: Grid, cells: readonly Cell[], filling: readonly number[]): number[] {
  const peers = peerTable(grid);
  const inside = [0, 0, 0];
  for (const cell of cells) inside[wordOf(cell)] |= bitOf(cell);
  const masks = cells.map(() => 0);
  for (const digit of new Set(filling)) {
    const seen = [...inside];
    for (const [i, cell] of cells.entries())
      if (filling[i] === digit) for (let w = 0; w < 3; w++) seen[w] |= peers[cell * 3 + w];
    for (const [i, cell] of cells.entries())
      if (seen.every((word, w) => (peers[cell * 3 + w] & ~word) === 0)) masks[i] |= digit;
  }
  return masks;
}

/** What a search fills, and how many digits it may still try. */
interface Search {
  readonly grid: Grid;
  readonly cells: readonly Cell[];
  nodes: number;
}

/**
 * Visits the ways to fill cells from digit masks with no digit twice in cells that see each other, until one visit returns true. A filling
 * has one digit a cell, as a mask. Returns whether a visit stopped it.
 */
function fill(
  search: Search,
  masks: readonly number[],
  visit: (filling: readonly number[]) => boolean,
  filled: readonly number[] = [],
): boolean {
  const { grid, cells } = search;
  if (filled.length === cells.length) return visit(masks);
  if (search.nodes-- <= 0) return false;
  // The open cell with the fewest digits is next.
  let next = -1;
  for (let i = 0; i < cells.length; i++)
    if (!filled.includes(i) && (next < 0 || DIGIT_COUNT[masks[i]] < DIGIT_COUNT[masks[next]])) next = i;
  return digitsOf(masks[next]).some((digit) => {
    const left = masks.map((mask, i) => (sees(grid, cells[next], cells[i]) ? mask & ~maskOf(digit) : mask));
    left[next] = maskOf(digit);
    return fill(search, left, visit, [...filled, next]);
  });
}
