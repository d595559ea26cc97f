import type { Board } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { search, parse } from "@wings/core";
import { type Random, atStage, random, symmetry } from "@wings/testing";

/** Famous puzzles of the hardest kind. */
export const EASTER_MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
export const GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
export const FATA_MORGANA = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
const PLATINUM_BLONDE = ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";
const FAMOUS = [EASTER_MONSTER, GOLDEN_NUGGET, FATA_MORGANA, PLATINUM_BLONDE];

/** Images of famous puzzles at stage S4, with a few or many wrong candidates removed. Patterns of the hardest are frequent there. */
export function* hardBoards(seed: number, count: number, puzzles = FAMOUS): Generator<Board, void, undefined> {
  const source = random(seed);
  for (let i = 0; i < count; i++) {
    const image = symmetry(source).puzzle(puzzles[i % puzzles.length]);
    const board = atStage(parse(image), "S4");
    thin(board, search(parse(image)).solution!, source, source.below(4) * source.below(30));
    yield board;
  }
}

/** Removes a percentage of the wrong candidates. */
export function thin(board: Board, solution: string, source: Random, percent: number): void {
  for (let cell = 0; cell < 81; cell++) {
    for (const digit of digitsOf(board.masks[cell]))
      if (String(digit) !== solution[cell] && source.below(100) < percent) board.eliminate(cell, digit);
  }
}
