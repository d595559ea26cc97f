// Boards on which what is found is counted and not timed. On those that are timed the basics find nothing, for they are what
// the basics leave, and the largest wings next to nothing: a change that loses findings of these would go unnoticed.

import { fromCandidates, parse, search } from "@wings/core";
import { techniques } from "@wings/ladder";
import { random } from "@wings/testing";
import { firstSets } from "../datasets.mjs";

/** @typedef {import("@wings/core").Board} Board */

/** So many puzzles of each set as they are given, and so many that are nearly solved, with few cells open, */
const GIVEN = 20;
const NEARLY = 6;
const OPEN = 16;
/** so many boards at which a path first comes to a technique, of those that use it and of those that never do, */
const FIRST = 4;
const WALKED = 200;
/**
 * and some with a strict wing of each size and shape (how many cells it has, and how many of its ends are in one box): each cell
 * is the pivot of two, one along its row and one along its column, and the digit that is shared goes round. A fault may be in one
 * cell, house, band or digit alone.
 */
export const PLACES = Array.from({ length: 81 * 2 }, (_, i) => {
  const pivot = i % 81;
  return { pivot, digit: (Math.floor(pivot / 9) + pivot) % 9, isTurned: i >= 81 };
});
export const WINGS = [3, 4, 5, 6].flatMap((order) =>
  Array.from({ length: order - 2 }, (_, i) => /** @type {const} */ ([order, i + 1])),
);

/** @param {number} seed @param {readonly import("../datasets.mjs").PuzzleSet[]} sets @returns {Board[]} */
export function countedBoards(seed, sets) {
  const source = random(seed);
  return [
    ...sets.flatMap(({ puzzles }) => puzzles.slice(0, GIVEN).map((puzzle) => parse(puzzle))),
    ...(sets[0]?.puzzles ?? []).slice(0, NEARLY).map((puzzle) => nearlySolved(puzzle, source)),
    ...[...firstSets(seed, techniques, FIRST, WALKED).values()].flatMap(({ reached, never }) =>
      [reached, never].flatMap(({ boards }) => boards),
    ),
    ...WINGS.flatMap(([order, inBox]) => PLACES.map((place) => wingOf(order, inBox, source, place))),
  ];
}

/** A puzzle's solution with few cells open. @param {string} puzzle @param {import("@wings/testing").Random} source */
function nearlySolved(puzzle, source) {
  const digits = [...(search(puzzle).solution ?? puzzle)];
  for (let open = 0; open < OPEN; open++) digits[source.below(81)] = ".";
  return parse(digits.join(""));
}

/** Cells that see r1c1, r1c2 and r1c3: of their box, and of their row. */
const BOX = [9, 10, 11, 18, 19, 20];
const ROW = [3, 4, 5, 6, 7, 8];

/**
 * A board with one wing and nothing else: in its first place r1c1 has `order` digits, and each of them but the first is in a cell
 * of two with the first, which r1c2 and r1c3 therefore lose. So many of these cells are in its box, the others in its row. From
 * there all cells move along with the pivot: bands and stacks change places, and so do the lines within each of them.
 * @param {number} order @param {number} inBox @param {import("@wings/testing").Random} source
 * @param {{ digit: number, pivot: number, isTurned: boolean }} place the digit that is shared, from 0; which cell is the pivot, and
 *   whether the wing lies along its column instead of its row
 */
export function wingOf(order, inBox, source, { digit, pivot, isTurned }) {
  const masks = Array(81).fill(0b111111111);
  const bit = (/** @type {number} */ i) => 1 << ((digit + i) % 9);
  const [along, across] = isTurned ? [pivot % 9, Math.floor(pivot / 9)] : [Math.floor(pivot / 9), pivot % 9];
  const at = (/** @type {number} */ cell) => {
    const [row, column] = [moved(Math.floor(cell / 9), along), moved(cell % 9, across)];
    return isTurned ? column * 9 + row : row * 9 + column;
  };
  const ends = [...source.shuffle([...BOX]).slice(0, inBox), ...source.shuffle([...ROW]).slice(0, order - 1 - inBox)];
  masks[at(0)] = ends.reduce((mask, _, i) => mask | bit(i + 1), bit(0));
  ends.forEach((cell, i) => {
    masks[at(cell)] = bit(0) | bit(i + 1);
  });
  return fromCandidates(masks);
}

/** Where a row or a column comes to when the first one goes to another: those of one band or stack stay together. @param {number} line @param {number} to */
const moved = (line, to) => 3 * ((Math.floor(line / 3) + Math.floor(to / 3)) % 3) + ((line + to) % 3);
