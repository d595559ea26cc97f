import type { Board } from "@wings/core/author";

/** The open cells, ascending. */
export const openCells = (board: Board): number[] =>
  Array.from(board.values.keys()).filter((cell) => board.values[cell] === 0);
