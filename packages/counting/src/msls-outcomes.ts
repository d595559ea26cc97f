import {
  type Board,
  CLASSIC_GRID,
  type Cell,
  cellFact,
  columnOf,
  type Count,
  type Digit,
  digitsOf,
  houseFact,
  lowestBit,
  peerTable,
  rowOf,
  sees,
} from "@wings/core/author";
import { type LockedRectangle, SPREAD, type SolvedPlaces } from "./locked-rectangles.js";
import { Rooks, linesOfPlaces } from "./rooks.js";

/** Rows, columns and classic boxes only: what a rectangle counts on. */
const PEERS = /* @__PURE__ */ peerTable(CLASSIC_GRID);
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
  /** How many places of the solution see a cell: cells with one or more, two or more, three or more, as three words each. */
  readonly #seen = new Int32Array(9);
  /** The same places without a cell and what it sees. */
  readonly #allowed = new Uint16Array(9);
  readonly #chosen = new Uint16Array(9);

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
    const seen = this.#seen;
    for (let w = 0; w < 3; w++) {
      const inside = SPREAD[(rows >> (w * 3)) & 7] & (columns * 0x40201);
      // A cell inside takes the place of one that it sees.
      const lost = (seen[w] & ~inside) | (seen[w + 3] & inside);
      const more = (seen[w + 3] & ~inside) | (seen[w + 6] & inside);
      for (let rest = this.#cells[(digit + 1) * 3 + w] & lost; rest !== 0; rest &= rest - 1) {
        const cell = w * 27 + lowestBit(rest);
        const bit = rest & -rest;
        this.#without((cell / 9) | 0, cell % 9);
        const leaves =
          (more & bit) === 0
            ? !this.#rooks.canAdd(this.#allowed, this.#chosen)
            : this.#rooks.most(this.#allowed, this.#chosen) < held - ((inside & bit) === 0 ? 0 : 1);
        if (!leaves) continue;
        list[w] |= bit;
        found = true;
      }
    }
    return found ? this.#list.push(...list) - 3 : 0;
  }

  /** Fills the lists for a digit in a rectangle. Returns how many the solution has. */
  #fill(rows: number, within: number, digit: Digit): number {
    const { columns, solved } = this.#places;
    const inRow = this.#inRow;
    const own = this.#held;
    const seen = this.#seen.fill(0);
    let held = 0;
    for (let row = 0; row < 9; row++) {
      const isIn = ((rows >> row) & 1) !== 0;
      inRow[row] = isIn ? columns[digit * 9 + row] & within : 0;
      own[row] = isIn ? solved[digit * 9 + row] & within : 0;
      if (own[row] === 0) continue;
      held++;
      const cell = row * 9 + lowestBit(own[row]);
      for (let w = 0; w < 3; w++) {
        const peers = PEERS[cell * 3 + w];
        seen[w + 6] |= seen[w + 3] & peers;
        seen[w + 3] |= seen[w] & peers;
        seen[w] |= peers;
      }
    }
    return held;
  }

  /** Takes the places of `#fill` that a cell leaves to its digit. */
  #without(row: number, column: number): void {
    const band = row - (row % 3);
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
