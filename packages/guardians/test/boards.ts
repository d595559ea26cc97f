import { type Board, parse, search } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { atStage, random, symmetry } from "@wings/testing";

/** A puzzle of mith's: it needs a tridagon. */
export const LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";

/** Images of Loki at stage S4 with fewer candidates. */
export function* lokis(seed: number, count: number): Generator<Board, void, undefined> {
  const source = random(seed);
  for (let i = 0; i < count; i++) {
    const image = symmetry(source).puzzle(LOKI);
    const board = atStage(parse(image), "S4");
    const solution = search(board).solution!;
    const percent = source.below(4) * 3;
    for (let cell = 0; cell < 81; cell++)
      for (const digit of digitsOf(board.masks[cell]))
        if (String(digit) !== solution[cell] && source.below(100) < percent) board.eliminate(cell, digit);
    yield board;
  }
}
