import { type Board, DIGIT_COUNT, lowestBit, search } from "@wings/core/author";

/** Rows and columns, as nine bits each, and the number of open cells in which they cross. */
export interface LockedRectangle {
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
}

/** What the search for rectangles knows of a board. */
export interface SolvedPlaces {
  /** By row: the open cells, as columns. */
  readonly open: Uint16Array;
  /** By digit - 1 and row: the places of the digit, as columns. */
  readonly columns: Uint16Array;
  /** By digit - 1 and row: the column where a solution has the digit, as a bit. */
  readonly solved: Uint16Array;
}

/** A solution as text; null if there is none, or if it is too hard to find: a proof needs none. */
function solutionOf(board: Board): string | null {
  try {
    return search(board, 1).solution;
  } catch (error) {
    if ((Object(error) as { code?: unknown }).code === "WINGS_LIMIT_REACHED") return null;
    throw error;
  }
}

/** The open cells of the board and the places of its digits; undefined if no solution is found. */
export function placesOf(board: Board): SolvedPlaces | undefined {
  const solution = solutionOf(board);
  if (solution === null) return undefined;
  const open = new Uint16Array(9);
  const columns = new Uint16Array(81);
  const solved = new Uint16Array(81);
  for (let cell = 0; cell < 81; cell++) {
    if (board.values[cell] !== 0) continue;
    const row = (cell / 9) | 0;
    const bit = 1 << (cell % 9);
    open[row] |= bit;
    for (let rest = board.masks[cell]; rest !== 0; rest &= rest - 1) columns[lowestBit(rest) * 9 + row] |= bit;
    solved[(solution.charCodeAt(cell) - 49) * 9 + row] = bit;
  }
  return { open, columns, solved };
}

/** Nine bits for each of three lines that is among three bits. */
export const SPREAD = /* @__PURE__ */ Int32Array.from(
  { length: 8 },
  (_, bits) => (bits & 1 ? 0x1ff : 0) | (bits & 2 ? 0x3fe00 : 0) | (bits & 4 ? 0x7fc0000 : 0),
);

/**
 * The locked rectangles, small ones first: rows and columns, neither all nine, that cross in as many open cells as all digits can be
 * there together, by lines. Each row and column has one of these cells.
 *
 * For some rows, take a solution. A digit that it has not in a column comes there only if it leaves another column, in one of the
 * rows, which may get it back from a third one, and so on. So each column needs the columns that digits can come from. What has all
 * columns that it needs is locked, and nothing else is. Any solution shows the same.
 */
export function lockedRectangles(places: SolvedPlaces, maxCells: number): LockedRectangle[] {
  const { open } = places;
  const found: LockedRectangle[] = [];
  const search = new NeededColumns(places);
  const used = new Uint16Array(512);
  for (let rows = 1; rows < 511; rows++) {
    used[rows] = used[rows & (rows - 1)] | open[lowestBit(rows)];
    if (used[rows] === 0 || !search.take(rows, used[rows])) continue;
    // All unions of needs.
    const sets = [0];
    for (let rest = used[rows]; rest !== 0; rest &= rest - 1) {
      const needs = search.needs[lowestBit(rest)];
      if (sets.includes(needs) || sizeOf(rows, needs, open) > maxCells) continue;
      for (let i = 0, count = sets.length; i < count; i++) {
        const union = sets[i] | needs;
        if (union === 511 || sets.includes(union)) continue;
        const size = sizeOf(rows, union, open);
        if (size > maxCells) continue;
        sets.push(union);
        if (size > 1 && isFull(rows, union, open)) found.push({ rows, columns: union, size });
      }
    }
  }
  return found.sort((a, b) => a.size - b.size || a.rows - b.rows || a.columns - b.columns);
}

/** Finds out which columns a column needs, in some rows. */
class NeededColumns {
  /** By column: the columns that must be there, too. */
  readonly needs = new Uint16Array(9);
  /** By digit: the rows where it is to be placed. What it says depends on these rows only. */
  readonly #rowsOf = new Uint16Array(9);
  /** By digit and rows of it: the columns from which it can come to each column. Three words, each with nine bits for three columns. */
  readonly #comes = new Int32Array(512 * 27);
  /** By column: where the way goes on. */
  readonly #next = new Uint16Array(9);

  /** Takes a board. */
  constructor({ columns, solved }: SolvedPlaces) {
    for (let at = 0; at < 81; at++) if (solved[at] !== 0) this.#rowsOf[(at / 9) | 0] |= 1 << (at % 9);
    /** By rows of a digit: the columns that the solution has there, and those that the digit can leave to come to a column. */
    const held = new Uint16Array(512);
    const gives = new Int32Array(512 * 3);
    for (let digit = 0; digit < 9; digit++) {
      const all = this.#rowsOf[digit];
      // All choices of its rows, from fewer to more.
      for (let rows = all & -all; rows !== 0; rows = (rows - all) & all) {
        const row = lowestBit(rows);
        const less = rows & (rows - 1);
        const own = solved[digit * 9 + row];
        const others = columns[digit * 9 + row] & ~own;
        const from = own | (own << 9) | (own << 18);
        held[rows] = held[less] | own;
        gives[rows * 3] = gives[less * 3] | (SPREAD[others & 7] & from);
        gives[rows * 3 + 1] = gives[less * 3 + 1] | (SPREAD[(others >> 3) & 7] & from);
        gives[rows * 3 + 2] = gives[less * 3 + 2] | (SPREAD[others >> 6] & from);
        this.#follow(digit, rows, held, gives);
      }
    }
  }

  /** Follows the ways of a digit to each column that the solution has it not in. */
  #follow(digit: number, rows: number, held: Uint16Array, gives: Int32Array): void {
    const next = this.#next;
    const comes = this.#comes;
    const at = (digit * 512 + rows) * 3;
    spread(next, gives[rows * 3], gives[rows * 3 + 1], gives[rows * 3 + 2]);
    for (let column = 0; column < 9; column++) {
      if (next[column] === 0 || ((held[rows] >> column) & 1) !== 0) continue;
      comes[at + ((column / 3) | 0)] |= closure(next[column], next) << ((column % 3) * 9);
    }
  }

  /** Fills `needs` for some rows, with the columns in use there. Returns false if nothing but all nine columns is locked. */
  take(rows: number, used: number): boolean {
    const comes = this.#comes;
    let [w0, w1, w2] = [0, 0, 0];
    for (let digit = 0; digit < 9; digit++) {
      const at = (digit * 512 + (rows & this.#rowsOf[digit])) * 3;
      w0 |= comes[at];
      w1 |= comes[at + 1];
      w2 |= comes[at + 2];
    }
    const next = this.#next;
    const needs = this.needs.fill(0);
    spread(next, w0, w1, w2);
    let isOne = used === 511;
    for (let rest = used; rest !== 0; rest &= rest - 1) {
      const column = lowestBit(rest);
      needs[column] = closure(1 << column, next);
      if (needs[column] !== 511) isOne = false;
    }
    return !isOne;
  }
}

/** Writes three words, each with nine bits for three columns, as nine masks. */
function spread(to: Uint16Array, w0: number, w1: number, w2: number): void {
  to[0] = w0 & 511;
  to[1] = (w0 >> 9) & 511;
  to[2] = w0 >> 18;
  to[3] = w1 & 511;
  to[4] = (w1 >> 9) & 511;
  to[5] = w1 >> 18;
  to[6] = w2 & 511;
  to[7] = (w2 >> 9) & 511;
  to[8] = w2 >> 18;
}

/** All columns that can be reached from a set of columns. */
function closure(set: number, next: Uint16Array): number {
  for (let fresh = set; fresh !== 0;) {
    const added = next[lowestBit(fresh)] & ~set;
    fresh = (fresh & (fresh - 1)) | added;
    set |= added;
  }
  return set;
}

function sizeOf(rows: number, columns: number, open: Uint16Array): number {
  let size = 0;
  for (let rest = rows; rest !== 0; rest &= rest - 1) size += DIGIT_COUNT[open[lowestBit(rest)] & columns];
  return size;
}

/** Whether each row has an open cell in the columns. */
function isFull(rows: number, columns: number, open: Uint16Array): boolean {
  for (let rest = rows; rest !== 0; rest &= rest - 1) if ((open[lowestBit(rest)] & columns) === 0) return false;
  return true;
}
