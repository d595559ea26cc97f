import { type Board, type Cell, type Digit, lowestDigit, maskOf, memo, sees } from "@wings/core/author";
import { isPlaceable } from "./is-placeable.js";

/**
 * Where an exocet is. Turned, rows are columns and columns are rows.
 *
 * ```
 *        c0          c1          c2
 *   B B  . | .  . .  | .  . .        the row of the base
 *   . .  . | .  T .  | .  . .        targets
 *   . .  . | .  . .  | .  T .
 *   -------+---------+--------
 *   . .  x | .  x .  | .  x .        the field: c0 below, c1 and c2 without the row of the base
 * ```
 */
export interface ExocetShape {
  readonly isTurned: boolean;
  /** The row of the base. */
  readonly row: number;
  /** The three columns. The first one has the third cell of the base's box and row. */
  readonly columns: readonly number[];
  readonly base: readonly Cell[];
  /** A target in the second column and one in the third. */
  readonly targets: readonly Cell[];
  /** The digits of the base. */
  readonly digits: readonly Digit[];
}

/** The cell in a row and a column, and the row of a cell. Turned, rows are columns. */
export const cellAt = (isTurned: boolean, row: number, column: number): Cell =>
  isTurned ? column * 9 + row : row * 9 + column;
export const rowIn = (isTurned: boolean, cell: Cell): number => (isTurned ? cell % 9 : (cell / 9) | 0);

/** Whether a cell has the digit, or has it as a candidate. */
export const holds = ({ masks, values }: Board, cell: Cell, digit: Digit): boolean =>
  values[cell] === digit || (masks[cell] & maskOf(digit)) !== 0;

/** By column * 10 + digit: the rows in which the column holds the digit. Turned, columns are rows. */
export function rowsByColumn(board: Board, isTurned: boolean): Uint16Array {
  const { straight, turned } = memo(board, "wings/exocet-rows", allRows);
  return isTurned ? turned : straight;
}

function allRows({ values, masks }: Board): { straight: Uint16Array; turned: Uint16Array } {
  const straight = new Uint16Array(90);
  const turned = new Uint16Array(90);
  for (let cell = 0; cell < 81; cell++) {
    const row = (cell / 9) | 0;
    const column = cell % 9;
    for (let rest = values[cell] === 0 ? masks[cell] : maskOf(values[cell]); rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      straight[column * 10 + digit] |= 1 << row;
      turned[row * 10 + digit] |= 1 << column;
    }
  }
  return { straight, turned };
}

/**
 * Whether a digit can be placed in the field with one target and without the other; with `place`, only on cells that it does
 * not see.
 */
export function isPlaceableWith(board: Board, shape: ExocetShape, digit: Digit, which: number, place = -1): boolean {
  const { isTurned, row, columns, targets } = shape;
  const held = rowsByColumn(board, isTurned);
  const rows = columns.map((column, i) => {
    const outside = i === 0 ? 7 << (row - (row % 3)) : 1 << row;
    let inField = held[column * 10 + digit] & ~outside;
    if (i === which + 1) inField &= 1 << rowIn(isTurned, targets[which]);
    else if (i > 0) inField &= ~(1 << rowIn(isTurned, targets[1 - which]));
    for (let r = 0; r < 9 && place >= 0; r++) {
      const cell = cellAt(isTurned, r, column);
      if (cell !== place && sees(board, cell, place)) inField &= ~(1 << r);
    }
    return inField;
  });
  return isPlaceable(rows[0], rows[1], rows[2]);
}

/** The cells of a target's mirror: in the box of the other target, the row without base and target, except for the other target. */
export function mirrorOf({ isTurned, row, columns, targets }: ExocetShape, which: number): Cell[] {
  const band = row - (row % 3);
  const own = rowIn(isTurned, targets[which]);
  const third = [band, band + 1, band + 2].find((r) => r !== row && r !== own)!;
  const other = columns[2 - which];
  const first = other - (other % 3);
  return [0, 1, 2].map((i) => cellAt(isTurned, third, first + i)).filter((cell) => cell !== targets[1 - which]);
}
