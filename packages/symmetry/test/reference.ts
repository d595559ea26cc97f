import { type Board, hasOneSolution } from "@wings/core";
import type { Expected } from "@wings/testing";
import { CELLS, DIGITS, column, row, seesEachOther } from "@wings/test-kit/grid";

/** The definition as slow, obvious code. It yields one elimination at a time. */

type CellMap = (cell: number) => number;
const at = (r: number, c: number): number => r * 9 + c;

const TURNS: readonly CellMap[] = [
  (cell) => at(8 - row(cell), 8 - column(cell)),
  (cell) => at(column(cell), 8 - row(cell)),
  (cell) => at(column(cell), row(cell)),
  (cell) => at(8 - column(cell), 8 - row(cell)),
];

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** All orders of nine lines in which bands stay together: 1,296. */
const LINES = ORDERS.flatMap((bands) =>
  ORDERS.flatMap((a) =>
    ORDERS.flatMap((b) => ORDERS.map((c) => [a, b, c].flatMap((order, i) => order.map((line) => bands[i] * 3 + line)))),
  ),
);

/** The digits that make the puzzle, 0 for other cells. */
const givensOf = (board: Board): number[] =>
  CELLS.map((cell) => (board.hasGivens && !board.isGiven(cell) ? 0 : board.digit(cell)));

/** The permutation of digits that goes with a map, if there is one. */
function permutation(givens: readonly number[], map: CellMap): Map<number, number> | undefined {
  const images = new Map<number, number>();
  for (const cell of CELLS) {
    const digit = givens[cell];
    if (digit === 0) continue;
    const image = givens[map(cell)];
    if (image === 0 || (images.get(digit) ?? image) !== image) return undefined;
    images.set(digit, image);
  }
  if (new Set(images.values()).size < images.size || images.size < 8) return undefined;
  for (const digit of DIGITS)
    if (!images.has(digit))
      images.set(
        digit,
        DIGITS.find((image) => ![...images.values()].includes(image))!,
      );
  return images;
}

function* eliminated(board: Board, map: CellMap, images: ReadonlyMap<number, number>): Generator<Expected> {
  const isPossible = (cell: number, digit: number): boolean => board.digit(cell) === digit || board.has(cell, digit);
  for (const cell of CELLS) {
    for (const digit of board.candidates(cell)) {
      const orbit = [{ cell, digit }];
      for (let i = 0; ; i++) {
        const next = { cell: map(orbit[i].cell), digit: images.get(orbit[i].digit)! };
        if (next.cell === cell && next.digit === digit) break;
        orbit.push(next);
      }
      const isBad =
        orbit.some((each) => !isPossible(each.cell, each.digit)) ||
        orbit.some((one) =>
          orbit.some(
            (other) =>
              (one.cell === other.cell && one.digit !== other.digit) ||
              (one.digit === other.digit && seesEachOther(one.cell, other.cell)),
          ),
        );
      if (isBad) yield { eliminations: [{ cell, digit }] };
    }
  }
}

export function* symmetricalPlacements(board: Board): Generator<Expected> {
  yield* withMaps(board, TURNS);
}

/** Every map that carries houses to houses. The rows and columns whose givens can't fit are left out. */
export function* anySymmetricalPlacements(board: Board): Generator<Expected> {
  const givens = givensOf(board);
  const count = (list: readonly number[]): number => list.filter((cell) => givens[cell] !== 0).length;
  const inRow = (r: number): number => count(CELLS.filter((cell) => row(cell) === r));
  const inColumn = (c: number): number => count(CELLS.filter((cell) => column(cell) === c));
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const [rows, columns] = [nine.map(inRow), nine.map(inColumn)];
  const fitting = (from: readonly number[], to: readonly number[]): number[][] =>
    LINES.filter((order) => order.every((image, line) => from[line] === to[image]));
  for (const r of fitting(rows, rows))
    for (const c of fitting(columns, columns)) yield* withMaps(board, [(cell) => at(r[row(cell)], c[column(cell)])]);
  for (const r of fitting(columns, rows))
    for (const c of fitting(rows, columns)) yield* withMaps(board, [(cell) => at(r[column(cell)], c[row(cell)])]);
}

function* withMaps(board: Board, maps: readonly CellMap[]): Generator<Expected> {
  const givens = givensOf(board);
  for (const map of maps) {
    const images = permutation(givens, map);
    if (images !== undefined && hasOneSolution(board)) yield* eliminated(board, map, images);
  }
}
