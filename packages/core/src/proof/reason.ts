import { checkRange } from "../board/geometry.js";
import { named } from "../board/names.js";
import { type CellName, type HouseName, parseCell, parseHouse } from "../board/notation.js";

/**
 * A fact that holds on every board, as one number.
 *
 * ```
 *   0..80    cell:           one of this cell's candidates is true
 *   81..323  house + digit:  the digit has a place in this house    (81 + house * 9 + digit - 1)
 * ```
 */
export type Fact = number;
/** The facts that a finding follows from. */
export type Reason = readonly Fact[];

/** A fact in words, as findings carry it. */
export type NamedFact = { readonly cell: CellName } | { readonly house: HouseName; readonly digit: number };

/** One of this cell's candidates is true. */
export function cellFact(cell: number): Fact {
  checkRange("cell", cell);
  return cell;
}
/** The digit has a place in this house. */
export function houseFact(house: number, digit: number): Fact {
  checkRange("house", house);
  checkRange("digit", digit);
  return 80 + house * 9 + digit;
}

/** Whether a fact is about a cell; the others are about a digit in a house. */
export const isCellFact = (fact: Fact): boolean => fact < 81;
/** The house of a fact about a digit in a house. */
export const houseOf = (fact: Fact): number => ((fact - 81) / 9) | 0;
/** The digit of a fact about a digit in a house. */
export const digitOf = (fact: Fact): number => ((fact - 81) % 9) + 1;

/** A fact as findings carry it. */
export const nameFact = (fact: Fact): NamedFact =>
  named(isCellFact(fact) ? { cell: fact } : { house: houseOf(fact), digit: digitOf(fact) }) as NamedFact;

/** The way back from `nameFact`. */
export function readFact(fact: NamedFact): Fact {
  const { cell, house, digit } = Object(fact) as { cell?: CellName; house: HouseName; digit: number };
  return cell === undefined ? houseFact(parseHouse(house), digit) : parseCell(cell);
}
