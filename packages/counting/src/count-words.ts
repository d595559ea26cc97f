import {
  type Board,
  type Candidate,
  type Cell,
  type Count,
  type DigitMask,
  type Mark,
  type Value,
  type Weighted,
  candidateCell,
  candidateDigit,
  candidateOf,
  placesIn,
  digitOf,
  digitsOf,
  houseOf,
  isCellFact,
  maskOf,
} from "@wings/core/author";
import { conflict } from "./logic-board.js";

/** Parts of a message for facts and sets. */
export const COUNT_PARTS = {
  inHouse: "{digit} in {house}",
  inHouseTimes: "{digit} in {house} ({weight} times)",
  cell: "{cell}",
  cellTimes: "{cell} ({weight} times)",
};

/** The sum of the weights. */
export const sumOf = (list: readonly Weighted[]): number => list.reduce((sum, [, weight]) => sum + weight, 0);

/** Lists facts or sets in words: first those of digits, short ones first, then cells. A weight is named only if it is over 1. */
export function listed(board: Board, list: readonly Weighted[]): Value {
  const orderOf = (fact: number): number =>
    (isCellFact(fact) ? 10 : digitOf(fact)) * 10 + candidatesOfFact(board, fact).length;
  const sorted = [...list].sort(([a], [b]) => orderOf(a) - orderOf(b) || a - b);
  return {
    list: sorted.map(([fact, weight]) => {
      const times = weight === 1 ? "" : "Times";
      return isCellFact(fact)
        ? { part: `cell${times}`, data: { cell: { cell: fact }, weight } }
        : { part: `inHouse${times}`, data: { digit: digitOf(fact), house: { house: houseOf(fact) }, weight } };
    }),
  };
}

/** The roles of the marks. */
export const COUNT_ROLES = {
  fact: "fact that needs a place",
  set: "set that holds one",
  place: "candidate in a fact",
  target: "candidate that can't be",
};
export type CountRole = keyof typeof COUNT_ROLES;

/** Draws a count: facts and sets as cells and houses, and the candidates of the facts that could be true beside the target. */
export function countMarks(board: Board, { facts, sets }: Count, target: Candidate): Mark<CountRole>[] {
  const places = new Map<Cell, DigitMask>();
  for (const candidate of facts.flatMap(([fact]) => candidatesOfFact(board, fact))) {
    if (conflict(board, candidate, target)) continue;
    const cell = candidateCell(candidate);
    places.set(cell, (places.get(cell) ?? 0) | maskOf(candidateDigit(candidate)));
  }
  const marksOf = (role: "fact" | "set", list: readonly Weighted[]): Mark<"fact" | "set">[] =>
    list.map(([fact]) =>
      isCellFact(fact) ? { role, cell: fact } : { role, house: houseOf(fact), digit: digitOf(fact) },
    );
  const cell = candidateCell(target);
  return [
    { role: "target", cell, digits: [candidateDigit(target)] },
    ...marksOf("fact", facts),
    ...marksOf("set", sets),
    ...[...places]
      .sort(([a], [b]) => a - b)
      .map(([cell, mask]) => ({ role: "place" as const, cell, digits: digitsOf(mask) })),
  ];
}

/** The candidates of a cell, or of a digit in a house. */
const candidatesOfFact = (board: Board, fact: number): Candidate[] =>
  isCellFact(fact)
    ? digitsOf(board.masks[fact]).map((digit) => candidateOf(fact, digit))
    : placesIn(board, digitOf(fact), houseOf(fact)).map((cell) => candidateOf(cell, digitOf(fact)));
