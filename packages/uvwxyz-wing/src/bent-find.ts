import {
  CLASSIC_GRID,
  type Board,
  DIGIT_COUNT,
  HOUSES_OF,
  PEERS,
  type Reporter,
  inHouse,
  lowestDigit,
} from "@wings/core/author";
import { ALL, CrossedCells, OF_Y, ROOM } from "./crossed-cells.js";
import { crossings } from "./crossings.js";

/**
 * The bent form: `order` cells of two crossing houses have `order` candidates together. All of them but Z are restricted.
 *
 * A digit is restricted if all cells that have it see each other; an x and a y don't (see `Crossing`). Each set has an x and
 * a y. A set of a row and a column with all its x or all its y in one box belongs to that box and a line.
 */
export function findBent(order: number, board: Board, report: Reporter): void {
  const search = SEARCH.take(order, board, report);
  const { length } = crossings();
  for (let crossing = 0; crossing < length; crossing++) if (search.findIn(crossing)) return;
}

/**
 * Chooses the cells of a set one by one. Each choice leaves out the cells that can no longer follow, and ends where too few are left.
 */
class BentSearch {
  #order = 0;
  #board!: Board;
  #report!: Reporter;
  /** The two houses, by their number, and their cells. */
  #crossing = 0;
  readonly #crossed = new CrossedCells();
  /** The cells of the set so far. */
  readonly #chosen = new Uint8Array(ROOM);
  /** By size of the set: which cells may follow, in `ROOM` slots each. */
  readonly #lists = new Uint8Array(ROOM * 10);

  take(order: number, board: Board, report: Reporter): this {
    this.#order = order;
    this.#board = board;
    this.#report = report;
    this.#crossed.take(board, order);
    return this;
  }

  /** Searches two houses. Chooses the first x and the first y of a set, which already rules out most pairs. Returns whether to stop. */
  findIn(crossing: number): boolean {
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
        if (crossed.end === yEnd) crossed.complete();
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
        if (now !== 0 && DIGIT_COUNT[all >> ALL] === order && this.#commitFound(lowestDigit(now))) return true;
        continue;
      }
      const left = this.#listLeft(size, k + 1, length, all, now);
      if (left >= needed && this.#choose(all, now, size + 1, left)) return true;
    }
    return false;
  }

  #commitFound(z: number): boolean {
    const board = this.#board;
    const report = this.#report;
    const crossing = this.#crossing;
    const order = this.#order;
    const chosen = this.#chosen.subarray(0, order);
    const { hasBox, houses } = crossings()[crossing];
    if (hasBox && isTwin(houses, chosen)) return false;
    let w0 = -1;
    let w1 = -1;
    let w2 = -1;
    for (let i = 0; i < order; i++) {
      if (!board.has(chosen[i], z)) continue;
      w0 &= PEERS[chosen[i] * 3];
      w1 &= PEERS[chosen[i] * 3 + 1];
      w2 &= PEERS[chosen[i] * 3 + 2];
    }
    return (
      report.eliminateWords(z, w0, w1, w2) &&
      report.commit({ cells: Array.from(chosen).sort((a, b) => a - b), z }, order)
    );
  }
}

/** Whether any place of a digit sees both cells. */
const hasTargets = ({ places }: Board, z: number, a: number, b: number): boolean =>
  ((PEERS[a * 3] & PEERS[b * 3] & places[z * 3]) |
    (PEERS[a * 3 + 1] & PEERS[b * 3 + 1] & places[z * 3 + 1]) |
    (PEERS[a * 3 + 2] & PEERS[b * 3 + 2] & places[z * 3 + 2])) !==
  0;

const SEARCH = /* @__PURE__ */ new BentSearch();

/**
 * Whether the set also belongs to another box and line, and is reported there. This happens if no cell is in the crossing, all x
 * are on one line and all y are in one box. No other set is in two pairs of houses.
 *
 * ```
 *   x  x  . | .  .  . | .  .  .
 *   .  .  . | y  .  y | .  .  .
 * ```
 */
function isTwin([box, line]: readonly [number, number], chosen: Uint8Array): boolean {
  const other = HOUSES_OF[chosen[1] * 3 + 2];
  if (other > box) return false;
  const parallel = HOUSES_OF[chosen[0] * 3 + (line < 9 ? 0 : 1)];
  for (let i = 0; i < chosen.length; i++) {
    if (!inHouse(CLASSIC_GRID, chosen[i], other) && !inHouse(CLASSIC_GRID, chosen[i], parallel)) return false;
  }
  return true;
}
