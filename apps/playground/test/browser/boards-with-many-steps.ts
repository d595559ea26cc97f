import { Board, format } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { fullGrid, random, randomBoards, stuckBoards } from "@wings/testing";

/** Boards on which there is much to be found, and how many steps at least. */
export interface Rich {
  readonly what: string;
  readonly board: string;
  readonly least: number;
}

const STUCK = [...stuckBoards(2, 3)].at(-1)!;
const RANDOM = Array.from(randomBoards(1, 249), ({ board }) => board);

/** Found by looking through boards of the generator for those with the most steps. */
export const RICH: readonly Rich[] = [
  { what: "a stuck board with dozens of ALS XY-Wings", board: format(STUCK, "url"), least: 50 },
  { what: "a board with thousands of steps", board: format(RANDOM[186], "url"), least: 2500 },
  { what: "a board with thousands of steps that take long", board: format(RANDOM[248], "url"), least: 2500 },
];

/** Two candidates in each of the 81 cells: ten thousand ALS XY-Wings, and a search for them of more than a minute. */
export function heaviest(): string {
  const source = random(7);
  const solution = fullGrid(source);
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) {
    const digit = Number(solution[cell]);
    const other = ((digit + source.below(8)) % 9) + 1;
    for (const out of digitsOf(board.masks[cell])) if (out !== digit && out !== other) board.eliminate(cell, out);
  }
  return format(board, "url");
}
