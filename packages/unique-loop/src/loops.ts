import {
  type Board,
  type Cell,
  CLASSIC_GRID,
  countBits,
  DIGIT_COUNT,
  HOUSE_WORDS,
  HOUSES_OF,
  limitReached,
  lowestBit,
  maskIn,
  maskOf,
  PEERS,
  sees,
} from "@wings/core/author";
import { type Deadly, mayBeRoof } from "@wings/deadly-kit";

/** A board with more steps has too many cells with the same two candidates: no search would end. */
const MOST_STEPS = 1_000_000;

/** By mask: how many cells have exactly these candidates. */
const count = /* @__PURE__ */ new Uint8Array(512);

/** The cells that may be in a loop of the present two digits, as a set. */
const cells = /* @__PURE__ */ new Int32Array(3);

/**
 * Visits all loops with a roof from which something may follow: up to two cells, or any number of cells with the same extra.
 * Stops when a visit returns true.
 */
export function visitLoops(board: Board, visit: (loop: Deadly) => boolean): void {
  count.fill(0);
  for (let cell = 0; cell < 81; cell++) count[board.masks[cell]]++;
  for (let a = 1; a <= 9; a++) {
    for (let b = a + 1; b <= 9; b++) {
      const digits = maskOf(a) | maskOf(b);
      if (hasEnough(digits) && listCells(board, a, b) >= 6 && stillHasEnough(board, digits))
        if (new LoopSearch(board, digits, visit).run()) return;
    }
  }
}

/** Whether six cells can be a loop: at most two of them have extras, or all extras are one digit. */
function hasEnough(digits: number): boolean {
  const own = count[digits];
  if (own >= 4) return true;
  for (let extra = 1; extra < 512; extra <<= 1)
    if ((digits & extra) === 0 && own + count[digits | extra] >= 6) return true;
  return false;
}

/** The same, for the cells that are left. */
function stillHasEnough({ masks, bivalue }: Board, digits: number): boolean {
  const own = countBits(cells[0] & bivalue[0]) + countBits(cells[1] & bivalue[1]) + countBits(cells[2] & bivalue[2]);
  if (own >= 4) return true;
  for (let extra = 1; extra < 512; extra <<= 1) {
    if ((digits & extra) !== 0 || own + count[digits | extra] < 6) continue;
    let same = 0;
    for (let w = 0; w < 3; w++)
      for (let rest = cells[w]; rest !== 0; rest &= rest - 1)
        if (masks[w * 27 + lowestBit(rest)] === (digits | extra)) same++;
    if (own + same >= 6) return true;
  }
  return false;
}

/** Lists the cells with both digits that are not alone in a house. Returns how many there are. */
function listCells({ places }: Board, a: number, b: number): number {
  for (let w = 0; w < 3; w++) cells[w] = places[a * 3 + w] & places[b * 3 + w];
  for (;;) {
    const all = countBits(cells[0]) + countBits(cells[1]) + countBits(cells[2]);
    if (all < 6) return all;
    let isDone = true;
    for (let w = 0; w < 3; w++) {
      for (let rest = cells[w]; rest !== 0; rest &= rest - 1) {
        const cell = w * 27 + lowestBit(rest);
        if (!isAlone(cell, 0) && !isAlone(cell, 1) && !isAlone(cell, 2)) continue;
        cells[w] &= ~(rest & -rest);
        isDone = false;
      }
    }
    if (isDone) return all;
  }
}

/** Whether no other of the cells is in the row (`kind` 0), column or box of a cell. */
function isAlone(cell: Cell, kind: number): boolean {
  const house = HOUSES_OF[cell * 3 + kind] * 3;
  for (let w = 0; w < 3; w++) if ((cells[w] & HOUSE_WORDS[house + w] & PEERS[cell * 3 + w]) !== 0) return false;
  return true;
}

/** Follows the loops of two digits from their first cells on. */
class LoopSearch {
  readonly #perHouse = new Uint8Array(27);
  readonly #path: number[] = [];
  readonly #seen = new Set<string>();
  #steps = 0;

  constructor(
    readonly board: Board,
    readonly digits: number,
    readonly visit: (loop: Deadly) => boolean,
  ) {}

  /** Returns whether a visit stopped it. */
  run(): boolean {
    const [c0, c1, c2] = cells;
    let [w0, w1, w2] = [c0, c1, c2];
    while ((w0 | w1 | w2) !== 0) {
      const first = w0 !== 0 ? lowestBit(w0) : w1 !== 0 ? 27 + lowestBit(w1) : 54 + lowestBit(w2);
      if (w0 !== 0) w0 &= w0 - 1;
      else if (w1 !== 0) w1 &= w1 - 1;
      else w2 &= w2 - 1;
      if (this.#extend(first, 0, 0, w0, w1, w2)) return true;
    }
    return false;
  }

  /**
   * Adds a cell to the path. `roof` is how many of the cells before have extras. The words are the cells that may follow somewhere: they are
   * behind the first one, and in houses with fewer than two cells of the path.
   */
  #extend(cell: Cell, roof: number, extras: number, w0: number, w1: number, w2: number): boolean {
    if (++this.#steps > MOST_STEPS) throw limitReached("steps of a search for loops", MOST_STEPS);
    const own = this.board.masks[cell] & ~this.digits;
    const roofs = roof + (own === 0 ? 0 : 1);
    if (roofs > 2 && DIGIT_COUNT[extras | own] > 1) return false;
    this.#path.push(cell);
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[cell * 3 + kind];
      if (++this.#perHouse[house] < 2) continue;
      w0 &= ~HOUSE_WORDS[house * 3];
      w1 &= ~HOUSE_WORDS[house * 3 + 1];
      w2 &= ~HOUSE_WORDS[house * 3 + 2];
    }
    const stops = this.#close() || this.#follow(cell, roofs, extras | own, w0, w1, w2);
    for (let kind = 0; kind < 3; kind++) this.#perHouse[HOUSES_OF[cell * 3 + kind]]--;
    this.#path.pop();
    return stops;
  }

  /** Adds each of the cells that sees the last one. */
  #follow(last: number, roofs: number, extras: number, w0: number, w1: number, w2: number): boolean {
    for (let w = 0; w < 3; w++) {
      const word = w === 0 ? w0 : w === 1 ? w1 : w2;
      for (let rest = word & PEERS[last * 3 + w]; rest !== 0; rest &= rest - 1) {
        const next = w * 27 + lowestBit(rest);
        const bit = rest & -rest;
        const [r0, r1, r2] = [w === 0 ? w0 & ~bit : w0, w === 1 ? w1 & ~bit : w1, w === 2 ? w2 & ~bit : w2];
        if (this.#extend(next, roofs, extras, r0, r1, r2)) return true;
      }
    }
    return false;
  }

  /** Visits the path if it is a loop. A loop is met in both directions, and maybe in several orders: the first counts. */
  #close(): boolean {
    const path = this.#path;
    if (path.length < 6 || !sees(CLASSIC_GRID, path[0], path[path.length - 1]) || this.#perHouse.includes(1))
      return false;
    const key = [...path].sort((a, b) => a - b).join();
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    const roof = path.filter((cell) => (this.board.masks[cell] & ~this.digits) !== 0).sort((a, b) => a - b);
    const extras = maskIn(this.board, roof) & ~this.digits;
    if (roof.length === 0 || !mayBeRoof(this.board, roof, extras)) return false;
    return this.visit({ cells: [...path], digits: this.digits, roof, extras });
  }
}
