import { lowestBit } from "@wings/core/author";

/** Matches rows and columns: how many places of a digit can be chosen, no two in one row or column. */
export class Rooks {
  /** The row that each column is matched to, or -1. */
  readonly rowOf = new Int8Array(9);
  /** The columns that were tried for the present row. */
  #tried = 0;

  /**
   * How many places can be chosen. `allowed` has the columns of the places by row, as nine bits, and so does `chosen`: a choice to
   * begin with, which is made larger.
   */
  most(allowed: Uint16Array, chosen: Uint16Array): number {
    const { rowOf } = this;
    rowOf.fill(-1);
    let count = 0;
    for (let row = 0; row < 9; row++) {
      if (chosen[row] === 0) continue;
      rowOf[lowestBit(chosen[row])] = row;
      count++;
    }
    for (let row = 0; row < 9; row++) {
      if (chosen[row] !== 0 || allowed[row] === 0) continue;
      this.#tried = 0;
      if (this.#augment(allowed, row)) count++;
    }
    return count;
  }

  /** Whether one place more can be chosen. */
  canAdd(allowed: Uint16Array, chosen: Uint16Array): boolean {
    const { rowOf } = this;
    let taken = 0;
    let rows = 0;
    for (let row = 0; row < 9; row++) {
      taken |= chosen[row];
      if (chosen[row] !== 0) rowOf[lowestBit(chosen[row])] = row;
      else if (allowed[row] !== 0) rows |= 1 << row;
    }
    // From the rows without a place to their columns, the rows that have these, and so on, to a column that is free.
    for (let tried = 0; rows !== 0;) {
      let fresh = allowed[lowestBit(rows)] & ~tried;
      rows &= rows - 1;
      if ((fresh & ~taken) !== 0) return true;
      for (tried |= fresh; fresh !== 0; fresh &= fresh - 1) rows |= 1 << rowOf[lowestBit(fresh)];
    }
    return false;
  }

  /** Finds a column for the row, where others give way to it. */
  #augment(allowed: Uint16Array, row: number): boolean {
    const { rowOf } = this;
    for (let rest = allowed[row] & ~this.#tried; rest !== 0; rest = allowed[row] & ~this.#tried) {
      const column = lowestBit(rest);
      this.#tried |= 1 << column;
      if (rowOf[column] >= 0 && !this.#augment(allowed, rowOf[column])) continue;
      rowOf[column] = row;
      return true;
    }
    return false;
  }
}

/** Rows and columns, as houses, that have all these places: as few as places that can be chosen (König's theorem). */
export function linesOfPlaces(allowed: Uint16Array): number[] {
  const rooks = new Rooks();
  rooks.most(allowed, new Uint16Array(9));
  const { rowOf } = rooks;
  const matched = new Set(rowOf);
  // From the rows without a column: their columns, the rows of these, and so on.
  let columns = 0;
  const reached = new Set(Array.from({ length: 9 }, (_, row) => row).filter((row) => !matched.has(row)));
  for (const row of reached) {
    for (let rest = allowed[row] & ~columns; rest !== 0; rest &= rest - 1) reached.add(rowOf[lowestBit(rest)]);
    columns |= allowed[row];
  }
  const lines: number[] = [];
  for (let row = 0; row < 9; row++) if (allowed[row] !== 0 && !reached.has(row)) lines.push(row);
  for (let rest = columns; rest !== 0; rest &= rest - 1) lines.push(9 + lowestBit(rest));
  return lines;
}
