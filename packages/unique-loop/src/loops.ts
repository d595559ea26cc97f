import {
  type Board,
  type Cell,
  type Cells,
  CellSet,
  countBits,
  DIGIT_COUNT,
  type DigitMask,
  houseSet,
  housesOfTable,
  limitReached,
  maskIn,
  maskOf,
  meet,
  peersOf,
  removeAll,
  removeCell,
  sees,
  setsOf,
} from "@wings/core/author";
import { type Deadly, mayBeRoof } from "@wings/deadly-kit";

/** A board with more steps has too many cells with the same two candidates: no search would end. */
const MOST_STEPS = 1_000_000;

/**
 * Visits all loops with a roof from which something may follow: up to two cells, or any number of cells with the same extra.
 * Stops when a visit returns true.
 */
export function visitLoops(board: Board, visit: (loop: Deadly) => boolean): void {
  const { places } = setsOf(board);
  counts.fill(0);
  for (let cell = 0; cell < 81; cell++) counts[board.masks[cell]]++;
  for (let a = 1; a <= 9; a++) {
    for (let b = a + 1; b <= 9; b++) {
      const digits = maskOf(a) | maskOf(b);
      if (!haveEnough(counts, digits)) continue;
      cells.and(places[a], places[b]);
      if (dropLoneCells(board, cells) >= 6 && stillHaveEnough(board, digits, cells))
        if (new LoopSearch(board, digits, visit).run(cells)) return;
    }
  }
}

/** By mask: how many cells have exactly these candidates. */
const counts = /* @__PURE__ */ new Uint8Array(512);

/** The cells that may be in a loop of two digits. */
const cells = /* @__PURE__ */ new CellSet();

/** Whether six cells can be a loop of two digits: at most two of them have extras, or all extras are one digit. */
function haveEnough(counts: Uint8Array, digits: DigitMask): boolean {
  const own = counts[digits];
  if (own >= 4) return true;
  for (let extra = 1; extra < 512; extra <<= 1)
    if ((digits & extra) === 0 && own + counts[digits | extra] >= 6) return true;
  return false;
}

/** The same for some cells that have both digits. */
function stillHaveEnough({ masks }: Board, digits: DigitMask, cells: Cells): boolean {
  countsLeft.fill(0);
  for (uncounted.copy(cells); !uncounted.isEmpty;) countsLeft[masks[uncounted.pop()]]++;
  return haveEnough(countsLeft, digits);
}

const countsLeft = /* @__PURE__ */ new Uint8Array(512);
const uncounted = /* @__PURE__ */ new CellSet();

/** Drops the cells that are alone in a house, until there is none. Returns how many are left, or a number below 6. */
function dropLoneCells(board: Board, cells: CellSet): number {
  for (;;) {
    const count = countBits(cells.w0) + countBits(cells.w1) + countBits(cells.w2);
    if (count < 6) return count;
    let isDone = true;
    for (rest.copy(cells); !rest.isEmpty;) {
      const cell = rest.pop();
      if (!isAlone(board, cell, cells)) continue;
      removeCell(cells, cell);
      isDone = false;
    }
    if (isDone) return count;
  }
}

const rest = /* @__PURE__ */ new CellSet();

/** Whether a cell is the only one of these cells in a house. */
function isAlone(board: Board, cell: Cell, cells: Cells): boolean {
  const housesOf = housesOfTable(board);
  near.and(cells, peersOf(board, cell));
  if (near.isEmpty) return true;
  for (let i = cell * 3; i < cell * 3 + 3; i++) if (!meet(near, houseSet(board, housesOf[i]))) return true;
  return false;
}

const near = /* @__PURE__ */ new CellSet();

/** Follows the loops of two digits from their first cells on. */
class LoopSearch {
  /** How many cells of the path each house has. */
  readonly #perHouse = new Uint8Array(27);
  readonly #path: Cell[] = [];
  readonly #met = new Set<string>();
  #steps = 0;

  constructor(
    readonly board: Board,
    readonly digits: DigitMask,
    readonly visit: (loop: Deadly) => boolean,
  ) {}

  /** Follows the loops of these cells. Returns whether a visit stopped it. */
  run(cells: Cells): boolean {
    for (const later = new CellSet().copy(cells); !later.isEmpty;)
      if (this.#extend(later.pop(), 0, 0, later)) return true;
    return false;
  }

  /**
   * Adds a cell to the path. `roof` is how many of the cells before have extras. `free` are the cells that may follow somewhere: they are
   * behind the first one, and in houses with fewer than two cells of the path.
   */
  #extend(cell: Cell, roof: number, extras: DigitMask, free: Cells): boolean {
    if (++this.#steps > MOST_STEPS) throw limitReached("steps of a search for loops", MOST_STEPS);
    const { board } = this;
    const housesOf = housesOfTable(board);
    const own = board.masks[cell] & ~this.digits;
    const roofs = roof + (own === 0 ? 0 : 1);
    if (roofs > 2 && DIGIT_COUNT[extras | own] > 1) return false;
    const left = new CellSet().copy(free);
    removeCell(left, cell);
    this.#path.push(cell);
    for (let i = cell * 3; i < cell * 3 + 3; i++)
      if (++this.#perHouse[housesOf[i]] >= 2) removeAll(left, houseSet(board, housesOf[i]));
    const stops = this.#close() || (!left.isEmpty && this.#follow(cell, roofs, extras | own, left));
    for (let i = cell * 3; i < cell * 3 + 3; i++) this.#perHouse[housesOf[i]]--;
    this.#path.pop();
    return stops;
  }

  /** Adds each of the free cells that sees the last one. */
  #follow(last: Cell, roofs: number, extras: DigitMask, free: Cells): boolean {
    const next = new CellSet().and(free, peersOf(this.board, last));
    while (!next.isEmpty) if (this.#extend(next.pop(), roofs, extras, free)) return true;
    return false;
  }

  /** Visits the path if it is a loop. A loop is met in both directions, and maybe in several orders: the first counts. */
  #close(): boolean {
    const { board, digits } = this;
    const path = this.#path;
    if (path.length < 6 || !sees(board, path[0], path[path.length - 1]) || this.#perHouse.includes(1)) return false;
    const key = [...path].sort((a, b) => a - b).join();
    if (this.#met.has(key)) return false;
    this.#met.add(key);
    const roof = path.filter((cell) => (board.masks[cell] & ~digits) !== 0).sort((a, b) => a - b);
    const extras = maskIn(board, roof) & ~digits;
    if (roof.length === 0 || !mayBeRoof(board, roof, extras)) return false;
    return this.visit({ cells: [...path], digits, roof, extras });
  }
}
