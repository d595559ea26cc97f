import { Board, search } from "@wings/core";
import { candidatesOf } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import { fullGrid } from "./generate-puzzles.js";
import { random } from "@wings/generate/random";

/** A board that is rare in a solve. */
interface OddBoard {
  readonly board: Board;
  /** Without a solution, a fact can be false, and findings need not be right. */
  readonly isBroken: boolean;
  /** With up to 17 clues, there can be 729 candidates, and a search can take long. */
  readonly isNearlyEmpty: boolean;
}

/** Boards at the edges, made from a board: nearly full, nearly empty, broken, with several solutions. The same each time. */
export function* oddBoards(board: Board): Generator<OddBoard> {
  // The sum makes the choice differ from board to board.
  const source = random(board.masks.reduce((sum, mask) => (sum * 31 + mask) % 0x7fffffff, 7));
  const solution = search(board).solution ?? fullGrid(source);
  const cells = source.shuffle(Array.from({ length: 81 }, (_, cell) => cell));
  for (const each of soundBoards(board, solution, cells)) yield { board: each, isBroken: false, isNearlyEmpty: false };
  for (const each of brokenBoards(board, solution)) yield { board: each, isBroken: true, isNearlyEmpty: false };
  for (const clues of [0, 1, 8, 17])
    yield { board: filled(cells.slice(0, clues), solution), isBroken: false, isNearlyEmpty: true };
  yield { board: twice(), isBroken: true, isNearlyEmpty: true };
}

function* soundBoards(board: Board, solution: string, cells: readonly number[]): Generator<Board> {
  // Solved, and nearly so.
  for (const open of [0, 1, 2, 3, 4, 5]) yield filled(cells.slice(open), solution);
  // The open cells of one box and of one digit see each other most.
  yield filled(
    cells.filter((cell) => solution[cell] !== solution[cells[0]]),
    solution,
  );
  // A position of a puzzle with several solutions: a given is missing, and the candidates that its loss allows are back.
  const loose = board.copy();
  const given = cells.find((cell) => board.isGiven(cell));
  if (given !== undefined) loose.clear(given);
  yield loose;
}

function* brokenBoards(board: Board, solution: string): Generator<Board> {
  const open = Array.from(board.masks.keys()).filter((cell) => board.masks[cell] !== 0);
  const cell = open[open.length >> 1] as number | undefined;
  if (cell !== undefined) {
    const [digit] = candidatesOf(board, cell);
    // A cell without a candidate.
    yield without(board, [cell], candidatesOf(board, cell));
    // A digit without a place in a row.
    const row = Math.floor(cell / 9);
    yield without(board, HOUSE_CELLS.subarray(row * 9, row * 9 + 9), [digit]);
    // No candidate at all.
    yield without(board, open, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // A wrong digit: the board looks sound.
    const wrong = candidatesOf(board, cell).find((each) => String(each) !== solution[cell]);
    const guessed = board.copy();
    if (wrong !== undefined) guessed.place(cell, wrong);
    yield guessed;
  }
  // The same digit twice in a row of a full board.
  const full = filled(
    Array.from({ length: 80 }, (_, each) => each),
    solution,
  );
  full.place(80, Number(solution[79]));
  yield full;
}

/** The same digit twice in a row, and nothing else. */
function twice(): Board {
  const board = new Board();
  board.placeGiven(0, 1);
  board.placeGiven(1, 1);
  return board;
}

/** A board with these cells of a grid as givens. */
function filled(cells: readonly number[], grid: string): Board {
  const board = new Board();
  for (const cell of cells) board.placeGiven(cell, Number(grid[cell]));
  return board;
}

function without(board: Board, cells: Iterable<number>, digits: readonly number[]): Board {
  const copy = board.copy();
  for (const cell of cells) for (const digit of digits) copy.eliminate(cell, digit);
  return copy;
}
