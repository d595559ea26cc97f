import type { Cell, Digit } from "./numbers.js";
import { badArgument, cellTaken, notACandidate } from "../errors.js";
import { ALL_CELLS_WORD, ALL_DIGITS, digitsOf, isSingle, lowestBit, maskOf } from "./bits.js";
import { bitOf, checkRange, wordOf } from "./geometry.js";
import { type Layout, checkLayout, peerTable, sees } from "./layout.js";
import { cellName } from "./notation.js";

/**
 * A sudoku position: the digits that are placed and the candidates that are left, in two views that are always in step.
 *
 * Fields are public and plain so that finders may read them directly, but only the methods write them.
 * A new board is an empty grid in which every cell has all candidates.
 * Nothing here judges: a board may be contradictory, and `contradictions` says how.
 *
 * @example
 * ```ts
 * import { Board } from "@wings/core";
 *
 * const board = new Board();
 * board.place(0, 5);
 * console.log(board.candidates(1).join(" ")); // 1 2 3 4 6 7 8 9
 * ```
 */
export class Board {
  /** One buffer backs the arrays below: it takes half the time of making three. */
  readonly memory = new ArrayBuffer(399);
  /**
   * By digit: the open cells that have the digit as a candidate, three words each (`places[digit * 3 + word]`).
   * Row 0 holds all open cells.
   *
   * ```
   *   0 1 2 | 3 4 5 | 6 7 8 | … | 27 28 29
   *   open  |   1   |   2   | … |    9
   * ```
   */
  readonly places: Int32Array = new Int32Array(this.memory, 0, 30).fill(ALL_CELLS_WORD);
  /** Open cells with exactly one candidate, as a set. */
  readonly lone: Int32Array = new Int32Array(this.memory, 120, 3);
  /** Open cells with exactly two candidates, as a set. */
  readonly bivalue: Int32Array = new Int32Array(this.memory, 132, 3);
  /** Cells whose digit was given, as a set; the other cells with a digit were placed on the way. */
  readonly givens: Int32Array = new Int32Array(this.memory, 144, 3);
  /** By cell: the candidates of an open cell as a digit mask; 0 for a cell that holds a digit. */
  readonly masks: Uint16Array = new Uint16Array(this.memory, 156, 81).fill(ALL_DIGITS);
  /** By cell: the placed digit, 0 for an open cell. */
  readonly values: Uint8Array = new Uint8Array(this.memory, 318);
  /** Its houses, and which cells see each other, if they are not the classic ones. */
  readonly layout: Layout | undefined;
  /** Changes whenever the board does. */
  version = 0;
  /** Whether the puzzle has exactly one solution, once `hasOneSolution` was asked. Copies keep the answer. */
  isUnique: boolean | undefined = undefined;
  /** Whether it has several, where `isUnique` is false. */
  hasSeveral = false;
  /** How many guesses each solution may take in a search of this board, if not the usual number. Copies keep it. */
  declare mostGuesses?: number | undefined;
  /** Data derived from the board, by name, each with the version it was made for (see `memo`). */
  readonly memo: Record<string, MemoEntry> = {};

  /** A classic board, or one with other houses. */
  constructor(layout?: Layout) {
    checkLayout(layout);
    this.layout = layout;
  }

  /** Puts a digit in an open cell and takes it from the cells that see it. The digit need not be a candidate. */
  place(cell: Cell, digit: Digit): void {
    const held = this.digit(cell);
    checkRange("digit", digit);
    if (held !== 0) throw cellTaken(cell, cellName(cell), held);
    const { values, places } = this;
    const w = wordOf(cell);
    const keep = ~bitOf(cell);
    for (let p = w; p < 30; p += 3) places[p] &= keep;
    values[cell] = digit;
    this.masks[cell] = 0;
    this.lone[w] &= keep;
    this.bivalue[w] &= keep;
    this.version++;
    // Without givens all digits are the puzzle.
    if (!this.hasGivens) this.isUnique = undefined;
    const peers = peerTable(this);
    this.removeFrom(digit, peers[cell * 3], peers[cell * 3 + 1], peers[cell * 3 + 2]);
  }

  /** Puts a digit that was given. */
  placeGiven(cell: Cell, digit: Digit): void {
    this.place(cell, digit);
    this.givens[wordOf(cell)] |= bitOf(cell);
    this.isUnique = undefined;
  }

  /**
   * Takes the digit from a cell. Candidates that only this digit forbids come back, in the cell and in the cells that see
   * it. Returns whether the cell had a digit.
   */
  clear(cell: Cell): boolean {
    const digit = this.digit(cell);
    if (digit === 0) return false;
    this.values[cell] = 0;
    this.givens[wordOf(cell)] &= ~bitOf(cell);
    this.places[wordOf(cell)] |= bitOf(cell);
    this.version++;
    this.isUnique = undefined;
    for (let each = 1; each <= 9; each++) this.allow(cell, each);
    for (let peer = 0; peer < 81; peer++) if (sees(this, cell, peer)) this.allow(peer, digit);
    return true;
  }

  /**
   * Gives a candidate back to an open cell. Returns whether that changed anything: not where the candidate is there, and
   * not where a cell that sees this one holds the digit.
   */
  allow(cell: Cell, digit: Digit): boolean {
    checkRange("digit", digit);
    if (this.digit(cell) !== 0 || this.has(cell, digit)) return false;
    if (this.values.some((held, peer) => held === digit && sees(this, cell, peer))) return false;
    const w = wordOf(cell);
    const bit = bitOf(cell);
    const count = digitsOf((this.masks[cell] |= maskOf(digit))).length;
    this.places[digit * 3 + w] |= bit;
    // The cell comes to one candidate and leaves it again, and so with two.
    if (count < 3) this.lone[w] ^= bit;
    if (count >> 1 === 1) this.bivalue[w] ^= bit;
    this.version++;
    return true;
  }

  /** Takes one candidate from a cell; returns whether it was there. */
  eliminate(cell: Cell, digit: Digit): boolean {
    checkRange("cell", cell);
    checkRange("digit", digit);
    return this.removeWord(digit, wordOf(cell), bitOf(cell)) !== 0;
  }

  /** Takes a digit from all cells of a set; returns whether it was in any of them. Hot: it doesn't check that the digit is 1 to 9. */
  removeFrom(digit: Digit, w0: number, w1: number, w2: number): boolean {
    return (this.removeWord(digit, 0, w0) | this.removeWord(digit, 1, w1) | this.removeWord(digit, 2, w2)) !== 0;
  }

  /** The same for one word of a set; returns the cells that had the digit. */
  removeWord(digit: Digit, w: number, word: number): number {
    const { masks, places, lone, bivalue } = this;
    word &= places[digit * 3 + w];
    if (word === 0) return 0;
    places[digit * 3 + w] ^= word;
    for (let cells = word; cells !== 0; cells &= cells - 1) {
      const cell = w * 27 + lowestBit(cells);
      const bit = cells & -cells;
      const left = (masks[cell] ^= maskOf(digit));
      const second = left & (left - 1);
      // One candidate is left, or the last one is gone.
      if (second === 0) {
        bivalue[w] &= ~bit;
        lone[w] ^= bit;
      } else if (isSingle(second)) bivalue[w] |= bit;
    }
    this.version++;
    return word;
  }

  /** The digit of a cell; 0 for an open cell. */
  digit(cell: Cell): number {
    checkRange("cell", cell);
    return this.values[cell];
  }

  /** The candidates of an open cell, ascending; none for a cell that holds a digit. */
  candidates(cell: Cell): number[] {
    checkRange("cell", cell);
    return digitsOf(this.masks[cell]);
  }

  /** Whether an open cell has the candidate. Hot: it checks nothing. */
  has(cell: Cell, digit: Digit): boolean {
    return ((this.masks[cell] >> (digit - 1)) & 1) !== 0;
  }

  /** Whether the digit of a cell was given. */
  isGiven(cell: Cell): boolean {
    checkRange("cell", cell);
    return (this.givens[wordOf(cell)] & bitOf(cell)) !== 0;
  }

  /** Whether the board knows its givens. One without any doesn't: it was read from candidates, or its digits were placed. */
  get hasGivens(): boolean {
    return (this.givens[0] | this.givens[1] | this.givens[2]) !== 0;
  }

  /**
   * Whether the solution may have another digit in this cell as far as the givens say: it is open, or holds a digit that
   * was not given. Without givens only open cells are free.
   */
  isFree(cell: Cell): boolean {
    return this.digit(cell) === 0 || (this.hasGivens && !this.isGiven(cell));
  }

  /** Whether every cell holds a digit. */
  get isFull(): boolean {
    return !this.values.includes(0);
  }

  /** An independent board in the same position, without the derived data. */
  copy(): Board {
    const board = new Board(this.layout);
    new Uint8Array(board.memory).set(new Uint8Array(this.memory));
    board.version = this.version;
    board.isUnique = this.isUnique;
    board.hasSeveral = this.hasSeveral;
    if (this.mostGuesses !== undefined) board.mostGuesses = this.mostGuesses;
    return board;
  }

  /** Whether both boards have the same houses, givens, digits and candidates. */
  equals(board: Board): boolean {
    checkBoard(board);
    return JSON.stringify(this.toState()) === JSON.stringify(board.toState());
  }

  /** The position as plain JSON. */
  toState(): BoardState {
    const values = Array.from(this.values);
    return {
      layout: this.layout?.name,
      givens: values.map((digit, cell) => (this.isGiven(cell) ? digit : 0)),
      values,
      candidates: values.map((_, cell) => this.candidates(cell)),
    };
  }

  /** The way back from `toState`. A state with a layout needs that layout, too. */
  static fromState(state: Partial<BoardState>, layout?: Layout): Board {
    const { givens, values = givens, candidates, layout: name } = Object(state) as Partial<BoardState>;
    if (!(values ?? candidates) || name !== layout?.name)
      throw badArgument(state, "a state, as toState makes it, with its layout");
    const board = new Board(layout);
    for (const list of [givens, values, candidates])
      // A list with holes includes undefined.
      if (list !== undefined && !(Array.isArray(list) && list.length === 81 && !list.includes(undefined)))
        throw badArgument(list, "a list of 81 entries");
    values?.forEach((digit, cell) => {
      const given = givens?.[cell] ?? 0;
      if (given !== 0 && given !== digit) throw badArgument(`${cellName(cell)}=${digit}`, `its given ${given}`);
      if (given !== 0) board.placeGiven(cell, given);
      else if (digit !== 0) board.place(cell, digit);
    });
    candidates?.forEach((digits, cell) => {
      const isList: boolean = Array.isArray(digits);
      if (!isList) throw badArgument(digits, "a list of digits");
      const all = board.candidates(cell);
      const wrong = digits.find((digit) => !all.includes(digit));
      if (wrong !== undefined) throw notACandidate(cell, cellName(cell), wrong);
      for (const digit of all) if (!digits.includes(digit)) board.eliminate(cell, digit);
    });
    return board;
  }
}

/** A position as plain JSON: lists of 81 entries, 0 for an open cell. */
export interface BoardState {
  /** The name of its layout, if it is not classic. */
  readonly layout?: string | undefined;
  readonly givens: readonly number[];
  /** All digits, the givens among them. */
  readonly values: readonly number[];
  /** The candidates of each open cell. */
  readonly candidates: readonly (readonly number[])[];
}

/** Throws unless the value is a board. Boards of other copies of the core count. */
export function checkBoard(board: Board | null | undefined): void {
  // The boards that come through postMessage have fields, and no methods.
  if (!board?.copy || board.places?.length !== 30)
    throw badArgument(board, "a board, as parse makes it; to send one, use toState and Board.fromState");
}

/** A piece of derived data and the version of the board it was made for. */
export interface MemoEntry {
  version: number;
  value?: unknown;
}
