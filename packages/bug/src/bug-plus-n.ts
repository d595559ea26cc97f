import {
  bitOf,
  type Board,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  cellsOf,
  countBits,
  deadlyFact,
  type Digit,
  DIGIT_COUNT,
  digitsOf,
  type Grid,
  hasOneSolution,
  maskOf,
  type Pattern,
  peerTable,
  placesByHouse,
  type Reporter,
  type Value,
  wordOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { isGrave, toggle } from "./grave.js";
import { openCells } from "./open-cells.js";

/**
 * Without the extras, all open cells have two candidates, and each digit has no place or two places in each house. So one of
 * the extras is true, and what clashes with each of them leaves.
 *
 * ```
 *   12 . 23           the extras are 4 and 4: one of them is true,
 *   .  .  .           so 4 leaves each cell that sees both
 *   134 . 124
 * ```
 */
const pattern = { extras: "nodes" } as const;
/** The pattern: the candidates of which one is true, each as a node. */
export type BugPlusN = Pattern<typeof pattern>;

/** BUG+n: a Bivalue Universal Grave with two or more candidates more. */
export const bugPlusN = /* @__PURE__ */ defineBuiltIn({
  id: "bug-plus-n",
  name: "BUG+n",
  pattern,
  roles: { extra: "extra candidate", grave: "candidate of the grave" },
  minSize: 4,
  assumes: "unique-solution",
  needs: "boxes",
  message: {
    long:
      "Without {extras}, every open cell would have two candidates, and each digit would have two places or none in every " +
      "row, column and box. Such a puzzle has no solution or several. So {rule} {outcome}.",
    short: "{either}, else all open cells have two candidates: {outcome}",
    vague: "There is a BUG+n: almost all open cells have two candidates.",
    parts: {
      digitsIn: "{digits} in {cell}",
      equals: "{cell}={digits}",
      inCell: "{cell} is {digits}:",
      oneDigit: "one of {cells} is {digit}, and a cell that sees all of them can't be {digit}:",
      mixed: "one of {extras} is true. {cases} So",
      either: "If {cell} is {own}, it isn't {digit}. If {places} is {digit}, {cell} sees it and isn't {digit} either.",
    },
  },
  find(board, report) {
    const cells = cellsWithExtras(board);
    if (cells === undefined) return;
    new GraveSearch(board, cells, report).run();
  },
  reason({ extras }, board) {
    const cells = openCells(board);
    return [
      deadlyFact(
        cells,
        cells.map((cell) => board.masks[cell] & ~extrasAt(extras, cell)),
      ),
    ];
  },
  marks: ({ extras }, board) => [
    ...extras.flat().map((extra) => ({
      role: "extra" as const,
      cell: candidateCell(extra),
      digits: [candidateDigit(extra)],
    })),
    ...openCells(board).map((cell) => ({
      role: "grave" as const,
      cell,
      digits: digitsOf(board.masks[cell] & ~extrasAt(extras, cell)),
    })),
  ],
  data({ extras }, board) {
    const candidates = extras.flat();
    const cells = [...new Set(candidates.map(candidateCell))];
    const digits = [...new Set(candidates.map(candidateDigit))];
    const isInCell = cells.length === 1;
    const inCell = { cell: { cell: cells[0] }, digits: { digits, join: "or" } } as const;
    return {
      extras: isInCell ? { part: "digitsIn", data: inCell } : { candidates },
      rule: isInCell
        ? { part: "inCell", data: inCell }
        : digits.length === 1
          ? { part: "oneDigit", data: { cells: { cells }, digit: digits[0] } }
          : {
              part: "mixed",
              data: { extras: { candidates }, cases: { list: casesOf(board, candidates), join: "space" } },
            },
      either: isInCell ? { part: "equals", data: inCell } : { candidates, join: "or" },
    };
  },
});

/** For each candidate that leaves: it is in the cell of some extras, and sees the others. */
function casesOf(board: Board, extras: readonly number[]): Value[] {
  const left = extras.reduce(
    (words, extra) => clashingWith(board, words, candidateCell(extra), candidateDigit(extra)),
    board.places,
  );
  const cases: Value[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (const cell of cellsOf(left[digit * 3], left[digit * 3 + 1], left[digit * 3 + 2])) {
      const own = extras.filter((extra) => candidateCell(extra) === cell).map(candidateDigit);
      const places = extras.map(candidateCell).filter((each) => each !== cell);
      cases.push({
        part: "either",
        data: {
          cell: { cell },
          digit,
          own: { digits: own, join: "or" },
          places: { cells: places, join: "or" },
        },
      });
    }
  }
  return cases;
}

/** The digits of the extras in a cell, as a mask. */
const extrasAt = (extras: BugPlusN["extras"], cell: Cell): number =>
  extras
    .flat()
    .reduce((mask, extra) => (candidateCell(extra) === cell ? mask | maskOf(candidateDigit(extra)) : mask), 0);

/**
 * The cells with more than two candidates, if some candidate can clash with an extra of each. Such a candidate shares its own
 * cell with any number of extras, but each other cell has one extra, of its digit, and sees it.
 */
function cellsWithExtras({ bivalue, places, masks }: Board): number[] | undefined {
  const w0 = places[0] & ~bivalue[0];
  const w1 = places[1] & ~bivalue[1];
  const w2 = places[2] & ~bivalue[2];
  const count = countBits(w0) + countBits(w1) + countBits(w2);
  // A cell and all that see it.
  if (count === 0 || count > 21) return undefined;
  const cells = cellsOf(w0, w1, w2);
  if (cells.some((cell) => DIGIT_COUNT[masks[cell]] < 3)) return undefined;
  const large = cells.filter((cell) => DIGIT_COUNT[masks[cell]] > 3);
  // With a single extra it is a BUG+1.
  return large.length > 1 || (large.length === 0 && count === 1) ? undefined : cells;
}

/** Tries all extras of each cell, as long as some candidate clashes with all of them. */
class GraveSearch {
  readonly #places: Int32Array;
  readonly #extras: number[] = [];

  constructor(
    readonly board: Board,
    readonly cells: readonly Cell[],
    readonly report: Reporter<typeof pattern>,
  ) {
    this.#places = placesByHouse(board).slice();
  }

  run(): void {
    this.#extend(0, this.board.places);
  }

  /** `left` are the candidates that clash with each extra so far, words by digit. Returns whether to stop. */
  #extend(next: number, left: Int32Array): boolean {
    if (next === this.cells.length) return this.#report(left);
    const cell = this.cells[next];
    const mask = this.board.masks[cell];
    const digits = digitsOf(mask);
    for (let i = 0; i < digits.length; i++) {
      for (let j = i + 1; j < digits.length; j++) {
        const extras = digitsOf(mask & ~maskOf(digits[i]) & ~maskOf(digits[j]));
        const clashing = extras.reduce((words, digit) => clashingWith(this.board, words, cell, digit), left);
        if (clashing.every((word, at) => at < 3 || word === 0)) continue;
        this.#take(cell, extras);
        const stops = this.#extend(next + 1, clashing);
        this.#giveBack(cell, extras);
        if (stops) return true;
      }
    }
    return false;
  }

  #take(cell: Cell, digits: readonly Digit[]): void {
    for (const digit of digits) {
      this.#extras.push(candidateOf(cell, digit));
      toggle(this.#places, cell, digit);
    }
  }

  #giveBack(cell: Cell, digits: readonly Digit[]): void {
    for (const digit of digits) {
      this.#extras.pop();
      toggle(this.#places, cell, digit);
    }
  }

  #report(left: Int32Array): boolean {
    if (!isGrave(this.#places) || !hasOneSolution(this.board)) return false;
    for (let digit = 1; digit <= 9; digit++)
      this.report.eliminateWords(digit, left[digit * 3], left[digit * 3 + 1], left[digit * 3 + 2]);
    const extras = [...this.#extras].sort((a, b) => a - b).map((extra) => [extra]);
    return this.report.commit({ extras }, openCells(this.board).length);
  }
}

/** Of some candidates, three words a digit, the ones that clash with another one: in the same cell, or the same digit in a cell that sees it. */
function clashingWith(grid: Grid, candidates: Int32Array, cell: Cell, digit: Digit): Int32Array {
  const peers = peerTable(grid);
  const left = new Int32Array(30);
  const own = digit * 3;
  for (let w = 0; w < 3; w++) left[own + w] = candidates[own + w] & peers[cell * 3 + w];
  const w = wordOf(cell);
  for (let each = 1; each <= 9; each++) if (each !== digit) left[each * 3 + w] = candidates[each * 3 + w] & bitOf(cell);
  return left;
}
