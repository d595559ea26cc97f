import {
  bitOf,
  type Board,
  type Cell,
  type CellSet,
  type Digit,
  type House,
  houseCellTable,
  housesIn,
  lowestBit,
  maskOf,
  sees,
  setsOf,
} from "@wings/core/author";

/**
 * From which targets the stems of a house may eliminate z. Most houses have none: whichever target is true, without what the petals
 * for it take, the cells of the house can still have different digits.
 */
export class PossibleTargets {
  readonly #board: Board;
  readonly #reach: Int32Array;
  /** By z and house: the targets, as three words. */
  readonly #possible = new Int32Array(10 * 40 * 3);
  /** By target and cell: the digits that petals take from the cell, as masks. */
  readonly #takenFor = new Uint16Array(81 * 81);
  /** By cell: the digits that are left, as masks. */
  readonly #left = new Uint16Array(81);
  /** By house and position: the digit of the cell when all cells last had different ones; and now. */
  readonly #last = new Uint16Array(40 * 9);
  readonly #now = new Uint16Array(9);
  /** The digits that `#findDigit` has tried. */
  #tried = 0;

  /** `reach` is what the petals of the board take: see `Petals`. */
  constructor(board: Board, reach: Int32Array) {
    this.#board = board;
    this.#reach = reach;
  }

  /** Notes the targets of z for all houses. Returns whether there are any. */
  take(z: Digit): boolean {
    let isAny = false;
    this.#takeDigits(z);
    for (const target of setsOf(this.#board).places[z]) {
      this.#leaveFor(target, z);
      // The cell of the target itself is in no stem.
      for (const house of housesIn(this.#board)) {
        if (this.#haveDigits(house, target)) continue;
        this.#possible[(z * 40 + house) * 3 + ((target / 27) | 0)] |= bitOf(target);
        isAny = true;
      }
    }
    return isAny;
  }

  /** Whether stems in a house may eliminate z. */
  mayEliminate(house: House, z: Digit): boolean {
    const p = (z * 40 + house) * 3;
    return (this.#possible[p] | this.#possible[p + 1] | this.#possible[p + 2]) !== 0;
  }

  /** Keeps the targets from which stems in a house may eliminate z. Returns the set. */
  keepIn(targets: CellSet, house: House, z: Digit): CellSet {
    const p = (z * 40 + house) * 3;
    targets.w0 &= this.#possible[p];
    targets.w1 &= this.#possible[p + 1];
    targets.w2 &= this.#possible[p + 2];
    return targets;
  }

  /** Notes which digits petals with z take, by target and cell. */
  #takeDigits(z: Digit): void {
    const reach = this.#reach;
    const takenFor = this.#takenFor.fill(0);
    for (let digit = 1; digit <= 9; digit++) {
      const row = (z * 10 + digit) * 81 * 3;
      // Three words for each cell: the targets.
      for (let i = 0; i < 81 * 3; i++)
        for (let rest = reach[row + i]; rest !== 0; rest &= rest - 1)
          takenFor[((i % 3) * 27 + lowestBit(rest)) * 81 + ((i / 3) | 0)] |= maskOf(digit);
    }
  }

  /** Notes which digits are left in each cell if z is true at the target and petals for it take what they can. */
  #leaveFor(target: Cell, z: Digit): void {
    const board = this.#board;
    for (let cell = 0; cell < 81; cell++) {
      const taken = this.#takenFor[target * 81 + cell] | (sees(board, target, cell) ? maskOf(z) : 0);
      this.#left[cell] = board.masks[cell] & ~taken;
    }
  }

  /** Whether the open cells of a house, without one cell, can have different digits of those that are left. */
  #haveDigits(house: House, without: Cell): boolean {
    const { masks } = this.#board;
    const houseCells = houseCellTable(this.#board);
    const now = this.#now.fill(0);
    let used = 0;
    let waiting = 0;
    for (let i = 0; i < 9; i++) {
      const cell = houseCells[house * 9 + i];
      if (masks[cell] === 0 || cell === without) continue;
      const digit = this.#last[house * 9 + i] & this.#left[cell] & ~used;
      used |= digit;
      now[i] = digit;
      if (digit === 0) waiting |= 1 << i;
    }
    if (waiting === 0) return true;
    for (; waiting !== 0; waiting &= waiting - 1) {
      this.#tried = 0;
      if (!this.#findDigit(house, lowestBit(waiting))) return false;
    }
    this.#last.set(now, house * 9);
    return true;
  }

  /** Finds a digit for a cell of a house; one that another cell has may go to this one, if the other one finds a digit. */
  #findDigit(house: House, position: number): boolean {
    const left = this.#left[houseCellTable(this.#board)[house * 9 + position]];
    for (let rest = left & ~this.#tried; rest !== 0; rest = left & ~this.#tried) {
      const digit = rest & -rest;
      this.#tried |= digit;
      const owner = this.#now.indexOf(digit);
      if (owner >= 0 && !this.#findDigit(house, owner)) continue;
      this.#now[position] = digit;
      return true;
    }
    return false;
  }
}
