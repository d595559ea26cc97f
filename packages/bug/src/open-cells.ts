import { type Board, type Cell, setsOf } from "@wings/core/author";

/** The open cells, ascending. */
export const openCells = (board: Board): Cell[] => [...setsOf(board).open];
