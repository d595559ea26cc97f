import type { Board } from "@wings/core";
import { fromCandidates } from "@wings/core/host";
import { type Random, fullGrid, random } from "@wings/testing";
import { CELLS, box, column, row } from "@wings/test-kit/grid";

/**
 * Boards with fish of digit 1, which is open in some rows, columns and boxes only: the reference tries every choice of houses. The other
 * digits are where a full grid has them. One board in four has no solution.
 */
export function* oneDigitBoards(seed: number, count: number, open: number): Generator<Board> {
  const source = random(seed);
  for (let made = 0; made < count; made++) {
    const grid = fullGrid(source);
    const ones = source.shuffle(CELLS.filter((cell) => grid[cell] === "1"));
    const places = placesAround(source, ones.slice(0, open));
    const masks = CELLS.map((cell) => (1 << (Number(grid[cell]) - 1)) | (places.has(cell) ? 1 : 0));
    if (source.below(4) === 0) masks[ones[0]] = 2;
    yield fromCandidates(masks);
  }
}

/** The places of a template and others, at different densities; 32 at most. */
function placesAround(source: Random, template: readonly number[]): Set<number> {
  const density = 2 + source.below(5);
  const isOpen = (cell: number): boolean =>
    [row, column, box].every((house) => template.some((other) => house(other) === house(cell)));
  const others = CELLS.filter((cell) => isOpen(cell) && source.below(10) < density);
  return new Set([...template, ...source.shuffle(others)].slice(0, 32));
}
