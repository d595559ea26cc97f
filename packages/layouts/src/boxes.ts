import type { Cell } from "@wings/core/author";

/** All cells, in reading order. */
export const CELLS: readonly Cell[] = Array.from({ length: 81 }, (_, cell) => cell);

/** The number of the classic box of a cell, from 0. */
export const boxAt = (cell: Cell): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
