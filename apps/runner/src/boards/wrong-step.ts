import { type Board, contradictions } from "@wings/core";
import type { Path } from "./path.js";

/** Whether a step took the solution away: none that is proved ever does, so it is one that was trusted. */
export const isAstray = ({ status, solution, board }: Path): boolean =>
  status === "stuck" && [...solution()!].some((digit, cell) => !isPossible(board, cell, Number(digit)));

const isPossible = (board: Board, cell: number, digit: number): boolean =>
  board.values[cell] === digit || board.has(cell, digit);

/** How that shows on the board where such a path ended, and how to learn which step it was. */
export function wrongStep({ board }: Path): string {
  const [seen] = contradictions(board);
  const shows = seen === undefined ? "the only solution is not possible on this board any more" : seen.text;
  return (
    `a step on the way was wrong, for the puzzle has a solution, and here ${shows}. ` +
    "It was trusted, not proved: write the path with wings solve --json, and wings verify names the step."
  );
}
