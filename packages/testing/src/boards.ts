import { Board } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { fullGrid, minimalPuzzle } from "./generate-puzzles.js";
import { random } from "@wings/generate/random";
import { type Stage, atStage } from "./stages.js";

/** A board and its unique solution, as 81 digits. */
export interface SolvedBoard {
  board: Board;
  solution: string;
}

/** The board of a puzzle of 81 characters: digits are givens, other characters are open cells. */
export function boardOf(puzzle: string): Board {
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) {
    const digit = Number(puzzle[cell]);
    if (digit > 0) board.placeGiven(cell, digit);
  }
  return board;
}

/**
 * Boards of random minimal puzzles at stage S4 (the basics find nothing) that aren't solved. 39 % of minimal puzzles get
 * stuck there. A larger count starts with the same boards.
 */
export function* stuckBoards(seed: number, count: number): Generator<Board, void, undefined> {
  const source = random(seed);
  for (let found = 0; found < count;) {
    const board = atStage(boardOf(minimalPuzzle(source)), "S4");
    if (board.isFull) continue;
    found++;
    yield board;
  }
}

const STAGES: readonly Stage[] = ["S1", "S2", "S3", "S4"];

/**
 * Random positions of solves, with their solutions: a minimal puzzle with some cells placed and some wrong candidates
 * removed, one third of them taken to a stage. About one in six is an unchanged puzzle. A larger count starts with the same
 * boards.
 */
export function* randomBoards(seed: number, count: number): Generator<SolvedBoard, void, undefined> {
  const source = random(seed);
  const upTo = (most: number): number => (source.below(2) === 0 ? 0 : source.below(most + 1));
  for (let made = 0; made < count; made++) {
    const solution = fullGrid(source);
    const board = boardOf(minimalPuzzle(source, solution));
    for (let placed = upTo(40); placed > 0; placed--) {
      const cell = source.below(81);
      if (board.values[cell] === 0) board.place(cell, Number(solution[cell]));
    }
    for (let gone = upTo(200); gone > 0; gone--) {
      const cell = source.below(81);
      const wrong = digitsOf(board.masks[cell]).filter((digit) => digit !== Number(solution[cell]));
      if (wrong.length > 0) board.eliminate(cell, wrong[source.below(wrong.length)]);
    }
    const stage = source.below(3) === 0 ? STAGES[source.below(4)] : undefined;
    yield { board: stage === undefined ? board : atStage(board, stage), solution };
  }
}

/**
 * Boards for `examine`, alternately a random position and a stuck one, without end: stop by a number or by `seconds`. The
 * same seed gives the same boards.
 */
export function* mixedBoards(seed: number): Generator<Board, void, undefined> {
  const stuck = stuckBoards(seed, Infinity);
  for (const { board } of randomBoards(seed, Infinity)) {
    yield board;
    yield stuck.next().value!;
  }
}
