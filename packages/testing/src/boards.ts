import { Board, digitsOf } from "@wings/core";
import { fullGrid, minimalPuzzle } from "./generate-puzzles.js";
import { random } from "./random.js";
import { type Stage, atStage } from "./stages.js";

/** A board and the one solution of its puzzle, as 81 digits. */
export interface SolvedBoard {
  board: Board;
  solution: string;
}

/** The board of a puzzle of 81 characters: its digits are given, everything else is open. */
export function boardOf(puzzle: string): Board {
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) {
    const digit = Number(puzzle[cell]);
    if (digit > 0) board.placeGiven(cell, digit);
  }
  return board;
}

/**
 * Boards of random minimal puzzles on which all basics (stage S4) have nothing left to find, and which aren't solved.
 * Of a hundred minimal puzzles 39 get stuck. The first n are the same however many are asked for.
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
 * Boards at random moments of a solve, with their solutions: a minimal puzzle in which some further cells may be placed
 * already, some wrong candidates may have gone (single cells may be solved by that and not be placed yet), and which may
 * then have been taken to a stage. About one in six is a puzzle that nobody has touched. The first n are the same however
 * many are asked for.
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
