import {
  type Board,
  DIGIT_COUNT,
  cellsOf,
  columnOf,
  boxOf,
  countBits,
  maskIn,
  maskOf,
  rowOf,
  sees,
  wingsError,
} from "@wings/core/author";
import { type Deadly, mayBeRoof } from "./report.js";

/** A board with more steps has so many cells with the same two candidates that no search would end. */
const MOST_STEPS = 1_000_000;

/** By mask: how many cells have exactly these candidates. */
const count = /* @__PURE__ */ new Uint8Array(512);

/**
 * Visits all loops with a roof from which something may follow: up to two cells, or any number of cells with the same extra.
 * Stops when a visit answers true.
 */
export function visitLoops(board: Board, visit: (loop: Deadly) => boolean): void {
  count.fill(0);
  for (let cell = 0; cell < 81; cell++) count[board.masks[cell]]++;
  for (let a = 1; a <= 9; a++) {
    for (let b = a + 1; b <= 9; b++) {
      const digits = maskOf(a) | maskOf(b);
      if (!hasEnough(digits)) continue;
      const cells = cellsInPairs(board, a, b);
      if (
        cells.length >= 6 &&
        stillHasEnough(board, cells, digits) &&
        new LoopSearch(board, cells, digits, visit).run()
      )
        return;
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
function stillHasEnough({ masks }: Board, cells: readonly number[], digits: number): boolean {
  const withMask = (mask: number): number => cells.filter((cell) => masks[cell] === mask).length;
  const own = withMask(digits);
  return own >= 4 || cells.some((cell) => DIGIT_COUNT[masks[cell]] === 3 && own + withMask(masks[cell]) >= 6);
}

/** The cells with both digits that are not alone in a house, ascending. */
function cellsInPairs({ places }: Board, a: number, b: number): number[] {
  const word = (w: number): number => places[a * 3 + w] & places[b * 3 + w];
  const words = [word(0), word(1), word(2)];
  if (countBits(words[0]) + countBits(words[1]) + countBits(words[2]) < 6) return [];
  let cells = cellsOf(words[0], words[1], words[2]);
  for (;;) {
    const perHouse = new Uint8Array(27);
    for (const cell of cells) add(perHouse, cell, 1);
    const left = cells.filter(
      (cell) => perHouse[rowOf(cell)] > 1 && perHouse[columnOf(cell)] > 1 && perHouse[boxOf(cell)] > 1,
    );
    if (left.length === cells.length) return cells;
    cells = left;
  }
}

function add(perHouse: Uint8Array, cell: number, more: number): void {
  perHouse[rowOf(cell)] += more;
  perHouse[columnOf(cell)] += more;
  perHouse[boxOf(cell)] += more;
}

/** Follows the loops of two digits from their first cells on. */
class LoopSearch {
  readonly #perHouse = new Uint8Array(27);
  readonly #path: number[] = [];
  readonly #seen = new Set<string>();
  #steps = 0;

  constructor(
    readonly board: Board,
    readonly cells: readonly number[],
    readonly digits: number,
    readonly visit: (loop: Deadly) => boolean,
  ) {}

  /** Answers whether a visit stopped it. */
  run(): boolean {
    return this.cells.some((cell) => this.#extend(cell, 0, 0));
  }

  /** Adds a cell to the path. `roof` is how many of the cells before have extras. */
  #extend(cell: number, roof: number, extras: number): boolean {
    if (++this.#steps > MOST_STEPS)
      throw wingsError("LIMIT_REACHED", `There are more than ${MOST_STEPS} steps of a search for loops.`, {
        what: "steps",
        limit: MOST_STEPS,
      });
    const own = this.board.masks[cell] & ~this.digits;
    const roofs = roof + (own === 0 ? 0 : 1);
    if (roofs > 2 && DIGIT_COUNT[extras | own] > 1) return false;
    this.#path.push(cell);
    add(this.#perHouse, cell, 1);
    const stops = this.#close() || this.#next(cell).some((next) => this.#extend(next, roofs, extras | own));
    add(this.#perHouse, cell, -1);
    this.#path.pop();
    return stops;
  }

  /** The cells that may follow: behind the first one, in houses with fewer than two cells of the path. */
  #next(last: number): number[] {
    const perHouse = this.#perHouse;
    return this.cells.filter(
      (cell) =>
        cell > this.#path[0] &&
        sees(cell, last) &&
        perHouse[rowOf(cell)] < 2 &&
        perHouse[columnOf(cell)] < 2 &&
        perHouse[boxOf(cell)] < 2 &&
        !this.#path.includes(cell),
    );
  }

  /** Visits the path if it is a loop. A loop is met in both directions, and maybe in several orders: the first counts. */
  #close(): boolean {
    const path = this.#path;
    if (path.length < 6 || !sees(path[0], path[path.length - 1]) || this.#perHouse.includes(1)) return false;
    const key = [...path].sort((a, b) => a - b).join();
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    const roof = path.filter((cell) => (this.board.masks[cell] & ~this.digits) !== 0).sort((a, b) => a - b);
    const extras = maskIn(this.board, roof) & ~this.digits;
    if (roof.length === 0 || !mayBeRoof(roof, extras)) return false;
    return this.visit({ cells: [...path], digits: this.digits, roof, extras });
  }
}
