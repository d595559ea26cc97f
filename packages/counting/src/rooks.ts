import { lowestBit } from "@wings/core/author";

/** The row that a column is matched to, or -1, and the columns that were tried for the present row. */
const ROW_OF = new Int8Array(9);
let tried = 0;

/**
 * How many places of a digit can be chosen, no two in one row or column. `allowed` has the columns of its places by row, as nine
 * bits, and so does `chosen`: a choice to begin with, which is made larger.
 */
export function mostRooks(allowed: Uint16Array, chosen: Uint16Array): number {
  ROW_OF.fill(-1);
  let count = 0;
  for (let row = 0; row < 9; row++) {
    if (chosen[row] === 0) continue;
    ROW_OF[lowestBit(chosen[row])] = row;
    count++;
  }
  for (let row = 0; row < 9; row++) {
    if (chosen[row] !== 0 || allowed[row] === 0) continue;
    tried = 0;
    if (augment(allowed, row)) count++;
  }
  return count;
}

/** Finds a column for the row, where others give way to it. */
function augment(allowed: Uint16Array, row: number): boolean {
  for (let rest = allowed[row] & ~tried; rest !== 0; rest = allowed[row] & ~tried) {
    const column = lowestBit(rest);
    tried |= 1 << column;
    if (ROW_OF[column] >= 0 && !augment(allowed, ROW_OF[column])) continue;
    ROW_OF[column] = row;
    return true;
  }
  return false;
}

const NONE = /* @__PURE__ */ new Uint16Array(9);

/** Rows and columns, as houses, that have all these places: as few as places that can be chosen (König's theorem). */
export function linesOfPlaces(allowed: Uint16Array): number[] {
  mostRooks(allowed, NONE);
  const matched = new Set(ROW_OF);
  // From the rows without a column: their columns, the rows of these, and so on.
  let columns = 0;
  const reached = new Set(Array.from({ length: 9 }, (_, row) => row).filter((row) => !matched.has(row)));
  for (const row of reached) {
    for (let rest = allowed[row] & ~columns; rest !== 0; rest &= rest - 1) reached.add(ROW_OF[lowestBit(rest)]);
    columns |= allowed[row];
  }
  const lines: number[] = [];
  for (let row = 0; row < 9; row++) if (allowed[row] !== 0 && !reached.has(row)) lines.push(row);
  for (let rest = columns; rest !== 0; rest &= rest - 1) lines.push(9 + lowestBit(rest));
  return lines;
}
