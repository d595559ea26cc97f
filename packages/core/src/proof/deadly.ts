import type { Cell, Digit } from "../board/numbers.js";
import { ALL_DIGITS, DIGIT_COUNT, digitsOf, maskOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { HOUSES_OF } from "../board/geometry.js";
import { CLASSIC_GRID, sees } from "../board/layout.js";
import { candidateOf, cellName } from "../board/notation.js";
import { badFact } from "../errors.js";
import type { DeadlyFact } from "./facts.js";
import { MAX_FACTS } from "./reason.js";

/**
 * Deadly patterns. A pattern is deadly when every way to fill its cells from the listed digits has a twin: another way
 * with the same digits in each row, column and box. A puzzle with one solution does not lie within it, so one of its cells
 * holds another digit.
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
  if (!isDeadly(cells, digits))
    throw badFact(fact, `not every filling has a twin, or there is none in more than ${MAX_FACTS} cells`);
  return choices;
}

/**
 * Whether every filling has a twin. A pattern without any filling says as much as a fact for each of its cells. So it may have no more
 * cells than a proof has facts, unless each has two digits: else it would solve a whole board in one fact.
 */
export function isDeadly(cells: readonly Cell[], digits: readonly Digit[]): boolean {
  const budget = { nodes: MAX_NODES };
  let isFilled = false;
  const hasNoTwin = (filling: readonly number[]): boolean => {
    isFilled = true;
    return !fill(cells, sharedDigits(cells, filling), (twin) => twin.some((digit, i) => digit !== filling[i]), budget);
  };
  if (fill(cells, digits, hasNoTwin, budget) || budget.nodes <= 0) return false;
  return isFilled || cells.length <= MAX_FACTS || digits.every((mask) => DIGIT_COUNT[mask] <= 2);
}

/** By cell: the digits that a filling has in the cell's row, in its column and in its box. */
const sharedDigits = (cells: readonly Cell[], filling: readonly number[]): number[] =>
  cells.map((cell) =>
    [0, 1, 2].reduce((mask, kind) => {
      const inHouse = filling.filter((_, i) => HOUSES_OF[cells[i] * 3 + kind] === HOUSES_OF[cell * 3 + kind]);
      return mask & inHouse.reduce((digits, digit) => digits | digit, 0);
    }, ALL_DIGITS),
  );

/**
 * Visits the ways to fill cells from digit masks with no digit twice in a house, until one visit returns true. A filling
 * has one digit a cell, as a mask. Returns whether a visit stopped it.
 */
function fill(
  cells: readonly Cell[],
  masks: readonly number[],
  visit: (filling: readonly number[]) => boolean,
  budget: { nodes: number },
  filled: readonly number[] = [],
): boolean {
  if (filled.length === cells.length) return visit(masks);
  if (budget.nodes-- <= 0) return false;
  // The open cell with the fewest digits is next.
  let next = -1;
  for (let i = 0; i < cells.length; i++)
    if (!filled.includes(i) && (next < 0 || DIGIT_COUNT[masks[i]] < DIGIT_COUNT[masks[next]])) next = i;
  return digitsOf(masks[next]).some((digit) => {
    const left = masks.map((mask, i) => (sees(CLASSIC_GRID, cells[next], cells[i]) ? mask & ~maskOf(digit) : mask));
    left[next] = maskOf(digit);
    return fill(cells, left, visit, budget, [...filled, next]);
  });
}
