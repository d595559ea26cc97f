import { type Board, type Digit, DIGIT_COUNT, boxOf, lowestBit, memo } from "@wings/core/author";
import { type Ways, waysOf, withHeld } from "./ways.js";

/**
 * Parts of two ways: rows whose cells of both digits are in as many columns and boxes as they are rows. In a part both digits can be
 * exchanged, and each row, column and box keeps its digits.
 *
 * ```
 *   a . . | b . .        b . . | a . .
 *   . b . | . a .   and  . a . | . b .     are parts of three rows
 *   ...                  ...
 * ```
 */
export class Parts {
  readonly ways: Ways;
  readonly #rows: WayRows;
  readonly #places: Int32Array;
  readonly #free: Int32Array;
  /** The rows that may be in a part of the two digits, as nine bits. */
  #possible = 0;

  constructor(board: Board) {
    this.ways = waysOf(board);
    this.#rows = memo(board, "two-digit-rows", () => rowsOfWays(this.ways));
    this.#places = withHeld(board);
    this.#free = freeCells(board);
  }

  /** Looks at two digits from now on. Returns false where they have no part. */
  begin(a: Digit, b: Digit): boolean {
    this.#possible = possibleRows(this.#places, this.#free, a, b);
    return this.#possible !== 0;
  }

  /** The rows of all parts of two ways together, 0 for none: the most rows that keep their columns and boxes. */
  rowsIn(i: number, j: number): number {
    const { columns, inColumns, inBoxes } = this.#rows;
    i *= 3;
    j *= 3;
    for (let left = this.#possible; ;) {
      let kept = left;
      for (let rest = left; rest !== 0; rest &= rest - 1) {
        const row = lowestBit(rest);
        const column = columns[i + row];
        const inColumn = inColumns[j + column];
        const inBox = inBoxes[j + BOX_OF[row * 9 + column]];
        if (((kept >> inColumn) & (kept >> inBox) & 1) === 0) kept &= ~(1 << row);
      }
      if (kept === left) return left;
      left = kept;
    }
  }

  /** The rows of the smallest part of two ways; if several are, of the first. */
  smallest(i: number, j: number): number {
    let best = 0;
    for (let rest = this.rowsIn(i, j); rest !== 0;) {
      const part = this.partAt(i, j, lowestBit(rest));
      if (best === 0 || DIGIT_COUNT[part] < DIGIT_COUNT[best]) best = part;
      rest &= ~part;
    }
    return best;
  }

  /** The rows of the part that a row is in, if it is in one: this row and all rows that its columns and boxes lead to. */
  partAt(i: number, j: number, first: number): number {
    const { columns, inColumns, inBoxes } = this.#rows;
    let part = 1 << first;
    for (let next = part; next !== 0;) {
      const row = lowestBit(next);
      const column = columns[i * 3 + row];
      const inColumn = 1 << inColumns[j * 3 + column];
      const inBox = 1 << inBoxes[j * 3 + BOX_OF[row * 9 + column]];
      const more = (inColumn | inBox) & ~part;
      part |= more;
      next = (next & (next - 1)) | more;
    }
    return part;
  }
}

/** By cell: the box, 0 to 8. */
const BOX_OF = /* @__PURE__ */ Uint8Array.from({ length: 81 }, (_, cell) => boxOf(cell) - 18);

/** Nine numbers for each way. */
interface WayRows {
  /** By row: the column of the way there. */
  readonly columns: Uint8Array;
  /** By column, and by box: the row of the way there. */
  readonly inColumns: Uint8Array;
  readonly inBoxes: Uint8Array;
}

function rowsOfWays({ first, words }: Ways): WayRows {
  const count = first[10];
  const columns = new Uint8Array(count * 9);
  const inColumns = new Uint8Array(count * 9);
  const inBoxes = new Uint8Array(count * 9);
  for (let way = 0; way < count; way++) {
    for (let row = 0; row < 9; row++) {
      const column = lowestBit((words[way * 3 + ((row / 3) | 0)] >> ((row % 3) * 9)) & 511);
      columns[way * 9 + row] = column;
      inColumns[way * 9 + column] = row;
      inBoxes[way * 9 + BOX_OF[row * 9 + column]] = row;
    }
  }
  return { columns, inColumns, inBoxes };
}

/** The cells whose digits can be exchanged, as a set: open ones, and where the givens are known, all that are not given. */
const freeCells = ({ hasGivens, givens, places }: Board): Int32Array =>
  hasGivens ? givens.map((word) => ~word & ALL_CELLS) : places.slice(0, 3);

const ALL_CELLS = 0x7ffffff;
/** The first column and the first box of a word. */
const COLUMN = 0o1_001_001;
const BOX = 0o7_007_007;

/**
 * The rows that may be in a part of two digits. Each of these rows, and of its columns and boxes, has free cells for both.
 * `places` are the cells that hold the digits or have them.
 */
function possibleRows(places: Int32Array, free: Int32Array, a: Digit, b: Digit): number {
  let a0 = places[a * 3] & free[0];
  let a1 = places[a * 3 + 1] & free[1];
  let a2 = places[a * 3 + 2] & free[2];
  let b0 = places[b * 3] & free[0];
  let b1 = places[b * 3 + 1] & free[1];
  let b2 = places[b * 3 + 2] & free[2];
  for (;;) {
    const columns = (columnsOf(a0 | a1 | a2) & columnsOf(b0 | b1 | b2)) * COLUMN;
    const m0 = inBoth(a0, b0) & columns;
    const m1 = inBoth(a1, b1) & columns;
    const m2 = inBoth(a2, b2) & columns;
    const before = (a0 | b0) + (a1 | b1) + (a2 | b2);
    a0 &= m0;
    a1 &= m1;
    a2 &= m2;
    b0 &= m0;
    b1 &= m1;
    b2 &= m2;
    if ((a0 | b0) + (a1 | b1) + (a2 | b2) === before) return rowsOf(a0) | (rowsOf(a1) << 3) | (rowsOf(a2) << 6);
  }
}

const columnsOf = (word: number): number => (word | (word >> 9) | (word >> 18)) & 511;
/** The rows of a band with a cell of the word, as three bits. */
const rowsOf = (word: number): number =>
  ((word & 511) === 0 ? 0 : 1) | ((word & (511 << 9)) === 0 ? 0 : 2) | (word >> 18 === 0 ? 0 : 4);

/** The cells of the rows and boxes of a band in which both words have a cell. */
function inBoth(a: number, b: number): number {
  let rows = 0;
  let boxes = 0;
  for (let n = 0; n < 3; n++) {
    const row = 511 << (n * 9);
    const box = BOX << (n * 3);
    if ((a & row) !== 0 && (b & row) !== 0) rows |= row;
    if ((a & box) !== 0 && (b & box) !== 0) boxes |= box;
  }
  return rows & boxes;
}
