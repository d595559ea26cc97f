import { type Board, DIGIT_COUNT, HOUSES_OF, PEERS, type Reporter, inHouse, lowestDigit } from "@wings/core/author";
import { ALL, type CrossedCells, OF_Y, ROOM, crossedCells } from "./crossed-cells.js";
import { crossings } from "./crossings.js";

/**
 * The bent form: `order` cells of two crossing houses have `order` candidates together. All of them but Z are restricted.
 *
 * A digit is restricted if all cells that have it see each other; an x and a y don't (see `Crossing`). Each set has an x and
 * a y. A set of a row and a column with all its x or all its y in one box belongs to that box and a line.
 */
export function findBent(order: number, board: Board, report: Reporter): void {
  const search: Search = {
    order,
    board,
    report,
    ...crossedCells(board),
    chosen: new Uint8Array(order),
    crossing: 0,
    yNext: 0,
  };
  for (let crossing = 0; crossing < crossings().length; crossing++) {
    if (findIn(search, crossing)) return;
  }
}

/** The state of one call. */
interface Search extends CrossedCells {
  readonly order: number;
  readonly board: Board;
  readonly report: Reporter;
  /** The two houses, by their number. */
  crossing: number;
  /** The cells of the set so far. */
  readonly chosen: Uint8Array;
  /** The first y that can still be chosen. */
  yNext: number;
}

/** Searches two houses. Chooses the first x and the first y of a set, which already rules out most pairs. */
function findIn(search: Search, crossing: number): boolean {
  const { order, adds, cells, chosen, ends } = search;
  const xEnd = ends[crossing * 3];
  const yEnd = ends[crossing * 3 + 1];
  search.crossing = crossing;
  for (let x = crossing * ROOM; x < xEnd; x++) {
    if (DIGIT_COUNT[adds[x] >> ALL] > order) continue;
    for (let y = xEnd; y < yEnd; y++) {
      const digits = adds[x] | adds[y];
      const loose = adds[x] & (adds[y] >> OF_Y) & 511;
      if (DIGIT_COUNT[digits >> ALL] > order || (loose & (loose - 1)) !== 0) continue;
      chosen[0] = cells[x];
      chosen[1] = cells[y];
      search.yNext = y + 1;
      if (choose(search, digits, loose, 2, x + 1)) return true;
    }
  }
  return false;
}

/** Adds a cell to a set of `size` cells with these digits, at most one of which is loose (not restricted). */
function choose(search: Search, digits: number, loose: number, size: number, from: number): boolean {
  const { order, adds, against, ends, crossing, yNext } = search;
  const xEnd = ends[crossing * 3];
  const end = ends[crossing * 3 + 2] + size + 1 - order; // where too few cells are left
  for (let i = from; i < end; i++) {
    if (i === xEnd) {
      i = yNext;
      if (i >= end) return false;
    }
    const all = digits | adds[i];
    if (DIGIT_COUNT[all >> ALL] > order) continue;
    const now = loose | ((adds[i] >> ALL) & (digits >> against[i]));
    if ((now & (now - 1)) !== 0) continue;
    search.chosen[size] = search.cells[i];
    if (size + 1 < order) {
      if (choose(search, all, now, size + 1, i + 1)) return true;
    } else if (now !== 0 && DIGIT_COUNT[all >> ALL] === order && commitFound(search, lowestDigit(now))) return true;
  }
  return false;
}

function commitFound({ board, report, crossing, chosen }: Search, z: number): boolean {
  const { hasBox, houses } = crossings()[crossing];
  if (hasBox && isTwin(houses, chosen)) return false;
  let w0 = -1;
  let w1 = -1;
  let w2 = -1;
  for (let i = 0; i < chosen.length; i++) {
    if (!board.has(chosen[i], z)) continue;
    w0 &= PEERS[chosen[i] * 3];
    w1 &= PEERS[chosen[i] * 3 + 1];
    w2 &= PEERS[chosen[i] * 3 + 2];
  }
  return (
    report.eliminate(z, w0, w1, w2) && report.commit({ cells: Array.from(chosen.slice().sort()), z }, chosen.length)
  );
}

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
    if (!inHouse(chosen[i], other) && !inHouse(chosen[i], parallel)) return false;
  }
  return true;
}
