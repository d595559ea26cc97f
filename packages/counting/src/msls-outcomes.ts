import {
  type Board,
  type Cell,
  cellFact,
  columnOf,
  type Count,
  type Digit,
  digitsOf,
  houseFact,
  lowestBit,
  rowOf,
  sees,
} from "@wings/core/author";
import type { SolvedPlaces, LockedRectangle } from "./locked-rectangles.js";
import { Rooks, linesOfPlaces } from "./rooks.js";

const ALL = /* @__PURE__ */ digitsOf(511);

/** What leaves by locked rectangles. For a digit only its own rows and columns count, and several rectangles say the same. */
export class RectangleOutcomes {
  /** What leaves by the last rectangle: cells by digit, three words each. */
  readonly words = new Int32Array(27);
  readonly #places: SolvedPlaces;
  /** By digit - 1: the rows and columns where it is to be placed, and its cells as three words. */
  readonly #rowsOf = new Uint16Array(9);
  readonly #columnsOf = new Uint16Array(9);
  readonly #cells: Int32Array;
  /** By rows, columns and digit: where its words are in `#list`, or 0. */
  readonly #known = new Map<number, number>();
  readonly #list: number[] = [0];
  readonly #rooks = new Rooks();
  /** For each row, the places of a digit in a rectangle and its place in the solution. */
  readonly #inRow = new Uint16Array(9);
  readonly #held = new Uint16Array(9);
  /** The same without a cell and what it sees. */
  readonly #allowed = new Uint16Array(9);
  readonly #chosen = new Uint16Array(9);
  /** By column: its row in the solution, or -1. */
  readonly #rowOf = new Int8Array(9);
  /** By box: the cell of the solution, or -1. */
  readonly #inBox = new Int8Array(9);

  constructor(board: Board, places: SolvedPlaces) {
    this.#places = places;
    this.#cells = board.places;
    for (let at = 0; at < 81; at++) {
      const digit = (at / 9) | 0;
      if (places.solved[at] !== 0) this.#rowsOf[digit] |= 1 << (at % 9);
      this.#columnsOf[digit] |= places.solved[at];
    }
  }

  /**
   * Finds the candidates that leave. With such a candidate true, the rectangle has too few places left for its digit.
   * Returns whether there is anything.
   */
  find({ rows, columns }: LockedRectangle): boolean {
    this.words.fill(0);
    let found = false;
    for (let digit = 0; digit < 9; digit++) {
      const its = rows & this.#rowsOf[digit];
      const within = columns & this.#columnsOf[digit];
      if (its === 0 || within === 0) continue;
      const key = (((its << 9) | within) << 4) | digit;
      let at = this.#known.get(key);
      if (at === undefined) this.#known.set(key, (at = this.#look(digit, its, within)));
      if (at === 0) continue;
      found = true;
      for (let w = 0; w < 3; w++) this.words[digit * 3 + w] = this.#list[at + w];
    }
    return found;
  }

  /** Notes what leaves of a digit. Returns where, or 0 if nothing does. */
  #look(digit: Digit, rows: number, columns: number): number {
    const list = [0, 0, 0];
    let found = false;
    const held = this.#fill(rows, columns, digit);
    if (held === 0) return 0;
    for (let w = 0; w < 3; w++) {
      for (let rest = this.#cells[(digit + 1) * 3 + w]; rest !== 0; rest &= rest - 1) {
        const cell = w * 27 + lowestBit(rest);
        const row = (cell / 9) | 0;
        const isInside = ((rows >> row) & 1) !== 0 && ((columns >> (cell % 9)) & 1) !== 0;
        if (!this.#leaves(isInside, held, row, cell % 9)) continue;
        list[w] |= rest & -rest;
        found = true;
      }
    }
    return found ? this.#list.push(...list) - 3 : 0;
  }

  /** Fills the lists for a digit in a rectangle. Returns how many the solution has. */
  #fill(rows: number, within: number, digit: Digit): number {
    const { columns, solved } = this.#places;
    const inBox = this.#inBox;
    const inRow = this.#inRow;
    const own = this.#held;
    const rowOf = this.#rowOf;
    let held = 0;
    rowOf.fill(-1);
    inBox.fill(-1);
    for (let row = 0; row < 9; row++) {
      const isIn = ((rows >> row) & 1) !== 0;
      inRow[row] = isIn ? columns[digit * 9 + row] & within : 0;
      own[row] = isIn ? solved[digit * 9 + row] & within : 0;
      if (own[row] === 0) continue;
      const column = lowestBit(own[row]);
      rowOf[column] = row;
      inBox[row - (row % 3) + ((column / 3) | 0)] = row * 9 + column;
      held++;
    }
    return held;
  }

  /** Whether the places of `#fill` are too few for a digit that is in this cell. The solution has `most` of them. */
  #leaves(isInside: boolean, most: number, row: number, column: number): boolean {
    // What the solution has where it can't be beside the cell.
    const band = row - (row % 3);
    const own = this.#held[row];
    const beside = this.#inBox[band + ((column / 3) | 0)];
    let lost = isInside ? -1 : 0;
    if (own !== 0) lost++;
    if (this.#rowOf[column] >= 0) lost++;
    if (beside >= 0 && ((beside / 9) | 0) !== row && beside % 9 !== column) lost++;
    if (lost <= 0 || own === 1 << column) return false;
    const box = 7 << (column - (column % 3));
    const line = ~(1 << column);
    const inRow = this.#inRow;
    const held = this.#held;
    const allowed = this.#allowed;
    const chosen = this.#chosen;
    for (let r = 0; r < 9; r++) {
      const mask = r === row ? 0 : r >= band && r < band + 3 ? line & ~box : line;
      allowed[r] = inRow[r] & mask;
      chosen[r] = held[r] & mask;
    }
    return this.#rooks.most(allowed, chosen) < most - Number(isInside);
  }
}

/**
 * Why a digit leaves some cells: the other cells of the rectangle need a digit each, and lines hold one of each digit. A count
 * that proves the most eliminations comes first, and one that proves nothing more is left out.
 */
export function countsOf(
  board: Board,
  { rows, columns }: LockedRectangle,
  digit: Digit,
  targets: readonly number[],
): Count[] {
  const all = cellsOfRectangle(board, rows, columns);
  const choices = targets.map((target) => {
    const cells = all.filter((cell) => cell !== target);
    const places = cells.filter((cell) => !sees(board, cell, target));
    return { cells, lines: linesOf(board, places, digit) };
  });
  const proves = ({ cells, lines }: (typeof choices)[number], target: number): boolean =>
    !cells.includes(target) &&
    !isOnLine(target, lines) &&
    cells.every((cell) => !board.has(cell, digit) || sees(board, cell, target) || isOnLine(cell, lines));
  const counts: typeof choices = [];
  for (let left = targets; left.length > 0;) {
    const unproved = choices.map((count) => left.filter((target) => !proves(count, target)));
    const best = unproved.reduce((least, rest, i) => (rest.length < unproved[least].length ? i : least), 0);
    counts.push(choices[best]);
    left = unproved[best];
  }
  return counts.map(({ cells, lines }) => ({
    facts: cells.map((cell) => [cellFact(cell), 1]),
    sets: ALL.flatMap((each) =>
      (each === digit ? lines : linesOf(board, cells, each)).map((house) => [houseFact(house, each), 1] as const),
    ),
  }));
}

const isOnLine = (cell: Cell, lines: readonly number[]): boolean =>
  lines.includes(rowOf(cell)) || lines.includes(columnOf(cell));

/** The fewest rows and columns, as houses, that have all places of a digit in some cells. */
export function linesOf(board: Board, cells: readonly Cell[], digit: Digit): number[] {
  const allowed = new Uint16Array(9);
  for (const cell of cells) if (board.has(cell, digit)) allowed[(cell / 9) | 0] |= 1 << (cell % 9);
  return linesOfPlaces(allowed);
}

/** The open cells of rows and columns. */
export const cellsOfRectangle = ({ values }: Board, rows: number, columns: number): number[] =>
  Array.from({ length: 81 }, (_, cell) => cell).filter(
    (cell) => values[cell] === 0 && ((rows >> ((cell / 9) | 0)) & 1) !== 0 && ((columns >> (cell % 9)) & 1) !== 0,
  );
