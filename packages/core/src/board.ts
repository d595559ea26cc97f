import { ALL_CELLS_WORD, ALL_DIGITS, SIZE, lowestBit, lowestDigit } from "./bits.js";
import { cellTaken } from "./errors.js";
import { PEERS, bitOf, checkRange, wordOf } from "./geometry.js";

/**
 * A sudoku position: the digits that are placed and the candidates that are left, in two views that are always in step.
 *
 * Fields are public and plain so that finders may read them directly, but only the methods write them.
 * Nothing here judges: a board may be contradictory, and `contradictions` says how.
 */
export class Board {
  /** By cell: the placed digit, 0 for an open cell. */
  readonly values = new Uint8Array(81);
  /** By cell: the candidates of an open cell as a digit mask; 0 for a cell that holds a digit. */
  readonly masks = new Uint16Array(81);
  /**
   * By digit: the open cells that have the digit as a candidate, three words each (`places[digit * 3 + word]`).
   * Row 0 holds all open cells.
   *
   * ```
   *   0 1 2 | 3 4 5 | 6 7 8 | … | 27 28 29
   *   open  |   1   |   2   | … |    9
   * ```
   */
  readonly places = new Int32Array(30);
  /** Open cells with exactly one candidate, as a set. */
  readonly lone = new Int32Array(3);
  /** Open cells with exactly two candidates, as a set. */
  readonly bivalue = new Int32Array(3);
  /** Cells whose digit was given, as a set; the other cells with a digit were placed on the way. */
  readonly givens = new Int32Array(3);
  /** Changes whenever the board does. */
  stamp = 0;
  /** Data derived from the board, by name, each with the stamp it was made for (see `shared`). */
  readonly shared: Record<string, SharedEntry> = {};

  /** An empty grid in which every cell has all candidates. */
  constructor() {
    this.masks.fill(ALL_DIGITS);
    this.places.fill(ALL_CELLS_WORD);
  }

  /** Puts a digit in an open cell and takes it from the cells that see it. The digit need not be a candidate. */
  place(cell: number, digit: number): void {
    checkRange("cell", cell);
    checkRange("digit", digit);
    if (this.values[cell] !== 0) throw cellTaken(cell, this.values[cell]);
    const { masks, places } = this;
    const w = wordOf(cell);
    const keep = ~bitOf(cell);
    for (let mask = masks[cell]; mask !== 0; mask &= mask - 1) places[lowestDigit(mask) * 3 + w] &= keep;
    this.values[cell] = digit;
    masks[cell] = 0;
    places[w] &= keep;
    this.lone[w] &= keep;
    this.bivalue[w] &= keep;
    this.removeFrom(digit, PEERS[cell * 3], PEERS[cell * 3 + 1], PEERS[cell * 3 + 2]);
    this.stamp++;
  }

  /** Puts a digit that was given. */
  give(cell: number, digit: number): void {
    this.place(cell, digit);
    this.givens[wordOf(cell)] |= bitOf(cell);
  }

  /** Takes one candidate from a cell; answers whether it was there. */
  eliminate(cell: number, digit: number): boolean {
    checkRange("cell", cell);
    checkRange("digit", digit);
    const bits = [0, 0, 0];
    bits[wordOf(cell)] = bitOf(cell);
    return this.removeFrom(digit, bits[0], bits[1], bits[2]);
  }

  /** Takes a digit from all cells of a set; answers whether it was in any of them. */
  removeFrom(digit: number, w0: number, w1: number, w2: number): boolean {
    const { places } = this;
    const p = digit * 3;
    w0 &= places[p];
    w1 &= places[p + 1];
    w2 &= places[p + 2];
    if ((w0 | w1 | w2) === 0) return false;
    places[p] ^= w0;
    places[p + 1] ^= w1;
    places[p + 2] ^= w2;
    const bit = 1 << (digit - 1);
    for (; w0 !== 0; w0 &= w0 - 1) this.drop(lowestBit(w0), 0, w0 & -w0, bit);
    for (; w1 !== 0; w1 &= w1 - 1) this.drop(27 + lowestBit(w1), 1, w1 & -w1, bit);
    for (; w2 !== 0; w2 &= w2 - 1) this.drop(54 + lowestBit(w2), 2, w2 & -w2, bit);
    this.stamp++;
    return true;
  }

  /** Whether an open cell has the candidate. */
  has(cell: number, digit: number): boolean {
    return ((this.masks[cell] >> (digit - 1)) & 1) !== 0;
  }

  /** Whether the digit of a cell was given. */
  isGiven(cell: number): boolean {
    return (this.givens[wordOf(cell)] & bitOf(cell)) !== 0;
  }

  /** Whether every cell holds a digit. */
  get isFull(): boolean {
    return (this.places[0] | this.places[1] | this.places[2]) === 0;
  }

  /** An independent board in the same position, without the derived data. */
  copy(): Board {
    const board = new Board();
    for (const part of ["values", "masks", "places", "lone", "bivalue", "givens"] as const) board[part].set(this[part]);
    board.stamp = this.stamp;
    return board;
  }

  /** The cell's own half of an elimination: the places are already updated. */
  drop(cell: number, w: number, cellBit: number, digitBit: number): void {
    const mask = this.masks[cell] ^ digitBit;
    this.masks[cell] = mask;
    const left = SIZE[mask];
    if (left === 2) {
      this.bivalue[w] |= cellBit;
    } else if (left === 1) {
      this.bivalue[w] ^= cellBit;
      this.lone[w] |= cellBit;
    } else if (left === 0) {
      this.lone[w] ^= cellBit;
    }
  }
}

/** A piece of derived data and the stamp of the board it was made for. */
export interface SharedEntry {
  stamp: number;
  value: unknown;
}

/**
 * Data derived from a board, made when first asked for and again after the board has changed.
 *
 * It hangs on the board, not in a module, so that two copies of the core share it. `make` gets what it made for the
 * board's last position, whose arrays it may fill anew.
 */
export function shared<T>(board: Board, name: string, make: (board: Board, previous: T | undefined) => T): T {
  const entry = board.shared[name] as SharedEntry | undefined;
  if (entry === undefined) {
    const value = make(board, undefined);
    board.shared[name] = { stamp: board.stamp, value };
    return value;
  }
  if (entry.stamp !== board.stamp) {
    entry.value = make(board, entry.value as T);
    entry.stamp = board.stamp;
  }
  return entry.value as T;
}

/** A board from candidates alone, one digit mask a cell: a lone candidate that no peer has any more is a placed digit. */
export function fromCandidates(masks: ArrayLike<number>): Board {
  const board = new Board();
  for (let cell = 0; cell < 81; cell++) {
    for (let gone = ALL_DIGITS & ~masks[cell]; gone !== 0; gone &= gone - 1) board.eliminate(cell, lowestDigit(gone));
  }
  for (let cell = 0; cell < 81; cell++) {
    const mask = board.masks[cell];
    if (SIZE[mask] === 1 && !seesCandidate(board, cell, lowestDigit(mask))) board.place(cell, lowestDigit(mask));
  }
  return board;
}

function seesCandidate(board: Board, cell: number, digit: number): boolean {
  const { places } = board;
  const p = digit * 3;
  const q = cell * 3;
  return ((places[p] & PEERS[q]) | (places[p + 1] & PEERS[q + 1]) | (places[p + 2] & PEERS[q + 2])) !== 0;
}
