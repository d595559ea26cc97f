import type { Cell, Digit, House } from "../board/numbers.js";
import { checkRange } from "../board/geometry.js";
import {
  type CandidateName,
  type CellName,
  type HouseName,
  candidateName,
  cellName,
  houseName,
  parseCandidate,
  parseCell,
  parseHouse,
} from "../board/notation.js";
import { digitsOf, maskOf } from "../board/bits.js";
import { badFact } from "../errors.js";

/**
 * What a finding rests on. A fact is a list of candidates of which one is true.
 *
 * ```
 *   0..80    cell:           one of this cell's candidates is true
 *   81..440  house + digit:  the digit has a place in this house    (81 + house * 9 + digit - 1)
 *   object   deadly pattern: one of these cells holds a digit that is not listed for it, if the puzzle has one solution
 *   object   mirror:         the candidate is false or its image is true, if the puzzle has one solution
 * ```
 */
export type Fact = number | DeadlyFact | MirrorFact;

/** Cells that can't all hold one of the digits listed for them: with every such filling there would be another one. */
export interface DeadlyFact {
  readonly cells: readonly Cell[];
  /** The digits of each cell, as a mask. */
  readonly digits: readonly Digit[];
}

/** A candidate that is false, or its image is true: the map and the exchange of digits carry the givens to the givens. */
export interface MirrorFact {
  readonly mirror: number;
  /** The images of the nine rows and the nine columns, as houses: a cell goes to where those of its row and its column cross. */
  readonly map: readonly number[];
  /** The images of the digits 1 to 9. */
  readonly digits: readonly Digit[];
}

/** A fact with names, as findings carry it. */
export type NamedFact =
  | { readonly cell: CellName }
  | { readonly house: HouseName; readonly digit: Digit }
  | { readonly deadly: readonly CellName[]; readonly digits: readonly (readonly number[])[] }
  | { readonly mirror: CandidateName; readonly map: readonly HouseName[]; readonly digits: readonly Digit[] };

/** One of this cell's candidates is true. */
export function cellFact(cell: Cell): number {
  checkRange("cell", cell);
  return cell;
}

/** The digit has a place in this house. `rowOf`, `columnOf` and `boxOf` give houses. */
export function houseFact(house: House, digit: Digit): number {
  checkRange("house", house);
  checkRange("digit", digit);
  return 80 + house * 9 + digit;
}

/** One of these cells holds another digit than those listed for it, if the puzzle has one solution. */
export const deadlyFact = (cells: readonly Cell[], digits: readonly Digit[]): DeadlyFact => ({ cells, digits });

/** The candidate is false or its image is true, if the puzzle has one solution. `map` has the images of the rows and the columns. */
export const mirrorFact = (mirror: number, map: readonly number[], digits: readonly Digit[]): MirrorFact => ({
  mirror,
  map,
  digits,
});

/** Whether a fact holds only if the puzzle has one solution. */
export const assumesOne = (fact: Fact): fact is DeadlyFact | MirrorFact => typeof fact === "object";
/** Whether a fact is a deadly pattern. */
export const isDeadlyFact = (fact: Fact): fact is DeadlyFact => assumesOne(fact) && !isMirrorFact(fact);
/** Whether a fact is about the image of a candidate. */
export const isMirrorFact = (fact: Fact): fact is MirrorFact => assumesOne(fact) && "mirror" in fact;
/** Whether a fact is about the candidates of a cell. */
export const isCellFact = (fact: number): boolean => fact < 81;
/** The house of a fact about a digit in a house. */
export const houseOf = (fact: number): number => ((fact - 81) / 9) | 0;
/** The digit of a fact about a digit in a house. */
export const digitOf = (fact: number): number => ((fact - 81) % 9) + 1;

/** A fact as findings carry it. */
export const nameFact = (fact: Fact): NamedFact =>
  assumesOne(fact)
    ? "mirror" in fact
      ? { mirror: candidateName(fact.mirror), map: fact.map.map(houseName), digits: fact.digits }
      : { deadly: fact.cells.map(cellName), digits: fact.digits.map(digitsOf) }
    : isCellFact(fact)
      ? { cell: cellName(fact) }
      : { house: houseName(houseOf(fact)), digit: digitOf(fact) };

/** The way back from `nameFact`. */
export function readFact(fact: NamedFact): Fact {
  const { cell, deadly, mirror, map, house, digit, digits } = Object(fact) as {
    cell?: CellName;
    deadly?: readonly CellName[];
    mirror?: CandidateName;
    map: readonly HouseName[];
    house: HouseName;
    digit: Digit;
    digits: readonly (readonly number[])[];
  };
  if (cell !== undefined) return parseCell(cell);
  if (mirror !== undefined) {
    if (![map, digits].every(Array.isArray)) throw badFact(fact, "a mirror has a map and digits");
    return { mirror: parseCandidate(mirror), map: map.map(parseHouse), digits: digits as unknown as number[] };
  }
  if (deadly === undefined) return houseFact(parseHouse(house), digit);
  const isComplete: boolean = Array.isArray(deadly) && Array.isArray(digits) && digits.every(Array.isArray);
  if (!isComplete) throw badFact(fact, "a deadly pattern has cells and a list of digits for each");
  const bitOf = (digit: Digit): number => (checkRange("digit", digit), maskOf(digit));
  const masks = digits.map((list) => list.reduce((mask, each) => mask | bitOf(each), 0));
  return { cells: deadly.map(parseCell), digits: masks };
}
