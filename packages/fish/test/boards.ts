import type { Board } from "@wings/core";
import { fromCandidates } from "@wings/core/host";
import { type Random, random } from "@wings/testing";

/*
 * Boards with fish of a size, with fins or without. They have no solution: what a definition gives holds there too. Large
 * fish are too rare on the boards of puzzles.
 */

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** The other digits fill the cells that would have no candidate. */
const FISH_DIGITS = [1, 2, 3];
const FILLERS = [4, 5, 6, 7, 8, 9];

export function* fishBoards(seed: number, count: number, size: number): Generator<Board> {
  const source = random(seed);
  for (let made = 0; made < count; made++) {
    const masks = new Array<number>(81).fill(0);
    for (const digit of FISH_DIGITS) for (const cell of fishPlaces(source, size)) masks[cell] |= 1 << (digit - 1);
    yield fromCandidates(masks.map((mask) => (mask === 0 ? 1 << (FILLERS[source.below(6)] - 1) : mask)));
  }
}

/** Places of one digit: sparse in the base lines, and in cover lines with up to two lines of fins. */
function fishPlaces(source: Random, size: number): number[] {
  const transposed = source.below(2) === 1;
  const base = source.shuffle([...LINES]).slice(0, size);
  const across = source.shuffle([...LINES]).slice(0, size + source.below(3));
  // In one stack, lines keep their places in one band only, so that they can be fins.
  const stack = source.below(3);
  const band = source.below(3);
  const density = 2 + source.below(3);
  const places: number[] = [];
  for (const line of LINES) {
    for (const at of LINES) {
      const isThin = Math.floor(at / 3) === stack && Math.floor(line / 3) !== band && source.below(6) > 0;
      const isPlace = base.includes(line)
        ? across.includes(at) && !isThin && source.below(5) < density
        : source.below(3) > 0;
      if (isPlace) places.push(transposed ? at * 9 + line : line * 9 + at);
    }
  }
  return places;
}
