import {
  type Board,
  type Cell,
  DIGIT_COUNT,
  type DigitMask,
  type House,
  lowestBit,
  memo,
  placesByHouse,
} from "@wings/core/author";

/**
 * A corner X, a cell Y of its row and a cell Z of its column, both outside of its box. All three are open.
 *
 * ```
 *   . . . | . . . | . . .
 *   b X b | . Y . | . . .      the row of X
 *   . b . | . . . | . . .
 *   ------+-------+------
 *   . Z . | . T . | . . .      T: where the column of Y and the row of Z cross
 * ```
 *
 * The three cells *hold* a digit that must be in one of them. There are three reasons:
 * - *both*: the row has it only in Y and in the box, the column only in Z and in the box. If it is not in Y or Z, it is in the box in
 *   both lines, and so in X;
 * - *row*: the row has it only in X and Y; *column*: the column has it only in X and Z.
 */
export interface Corner {
  /** The cell X. */
  readonly corner: Cell;
  /** The cells Y and Z. */
  readonly inRow: Cell;
  readonly inColumn: Cell;
  /** The cell T, which may hold a digit. */
  readonly opposite: Cell;
  /** The digits that are held, by reason. */
  readonly both: DigitMask;
  readonly row: DigitMask;
  readonly column: DigitMask;
}

/** All digits that the three cells of a corner hold. */
export const heldBy = ({ both, row, column }: Corner): DigitMask => both | row | column;

/** The corners that hold two digits or more, by cell, and for each cell where its corners begin in the list. */
interface Corners {
  readonly lines: Lines;
  readonly list: readonly Corner[];
  readonly from: Uint16Array;
}

/** The corners of a board, made once for a position. */
const allCorners = (board: Board): Corners => memo(board, "wings/fireworks", makeCorners);

/** The corners that hold two digits or more. */
export const cornersOf = (board: Board): readonly Corner[] => allCorners(board).list;

/** The corner with these cells, if it holds two digits. */
export function cornerAt(board: Board, corner: Cell, inRow: Cell, inColumn: Cell): Corner | undefined {
  const { list, from } = allCorners(board);
  for (let i = from[corner]; i < from[corner + 1]; i++)
    if (list[i].inRow === inRow && list[i].inColumn === inColumn) return list[i];
  return undefined;
}

function makeCorners(board: Board, previous: Corners | undefined): Corners {
  const { lines, from } = previous ?? { lines: new Lines(), from: new Uint16Array(82) };
  const list: Corner[] = [];
  lines.take(placesByHouse(board));
  for (let cell = 0; cell < 81; cell++) {
    from[cell] = list.length;
    if (board.masks[cell] !== 0) addCorners(board, lines, cell, list);
  }
  from[81] = list.length;
  return { lines, list, from };
}

/** In place of a position in a line: a digit has no place outside of a third of the line, or it has several. */
const NOWHERE = 9;
const SEVERAL = 10;

/** By nine bits of a line and a third of the line: the only place outside of the third, `NOWHERE` if there is none, or `SEVERAL`. */
const OUTSIDE = /* @__PURE__ */ Uint8Array.from({ length: 512 * 3 }, (_, i) => {
  const places = (i / 3) | 0;
  const outside = places & ~(7 << ((i % 3) * 3));
  if (places === 0 || DIGIT_COUNT[outside] > 1) return SEVERAL;
  return outside === 0 ? NOWHERE : lowestBit(outside);
});

const NONE = /* @__PURE__ */ new Int32Array(0);

/** What a search for corners asks of the 18 lines. */
class Lines {
  /** By line: the digits with a place, those with one place or two, and those with one. */
  readonly open = new Uint16Array(18);
  readonly few = new Uint16Array(18);
  readonly single = new Uint16Array(18);
  /** At `(line * 3 + third) * 11 + place`: the digits with this only place outside of the third; at `NOWHERE`, the digits with none. */
  readonly leaving = new Uint16Array(18 * 33);
  /** By line and third: all digits with one place outside of the third or none. */
  readonly leavingOnce = new Uint16Array(54);
  /** What `findEnds` has found in a row and in a column. */
  readonly ends: readonly Uint16Array[] = [new Uint16Array(10), new Uint16Array(10)];

  places: Int32Array = NONE;

  take(places: Int32Array): void {
    this.places = places;
    const { open, few, single, leaving, leavingOnce } = this;
    leaving.fill(0);
    for (let line = 0; line < 18; line++) {
      let [any, rare, lone, once0, once1, once2] = [0, 0, 0, 0, 0, 0];
      for (let d = 0; d < 9; d++) {
        const inLine = places[line * 10 + d + 1];
        if (inLine === 0) continue;
        const bit = 1 << d;
        any |= bit;
        if (DIGIT_COUNT[inLine] <= 2) rare |= bit;
        if ((inLine & (inLine - 1)) === 0) lone |= bit;
        // Slots of `SEVERAL` are there, and nobody reads them.
        const [p0, p1, p2] = [OUTSIDE[inLine * 3], OUTSIDE[inLine * 3 + 1], OUTSIDE[inLine * 3 + 2]];
        leaving[line * 33 + p0] |= bit;
        leaving[line * 33 + 11 + p1] |= bit;
        leaving[line * 33 + 22 + p2] |= bit;
        if (p0 !== SEVERAL) once0 |= bit;
        if (p1 !== SEVERAL) once1 |= bit;
        if (p2 !== SEVERAL) once2 |= bit;
      }
      open[line] = any;
      few[line] = rare;
      single[line] = lone;
      leavingOnce[line * 3] = once0;
      leavingOnce[line * 3 + 1] = once1;
      leavingOnce[line * 3 + 2] = once2;
    }
  }

  /**
   * Looks for the ends of a corner at the position `at` of a line, for digits with one place or two in the line. A digit fits
   * if it has no other place, or one in another third. Fills `ends`: by the other place, or at `NOWHERE`, the digits that fit.
   * Returns all digits that fit.
   */
  findEnds(line: House, at: number, digits: DigitMask, ends: Uint16Array): DigitMask {
    ends.fill(0);
    let all = 0;
    const sameThird = 7 << (at - (at % 3));
    for (let left = digits; left !== 0; left &= left - 1) {
      const others = this.places[line * 10 + lowestBit(left) + 1] & ~(1 << at);
      if ((others & (others - 1)) !== 0 || (others & sameThird) !== 0) continue;
      ends[others === 0 ? NOWHERE : lowestBit(others)] |= left & -left;
      all |= left & -left;
    }
    return all;
  }
}

/** Adds the corners with this cell X that hold two digits or more. */
function addCorners({ masks }: Board, lines: Lines, corner: Cell, list: Corner[]): void {
  const r = (corner / 9) | 0;
  const c = corner % 9;
  const digits = lines.open[r] & lines.open[9 + c];
  const rowThird = r * 3 + ((c / 3) | 0);
  const columnThird = (9 + c) * 3 + ((r / 3) | 0);
  const once = lines.leavingOnce[rowThird] & lines.leavingOnce[columnThird] & digits;
  // A digit with two places in a line is held by it only where the corner is one of them.
  const rowDigits = digits & lines.few[r] & (masks[corner] | lines.single[r]);
  const columnDigits = digits & lines.few[9 + c] & (masks[corner] | lines.single[9 + c]);
  if (DIGIT_COUNT[once | rowDigits | columnDigits] < 2) return;
  const [inRows, inColumns] = lines.ends;
  const allRow = lines.findEnds(r, c, rowDigits, inRows);
  const allColumn = lines.findEnds(9 + c, r, columnDigits, inColumns);
  if (DIGIT_COUNT[once | allRow | allColumn] < 2) return;
  const { leaving } = lines;
  for (let y = 0; y < 9; y++) {
    const inRow = r * 9 + y;
    if (((y / 3) | 0) === ((c / 3) | 0) || masks[inRow] === 0) continue;
    const fromRow = (leaving[rowThird * 11 + y] | leaving[rowThird * 11 + NOWHERE]) & digits;
    const row = inRows[y] | inRows[NOWHERE];
    if (DIGIT_COUNT[(fromRow & once) | row | allColumn] < 2) continue;
    for (let z = 0; z < 9; z++) {
      const both = fromRow & (leaving[columnThird * 11 + z] | leaving[columnThird * 11 + NOWHERE]);
      const column = inColumns[z] | inColumns[NOWHERE];
      const inColumn = z * 9 + c;
      if (DIGIT_COUNT[both | row | column] < 2 || ((z / 3) | 0) === ((r / 3) | 0) || masks[inColumn] === 0) continue;
      list.push({ corner, inRow, inColumn, opposite: z * 9 + y, both, row, column });
    }
  }
}
