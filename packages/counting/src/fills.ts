import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  type Digit,
} from "@wings/core/author";
import { dive } from "./dive.js";
import { type LogicBoard, logicBoard } from "./logic-board.js";
import { TINY, Tableau, moveToFastMemory, untied } from "./tableau.js";

/** A candidate with more than this is wholly in a fill; candidates that can't be have a good deal less. */
export const WHOLE = 1 - 1e-6;

/** Boards with more candidates are nearly empty. */
const MANY = 350;

/**
 * The fractional fills of a board: each candidate has a share from 0 to 1, and the shares of each fact add up to 1. A candidate
 * that no fill has wholly is false. The tableau goes from fill to fill; each one clears all candidates that it has wholly.
 */
export class Fills {
  /** Candidates that some fill has wholly, by index. */
  readonly #isCleared: Uint8Array;
  /** Undefined if there is no fill. */
  readonly #tableau: Tableau | undefined;

  constructor(board: Board) {
    const logic = logicBoard(board);
    this.#isCleared = new Uint8Array(logic.candidates.length);
    if (logic.candidates.length > MANY) this.#dive(board, logic);
    if (!this.#isCleared.includes(0)) return;
    const tableau = solved(logic);
    if (!tableau?.mend(Float64Array.from({ length: tableau.width }, (_, j) => (j === 0 ? 0 : untied(j))))) return;
    const off = withRightSidesOff(tableau);
    this.#tableau = off;
    this.#clear();
  }

  /** The candidate that the present fill has most of, among those that are open; -1 if none is. */
  nextOf(isOpen: Uint8Array): number {
    const tableau = this.#tableau;
    let best = -1;
    let most = -1;
    if (tableau !== undefined) {
      for (let i = 0; i < tableau.height; i++) {
        const variable = tableau.basic[i];
        const share = tableau.at(i, 0);
        if (isOpen[variable] === 0 || this.#isCleared[variable] !== 0 || share <= most) continue;
        most = share;
        best = variable;
      }
    }
    return best >= 0 ? best : isOpen.findIndex((open, i) => open !== 0 && this.#isCleared[i] === 0);
  }

  /** The most of a candidate, by index, that a fill has. */
  mostOf(candidate: Candidate): number {
    const tableau = this.#tableau;
    if (tableau === undefined) return 0;
    if (this.#isCleared[candidate] !== 0) return 1;
    let row = tableau.basic.indexOf(candidate);
    if (row < 0) row = this.#enter(tableau.column.indexOf(candidate, 1));
    while (this.#isCleared[candidate] === 0) {
      // The column that raises the candidate most.
      let best = 0;
      let least = -TINY;
      for (let j = 1; j < tableau.width - 1; j++) {
        const value = tableau.at(row, j);
        if (value < least) {
          least = value;
          best = j;
        }
      }
      if (best === 0) return tableau.at(row, tableau.width - 1);
      this.#enter(best);
    }
    return 1;
  }

  /** Raises the variable of a column until another one is zero. Returns its row. */
  #enter(column: number): number {
    const { cells, width, height } = this.#tableau!;
    let leaving = -1;
    let least = Infinity;
    for (let i = 0; i < height; i++) {
      const value = cells[i * width + column];
      if (value <= TINY) continue;
      const ratio = cells[i * width] / value;
      if (ratio < least) {
        least = ratio;
        leaving = i;
      }
    }
    this.#tableau!.pivot(leaving, column);
    this.#clear();
    return leaving;
  }

  /** On a nearly empty board, most candidates are in a solution that is easy to find. */
  #dive(board: Board, { candidates }: LogicBoard): void {
    const indexOf = new Map(candidates.map((candidate, index) => [candidate, index]));
    const isWanted = (cell: Cell, digit: Digit): boolean =>
      this.#isCleared[indexOf.get(candidateOf(cell, digit))!] === 0;
    for (const candidate of candidates) {
      const [cell, digit] = [candidateCell(candidate), candidateDigit(candidate)];
      if (!isWanted(cell, digit)) continue;
      const start = board.copy();
      start.place(cell, digit);
      const full = dive(start, isWanted);
      if (full === undefined) continue;
      for (const [i, each] of candidates.entries())
        if (full.values[candidateCell(each)] === candidateDigit(each)) this.#isCleared[i] = 1;
    }
  }

  #clear(): void {
    const { cells, width, height, basic } = this.#tableau!;
    for (let i = 1; i <= height; i++) if (cells[i * width - 1] > WHOLE) this.#isCleared[basic[i - 1]] = 1;
  }
}

/**
 * Each right side is off by another little, so that there are no ties. The right sides as they are become the last column, which
 * never enters.
 */
function withRightSidesOff({ basic, cells, column, height, width }: Tableau): Tableau {
  const off = new Tableau(width, height);
  off.column.set(column);
  for (let i = 0; i < height; i++) {
    const start = off.addRow(basic[i]);
    off.cells.set(cells.subarray(i * width, (i + 1) * width), start);
    off.cells[start + width] = off.cells[start];
    off.cells[start] += untied(i) * 1e-7;
  }
  moveToFastMemory(off);
  return off;
}

/** Solves the equations of all facts: undefined if they contradict each other. */
function solved({ candidates, members }: LogicBoard): Tableau | undefined {
  const width = candidates.length + 1;
  const rows: Float64Array[] = [];
  const basic: number[] = [];
  for (const list of members) {
    const row = new Float64Array(width);
    row[0] = 1;
    for (const index of list) row[index + 1] = 1;
    for (const [i, other] of rows.entries()) subtract(row, other, basic[i] + 1);
    let pivot = 0;
    for (const index of list) if (Math.abs(row[index + 1]) > 0.5) pivot = index + 1;
    for (let j = 1; j < width && pivot === 0; j++) if (Math.abs(row[j]) > TINY) pivot = j;
    if (pivot === 0) {
      if (Math.abs(row[0]) > TINY) return undefined;
      continue;
    }
    const factor = 1 / row[pivot];
    for (let j = 0; j < width; j++) row[j] *= factor;
    for (const other of rows) subtract(other, row, pivot);
    rows.push(row);
    basic.push(pivot - 1);
  }
  const isBasic = new Uint8Array(candidates.length);
  for (const variable of basic) isBasic[variable] = 1;
  const columns = candidates.map((_, index) => index).filter((index) => isBasic[index] === 0);
  const tableau = new Tableau(columns.length, rows.length);
  tableau.column.set(columns, 1);
  for (const [i, row] of rows.entries()) {
    const start = tableau.addRow(basic[i]);
    tableau.cells[start] = row[0];
    for (const [j, index] of columns.entries()) tableau.cells[start + j + 1] = row[index + 1];
  }
  return tableau;
}

/** Takes a multiple of a row from another, so that the column is zero there. */
function subtract(row: Float64Array, other: Float64Array, column: number): void {
  const times = row[column];
  if (times === 0) return;
  for (let j = 0; j < row.length; j++) row[j] -= times * other[j];
  row[column] = 0;
}
