import { lowestBit, maskOf } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { type Grid, houseCellTable, housesIn, sees } from "../board/layout.js";
import { candidateCell, candidateOf, houseName } from "../board/notation.js";
import { badFact } from "../errors.js";
import { deadlyChoices } from "./deadly.js";
import { type Fact, assumesOne, digitOf, houseOf, isCellFact } from "./facts.js";
import { mirrorChoices } from "./mirror.js";

/** One digit in one cell, as `candidateOf` counts them. */
export type Choice = number;

/** The choices of each fact, without the facts that are true already. */
export function choicesOfAll(board: Board, facts: readonly Fact[]): Choice[][] {
  // A list of the right length, not one that grows: that reserves room for seventeen.
  const cited = facts.map((fact) => choicesOf(board, fact));
  return (cited.includes(null) ? cited.filter((choices) => choices !== null) : cited) as Choice[][];
}

/** All ways to make a fact true; null for one that is: a cell that has its digit, or a house that has this one. */
export function choicesOf(board: Board, fact: Fact): Choice[] | null {
  if (assumesOne(fact)) return "mirror" in fact ? mirrorChoices(board, fact) : deadlyChoices(board, fact);
  if (!(Number.isInteger(fact) && fact >= 0 && fact < 81 + 40 * 9)) throw badFact(fact);
  const { values, masks } = board;
  let count = 0;
  if (isCellFact(fact)) {
    if (values[fact] !== 0) return null;
    for (let mask = masks[fact]; mask !== 0; mask &= mask - 1) NINE[count++] = fact * 9 + lowestBit(mask);
  } else {
    const house = houseOf(fact);
    const digit = digitOf(fact);
    // A house that the board doesn't have needs no digit.
    if (house > 26 && !housesIn(board).includes(house))
      throw badFact(fact, `the board has no house ${houseName(house)}`);
    const cells = houseCellTable(board);
    for (let i = house * 9; i < house * 9 + 9; i++) {
      const cell = cells[i];
      if (values[cell] === digit) return null;
      if ((masks[cell] & maskOf(digit)) !== 0) NINE[count++] = candidateOf(cell, digit);
    }
  }
  return NINE.slice(0, count);
}

/** Where choices are gathered: a growing list reserves room for seventeen, and most facts of bulk runs have one. */
const NINE: Choice[] = [];

/** Whether two different choices can both be true by the rules of the grid. */
export const goTogether = (grid: Grid, a: Choice, b: Choice): boolean =>
  candidateCell(a) !== candidateCell(b) && (a % 9 !== b % 9 || !sees(grid, candidateCell(a), candidateCell(b)));
