import type { Board } from "@wings/core";
import { DIGIT_COUNT, digitsOf, lowestDigit, maskOf } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";

/*
 * The basics again as simple code: nested loops straight from the definitions. The packages of the basics must get the same
 * boards, and share no code with this file.
 */

/**
 * How far the basics have solved a board, until they find nothing more:
 * S1 naked and hidden singles; S2 also locked candidates; S3 also naked and hidden pairs; S4 also triples and quads.
 */
export type Stage = "S1" | "S2" | "S3" | "S4";

/**
 * A copy of the board on which the basics of the stage find nothing. Their order makes no difference if the board has a
 * solution.
 */
export function atStage(board: Board, stage: Stage): Board {
  const copy = board.copy();
  for (;;) {
    if (singles(copy)) continue;
    if (stage === "S1") return copy;
    if (lockedCandidates(copy)) continue;
    if (stage === "S2") return copy;
    if (subsets(copy, 2)) continue;
    if (stage === "S3") return copy;
    if (subsets(copy, 3) || subsets(copy, 4)) continue;
    return copy;
  }
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const HOUSES = Array.from({ length: 27 }, (_, house) => Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9)));

/** Each box with each line that crosses it, both ways. */
const CROSSINGS = HOUSES.flatMap((house) =>
  HOUSES.map((other) => ({
    rest: house.filter((cell) => !other.includes(cell)),
    common: house.filter((cell) => other.includes(cell)),
    otherRest: other.filter((cell) => !house.includes(cell)),
  })).filter(({ common }) => common.length === 3),
);

/** One pass of naked and hidden singles. Returns whether there was any. */
function singles(board: Board): boolean {
  let progress = false;
  for (const cell of CELLS) {
    if (DIGIT_COUNT[board.masks[cell]] === 1) {
      board.place(cell, lowestDigit(board.masks[cell]));
      progress = true;
    }
  }
  for (const house of HOUSES) {
    for (const digit of DIGITS) {
      const places = house.filter((cell) => board.has(cell, digit));
      if (places.length === 1) {
        board.place(places[0], digit);
        progress = true;
      }
    }
  }
  return progress;
}

/** Pointing and claiming: a digit that a house has only in a crossing leaves the rest of the other house. */
function lockedCandidates(board: Board): boolean {
  let progress = false;
  for (const { rest, common, otherRest } of CROSSINGS) {
    // The digits of a crossing that the rest of the house lacks.
    for (const digit of digitsOf(union(board, common) & ~union(board, rest))) {
      for (const cell of otherRest) if (board.eliminate(cell, digit)) progress = true;
    }
  }
  return progress;
}

/** Naked and hidden subsets of a size in all houses. Returns whether anything was eliminated. */
function subsets(board: Board, size: number): boolean {
  let progress = false;
  for (const house of HOUSES) {
    const open = house.filter((cell) => board.masks[cell] !== 0);
    // Naked: n cells have n digits together, so no other cell of the house has these digits.
    for (const places of choices(open.length, size)) {
      let mask = 0;
      for (const place of places) mask |= board.masks[open[place]];
      if (DIGIT_COUNT[mask] !== size) continue;
      for (const [place, cell] of open.entries()) {
        if (!places.includes(place)) progress = leave(board, cell, board.masks[cell] & ~mask) || progress;
      }
    }
    // Hidden: n digits have n places together, so no other digit is in these places.
    const digits = digitsOf(union(board, open));
    for (const chosen of choices(digits.length, size)) {
      let mask = 0;
      for (const place of chosen) mask |= maskOf(digits[place]);
      let count = 0;
      for (const cell of open) if ((board.masks[cell] & mask) !== 0) count++;
      if (count !== size) continue;
      for (const cell of open) if ((board.masks[cell] & mask) !== 0) progress = leave(board, cell, mask) || progress;
    }
  }
  return progress;
}

/** The candidates of all cells together. */
const union = (board: Board, cells: readonly number[]): number =>
  cells.reduce((all, cell) => all | board.masks[cell], 0);

/** Removes all candidates of a cell that are not in the mask. Returns whether there were any. */
function leave(board: Board, cell: number, mask: number): boolean {
  const gone = digitsOf(board.masks[cell] & ~mask);
  for (const digit of gone) board.eliminate(cell, digit);
  return gone.length > 0;
}

/** All ways to choose `size` of the places from `from` to `count - 1`. */
function placesOf(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let place = from; place < count; place++)
    for (const rest of placesOf(count, size - 1, place + 1)) found.push([place, ...rest]);
  return found;
}

/** By count and size. */
const CHOICES = Array.from({ length: 10 }, (_, count) => [0, 1, 2, 3, 4].map((size) => placesOf(count, size)));
const choices = (count: number, size: number): readonly number[][] => CHOICES[count][size];
