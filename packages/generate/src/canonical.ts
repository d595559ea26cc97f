import { type Board, search } from "@wings/core";
import { notOneSolution } from "./errors.js";
import { digitsOfText, puzzleText, readPuzzle } from "./read-puzzle.js";
import { type LeastRow, columnOrders, leastRows, relationKey } from "./second-rows.js";
import { type Transformation, imageOf } from "./transform.js";

/** The canonical form of a puzzle: puzzles have the same one if a symmetry or other digits turn one into the other. */
export interface Canonical {
  /** 81 characters, with a dot for an open cell. */
  readonly puzzle: string;
  /** The solution: of all its images the first in lexicographic order. */
  readonly solution: string;
  /** What turns the puzzle into its canonical form. */
  readonly transformation: Transformation;
}

/**
 * The canonical form of a puzzle: the least image of its solution, with the puzzle carried along. If several symmetries give
 * this solution, the least puzzle counts.
 */
export function canonical(puzzle: Board | string): Canonical {
  const clues = readPuzzle(puzzle);
  const { count, solution } = search(clues, 2, typeof puzzle === "string" ? undefined : puzzle.mostGuesses);
  if (count !== 1) throw notOneSolution(count);
  const grid = digitsOfText(solution!);
  const [first, ...others] = leastTransformations(grid);
  let transformation = first;
  let least = imageOf(clues, first);
  for (const other of others) {
    const image = imageOf(clues, other);
    if (compare(image, least) >= 0) continue;
    least = image;
    transformation = other;
  }
  return { puzzle: puzzleText(least), solution: puzzleText(imageOf(grid, transformation)), transformation };
}

/** The transformations that give the least image of a grid. There are several where the grid is symmetric to itself. */
function leastTransformations(grid: Uint8Array): Transformation[] {
  orders ??= columnOrders();
  let least: Uint8Array | undefined;
  let found: Transformation[] = [];
  for (const top of leastTopRows(grid)) {
    for (const index of top.orders) {
      const transformation = complete(top, orders[index]);
      const difference = least === undefined ? -1 : compareImage(top.lines, transformation, least);
      if (difference > 0) continue;
      if (difference < 0) {
        least = imageOf(grid, transformation);
        found = [];
      }
      found.push(transformation);
    }
  }
  return found;
}

/** Made at the first call, not at import. */
let orders: readonly (readonly number[])[] | undefined;
let leastRowOf: ReadonlyMap<number, LeastRow> | undefined;

/** Two rows of a grid that come first, and the orders of columns that give the least second row. */
interface TopRows {
  /** The grid, or the grid with rows and columns exchanged. */
  readonly lines: Uint8Array;
  readonly transposed: boolean;
  readonly first: number;
  readonly second: number;
  readonly orders: readonly number[];
}

/** Of the 36 pairs of first and second row, in rows and in columns, those with the least second row. */
function leastTopRows(grid: Uint8Array): TopRows[] {
  leastRowOf ??= leastRows(orders ?? columnOrders());
  const columnOf = new Uint8Array(10);
  const relation = new Uint8Array(9);
  let lowest = Infinity;
  let found: TopRows[] = [];
  for (const transposed of [false, true]) {
    const lines = transposed ? transpose(grid) : grid;
    for (let first = 0; first < 9; first++) {
      for (let column = 0; column < 9; column++) columnOf[lines[first * 9 + column]] = column;
      const band = first - (first % 3);
      for (let second = band; second < band + 3; second++) {
        if (second === first) continue;
        for (let column = 0; column < 9; column++) relation[column] = columnOf[lines[second * 9 + column]];
        const { rank, orders } = leastRowOf.get(relationKey(relation))!;
        if (rank > lowest) continue;
        if (rank < lowest) found = [];
        lowest = rank;
        found.push({ lines, transposed, first, second, orders });
      }
    }
  }
  return found;
}

function transpose(grid: Uint8Array): Uint8Array {
  const lines = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) lines[cell] = grid[(cell % 9) * 9 + ((cell / 9) | 0)];
  return lines;
}

/** The rest follows: the first row becomes 123456789, and the digits of the first column order the other rows. */
function complete({ lines, transposed, first, second }: TopRows, columns: readonly number[]): Transformation {
  const digits = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let place = 0; place < 9; place++) digits[lines[first * 9 + columns[place]] - 1] = place + 1;
  const digitOf = (row: number): number => digits[lines[row * 9 + columns[0]] - 1];
  const band = first - (first % 3);
  const [one, two] = [0, 3, 6]
    .filter((start) => start !== band)
    .map((start) => [start, start + 1, start + 2].sort((a, b) => digitOf(a) - digitOf(b)));
  const below = digitOf(one[0]) < digitOf(two[0]) ? [...one, ...two] : [...two, ...one];
  return { transposed, rows: [first, second, band * 3 + 3 - first - second, ...below], columns, digits };
}

/** Compares an image with the least one so far. Most images differ early. */
function compareImage(lines: Uint8Array, { rows, columns, digits }: Transformation, least: Uint8Array): number {
  // The first two rows of all images are the same.
  for (let row = 2; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const difference = digits[lines[rows[row] * 9 + columns[column]] - 1] - least[row * 9 + column];
      if (difference !== 0) return difference;
    }
  }
  return 0;
}

/** Less than 0 where the first list comes first in lexicographic order, 0 where they are equal. */
function compare(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < 81; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
