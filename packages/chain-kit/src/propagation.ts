import {
  bitOf,
  type Board,
  type Candidate,
  type Cell,
  CLASSIC_GRID,
  type Digit,
  type DigitMask,
  type Grid,
  type House,
  housesIn,
  housesOfTable,
  inHouse,
  houseWordTable,
  lowestBit,
  lowestDigit,
  maskOf,
  peerTable,
  wordOf,
} from "@wings/core/author";

/** Places, then masks, then counts: 120, 164 and 400 bytes. */
const WORDS = 171;

/**
 * Unit propagation on a board: a true candidate removes what it excludes; a cell or house with one candidate left makes it true. It keeps
 * no record, so that thousands of assumptions a second can be tried.
 */
export class Propagation {
  /** The board that was loaded: its houses, and what sees what. */
  #grid: Grid = CLASSIC_GRID;
  /** By cell: its diagonals and windows, where the grid has any. */
  #further: readonly (readonly House[])[] | undefined;
  readonly #startMasks: Uint16Array;
  readonly #startPlaces: Int32Array;
  readonly #startCounts: Uint8Array;
  /** The candidates that are left, by cell; 0 for a cell that holds its digit. */
  readonly masks: Uint16Array;
  /** By digit: the candidates that are left, as in `Board.places`. */
  readonly #places: Int32Array;
  /** By house and digit, `house * 10 + digit`: the places that are left. */
  readonly #counts: Uint8Array;
  /** The start and the present, each in one piece of memory: one copy goes back to the start. */
  readonly #start = new Int32Array(WORDS);
  readonly #present = new Int32Array(WORDS);
  /** The true candidates, in the order in which they follow, up to `queued`. A candidate may be there twice. */
  readonly queue: Int32Array = new Int32Array(4 * 729);
  queued = 0;
  #placed = 0;
  #isStartContradictory = false;
  isContradictory = false;
  /** The waves of consequences until the contradiction, or until nothing follows. */
  waves = 0;

  constructor() {
    const [start, present] = [this.#start.buffer, this.#present.buffer];
    this.#startPlaces = new Int32Array(start, 0, 30);
    this.#startMasks = new Uint16Array(start, 120, 81);
    this.#startCounts = new Uint8Array(start, 284, 400);
    this.#places = new Int32Array(present, 0, 30);
    this.masks = new Uint16Array(present, 120, 81);
    this.#counts = new Uint8Array(present, 284, 400);
  }

  /** Starts from a board, with all singles that it has applied. */
  load(board: Board): void {
    const { masks, places, values } = board;
    if (board.layout !== this.#grid.layout) this.#further = board.layout && furtherHouses(board.layout);
    this.#grid = { layout: board.layout };
    this.#startMasks.set(masks);
    this.#startPlaces.set(places);
    this.#startCounts.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = masks[cell]; rest !== 0; rest &= rest - 1) this.#countIn(cell, lowestDigit(rest), 1);
      // A digit on the board is a place that stays.
      if (values[cell] !== 0) this.#countIn(cell, values[cell], 100);
    }
    this.#isStartContradictory = false;
    this.reset();
    for (let cell = 0; cell < 81; cell++) {
      const mask = masks[cell];
      if (mask === 0) this.isContradictory ||= values[cell] === 0;
      else if ((mask & (mask - 1)) === 0) this.#enqueue(cell, lowestDigit(mask));
    }
    for (const house of housesIn(board)) {
      for (let digit = 1; digit <= 9; digit++) {
        const count = this.#counts[house * 10 + digit];
        if (count === 0) this.isContradictory = true;
        else if (count === 1) this.#enqueuePlace(house, digit);
      }
    }
    this.run();
    this.loadFrom(this);
  }

  #countIn(cell: Cell, digit: Digit, change: number): void {
    const housesOf = housesOfTable(this.#grid);
    for (let kind = 0; kind < 3; kind++) this.#startCounts[housesOf[cell * 3 + kind] * 10 + digit] += change;
    if (this.#further) for (const house of this.#further[cell]) this.#startCounts[house * 10 + digit] += change;
  }

  /** Starts from what is left in another propagation. */
  loadFrom(other: Propagation): void {
    this.#grid = other.#grid;
    this.#further = other.#further;
    this.#start.set(other.#present);
    this.#isStartContradictory = other.isContradictory;
  }

  /** Marks the candidates that are true now, by candidate. */
  markTrue(marks: Uint8Array): void {
    for (let i = 0; i < this.queued; i++) marks[this.queue[i]] = 1;
  }

  /** Goes back to the start. */
  reset(): void {
    this.#present.set(this.#start);
    this.queued = this.#placed = 0;
    this.waves = 0;
    this.isContradictory = this.#isStartContradictory;
  }

  /** Assumes a candidate, from the start, and applies all singles. Returns whether that is contradictory. */
  refutes(cell: Cell, digit: Digit): boolean {
    this.reset();
    this.#enqueue(cell, digit);
    this.run();
    return this.isContradictory;
  }

  /** Removes a candidate; singles that this leaves are applied by `run`. */
  remove(cell: Cell, digit: Digit): void {
    const mask = this.masks[cell] & ~maskOf(digit);
    if (mask === this.masks[cell]) return;
    if (mask === 0) this.isContradictory = true;
    else if ((mask & (mask - 1)) === 0) this.#enqueue(cell, lowestDigit(mask));
    this.#takeOut(cell, digit, mask);
  }

  /** Applies singles until nothing changes. */
  run(): void {
    while (this.#placed < this.queued && !this.isContradictory) {
      this.waves++;
      const end = this.queued;
      while (this.#placed < end && !this.isContradictory) this.#place(this.queue[this.#placed++]);
    }
  }

  #enqueue(cell: Cell, digit: Digit): void {
    this.queue[this.queued++] = cell * 9 + digit - 1;
  }

  /** Enqueues the only place of a digit in a house, unless that cell has one candidate: then it is in the queue already. */
  #enqueuePlace(house: House, digit: Digit): void {
    const houseWords = houseWordTable(this.#grid);
    for (let w = 0; w < 3; w++) {
      const place = this.#places[digit * 3 + w] & houseWords[house * 3 + w];
      if (place === 0) continue;
      const cell = w * 27 + lowestBit(place);
      if ((this.masks[cell] & (this.masks[cell] - 1)) !== 0) this.#enqueue(cell, digit);
      return;
    }
  }

  /** Makes a candidate true. It may be the last one of its cell and of a house, and so be in the queue twice. */
  #place(candidate: Candidate): void {
    const cell = (candidate / 9) | 0;
    const digit = (candidate % 9) + 1;
    const mask = this.masks[cell];
    const peers = peerTable(this.#grid);
    if ((mask & maskOf(digit)) === 0) {
      if (mask !== 0) this.isContradictory = true;
      // A cell without candidates holds this digit already, or is contradictory.
      return;
    }
    for (let rest = mask & ~maskOf(digit); rest !== 0 && !this.isContradictory; rest &= rest - 1)
      this.#takeOut(cell, lowestDigit(rest), this.masks[cell] & ~(rest & -rest));
    for (let w = 0; w < 3; w++) {
      let rest = this.#places[digit * 3 + w] & peers[cell * 3 + w];
      for (; rest !== 0 && !this.isContradictory; rest &= rest - 1) this.remove(w * 27 + lowestBit(rest), digit);
    }
  }

  /** Takes a candidate out of a cell, which keeps the others, and out of its houses. */
  #takeOut(cell: Cell, digit: Digit, kept: DigitMask): void {
    const housesOf = housesOfTable(this.#grid);
    this.masks[cell] = kept;
    this.#places[digit * 3 + wordOf(cell)] &= ~bitOf(cell);
    for (let kind = 0; kind < 3; kind++) this.#takePlace(housesOf[cell * 3 + kind], digit);
    if (this.#further) for (const house of this.#further[cell]) this.#takePlace(house, digit);
  }

  #takePlace(house: House, digit: Digit): void {
    const left = --this.#counts[house * 10 + digit];
    if (left === 0) this.isContradictory = true;
    else if (left === 1) this.#enqueuePlace(house, digit);
  }
}

/** By cell: its diagonals and windows. */
const furtherHouses = (layout: NonNullable<Grid["layout"]>): readonly (readonly House[])[] =>
  Array.from({ length: 81 }, (_, cell) =>
    layout.houses.filter((house) => house > 26 && inHouse({ layout }, cell, house)),
  );
