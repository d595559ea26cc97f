import { checkRange } from "../board/geometry.js";
import { type CellName, type HouseName, cellName, houseName, parseCell, parseHouse } from "../board/notation.js";
import { digitsOf, maskOf } from "../board/bits.js";
import { badFact } from "../errors.js";

/**
 * What a finding rests on. A fact is a list of candidates of which one is true.
 *
 * ```
 *   0..80    cell:           one of this cell's candidates is true
 *   81..323  house + digit:  the digit has a place in this house    (81 + house * 9 + digit - 1)
 *   object   deadly pattern: one of these cells holds a digit that is not listed for it, if the puzzle has one solution
 * ```
 */
export type Fact = number | DeadlyFact;

/** Cells that can't all hold one of the digits listed for them: with every such filling there would be another one. */
export interface DeadlyFact {
  readonly cells: readonly number[];
  /** The digits of each cell, as a mask. */
  readonly digits: readonly number[];
}

/** A fact with names, as findings carry it. */
export type NamedFact =
  | { readonly cell: CellName }
  | { readonly house: HouseName; readonly digit: number }
  | { readonly deadly: readonly CellName[]; readonly digits: readonly (readonly number[])[] };

/** One of this cell's candidates is true. */
export function cellFact(cell: number): number {
  checkRange("cell", cell);
  return cell;
}

/** The digit has a place in this house. `rowOf`, `columnOf` and `boxOf` give houses. */
export function houseFact(house: number, digit: number): number {
  checkRange("house", house);
  checkRange("digit", digit);
  return 80 + house * 9 + digit;
}

/** One of these cells holds another digit than those listed for it, if the puzzle has one solution. */
export const deadlyFact = (cells: readonly number[], digits: readonly number[]): DeadlyFact => ({ cells, digits });

/** Whether a fact is a deadly pattern. */
export const isDeadlyFact = (fact: Fact): fact is DeadlyFact => typeof fact === "object";
/** Whether a fact is about the candidates of a cell. */
export const isCellFact = (fact: number): boolean => fact < 81;
/** The house of a fact about a digit in a house. */
export const houseOf = (fact: number): number => ((fact - 81) / 9) | 0;
/** The digit of a fact about a digit in a house. */
export const digitOf = (fact: number): number => ((fact - 81) % 9) + 1;

/** A fact as findings carry it. */
export const nameFact = (fact: Fact): NamedFact =>
  isDeadlyFact(fact)
    ? { deadly: fact.cells.map(cellName), digits: fact.digits.map(digitsOf) }
    : isCellFact(fact)
      ? { cell: cellName(fact) }
      : { house: houseName(houseOf(fact)), digit: digitOf(fact) };

/** The way back from `nameFact`. */
export function readFact(fact: NamedFact): Fact {
  const { cell, deadly, house, digit, digits } = Object(fact) as {
    cell?: CellName;
    deadly?: readonly CellName[];
    house: HouseName;
    digit: number;
    digits: readonly (readonly number[])[];
  };
  if (cell !== undefined) return parseCell(cell);
  if (deadly === undefined) return houseFact(parseHouse(house), digit);
  const isComplete: boolean = Array.isArray(deadly) && Array.isArray(digits) && digits.every(Array.isArray);
  if (!isComplete) throw badFact(fact, "a deadly pattern has cells and a list of digits for each");
  const bitOf = (digit: number): number => (checkRange("digit", digit), maskOf(digit));
  const masks = digits.map((list) => list.reduce((mask, each) => mask | bitOf(each), 0));
  return { cells: deadly.map(parseCell), digits: masks };
}
