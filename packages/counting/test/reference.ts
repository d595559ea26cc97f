import type { Board } from "@wings/core";
import { CLASSIC_GRID, cellsIn, sees } from "@wings/core/author";
import { HOUSE_CELLS } from "@wings/core/host";
import type { Expected } from "@wings/testing";

/** The definitions as slow, obvious code. */

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Domino loops: every choice of two rows and two columns, and every choice of dominoes for a digit. */
export function* dominoLoops(board: Board): Generator<Expected> {
  const houses = Array.from({ length: 27 }, (_, house) => [...cellsIn(CLASSIC_GRID, house)]);
  for (let a = 0; a < 9; a++) {
    for (let b = a + 1; b < 9; b++) {
      for (let c = 9; c < 18; c++) {
        for (let d = c + 1; d < 18; d++) {
          if (Math.floor(a / 3) === Math.floor(b / 3) || Math.floor(c / 3) === Math.floor(d / 3)) continue;
          const whole: number[][] = [];
          const dominoes: number[][] = [];
          for (const row of [a, b]) {
            for (const column of [c, d]) {
              const crossing = row * 9 + column - 9;
              const box = houses.slice(18).find((cells) => cells.includes(crossing))!;
              for (const line of [row, column]) {
                const both = houses[line].filter((cell) => box.includes(cell) && cell !== crossing);
                whole.push(both);
                dominoes.push(both.filter((cell) => board.digit(cell) === 0));
              }
            }
          }
          if (dominoes.some((cells) => cells.length === 0)) continue;
          // Two dominoes are next to each other if a house has all cells of both.
          const areNext = (x: number, y: number): boolean =>
            houses.some((cells) => [...whole[x], ...whole[y]].every((cell) => cells.includes(cell)));
          const most = (digit: number, isLeft: (cell: number) => boolean): number => {
            const its = dominoes.map((cells) => cells.some((cell) => board.has(cell, digit) && isLeft(cell)));
            const choose = (from: number, chosen: number[]): number =>
              from === 8
                ? chosen.length
                : Math.max(
                    choose(from + 1, chosen),
                    its[from] && !chosen.some((other) => areNext(other, from))
                      ? choose(from + 1, [...chosen, from])
                      : 0,
                  );
            return choose(0, []);
          };
          const all = dominoes.flat();
          const room = DIGITS.map((digit) => most(digit, () => true));
          if (room.reduce((sum, each) => sum + each) !== all.length) continue;
          const eliminations = CELLS.flatMap((cell) =>
            DIGITS.filter((digit) => {
              if (!board.has(cell, digit)) return false;
              const left = most(digit, (other) => other !== cell && !sees(board, cell, other));
              return left < room[digit - 1] - (all.includes(cell) ? 1 : 0);
            }).map((digit) => ({ cell, digit })),
          );
          if (eliminations.length > 0) yield { eliminations, pattern: { lines: [a, b, c, d] } };
        }
      }
    }
  }
}

/**
 * Set logic by the textbook: for each candidate a linear program from the start, with one row for each fact and an artificial
 * variable in each row. The candidate leaves if these can't all become zero.
 */
export function* setLogics(board: Board): Generator<Expected> {
  const { candidates, facts } = logicOf(board);
  for (const target of candidates) {
    const left = leftWith(target, candidates);
    const rows = facts
      .filter((holds) => !holds(target))
      .map((holds) => [...left.map((each) => Number(holds(each))), 1]);
    if (!hasFill(rows)) yield { eliminations: [target], pattern: target };
  }
}

interface Candidate {
  readonly cell: number;
  readonly digit: number;
}
type Holds = (candidate: Candidate) => boolean;

/** The candidates, and the facts: which candidates each has. */
export function logicOf(board: Board): { readonly candidates: readonly Candidate[]; readonly facts: readonly Holds[] } {
  const candidates = CELLS.flatMap((cell) =>
    DIGITS.filter((digit) => board.has(cell, digit)).map((digit) => ({ cell, digit })),
  );
  const facts: Holds[] = [];
  for (const cell of CELLS) if (board.digit(cell) === 0) facts.push((each) => each.cell === cell);
  for (let house = 0; house < 27; house++) {
    const cells = [...HOUSE_CELLS.subarray(house * 9, house * 9 + 9)];
    for (const digit of DIGITS) {
      if (cells.some((cell) => board.digit(cell) === digit)) continue;
      facts.push((each) => each.digit === digit && cells.includes(each.cell));
    }
  }
  return { candidates, facts };
}

/** The candidates that may be true with another one. */
export const leftWith = (target: Candidate, candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(
    ({ cell, digit }) => cell !== target.cell && (digit !== target.digit || !sees(CLASSIC_GRID, cell, target.cell)),
  );

/** Whether equations with right sides of 1, which come last, have a solution without negative numbers: phase 1 with Bland's rule. */
function hasFill(rows: number[][]): boolean {
  if (rows.length === 0) return true;
  const width = rows[0].length;
  /** What the artificial variables add up to, and how it falls with each column. */
  const sum = Array.from({ length: width }, (_, j) => rows.reduce((total, row) => total + row[j], 0));
  const basic: number[] = rows.map((_, i) => width + i);
  for (;;) {
    const entering = sum.findIndex((value, j) => j < width - 1 && value > 1e-9);
    if (entering < 0) return sum[width - 1] < 1e-6;
    let leaving = -1;
    let least = Infinity;
    for (const [i, row] of rows.entries()) {
      if (row[entering] <= 1e-9) continue;
      const ratio = row[width - 1] / row[entering];
      if (ratio > least + 1e-12 || (ratio > least - 1e-12 && basic[i] > basic[leaving])) continue;
      least = ratio;
      leaving = i;
    }
    const factor = rows[leaving][entering];
    rows[leaving] = rows[leaving].map((value) => value / factor);
    for (const row of [...rows, sum]) {
      const times = row[entering];
      if (row === rows[leaving] || times === 0) continue;
      for (let j = 0; j < width; j++) row[j] -= times * rows[leaving][j];
    }
    basic[leaving] = entering;
  }
}

/**
 * Multi-sector locked sets: all rows and columns, neither all nine, and for each digit the most that they hold by lines. What a
 * smaller one within gives is left out of a larger one; if nothing else is left, the larger one is no finding.
 */
export function* multiSectorLockedSets(board: Board): Generator<Expected> {
  const bits = (set: number): number[] => DIGITS.map((digit) => digit - 1).filter((i) => ((set >> i) & 1) === 1);
  /** The most places of a digit in rows and columns, no two in one line, by the first row: it has one of them or none. */
  const tables = DIGITS.map((digit) => {
    const table = new Uint8Array(512 * 512);
    for (let rows = 1; rows < 512; rows++) {
      const [first] = bits(rows);
      const others = rows & (rows - 1);
      const columns = bits(511).filter((column) => board.has(first * 9 + column, digit));
      for (let set = 0; set < 512; set++) {
        let most = table[others * 512 + set];
        for (const column of columns)
          if (((set >> column) & 1) === 1) most = Math.max(most, 1 + table[others * 512 + (set & ~(1 << column))]);
        table[rows * 512 + set] = most;
      }
    }
    return table;
  });
  const open = bits(511).map((row) => bits(511).reduce((set, i) => set | (board.digit(row * 9 + i) ? 0 : 1 << i), 0));
  const choose = (places: readonly number[], chosen: readonly number[]): number =>
    places.length === 0
      ? chosen.length
      : Math.max(
          choose(places.slice(1), chosen),
          chosen.some((cell) => cell % 9 === places[0] % 9 || Math.floor(cell / 9) === Math.floor(places[0] / 9))
            ? 0
            : choose(places.slice(1), [...chosen, places[0]]),
        );
  const byCells = new Map<string, { lines: number[]; cells: number[]; outcomes: Map<string, Expected> }>();
  for (let rows = 1; rows < 511; rows++) {
    for (let columns = 1; columns < 511; columns++) {
      const size = bits(rows).reduce((sum, row) => sum + bits(open[row] & columns).length, 0);
      if (size < 2 || size > 24) continue;
      if (tables.reduce((sum, table) => sum + table[rows * 512 + columns], 0) !== size) continue;
      const cells = bits(rows).flatMap((row) => bits(open[row] & columns).map((column) => row * 9 + column));
      if (byCells.has(cells.join())) continue;
      const outcomes = new Map<string, Expected>();
      for (const digit of DIGITS) {
        const most = tables[digit - 1][rows * 512 + columns];
        for (const cell of CELLS) {
          if (!board.has(cell, digit)) continue;
          const left = cells.filter((other) => board.has(other, digit) && other !== cell && !sees(board, cell, other));
          if (choose(left, []) < most - (cells.includes(cell) ? 1 : 0))
            outcomes.set(`${cell} ${digit}`, { eliminations: [{ cell, digit }] });
        }
      }
      const lines = [
        ...new Set([...cells.map((cell) => Math.floor(cell / 9)), ...cells.map((cell) => 9 + (cell % 9))]),
      ].sort((a, b) => a - b);
      byCells.set(cells.join(), { lines, cells, outcomes });
    }
  }
  for (const one of byCells.values()) {
    const within = [...byCells.values()].filter(
      (other) => other.cells.length < one.cells.length && other.cells.every((cell) => one.cells.includes(cell)),
    );
    if ([...one.outcomes.keys()].every((key) => within.some(({ outcomes }) => outcomes.has(key)))) continue;
    yield {
      eliminations: [...one.outcomes.values()].flatMap((each) => each.eliminations!),
      pattern: { lines: one.lines },
    };
  }
}
