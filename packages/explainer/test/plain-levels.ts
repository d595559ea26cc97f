/**
 * The levels up to 4.4 by their definitions, in the plainest way: each looks at all subsets of candidates, and nothing is fast.
 * A candidate is `cell * 10 + digit`.
 */

type Cell = number;

const ALL = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const rowOf = (cell: Cell): number => Math.floor(cell / 9);
const columnOf = (cell: Cell): number => cell % 9;
const boxOf = (cell: Cell): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
const KINDS = [rowOf, columnOf, boxOf];
const ROWS = DIGITS.map((n) => ALL.filter((cell) => rowOf(cell) === n - 1));
const COLUMNS = DIGITS.map((n) => ALL.filter((cell) => columnOf(cell) === n - 1));
const BOXES = DIGITS.map((n) => ALL.filter((cell) => boxOf(cell) === n - 1));
const LINES = [...ROWS, ...COLUMNS];
const HOUSES = [...LINES, ...BOXES];
const sees = (a: Cell, b: Cell): boolean => a !== b && KINDS.some((of) => of(a) === of(b));

function* subsets<T>(list: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + size <= list.length; i++) {
    for (const rest of subsets(list.slice(i + 1), size - 1)) yield [list[i], ...rest];
  }
}

/** A board: the candidates of each open cell. */
export type Candidates = ReadonlyMap<Cell, ReadonlySet<number>>;
export interface Hints {
  readonly placements: Set<number>;
  readonly eliminations: Set<number>;
}
type Level = (
  open: Candidates,
  place: (cell: Cell, digit: number) => void,
  remove: (cell: Cell, digit: number) => void,
) => void;

const has = (open: Candidates, cell: Cell, digit: number): boolean => open.get(cell)?.has(digit) ?? false;
const places = (open: Candidates, house: readonly Cell[], digit: number): Cell[] =>
  house.filter((cell) => has(open, cell, digit));

const hiddenSingle =
  (houses: readonly Cell[][]): Level =>
  (open, place) => {
    for (const house of houses) {
      for (const digit of DIGITS) {
        const found = places(open, house, digit);
        if (found.length === 1) place(found[0], digit);
      }
    }
  };

/** All places in a house are in another house as well: the cells of that one that lose the digit. */
function* locks(
  open: Candidates,
  from: readonly Cell[][],
  to: readonly Cell[][],
): Generator<[digit: number, house: Cell[], gone: Cell[]]> {
  for (const digit of DIGITS) {
    for (const one of from) {
      for (const other of to) {
        const kept = places(open, one, digit);
        if (kept.length < 2 || !kept.every((cell) => other.includes(cell))) continue;
        yield [digit, one, places(open, other, digit).filter((cell) => !one.includes(cell))];
      }
    }
  }
}

const locking =
  (from: readonly Cell[][], to: readonly Cell[][]): Level =>
  (open, _, remove) => {
    for (const [digit, , gone] of locks(open, from, to)) gone.forEach((cell) => remove(cell, digit));
  };

/** Another house of the same kind as the first is left with one place. */
const directLocking =
  (kinds: readonly (readonly Cell[][])[], to: readonly Cell[][]): Level =>
  (open, place) => {
    for (const from of kinds) {
      for (const [digit, , gone] of locks(open, from, to)) {
        for (const house of from) {
          const left = places(open, house, digit).filter((cell) => !gone.includes(cell));
          if (left.length === 1 && house.some((cell) => gone.includes(cell))) place(left[0], digit);
        }
      }
    }
  };

const nakedSet =
  (size: number): Level =>
  (open, _, remove) => {
    for (const house of HOUSES) {
      for (const cells of subsets(
        house.filter((cell) => (open.get(cell)?.size ?? 0) > 1),
        size,
      )) {
        const digits = new Set(cells.flatMap((cell) => [...open.get(cell)!]));
        if (digits.size !== size) continue;
        for (const cell of house) {
          if (!cells.includes(cell)) digits.forEach((digit) => has(open, cell, digit) && remove(cell, digit));
        }
      }
    }
  };

function* hiddenSets(open: Candidates, size: number): Generator<[house: Cell[], digits: number[], cells: Cell[]]> {
  for (const house of HOUSES) {
    for (const digits of subsets(
      DIGITS.filter((digit) => places(open, house, digit).length > 1),
      size,
    )) {
      const cells = house.filter((cell) => digits.some((digit) => has(open, cell, digit)));
      if (cells.length === size) yield [house, digits, cells];
    }
  }
}

const hiddenSet =
  (size: number): Level =>
  (open, _, remove) => {
    for (const [, digits, cells] of hiddenSets(open, size)) {
      for (const cell of cells) open.get(cell)!.forEach((digit) => !digits.includes(digit) && remove(cell, digit));
    }
  };

const directHiddenSet =
  (size: number): Level =>
  (open, place) => {
    for (const [house, digits, cells] of hiddenSets(open, size)) {
      for (const digit of DIGITS) {
        const before = places(open, house, digit);
        const left = before.filter((cell) => !cells.includes(cell));
        if (!digits.includes(digit) && left.length === 1 && before.length > 1) place(left[0], digit);
      }
    }
  };

const fish =
  (size: number): Level =>
  (open, _, remove) => {
    for (const digit of DIGITS) {
      for (const [bases, covers] of [
        [ROWS, COLUMNS],
        [COLUMNS, ROWS],
      ]) {
        for (const chosen of subsets(
          bases.filter((line) => places(open, line, digit).length > 1),
          size,
        )) {
          const body = chosen.flatMap((line) => places(open, line, digit));
          const crossed = covers.filter((line) => body.some((cell) => line.includes(cell)));
          if (crossed.length !== size) continue;
          for (const cell of crossed.flatMap((line) => places(open, line, digit))) {
            if (!body.includes(cell)) remove(cell, digit);
          }
        }
      }
    }
  };

const wing =
  (pivotSize: number): Level =>
  (open, _, remove) => {
    const bivalue = [...open.keys()].filter((cell) => open.get(cell)!.size === 2);
    for (const [pivot, digits] of open) {
      if (digits.size !== pivotSize) continue;
      for (const [a, b] of subsets(
        bivalue.filter((cell) => sees(cell, pivot)),
        2,
      )) {
        const [inA, inB] = [[...open.get(a)!], [...open.get(b)!]];
        const shared = inA.filter((digit) => inB.includes(digit));
        const all = new Set([...inA, ...inB, ...digits]);
        if (shared.length !== 1 || all.size !== 3 || digits.has(shared[0]) !== (pivotSize === 3)) continue;
        if (![a, b].every((cell) => [...open.get(cell)!].some((digit) => digit !== shared[0] && digits.has(digit))))
          continue;
        for (const cell of open.keys()) {
          if (cell === a || cell === b || cell === pivot || !sees(cell, a) || !sees(cell, b)) continue;
          if ((pivotSize === 2 || sees(cell, pivot)) && has(open, cell, shared[0])) remove(cell, shared[0]);
        }
      }
    }
  };

const LEVELS: readonly (readonly [rating: number, level: Level])[] = [
  [
    1.0,
    (open, place) => {
      for (const house of HOUSES) {
        const cells = house.filter((cell) => open.has(cell));
        if (cells.length === 1) open.get(cells[0])!.forEach((digit) => place(cells[0], digit));
      }
    },
  ],
  [1.2, hiddenSingle(BOXES)],
  [1.5, hiddenSingle(LINES)],
  [1.7, directLocking([BOXES], LINES)],
  [1.9, directLocking([ROWS, COLUMNS], BOXES)],
  [2.0, directHiddenSet(2)],
  [
    2.3,
    (open, place) => {
      for (const [cell, digits] of open) if (digits.size === 1) digits.forEach((digit) => place(cell, digit));
    },
  ],
  [2.5, directHiddenSet(3)],
  [2.6, locking(BOXES, LINES)],
  [2.8, locking(LINES, BOXES)],
  [3.0, nakedSet(2)],
  [3.2, fish(2)],
  [3.4, hiddenSet(2)],
  [3.6, nakedSet(3)],
  [3.8, fish(3)],
  [4.0, hiddenSet(3)],
  [4.2, wing(2)],
  [4.4, wing(3)],
];

/** All hints of the lowest rating up to 4.4; a rating of Infinity where there is none. */
export function plainHints(open: Candidates): Hints & { rating: number } {
  for (const [rating, level] of LEVELS) {
    const placements = new Set<number>();
    const eliminations = new Set<number>();
    level(
      open,
      (cell, digit) => placements.add(cell * 10 + digit),
      (cell, digit) => eliminations.add(cell * 10 + digit),
    );
    if (placements.size + eliminations.size > 0) return { rating, placements, eliminations };
  }
  return { rating: Infinity, placements: new Set(), eliminations: new Set() };
}

/** The candidates of a puzzle. */
export function candidatesOf(puzzle: string): Map<Cell, Set<number>> {
  const open = new Map<Cell, Set<number>>();
  for (const cell of ALL) {
    if (puzzle[cell] !== ".") continue;
    const given = new Set(ALL.filter((other) => sees(cell, other)).map((other) => Number(puzzle[other])));
    open.set(cell, new Set(DIGITS.filter((digit) => !given.has(digit))));
  }
  return open;
}

export function apply(
  open: Map<Cell, Set<number>>,
  placements: Iterable<number>,
  eliminations: Iterable<number>,
): void {
  for (const one of eliminations) open.get(Math.floor(one / 10))?.delete(one % 10);
  for (const one of placements) {
    const cell = Math.floor(one / 10);
    open.delete(cell);
    for (const [other, digits] of open) if (sees(cell, other)) digits.delete(one % 10);
  }
}
