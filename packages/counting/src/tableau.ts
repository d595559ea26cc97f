import { limitReached } from "@wings/core/author";

/** A hard board takes some thousands for all its candidates. */
const MAX_PIVOTS = 200_000;
/** Smaller numbers count as zero. */
export const TINY = 1e-9;
/** A right side below minus this is negative. */
const SHORT = 1e-7;

/** Another way to do the rows of a pivot, in a memory of its own. */
export interface FastPivot {
  /** Its memory. One tableau at a time works there. */
  readonly cells: Float64Array;
  /** Takes multiples of a row from all others, so that a column is zero there; then the column gets its new numbers. */
  pivotRows(width: number, height: number, row: number, column: number, factor: number): void;
}

let fast: FastPivot | undefined;
/** The tableau in the memory of `fast`. */
let tenant: Tableau | undefined;

/** All tableaus that are made from now on can use it. */
export function pivotWith(pivot: FastPivot): void {
  fast = pivot;
  tenant = undefined;
}

/**
 * A dense simplex tableau. Row i says of its basic variable, with those of the columns:
 *
 * ```
 *   basic[i] + at(i, 1) * column[1] + at(i, 2) * column[2] + … = at(i, 0)
 * ```
 *
 * Only sums, products and quotients, in a fixed order: the result is the same on any machine.
 */
export class Tableau {
  /** Column 0 has the right sides. */
  readonly width: number;
  /** Row after row. */
  cells: Float64Array;
  height = 0;
  /** The variable of each row. */
  readonly basic: number[] = [];
  /** The variable of each column; that of column 0 is not used. */
  readonly column: Int32Array;
  #pivots = 0;
  /** The columns of a row that are not zero, while it is the row of a pivot. */
  readonly #filled: Int32Array;

  constructor(columns: number, rows: number) {
    this.width = columns + 1;
    this.cells = new Float64Array(this.width * rows);
    this.column = new Int32Array(this.width);
    this.#filled = new Int32Array(this.width);
  }

  at(row: number, column: number): number {
    return this.cells[row * this.width + column];
  }

  /** A new row of zeros; its start in `cells`. */
  addRow(variable: number): number {
    const start = this.height * this.width;
    if (start + this.width > this.cells.length) {
      const larger = new Float64Array(this.cells.length * 2);
      larger.set(this.cells);
      this.cells = larger;
    }
    this.cells.fill(0, start, start + this.width);
    this.basic[this.height++] = variable;
    return start;
  }

  /** Puts the last row in the place of another. */
  removeRow(row: number): void {
    const last = --this.height;
    const variable = this.basic.pop()!;
    if (row === last) return;
    const { cells, width } = this;
    cells.copyWithin(row * width, last * width, (last + 1) * width);
    this.basic[row] = variable;
  }

  /** Exchanges the variable of a row and that of a column. `costs` is changed like a row. */
  pivot(row: number, column: number, costs?: Float64Array): void {
    const { cells, width } = this;
    const filled = this.#filled;
    const start = row * width;
    if (++this.#pivots > MAX_PIVOTS) throw limitReached("steps of a linear program", MAX_PIVOTS);
    const factor = 1 / cells[start + column];
    let count = 0;
    for (let j = 0; j < width; j++) {
      if (j === column || cells[start + j] === 0) continue;
      cells[start + j] *= factor;
      filled[count++] = j;
    }
    cells[start + column] = factor;
    const { height } = this;
    const isDense = count * 2 > width;
    if (isDense && cells.buffer === fast?.cells.buffer) fast.pivotRows(width, height, row, column, factor);
    else
      for (let i = 0, other = 0; i < height; i++, other += width) {
        const times = cells[other + column];
        if (i === row || times === 0) continue;
        if (isDense) for (let j = 0; j < width; j++) cells[other + j] -= times * cells[start + j];
        else
          for (let k = 0; k < count; k++) {
            const j = filled[k];
            cells[other + j] -= times * cells[start + j];
          }
        cells[other + column] = -times * factor;
      }
    if (costs !== undefined && costs[column] !== 0) {
      const times = costs[column];
      for (let k = 0; k < count; k++) costs[filled[k]] -= times * cells[start + filled[k]];
      costs[column] = -times * factor;
    }
    const variable = this.basic[row];
    this.basic[row] = this.column[column];
    this.column[column] = variable;
  }

  /**
   * The dual simplex method: exchanges variables until no right side is negative. Returns false if a row can't be mended. `costs` has
   * no negative number, and as few equal ones as possible, so that it ends.
   */
  mend(costs: Float64Array): boolean {
    const { width } = this;
    for (;;) {
      let leaving = -1;
      let lowest = -SHORT;
      for (let i = 0; i < this.height; i++) {
        if (this.cells[i * width] >= lowest) continue;
        lowest = this.cells[i * width];
        leaving = i;
      }
      if (leaving < 0) return true;
      let entering = 0;
      let least = Infinity;
      for (let j = 1; j < width; j++) {
        const value = this.cells[leaving * width + j];
        if (value >= -TINY) continue;
        const ratio = costs[j] / -value;
        if (ratio < least) {
          least = ratio;
          entering = j;
        }
      }
      if (entering === 0) return false;
      this.pivot(leaving, entering, costs);
    }
  }
}

/** The tableau works in the memory of the fast pivot from now on, if there is one with room. Another one that is there moves out. */
export function moveToFastMemory(tableau: Tableau): void {
  if (fast === undefined || tableau.cells.length > fast.cells.length) return;
  if (tenant !== undefined) tenant.cells = tenant.cells.slice();
  fast.cells.set(tableau.cells);
  tableau.cells = fast.cells.subarray(0, tableau.cells.length);
  tenant = tableau;
}

/** Numbers from 1 to 2, all different. */
export const untied = (index: number): number => 1 + ((index * 7907) % 991) / 991;
