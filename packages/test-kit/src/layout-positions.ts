import { type Board, parse, search } from "@wings/core";
import type { Layout } from "@wings/core/host";
import { generate } from "@wings/generate";
import { type Random, random } from "@wings/generate/random";

/** A position of a puzzle with one solution: `shown` digits are on the board, and some candidates are gone. */
export interface Position {
  readonly board: Board;
  readonly solution: readonly number[];
}

/** Positions of minimal puzzles as players reach them, the same for the same seed. */
export function positions(layout: Layout, seed: number, count: number, shown: number): Position[] {
  const source = random(seed);
  return Array.from(generate({ seed, count, layout }), ({ puzzle }) => positionOf(puzzle, layout, source, shown));
}

/** A position of one puzzle: which digits are on it, and which candidates are gone, is random. */
export function positionOf(puzzle: string, layout: Layout, source: Random, shown: number): Position {
  const board = parse(puzzle, 1, layout);
  const solution = Array.from(search(board).solution!, Number);
  const open = source.shuffle(solution.flatMap((_, cell) => (board.values[cell] === 0 ? [cell] : [])));
  for (const cell of open.slice(0, Math.max(0, shown - 81 + open.length))) board.place(cell, solution[cell]);
  solution.forEach((digit, cell) => {
    for (const other of board.candidates(cell))
      if (other !== digit && source.below(5) === 0) board.eliminate(cell, other);
  });
  return { board, solution };
}
