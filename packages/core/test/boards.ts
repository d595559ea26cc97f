import { fullGrid, random } from "@wings/test-kit/random";
import { Board, digitsOf } from "./core.js";

/**
 * Random boards that have a solution: some cells of a grid are given, and some or many of the wrong candidates are gone.
 * They run from crowded to nearly solved.
 */
export function* randomBoards(seed: number, count: number): Generator<Board, void, undefined> {
  const source = random(seed);
  const { below } = source;
  for (let made = 0; made < count; made++) {
    const solution = Array.from(fullGrid(source), Number);
    const board = new Board();
    for (let given = 15 + below(30); given > 0; given--) {
      const cell = below(81);
      if (board.values[cell] === 0) board.placeGiven(cell, solution[cell]);
    }
    const gone = below(100);
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        if (digit !== solution[cell] && below(100) < gone) board.eliminate(cell, digit);
      }
    }
    yield board;
  }
}

/** A board of any candidates at all: most have no solution, and some cells no candidate. */
export function wildBoard(seed: number): Board {
  const { below } = random(seed);
  const board = new Board();
  const gone = 30 + below(65);
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 1; digit <= 9; digit++) if (below(100) < gone) board.eliminate(cell, digit);
  }
  return board;
}
