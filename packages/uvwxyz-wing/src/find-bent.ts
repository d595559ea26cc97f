import {
  type Board,
  CellSet,
  DIGIT_COUNT,
  type Digit,
  type Reporter,
  boxOf,
  columnOf,
  hasTargets,
  inHouse,
  lowestDigit,
  rowOf,
  setsOf,
} from "@wings/core/author";
import { ALL, CrossedCells, OF_Y, ROOM } from "./crossed-cells.js";
import { type Crossing, crossings } from "./crossings.js";

/**
 * The bent form: `order` cells of two crossing houses have `order` candidates together. All of them but Z are restricted.
 *
 * A digit is restricted if all cells that have it see each other; an x and a y don't (see `Crossing`). Each set has an x and
 * a y. A set of a row and a column with all its x or all its y in one box belongs to that box and a line.
 */
export function findBent(order: number, report: Reporter): void {
  const search = SEARCH.take(order, report);
  for (const crossing of crossings()) if (search.findIn(crossing)) return;
}

/**
 * Chooses the cells of a set one by one. Each choice leaves out the cells that can no longer follow, and ends where too few are left.
 *
 * `digits` are those of the set so far (see `CrossedCells`), `loose` those that are not restricted in it.
 */
class BentSearch {
  #order = 0;
  #report!: Reporter;
  #board!: Board;
  #crossing!: Crossing;
  /** The cells of the two houses. */
  readonly #crossed = new CrossedCells();
  /** The cells of the set so far. */
  readonly #chosen = new Uint8Array(ROOM);
  /** By size of the set: which cells may follow, in `ROOM` slots each. */
  readonly #lists = new Uint8Array(ROOM * 10);

  take(order: number, report: Reporter): this {
    this.#order = order;
    this.#report = report;
    this.#board = report.board;
    this.#crossed.take(order, report.board);
    return this;
  }

  /** Searches two houses. Chooses the first x and the first y of a set, which already rules out most pairs. Returns whether to stop. */
  findIn(crossing: Crossing): boolean {
    const order = this.#order;
    const crossed = this.#crossed;
    const chosen = this.#chosen;
    if (!crossed.begin(crossing)) return false;
    const { adds, cells, xEnd, yEnd } = crossed;
    this.#crossing = crossing;
    for (let x = 0; x < xEnd; x++) {
      for (let y = xEnd; y < yEnd; y++) {
        const digits = adds[x] | adds[y];
        const loose = adds[x] & (adds[y] >> OF_Y) & 511;
        if (DIGIT_COUNT[digits >> ALL] > order || (loose & (loose - 1)) !== 0) continue;
        if (loose !== 0 && !hasTargets(this.#board, lowestDigit(loose), cells[x], cells[y])) continue;
        if (crossed.end === yEnd) crossed.complete(crossing);
        const length = this.#listAfter(x, y, digits, loose);
        if (length < order - 2) continue;
        chosen[0] = cells[x];
        chosen[1] = cells[y];
        if (this.#choose(digits, loose, 2, length)) return true;
      }
    }
    return false;
  }

  /** Lists the cells that may follow an x and a y. Returns how many, or fewer than are needed. */
  #listAfter(x: number, y: number, digits: number, loose: number): number {
    const order = this.#order;
    const crossed = this.#crossed;
    const lists = this.#lists;
    const { adds, against, xEnd, end } = crossed;
    const first = 2 * ROOM;
    let at = first;
    // How many may still be left out.
    let spare = end - x - 2 - (y - xEnd) - (order - 2);
    for (let i = x + 1; i < end && spare >= 0; i++) {
      if (i === xEnd) i = y + 1;
      if (i === end) break;
      const now = loose | ((adds[i] >> ALL) & (digits >> against[i]));
      if (DIGIT_COUNT[(digits | adds[i]) >> ALL] > order || (now & (now - 1)) !== 0) spare--;
      else lists[at++] = i;
    }
    return at - first;
  }

  /** Lists the cells of a list after one of them that may follow a set. Returns how many. */
  #listLeft(size: number, from: number, length: number, digits: number, loose: number): number {
    const order = this.#order;
    const crossed = this.#crossed;
    const lists = this.#lists;
    const { adds, against } = crossed;
    const first = (size + 1) * ROOM;
    let at = first;
    for (let k = size * ROOM + from; k < size * ROOM + length; k++) {
      const i = lists[k];
      const now = loose | ((adds[i] >> ALL) & (digits >> against[i]));
      if (DIGIT_COUNT[(digits | adds[i]) >> ALL] <= order && (now & (now - 1)) === 0) lists[at++] = i;
    }
    return at - first;
  }

  /** Adds a cell to a set of `size` cells with these digits, from the list of those that may follow. Returns whether to stop. */
  #choose(digits: number, loose: number, size: number, length: number): boolean {
    const order = this.#order;
    const lists = this.#lists;
    const chosen = this.#chosen;
    const { adds, against, cells } = this.#crossed;
    const list = size * ROOM;
    const needed = order - size - 1;
    for (let k = 0; k + needed < length; k++) {
      const i = lists[list + k];
      const all = digits | adds[i];
      const now = loose | ((adds[i] >> ALL) & (digits >> against[i]));
      chosen[size] = cells[i];
      if (needed === 0) {
        if (now !== 0 && DIGIT_COUNT[all >> ALL] === order && this.#commit(lowestDigit(now))) return true;
        continue;
      }
      const left = this.#listLeft(size, k + 1, length, all, now);
      if (left >= needed && this.#choose(all, now, size + 1, left)) return true;
    }
    return false;
  }

  /** Reports the chosen set if a cell sees all its places of z. Returns whether to stop. */
  #commit(z: Digit): boolean {
    const board = this.#board;
    const chosen = this.#chosen.subarray(0, this.#order);
    if (isTwin(board, this.#crossing, chosen)) return false;
    const { places, peers } = setsOf(board);
    targets.copy(places[z]);
    for (let i = 0; i < chosen.length; i++) if (board.has(chosen[i], z)) targets.keep(peers[chosen[i]]);
    if (targets.isEmpty) return false;
    this.#report.eliminate(z, targets);
    return this.#report.commit({ cells: Array.from(chosen).sort((a, b) => a - b), z }, this.#order);
  }
}

/** Used by `findBent` only, one search after the other. Lists made for each call took 5 % longer. */
const SEARCH = /* @__PURE__ */ new BentSearch();

const targets = /* @__PURE__ */ new CellSet();

/**
 * Whether the set of a box and a line also belongs to another box and line, and is reported there. This happens if no cell is in
 * the crossing, all x are on one line and all y are in one box. No other set is in two pairs of houses.
 *
 * ```
 *   x  x  . | .  .  . | .  .  .
 *   .  .  . | y  .  y | .  .  .
 * ```
 */
function isTwin(board: Board, { houses: [box, line], hasBox }: Crossing, chosen: Uint8Array): boolean {
  if (!hasBox) return false;
  const [x, y] = chosen;
  const other = boxOf(y);
  if (other > box) return false;
  const parallel = line < 9 ? rowOf(x) : columnOf(x);
  return chosen.every((cell) => inHouse(board, cell, other) || inHouse(board, cell, parallel));
}
