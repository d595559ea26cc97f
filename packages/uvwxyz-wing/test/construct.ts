import { type Board, search } from "@wings/core";
import { CLASSIC_GRID, digitsOf, inHouse, maskOf } from "@wings/core/author";
import { HOUSES_OF, HOUSE_CELLS, fromCandidates } from "@wings/core/host";
import { type Random, fullGrid, random, randomBoards } from "@wings/testing";
import { seed } from "@wings/test-kit/depth";

/**
 * Boards made around a strict wing of an order. Puzzles hardly ever have one of order 5 or 6.
 *
 * It takes a full grid, a pivot, a box and a line through it, cells there for the wings, and Z. A wing has its digit of the grid and
 * Z. The pivot has its digit of the grid, Z, and the other digits of the wings. All other cells get their digit of the grid and
 * random ones. So the grid is a solution of the board, but maybe not the only one.
 */
export function* constructedBoards(order: number, start: number, count: number): Generator<Board> {
  const source = random(start);
  for (let made = 0; made < count;) {
    const masks = tryWing(order, Array.from(fullGrid(source), Number), source);
    if (masks === undefined) continue;
    made++;
    yield fromCandidates(masks);
  }
}

const cellsIn = (house: number): number[] => Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9));
const ANY = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function tryWing(order: number, grid: readonly number[], source: Random): number[] | undefined {
  const pivot = source.below(81);
  const line = HOUSES_OF[pivot * 3 + source.below(2)];
  const box = HOUSES_OF[pivot * 3 + 2];
  const z = 1 + source.below(9);
  const [target, ...others] = source.shuffle(
    cellsIn(box).filter((cell) => inHouse(CLASSIC_GRID, cell, line) && cell !== pivot),
  );
  const off = cellsIn(box).filter((cell) => !inHouse(CLASSIC_GRID, cell, line));
  const out = cellsIn(line).filter((cell) => !inHouse(CLASSIC_GRID, cell, box));
  const wings = source.shuffle([...off, ...out, ...others]).slice(0, order - 1);
  if (!wings.some((wing) => off.includes(wing)) || !wings.some((wing) => out.includes(wing))) return undefined;

  // What each wing is when it isn't Z. If it is Z in the grid that may be anything; one such wing is there for the pivot.
  const digits = wings.map((wing) => grid[wing]);
  const wanted = [grid[pivot], ...source.shuffle([...ANY])].filter((digit) => digit !== z && !digits.includes(digit));
  wings.forEach((wing, i) => {
    if (grid[wing] === z) digits[i] = wanted.find((digit) => !digits.includes(digit)) ?? z;
  });
  if (digits.includes(z) || new Set(digits).size < wings.length || grid[target] === z) return undefined;
  if (grid[pivot] !== z && !digits.includes(grid[pivot])) return undefined;

  const masks = grid.map((digit) => digitMask([digit, ...source.shuffle([...ANY]).slice(0, source.below(4))]));
  wings.forEach((wing, i) => (masks[wing] = digitMask([digits[i], z])));
  masks[pivot] = digitMask([...digits, z]);
  masks[target] |= maskOf(z);
  return masks;
}

const digitMask = (digits: readonly number[]): number => digits.reduce((mask, digit) => mask | maskOf(digit), 0);

/**
 * Boards of few digits, full of wings, that nobody could solve: all that a definition gives holds there too. Some cells have one
 * candidate, and a few of those see it in another.
 */
export function* crowdedBoards(start: number, count: number): Generator<Board> {
  const source = random(start);
  for (let made = 0; made < count; made++) {
    yield fromCandidates(
      Array.from({ length: 81 }, () => {
        const size = [0, 0, 1, 2, 2, 2, 3, 3, 4, 5][source.below(10)];
        return digitMask(source.shuffle(size === 1 ? [6, 7, 8, 9] : [1, 2, 3, 4, 5, 6]).slice(0, size));
      }),
    );
  }
}

/**
 * Boards with one solution. One in twenty is at a random moment of a solve, where bent sets come by the hundred. The others
 * are the given stuck boards, from which more wrong candidates are removed, in a new way each time.
 */
export function* manyBoards(stuck: readonly Board[], count: number): Generator<Board> {
  const moments = count / 20;
  for (const { board } of randomBoards(seed(2), moments)) yield board;
  const source = random(seed(3));
  const solutions = stuck.map((board) => search(board).solution!);
  for (let made = moments; made < count; made++) {
    const i = made % stuck.length;
    const board = stuck[i].copy();
    for (let gone = source.below(20); gone > 0; gone--) {
      const cell = source.below(81);
      const wrong = digitsOf(board.masks[cell]).filter((digit) => String(digit) !== solutions[i][cell]);
      if (wrong.length > 0) board.eliminate(cell, wrong[source.below(wrong.length)]);
    }
    yield board;
  }
}
