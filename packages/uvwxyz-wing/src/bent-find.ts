import { type Board, HOUSES_OF, PEERS, SIZE, type Sink, inHouse, lowestDigit } from "@wings/core";
import { CROSSINGS, type Crossing } from "./crossings.js";

/**
 * The bent form: `order` cells of two crossing houses with `order` candidates together, of which all but Z are restricted.
 *
 * A digit is restricted unless two cells that have it don't see each other: one an x and one a y, say (see `Crossing`). Each
 * set has an x and a y: with all its x in their box, or all its y, a set of a row and a column is one of a box and a line.
 */
export function findBent(order: number, board: Board, sink: Sink): void {
  const search: Search = {
    order,
    board,
    sink,
    cells: new Uint8Array(17),
    adds: new Int32Array(17),
    against: new Uint8Array(17),
    chosen: new Uint8Array(order),
    crossing: CROSSINGS[0],
    xEnd: 0,
    yEnd: 0,
    end: 0,
    yNext: 0,
  };
  for (let i = 0; i < CROSSINGS.length; i++) {
    if (findIn(search, CROSSINGS[i])) return;
  }
}

/** One call's state. All that a call allocates but patterns: the arrays are filled anew for each two houses. */
interface Search {
  readonly order: number;
  readonly board: Board;
  readonly sink: Sink;
  crossing: Crossing;
  /** The cells of the two houses that may be in a set: x, y and the rest. */
  readonly cells: Uint8Array;
  /** What a cell adds to the digits of a set. */
  readonly adds: Int32Array;
  /** How far to shift the digits of a set to see those of the cells that this one doesn't see. */
  readonly against: Uint8Array;
  xEnd: number;
  yEnd: number;
  end: number;
  /** The cells of the set so far. */
  readonly chosen: Uint8Array;
  /** The first y that may still be chosen. */
  yNext: number;
}

/*
 * The digits of a set are one number of 27 bits, so that adding a cell is one OR:
 *
 *   |   all   |  of its y |  of its x |
 */
const ALL = 18;
const OF_X = 0;
const OF_Y = 9;
const OF_NONE = 27;

/** Looks at two houses: chooses the first x and the first y of a set, in which most pairs fail already. */
function findIn(search: Search, crossing: Crossing): boolean {
  const { order, adds, cells, chosen } = search;
  search.crossing = crossing;
  search.end = 0;
  take(search, crossing.x, OF_Y, 1 << OF_X);
  const xEnd = (search.xEnd = search.end);
  if (xEnd === 0) return false;
  take(search, crossing.y, OF_X, 1 << OF_Y);
  const yEnd = (search.yEnd = search.end);
  if (yEnd === xEnd) return false;
  take(search, crossing.xNear, OF_Y, 0);
  take(search, crossing.yNear, OF_X, 0);
  take(search, crossing.n, OF_NONE, 0);
  for (let x = 0; x < xEnd; x++) {
    for (let y = xEnd; y < yEnd; y++) {
      const digits = adds[x] | adds[y];
      const loose = adds[x] & (adds[y] >> OF_Y) & 511;
      if (SIZE[digits >> ALL] > order || (loose & (loose - 1)) !== 0) continue;
      chosen[0] = cells[x];
      chosen[1] = cells[y];
      search.yNext = y + 1;
      if (choose(search, digits, loose, 2, x + 1)) return true;
    }
  }
  return false;
}

/** Takes the cells of one kind that have few enough candidates. Those that are near add nothing that a later one is against. */
function take(search: Search, kind: readonly number[], against: number, own: number): void {
  const { masks } = search.board;
  for (let i = 0; i < kind.length; i++) {
    const mask = masks[kind[i]];
    if (mask === 0 || SIZE[mask] > search.order) continue;
    search.cells[search.end] = kind[i];
    search.adds[search.end] = (mask << ALL) | (mask * own);
    search.against[search.end++] = against;
  }
}

/** Adds a cell to a set of `size` with these digits, of which one at most is loose: not restricted. */
function choose(search: Search, digits: number, loose: number, size: number, from: number): boolean {
  const { order, adds, against, xEnd, yNext } = search;
  const end = search.end + size + 1 - order; // where too few cells are left
  for (let i = from; i < end; i++) {
    if (i === xEnd) {
      i = yNext;
      if (i >= end) return false;
    }
    const all = digits | adds[i];
    if (SIZE[all >> ALL] > order) continue;
    const now = loose | ((adds[i] >> ALL) & (digits >> against[i]));
    if ((now & (now - 1)) !== 0) continue;
    search.chosen[size] = search.cells[i];
    if (size + 1 < order) {
      if (choose(search, all, now, size + 1, i + 1)) return true;
    } else if (now !== 0 && SIZE[all >> ALL] === order && report(search, lowestDigit(now))) return true;
  }
  return false;
}

function report({ board, sink, crossing, chosen }: Search, z: number): boolean {
  sink.tried++;
  if (crossing.hasBox && isTwin(crossing.houses, chosen)) return false;
  let w0 = -1;
  let w1 = -1;
  let w2 = -1;
  for (let i = 0; i < chosen.length; i++) {
    if (!board.has(chosen[i], z)) continue;
    w0 &= PEERS[chosen[i] * 3];
    w1 &= PEERS[chosen[i] * 3 + 1];
    w2 &= PEERS[chosen[i] * 3 + 2];
  }
  return sink.eliminate(z, w0, w1, w2) && sink.commit({ cells: Array.from(chosen.slice().sort()), z }, chosen.length);
}

/**
 * Whether the set is found in another box and line, and is to be reported there: with nothing where the houses cross, all x on
 * one line and all y in one box, it is in that box and that line too. No other set is in two pairs of houses.
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
