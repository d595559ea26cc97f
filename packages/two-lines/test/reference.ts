import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import type { Expected } from "@wings/testing";
import { CELLS, column, row, seesEachOther } from "@wings/test-kit/grid";

/** The definition as slow, obvious code: all fillings of two lines, one column after the other, and all sets of columns. */

export interface Pair {
  /** The nine columns: the cells of both lines. */
  readonly columns: readonly (readonly [number, number])[];
}

/** Two lines of a band or a stack, in both directions. */
function pairs(): Pair[] {
  const found: Pair[] = [];
  for (const line of [row, column]) {
    const across = line === row ? column : row;
    for (let a = 0; a < 9; a++)
      for (let b = a + 1; b < 9; b++)
        if (Math.floor(a / 3) === Math.floor(b / 3)) {
          const at = (n: number, j: number): number => CELLS.find((cell) => line(cell) === n && across(cell) === j)!;
          found.push({ columns: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((j) => [at(a, j), at(b, j)] as const) });
        }
  }
  return found;
}

type Choices = (cell: number) => readonly number[];
type Digits = readonly [number, number];

/** Visits all fillings, a digit for each cell of some columns and no digit twice in a house, until one visit answers true. */
function fill(
  columns: Pair["columns"],
  choices: Choices,
  visit: (filling: readonly Digits[]) => boolean,
  filled: readonly Digits[] = [],
): boolean {
  if (filled.length === columns.length) return visit(filled);
  const [a, b] = columns[filled.length];
  const fits = (cell: number, digit: number): boolean =>
    filled.every((digits, i) =>
      [0, 1].every((side) => digits[side as 0 | 1] !== digit || !seesEachOther(cell, columns[i][side as 0 | 1])),
    );
  for (const one of choices(a).filter((digit) => fits(a, digit)))
    for (const two of choices(b).filter((digit) => digit !== one && fits(b, digit)))
      if (fill(columns, choices, visit, [...filled, [one, two]])) return true;
  return false;
}

/** Whether no set of turning columns has the same digits in both lines. A set of digits is a number with a bit for each. */
function isSingle(filling: readonly Digits[], turns: readonly boolean[]): boolean {
  const turning = filling.filter((_, i) => turns[i]);
  const upper = [0];
  const lower = [0];
  for (let chosen = 1; chosen < 2 ** turning.length; chosen++) {
    // The columns but the last one, and that one.
    const last = Math.floor(Math.log2(chosen));
    upper[chosen] = upper[chosen - 2 ** last] + 2 ** turning[last][0];
    lower[chosen] = lower[chosen - 2 ** last] + 2 ** turning[last][1];
    if (upper[chosen] === lower[chosen]) return false;
  }
  return true;
}

/** Whether some columns have a filling with a candidate, and no single one. `kept` gets what a single filling has. */
export function isLost(
  board: Board,
  columns: Pair["columns"],
  target: CellDigit,
  kept?: (filling: ReadonlyMap<number, number>) => void,
): boolean {
  const inside = columns.some((cells) => cells.includes(target.cell));
  const choices = new Map(
    columns.flat().map((cell) => {
      if (board.digit(cell) !== 0) return [cell, [board.digit(cell)]];
      if (cell === target.cell) return [cell, [target.digit]];
      const conflicts = !inside && seesEachOther(cell, target.cell);
      return [cell, board.candidates(cell).filter((digit) => !conflicts || digit !== target.digit)];
    }),
  );
  const of: Choices = (cell) => choices.get(cell)!;
  // Columns with few digits first: the order makes no difference.
  const sorted = [...columns].sort(([a, b], [c, d]) => of(a).length * of(b).length - of(c).length * of(d).length);
  const turns = sorted.map((cells) => cells.every((cell) => board.isFree(cell)));
  let isAny = false;
  const isFound = fill(sorted, of, (filling) => {
    isAny = true;
    if (!isSingle(filling, turns)) return false;
    kept?.(new Map(sorted.flatMap((cells, i) => cells.map((cell, side) => [cell, filling[i][side as 0 | 1]]))));
    return true;
  });
  return isAny && !isFound;
}

export const lostInTwoLines = (outside: boolean) =>
  function* (board: Board): Generator<Expected> {
    for (const { columns } of pairs()) {
      const cells = columns.flat();
      // A candidate is safe if a single filling that was found has it, or does not conflict with it.
      const found: ReadonlyMap<number, number>[] = [];
      for (const cell of CELLS) {
        const inside = cells.includes(cell);
        const seen = cells.filter((each) => seesEachOther(each, cell));
        for (const digit of board.candidates(cell)) {
          if (!inside && !(outside && seen.some((each) => board.has(each, digit)))) continue;
          const isSafe = found.some((filling) =>
            inside ? filling.get(cell) === digit : seen.every((each) => filling.get(each) !== digit),
          );
          if (!isSafe && isLost(board, columns, { cell, digit }, (filling) => found.push(filling)))
            yield { eliminations: [{ cell, digit }] };
        }
      }
    }
  };

/** The least number of free cells in some of the columns from which a candidate still leaves. */
export function leastCells(board: Board, columns: Pair["columns"], target: CellDigit): number {
  let least = Infinity;
  for (let chosen = 1; chosen < 2 ** columns.length; chosen++) {
    const its = columns.filter((_, i) => Math.floor(chosen / 2 ** i) % 2 === 1);
    const inside = columns.some((cells) => cells.includes(target.cell));
    if (inside && !its.some((cells) => cells.includes(target.cell))) continue;
    const free = its.flat().filter((cell) => board.isFree(cell));
    if (free.length < least && isLost(board, its, target)) least = free.length;
  }
  return least;
}
