import type { Board } from "@wings/core";
import { CELLS, DIGITS, type Found, HOUSES, box, column, row, seesEachOther } from "@wings/test-kit/grid";
import type { DeadlyPattern } from "../src/index.js";

/** The definitions once more: cells chosen row by row, all sets of digits, all sets of cells. */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const digitsAt = (board: Board, cell: number): number[] => DIGITS.filter((digit) => board.has(cell, digit));

const eliminated = (board: Board, cells: readonly number[], digits: readonly number[]) =>
  cells.flatMap((cell) => digits.filter((digit) => board.has(cell, digit)).map((digit) => ({ cell, digit })));

export function* subsets<T>(list: readonly T[]): Generator<T[]> {
  for (let bits = 0; bits < 2 ** list.length; bits++) yield list.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}

/** Whether the cells can be put in a circle in which each sees the next. */
function isLoop([first, ...others]: readonly number[]): boolean {
  const follow = (last: number, left: readonly number[]): boolean =>
    left.length === 0
      ? seesEachOther(last, first)
      : left.some(
          (cell) =>
            seesEachOther(last, cell) &&
            follow(
              cell,
              left.filter((each) => each !== cell),
            ),
        );
  return follow(first, others);
}

/**
 * Sets of six or more of the cells that are a loop, with none or two of them in each house. They are chosen row by row, as long
 * as they may do.
 */
export function loops(cells: readonly number[], mayDo: (cells: readonly number[]) => boolean): number[][] {
  let chosen: number[][] = [[]];
  for (const r of NINE) {
    const inRow = cells.filter((cell) => row(cell) === r);
    const pairs = inRow.flatMap((a, i) => inRow.slice(i + 1).map((b) => [a, b]));
    chosen = [[], ...pairs].flatMap((pair) => chosen.map((before) => [...before, ...pair]));
    chosen = chosen.filter(
      (each) =>
        [column, box].every((of) => NINE.every((n) => each.filter((cell) => of(cell) === n).length <= 2)) &&
        mayDo(each),
    );
  }
  return chosen.filter(
    (each) =>
      each.length >= 6 &&
      HOUSES.every((house) => each.filter((cell) => house.includes(cell)).length !== 1) &&
      isLoop(each),
  );
}

const inLine = ([a, b]: readonly number[]): boolean => row(a) === row(b) || column(a) === column(b);

/** Types 1 to 3 of a set of cells with its digits. */
function types(board: Board, cells: readonly number[], digits: readonly number[]): Found<DeadlyPattern>[] {
  const others = (cell: number): number[] => digitsAt(board, cell).filter((digit) => !digits.includes(digit));
  const roof = cells.filter((cell) => others(cell).length > 0);
  if (roof.length === 0) return [];
  const extras = DIGITS.filter((digit) => roof.some((cell) => others(cell).includes(digit)));
  const found: Found<DeadlyPattern>[] = [];
  const pattern = { cells, digits, roof, same: [], set: [], locked: [] };
  if (roof.length === 1) found.push({ pattern, eliminations: eliminated(board, roof, digits) });
  if (extras.length === 1) {
    const seeing = CELLS.filter((cell) => roof.every((other) => seesEachOther(cell, other)));
    found.push({ pattern: { ...pattern, same: extras }, eliminations: eliminated(board, seeing, extras) });
  }
  if (roof.length === 2 && inLine(roof) && extras.length > 1) {
    const houses = HOUSES.filter((house) => roof.every((cell) => house.includes(cell)));
    for (const house of houses) {
      const open = house.filter((cell) => board.values[cell] === 0 && !cells.includes(cell));
      for (const set of subsets(open)) {
        const all = DIGITS.filter(
          (digit) => extras.includes(digit) || set.some((cell) => digitsAt(board, cell).includes(digit)),
        );
        if (set.length === 0 || all.length !== set.length + 1) continue;
        const losing = CELLS.filter(
          (cell) =>
            !roof.includes(cell) &&
            !set.includes(cell) &&
            houses.some((each) => each.includes(cell) && set.every((other) => each.includes(other))),
        );
        const eliminations = [
          ...eliminated(board, losing, all),
          ...eliminated(
            board,
            roof,
            all.filter((digit) => !extras.includes(digit)),
          ),
        ];
        found.push({ pattern: { ...pattern, set }, eliminations });
      }
    }
  }
  return found.filter(({ eliminations }) => eliminations.length > 0);
}

/** Type 4: the roof is two cells of a house, in which one of two digits has no other place. */
function typeFour(board: Board, cells: readonly number[], digits: readonly number[]): Found<DeadlyPattern>[] {
  const roof = cells.filter((cell) => digitsAt(board, cell).length > 2);
  if (roof.length !== 2) return [];
  const locked: number[][] = [];
  const gone: number[] = [];
  for (const digit of digits) {
    const house = HOUSES.findIndex(
      (each) => roof.every((cell) => each.includes(cell)) && each.filter((cell) => board.has(cell, digit)).length === 2,
    );
    if (house < 0) continue;
    locked.push([81 + house * 9 + digit - 1]);
    gone.push(...digits.filter((other) => other !== digit));
  }
  if (locked.length === 0) return [];
  return [{ pattern: { cells, digits, roof, same: [], set: [], locked }, eliminations: eliminated(board, roof, gone) }];
}

export const uniqueLoops = (board: Board): Found<DeadlyPattern>[] =>
  DIGITS.flatMap((a) =>
    DIGITS.slice(a).flatMap((b) => {
      const cells = CELLS.filter((cell) => board.has(cell, a) && board.has(cell, b));
      const others = (cell: number): number[] => digitsAt(board, cell).filter((digit) => digit !== a && digit !== b);
      // Types 1, 3 and 4 have a roof of one or two cells, type 2 has one extra.
      const mayDo = (chosen: readonly number[]): boolean =>
        chosen.filter((cell) => others(cell).length > 0).length <= 2 || new Set(chosen.flatMap(others)).size === 1;
      return loops(cells, mayDo).flatMap((loop) => [...types(board, loop, [a, b]), ...typeFour(board, loop, [a, b])]);
    }),
  );

/** The two cells of each line that crosses two lines of a band or stack. */
export const crossings = (): (readonly [number, number])[][] =>
  [0, 3, 6].flatMap((band) =>
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ].flatMap(([a, b]) => [
      NINE.map((i) => [(band + a) * 9 + i, (band + b) * 9 + i] as const),
      NINE.map((i) => [i * 9 + band + a, i * 9 + band + b] as const),
    ]),
  );

const DIGIT_SETS = [...subsets(DIGITS)];

export const extendedRectangles = (board: Board): Found<DeadlyPattern>[] =>
  crossings().flatMap((lines) => {
    const open = lines.filter((pair) => pair.every((cell) => board.values[cell] === 0));
    return [...subsets(open)]
      .filter(({ length }) => length >= 3 && length <= 7)
      .flatMap((chosen) => {
        const cells = chosen.flat();
        const candidates = cells.map((cell) => digitsAt(board, cell));
        return DIGIT_SETS.filter(
          (digits) =>
            digits.length === chosen.length &&
            candidates.every((list) => list.some((digit) => digits.includes(digit))) &&
            // More than two cells with several extras: no type.
            (candidates.filter((list) => list.some((digit) => !digits.includes(digit))).length <= 2 ||
              new Set(candidates.flat().filter((digit) => !digits.includes(digit))).size === 1),
        ).flatMap((digits) => types(board, cells, digits));
      });
  });
