import {
  addAll,
  addCell,
  type Board,
  type BoardSets,
  type Candidate,
  candidateOf,
  type Cell,
  CellSet,
  type Digit,
  maskOfAll,
  type Pattern,
  type Reporter,
  sees,
  setsOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { CLAIM_PARTS, guardedCells } from "./guarded-words.js";
import { eliminateAll, excludedByAll, othersIn } from "./guardians.js";
import { haveOddLoop, inOrder, shortestOddCycle } from "./odd-cycle.js";

const pattern = { cells: "cells", digits: "digits" } as const;
/** The pattern: the cells of the loop, in order, and two digits. */
export type BivalueOddagon = Pattern<typeof pattern>;

/**
 * Bivalue oddagon: a loop of an odd number of cells, each seeing the next one, with two digits. With these alone it could not be filled, so
 * one of the other candidates is true.
 *
 * ```
 *   ╭─ xy ─── xy ─── xyg ─── xy ─── xy ─╮        x and y take turns, but five is odd: g is true
 *   ╰───────────────────────────────────╯
 * ```
 */
export const bivalueOddagon = /* @__PURE__ */ defineBuiltIn({
  id: "bivalue-oddagon",
  name: "Bivalue Oddagon",
  minSize: 5,
  ties: true,
  pattern,
  ...guardedCells,
  message: {
    long:
      "Each of the cells {cells} sees the next one, and the last sees the first. If they held only {digits}, the two digits would take turns, but the " +
      "number of cells is odd. {claim}: {outcome}.",
    short: "oddagon {digits} {cells}, guarded by {guardians}: {outcome}",
    vague: "An odd loop of cells can't hold only {digits}.",
    parts: CLAIM_PARTS,
  },

  find(_, report) {
    const search = new PairSearch(report);
    for (let a = 1; a < 9; a++) for (let b = a + 1; b <= 9; b++) if (search.findPair([a, b])) return;
  },
});

/** Searches for loops of two digits: one for each candidate that leaves. */
class PairSearch {
  readonly #report: Reporter<typeof pattern>;
  readonly #board: Board;
  readonly #sets: BoardSets;
  #digits: readonly [Digit, Digit] = [1, 2];
  /** The cells with one of the two digits that have no other candidate, that have others, and that have one other. */
  readonly #pure = new CellSet();
  readonly #guarded = new CellSet();
  readonly #withOneOther = new CellSet();
  readonly #reported = new Set<string>();

  constructor(report: Reporter<typeof pattern>) {
    this.#report = report;
    this.#board = report.board;
    this.#sets = setsOf(report.board);
  }

  /** Finds the loops of two digits. Returns whether to stop. */
  findPair(digits: readonly [Digit, Digit]): boolean {
    this.#digits = digits;
    this.#reported.clear();
    this.#takeCells();
    return this.#findWithOneCell() || this.#findWithOneDigit();
  }

  #takeCells(): void {
    const { places } = this.#sets;
    const [a, b] = this.#digits;
    const once = new CellSet();
    const twice = new CellSet();
    const shared = new CellSet();
    for (let digit = 1; digit <= 9; digit++) {
      if (digit === a || digit === b) continue;
      addAll(twice, shared.and(once, places[digit]));
      addAll(once, places[digit]);
    }
    const both = addAll(new CellSet().copy(places[a]), places[b]);
    this.#pure.andNot(both, both, once);
    this.#guarded.and(both, once);
    this.#withOneOther.andNot(both, once, twice);
  }

  /** One cell has all guardians: it loses the two digits. */
  #findWithOneCell(): boolean {
    const pure = [...this.#pure];
    if (pure.length < 4) return false;
    for (const cell of this.#guarded) {
      if (pure.filter((each) => sees(this.#board, each, cell)).length < 2) continue;
      for (const digit of this.#digits)
        if (this.#board.has(cell, digit) && this.#reportLoop([...pure, cell], candidateOf(cell, digit))) return true;
    }
    return false;
  }

  /** The guardians are places of one digit, and a target sees all of them. */
  #findWithOneDigit(): boolean {
    const { places, peers } = this.#sets;
    const [a, b] = this.#digits;
    const guarded = new CellSet();
    const near = new CellSet();
    const all = new CellSet();
    for (let digit = 1; digit <= 9; digit++) {
      if (digit === a || digit === b) continue;
      if (guarded.and(this.#withOneOther, places[digit]).isEmpty) continue;
      if (!haveOddLoop(this.#board, addAll(all.copy(this.#pure), guarded))) continue;
      for (const target of places[digit]) {
        if (near.and(guarded, peers[target]).isEmpty) continue;
        if (this.#reportLoop([...this.#pure, ...near], candidateOf(target, digit))) return true;
      }
    }
    return false;
  }

  /** Reports the shortest loop of these cells, if it eliminates the target. Returns whether to stop. */
  #reportLoop(cells: readonly Cell[], target: Candidate): boolean {
    const report = this.#report;
    if (cells.length < 5 || !haveOddLoop(this.#board, setOfCells(cells))) return false;
    const loop = loopOf(this.#board, cells);
    if (loop.length < 5 || loop.length > report.maxSize || this.#reported.has(loop.join())) return false;
    const excluded = excludedByAll(this.#board, othersIn(this.#board, loop, maskOfAll(this.#digits)));
    if (!excluded.includes(target)) return false;
    this.#reported.add(loop.join());
    eliminateAll(report, excluded);
    return report.commit({ cells: loop, digits: this.#digits }, loop.length);
  }
}

const setOfCells = (cells: readonly Cell[]): CellSet => cells.reduce(addCell, new CellSet());

/** The shortest odd loop of some cells, in order; an empty list if there is none. */
function loopOf(board: Board, cells: readonly Cell[]): Cell[] {
  const cycle = shortestOddCycle(
    cells.map((_, i) => i),
    cells.map((cell) => cells.flatMap((other, i) => (sees(board, cell, other) ? [i] : []))),
  );
  return cycle.length === 0 ? [] : inOrder(cycle.map((i) => cells[i]));
}
