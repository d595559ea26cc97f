import { type Board, HOUSE_CELLS, DIGIT_COUNT, digitsOf, lowestDigit, maskOf } from "@wings/core";

/*
 * The basics, written down once more in the plainest way: nested loops straight from the definitions, for comparison.
 * The packages of the basics must come to the same boards, and share nothing with this file.
 */

/**
 * How far a board has been solved by the basics, always until nothing changes any more:
 * S1 naked and hidden singles; S2 also locked candidates; S3 also naked and hidden pairs; S4 also triples and quads.
 */
export type Stage = "S1" | "S2" | "S3" | "S4";

/**
 * A copy of the board on which the basics of the stage have nothing left to find.
 * The order in which they are applied makes no difference, as long as the board has a solution.
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

/** Every house with each other house that has three cells in common with it: a box and a line, both ways. */
const CROSSINGS = HOUSES.flatMap((house) =>
  HOUSES.map((other) => ({
    rest: house.filter((cell) => !other.includes(cell)),
    common: house.filter((cell) => other.includes(cell)),
    otherRest: other.filter((cell) => !house.includes(cell)),
  })).filter(({ common }) => common.length === 3),
);

/** Naked and hidden singles, each once round; answers whether there was any. */
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

/** Pointing and claiming: a digit of a house lies in its crossing with another house, and leaves the rest of that one. */
function lockedCandidates(board: Board): boolean {
  let progress = false;
  for (const { rest, common, otherRest } of CROSSINGS) {
    // The digits in a crossing, without those that the rest of the house has too.
    for (const digit of digitsOf(union(board, common) & ~union(board, rest))) {
      for (const cell of otherRest) if (board.eliminate(cell, digit)) progress = true;
    }
  }
  return progress;
}

/** Naked and hidden subsets of a size, in all houses; answers whether anything could be eliminated. */
function subsets(board: Board, size: number): boolean {
  let progress = false;
  for (const house of HOUSES) {
    const open = house.filter((cell) => board.masks[cell] !== 0);
    // Naked: some cells have together as many digits as they are, so no other cell of the house has these digits.
    for (const cells of choices(open, size)) {
      const mask = union(board, cells);
      if (DIGIT_COUNT[mask] !== size) continue;
      for (const cell of open) {
        if (!cells.includes(cell)) progress = leave(board, cell, board.masks[cell] & ~mask) || progress;
      }
    }
    // Hidden: some digits have together as many places as they are, so no other digit is in these places.
    for (const digits of choices(digitsOf(union(board, open)), size)) {
      const mask = digits.reduce((all, digit) => all | maskOf(digit), 0);
      const places = open.filter((cell) => (board.masks[cell] & mask) !== 0);
      if (places.length !== size) continue;
      for (const cell of places) progress = leave(board, cell, mask) || progress;
    }
  }
  return progress;
}

/** All candidates that are in at least one of the cells. */
const union = (board: Board, cells: readonly number[]): number =>
  cells.reduce((all, cell) => all | board.masks[cell], 0);

/** Leaves a cell only those of its candidates that are in the mask; answers whether it lost any. */
function leave(board: Board, cell: number, mask: number): boolean {
  const gone = digitsOf(board.masks[cell] & ~mask);
  for (const digit of gone) board.eliminate(cell, digit);
  return gone.length > 0;
}

/** All ways to choose so many of the items. */
function choices(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
