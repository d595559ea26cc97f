import { type Board, type Candidate, candidateCell, candidateOf, type Cell, maskOf, sees } from "@wings/core/author";
import type { Images } from "./grid-symmetries.js";

/** Where a symmetry carries a candidate. */
const imageOf = ({ cells, digits }: Images, candidate: Candidate): Candidate =>
  candidateOf(cells[candidateCell(candidate)], digits[candidate % 9]);

/** The images of a cell, from the cell on. */
export function orbitOf(cells: readonly Cell[], cell: Cell): Cell[] {
  const orbit = [cell];
  for (let next = cells[cell]; next !== cell; next = cells[next]) orbit.push(next);
  return orbit;
}

/**
 * The candidates from one to its image and on, up to the first that can't be: it is missing, or it is in conflict with an earlier one.
 * Nothing where all can be.
 */
export function wayToConflict(board: Board, symmetry: Images, candidate: Candidate): Candidate[] {
  const way = [candidate];
  for (let next = imageOf(symmetry, candidate); next !== candidate; next = imageOf(symmetry, next)) {
    const isOut = !canBe(board, next) || way.some((other) => conflict(board, other, next));
    way.push(next);
    if (isOut) return way;
  }
  return [];
}

/** Whether a cell has a digit as a candidate, or holds it. */
const canBe = (board: Board, candidate: Candidate): boolean => {
  const cell = candidateCell(candidate);
  const digit = (candidate % 9) + 1;
  return board.values[cell] === digit || (board.masks[cell] & maskOf(digit)) !== 0;
};

const conflict = (board: Board, a: Candidate, b: Candidate): boolean =>
  candidateCell(a) === candidateCell(b) || (a % 9 === b % 9 && sees(board, candidateCell(a), candidateCell(b)));
