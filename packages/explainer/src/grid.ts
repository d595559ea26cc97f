import { ALL_DIGITS, type Board, DIGIT_COUNT, digitsOf, lowestBit, lowestDigit } from "@wings/core/author";
import { HOUSES_OF, HOUSE_CELLS } from "@wings/core/host";

/** Where a cell lies in each of its three houses (row, column, box), as a bit: three entries a cell. */
const POSITION_BIT: Uint16Array = /* @__PURE__ */ Uint16Array.from(
  HOUSES_OF,
  (house, i) => 1 << (HOUSE_CELLS.indexOf((i / 3) | 0, house * 9) % 9),
);

/** The twenty cells that each cell sees, twenty entries a cell. */
export const PEER_CELLS: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 81 }, (_, cell) => cell).reduce(
  (peers, cell) => {
    const seen = new Set<number>();
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[cell * 3 + kind];
      for (let i = house * 9; i < house * 9 + 9; i++) seen.add(HOUSE_CELLS[i]);
    }
    seen.delete(cell);
    peers.set([...seen], cell * 20);
    return peers;
  },
  /* @__PURE__ */ new Uint8Array(81 * 20),
);

/** Two houses, as `house * 27 + other`: where in the house lie the cells that it shares with the other one, as nine bits. */
export const SHARED_PLACES: Uint16Array = /* @__PURE__ */ Uint16Array.from({ length: 27 * 27 }, (_, i) => {
  const house = (i / 27) | 0;
  const other = i % 27;
  let shared = 0;
  for (let place = 0; place < 9; place++) {
    const cell = HOUSE_CELLS[house * 9 + place];
    if (HOUSES_OF[cell * 3 + ((other / 9) | 0)] === other) shared |= 1 << place;
  }
  return shared;
});

/** A candidate as a number: the cell times nine plus the digit minus one. */
export const candidate = (cell: number, digit: number): number => cell * 9 + digit - 1;

/**
 * The candidates of a board in the two views that the finders read: digits by cell, and places by house and digit.
 * The levels of the scale run hundreds of times for a puzzle, so nothing else is kept.
 */
export class Grid {
  /** By cell: its candidates as a digit mask; 0 for a cell that holds a digit. */
  readonly masks: Uint16Array = new Uint16Array(81).fill(ALL_DIGITS);
  /** The places by house and digit, as in `placesByHouse`; 0 once it is placed. */
  readonly places: Int32Array = Int32Array.from({ length: 270 }, (_, at) => (at % 10 === 0 ? 0 : ALL_DIGITS));
  /** How many cells are open. */
  open = 81;

  static of(board: Board): Grid {
    const grid = new Grid();
    for (let cell = 0; cell < 81; cell++) {
      if (board.values[cell] !== 0) grid.place(cell, board.values[cell]);
    }
    for (let cell = 0; cell < 81; cell++) {
      for (let gone = grid.masks[cell] & ~board.masks[cell]; gone !== 0; gone &= gone - 1) {
        grid.remove(cell, lowestDigit(gone));
      }
    }
    return grid;
  }

  /** Makes this grid a copy of another one. */
  copy(from: Grid): this {
    this.masks.set(from.masks);
    this.places.set(from.places);
    this.open = from.open;
    return this;
  }

  has(cell: number, digit: number): boolean {
    return ((this.masks[cell] >> (digit - 1)) & 1) !== 0;
  }

  remove(cell: number, digit: number): void {
    const { masks, places } = this;
    const bit = 1 << (digit - 1);
    if ((masks[cell] & bit) === 0) return;
    masks[cell] &= ~bit;
    for (let i = cell * 3; i < cell * 3 + 3; i++) places[HOUSES_OF[i] * 10 + digit] &= ~POSITION_BIT[i];
  }

  place(cell: number, digit: number): void {
    const { masks, places } = this;
    for (let left = masks[cell]; left !== 0; left &= left - 1) this.remove(cell, lowestDigit(left));
    for (let i = cell * 20; i < cell * 20 + 20; i++) this.remove(PEER_CELLS[i], digit);
    for (let i = cell * 3; i < cell * 3 + 3; i++) places[HOUSES_OF[i] * 10 + digit] = 0;
    this.open--;
  }
}

/** The cells at some places of a house: nine bits, as in `places`. */
export function cellsAt(house: number, positions: number): number[] {
  const cells: number[] = [];
  for (let left = positions; left !== 0; left &= left - 1) cells.push(HOUSE_CELLS[house * 9 + lowestBit(left)]);
  return cells;
}

/** Candidates of which exactly one is true: those of a cell, or of a digit in a house. */
export interface Choice {
  readonly kind: "Cell" | "Region";
  readonly candidates: readonly number[];
}

/** All choices of at least this many candidates. */
export function choices({ masks, places }: Grid, least: number): Choice[] {
  const all: Choice[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (DIGIT_COUNT[masks[cell]] < least) continue;
    all.push({ kind: "Cell", candidates: digitsOf(masks[cell]).map((digit) => candidate(cell, digit)) });
  }
  for (let at = 0; at < 270; at++) {
    if (DIGIT_COUNT[places[at]] < least) continue;
    const cells = cellsAt((at / 10) | 0, places[at]);
    all.push({ kind: "Region", candidates: cells.map((cell) => candidate(cell, at % 10)) });
  }
  return all;
}
