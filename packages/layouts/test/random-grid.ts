import { Board, search, type SearchResult } from "@wings/core";
import type { Layout } from "@wings/core/host";
import type { Random } from "@wings/generate/random";

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** A random grid. A search from an empty board may take long: some digits go in first, others where there is no solution soon. */
export function randomGrid(layout: Layout, { below, shuffle }: Random): number[] {
  for (;;) {
    const values = CELLS.map(() => 0);
    shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).forEach((digit, i) => (values[i] = digit));
    values[9 + below(72)] = 1 + below(9);
    const solution = solutionSoon(layout, values);
    if (solution !== null) return Array.from(solution, Number);
  }
}

/** What a search finds from these digits, 0 for an open cell. */
export function searchFrom(
  layout: Layout,
  values: readonly number[],
  limit: number,
  mostGuesses?: number,
): SearchResult {
  const board = new Board(layout);
  for (const cell of CELLS) if (values[cell] !== 0) board.place(cell, values[cell]);
  return search(board, limit, mostGuesses);
}

function solutionSoon(layout: Layout, values: readonly number[]): string | null {
  try {
    return searchFrom(layout, values, 1, 300).solution;
  } catch {
    return null;
  }
}
