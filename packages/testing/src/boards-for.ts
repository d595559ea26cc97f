import type { Board, Technique } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { Sink, runTechnique } from "@wings/core/host";
import { boardOf, mixedBoards } from "./boards.js";
import { fullGrid, minimalPuzzle } from "./generate-puzzles.js";
import { random } from "@wings/generate/random";

/** Which boards `boardsFor` yields. */
export interface BoardsForOptions {
  /** 1. */
  readonly seed?: number;
  /** How many boards: 100. */
  readonly boards?: number;
  /** Called with each board before it is searched, also with those that are not yielded. */
  readonly onBoard?: (board: Board) => void;
}

/** The part of the boards that is taken as it comes: on these, most techniques find nothing. */
const MIXED = 0.6;
/** How many boards are searched for the others, for each board that is wanted. */
const TRIES = 25;

/**
 * A fixed number of boards to examine a technique, the same on every machine. The first ones are mixed boards. For the others,
 * many more are searched for a finding, also boards with few candidates, where rare patterns are more frequent.
 */
export function* boardsFor(technique: Technique, options: BoardsForOptions = {}): Generator<Board, void, undefined> {
  const { seed = 1, boards = 100, onBoard = () => undefined } = options;
  const mixed = mixedBoards(seed);
  const thinned = thinnedBoards(seed);
  const asItComes = Math.ceil(boards * MIXED);
  let count = 0;
  for (; count < asItComes; count++) yield mixed.next().value!;
  const rest = boards - asItComes;
  for (let tries = 0; tries < rest * TRIES && count < boards; tries++) {
    const board = (tries % 2 === 0 ? mixed : thinned).next().value!;
    onBoard(board);
    if (!hasFinding(technique, board)) continue;
    count++;
    yield board;
  }
  for (; count < boards; count++) yield mixed.next().value!;
}

/** Whether a technique finds something. A failure counts: the examination reports it. */
function hasFinding(technique: Technique, board: Board): boolean {
  const copy = board.copy();
  const sink = new Sink(copy, "first");
  try {
    runTechnique(technique, copy, sink);
  } catch {
    return true;
  }
  return sink.count > 0;
}

/**
 * Puzzles of which many wrong candidates are removed, without end: more of one digit than of another. They have one solution
 * and more patterns of all kinds than boards of a solve.
 */
function* thinnedBoards(seed: number): Generator<Board, void, undefined> {
  const source = random(seed);
  for (;;) {
    const solution = fullGrid(source);
    const board = boardOf(minimalPuzzle(source, solution));
    // Half of them are late positions of a solve: there, some patterns of uniqueness occur.
    for (let placed = source.below(2) * source.below(50); placed > 0; placed--) {
      const cell = source.below(81);
      if (board.values[cell] === 0) board.place(cell, Number(solution[cell]));
    }
    const kept = Array.from({ length: 10 }, () => 10 + source.below(60));
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of digitsOf(board.masks[cell])) {
        if (String(digit) !== solution[cell] && source.below(100) >= kept[digit]) board.eliminate(cell, digit);
      }
    }
    yield board;
  }
}
