import { type Board, type Contradiction, cellName, contradictions, houseName } from "@wings/core";

/** What is contradictory on a board, as data. */
export const namedContradictions = (board: Board): object[] => contradictions(board).map(named);

const named = ({ kind, cells, house, digit, text }: Contradiction): object => ({
  kind,
  cells: cells.map(cellName),
  ...(house !== undefined && { house: houseName(house) }),
  ...(digit !== undefined && { digit }),
  text,
});

/** Says that a board has no solution, and what is contradictory where that can be seen. */
export function noSolution(board: Board): string {
  const found = contradictions(board).map(({ text }) => text);
  return found.length > 0
    ? `This board has no solution: ${found.join("; ")}.`
    : "This board has no solution, though no cell and no house shows it yet.";
}
