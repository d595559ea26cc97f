import { type Board, type HouseName, cellName, hasOneSolution, prove } from "@wings/core";
import type { Expected } from "@wings/testing";
import { DIGITS, box, column } from "@wings/test-kit/grid";

/** The definitions as slow, obvious code. */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** All ways to put a digit: by row the cell. */
function allWays(board: Board, digit: number): number[][] {
  const ways: number[][] = [];
  const follow = (cells: readonly number[]): void => {
    if (cells.length === 9) {
      ways.push([...cells]);
      return;
    }
    for (const c of NINE) {
      const cell = cells.length * 9 + c;
      const isPlace = board.digit(cell) === digit || board.candidates(cell).includes(digit);
      if (isPlace && cells.every((other) => column(other) !== c && box(other) !== box(cell))) follow([...cells, cell]);
    }
  };
  follow([]);
  return ways;
}

/** Two digits, each with its ways. Where a digit has none, the board is broken. */
function* pairs(board: Board): Generator<{ a: number; b: number; ofA: number[][]; ofB: number[][] }> {
  const ways = DIGITS.map((digit) => allWays(board, digit));
  for (const a of DIGITS)
    for (const b of DIGITS)
      if (a !== b && ways[a - 1].length > 0 && ways[b - 1].length > 0)
        yield { a, b, ofA: ways[a - 1], ofB: ways[b - 1] };
}

const areApart = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((cell, r) => cell !== other[r]);

export function* twoDigitPlacements(board: Board): Generator<Expected> {
  for (const { a, b, ofA, ofB } of pairs(board)) {
    const isUsed = new Set(ofA.flat());
    const hasRoom = new Set(ofA.filter((way) => ofB.some((other) => areApart(way, other))).flat());
    const eliminations = [...isUsed]
      .filter((cell) => board.has(cell, a) && !hasRoom.has(cell))
      .map((cell) => ({ cell, digit: a }));
    if (eliminations.length > 0) yield { eliminations, pattern: { digit: a, other: b } };
  }
}

/** Some of the rows: at least one. */
function* choices(rows: readonly number[]): Generator<number[]> {
  for (let bits = 1; bits < 2 ** rows.length; bits++) yield rows.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}

/** The parts of both ways: some rows whose cells are free, and are in as many columns and boxes. */
function* parts(board: Board, one: readonly number[], other: readonly number[]): Generator<number[]> {
  const isFree = (cell: number): boolean => board.digit(cell) === 0 || (board.hasGivens && !board.isGiven(cell));
  for (const rows of choices(NINE.filter((r) => isFree(one[r]) && isFree(other[r])))) {
    const cells = rows.flatMap((r) => [one[r], other[r]].sort((a, b) => a - b));
    if (new Set(cells.map(column)).size === rows.length && new Set(cells.map(box)).size === rows.length) yield cells;
  }
}

export function* twoDigitUniquenesses(board: Board): Generator<Expected> {
  if (!hasOneSolution(board)) return;
  for (const { a, b, ofA, ofB } of pairs(board)) {
    const isUsed = new Set<number>();
    const isSafe = new Set<number>();
    for (const one of ofA) {
      for (const other of ofB) {
        if (one.every((cell) => isUsed.has(cell) && isSafe.has(cell)) || !areApart(one, other)) continue;
        for (const cell of one) isUsed.add(cell);
        if (parts(board, one, other).next().done) for (const cell of one) isSafe.add(cell);
      }
    }
    for (const cell of isUsed) {
      if (!board.has(cell, a) || isSafe.has(cell)) continue;
      const withCell = ofA.filter((one) => one.includes(cell));
      if (canBeProved(board, a, b, cell, withCell, ofB))
        yield { eliminations: [{ cell, digit: a }], pattern: { digits: [a, b].sort(), cell, digit: a } };
    }
  }
}

/** Whether 24 facts are enough: both digits in rows, and parts so that each pair of ways has one. */
function canBeProved(board: Board, a: number, b: number, cell: number, ofA: number[][], ofB: number[][]): boolean {
  const all = new Map<string, { cells: number[]; pairs: number }>();
  const inPairs: string[][] = [];
  for (const one of ofA) {
    for (const other of ofB) {
      if (!areApart(one, other)) continue;
      const own = [...parts(board, one, other)];
      inPairs.push(own.map(String));
      for (const cells of own) all.set(String(cells), { cells, pairs: (all.get(String(cells))?.pairs ?? 0) + 1 });
    }
  }
  // Parts in many pairs are enough.
  const chosen: number[][] = [];
  let open = inPairs;
  for (const { cells } of [...all.values()].sort((x, y) => y.pairs - x.pairs)) {
    const left = open.filter((own) => !own.includes(String(cells)));
    if (left.length < open.length) chosen.push(cells);
    open = left;
  }
  const digitsAt = (each: number): number[] =>
    board.digit(each) === 0 ? [a, b].filter((digit) => board.has(each, digit)) : [board.digit(each)];
  let reason = [
    ...chosen.map((cells) => ({ deadly: cells.map(cellName), digits: cells.map(digitsAt) })),
    ...[a, b].flatMap((digit) => NINE.map((r) => ({ house: `r${r + 1}` as HouseName, digit }))),
  ];
  const isProved = (facts: typeof reason): boolean => {
    const claim = {
      eliminations: [{ cell: cellName(cell), digit: a }],
      placements: [],
      assumes: "unique-solution",
    } as const;
    return prove(board, { ...claim, reason: facts }, { maxFacts: Infinity }).status === "proved";
  };
  if (reason.length <= 24) return true;
  for (const fact of reason) {
    const fewer = reason.filter((other) => other !== fact);
    if (isProved(fewer)) reason = fewer;
  }
  return reason.length <= 24;
}
