import {
  type Board,
  HOUSES_OF,
  HOUSE_WORDS,
  PEERS,
  type Sink,
  bitOf,
  lowestBit,
  lowestDigit,
  maskOf,
} from "@wings/core";
import { cellsWithCount } from "./cells-with-count.js";

/**
 * The strict form: a pivot with `order` candidates, one of them Z, and a bivalue cell ZA for each other candidate A.
 *
 * ```
 *      box            line
 *   .----------.
 *   |  wz   .  |
 *   |  P  *  * |  .  yz  .  .  xz  .     * loses z
 *   |  .    .  |
 *   '----------'
 * ```
 *
 * A cell that sees the pivot along a line alone, or in their box alone, sees nothing else that the pivot sees but the rest of
 * that house. So where the wings aren't all in one house with the pivot, what loses Z lies in the pivot's box and on one of
 * its lines, and the wings are in that box and on that line: at least one is off the line, and at least one out of the box.
 */
export function findStrict(order: number, board: Board, sink: Sink): void {
  const { places } = board;
  for (let w = 0; w < 3; w++) {
    let pivots = cellsWithCount(order, places, w);
    if (pivots !== 0) pivots &= nextToWing(board, w);
    for (; pivots !== 0; pivots &= pivots - 1) {
      if (findAt(w * 27 + lowestBit(pivots), w, board, sink)) return;
    }
  }
}

/** The cells of word w that have both digits of a bivalue cell of their box: most pivots aren't among them. */
function nextToWing({ masks, places, bivalue }: Board, w: number): number {
  let cells = 0;
  for (let wings = bivalue[w]; wings !== 0; wings &= wings - 1) {
    const wing = w * 27 + lowestBit(wings);
    const mask = masks[wing];
    const box = HOUSE_WORDS[HOUSES_OF[wing * 3 + 2] * 3 + w];
    cells |= box & places[lowestDigit(mask) * 3 + w] & places[lowestDigit(mask & (mask - 1)) * 3 + w];
  }
  return cells;
}

/** Looks at one pivot, in word w. A row is in that word, a column in the words u and v too. */
function findAt(pivot: number, w: number, board: Board, sink: Sink): boolean {
  const { places, bivalue } = board;
  const u = w === 0 ? 1 : 0;
  const v = w === 2 ? 1 : 2;
  const mask = board.masks[pivot];
  const less = mask & (mask - 1);
  let rest = less & (less - 1);
  const x = lowestDigit(mask) * 3;
  const y = lowestDigit(less) * 3;
  const z = lowestDigit(rest) * 3;
  // The cells that have one of the pivot's digits, and those that have two: by words, not cell by cell, and all at once for
  // the three digits that every pivot has.
  let oneW = places[x + w] | places[y + w] | places[z + w];
  let oneU = places[x + u] | places[y + u] | places[z + u];
  let oneV = places[x + v] | places[y + v] | places[z + v];
  let twoW = (places[x + w] & (places[y + w] | places[z + w])) | (places[y + w] & places[z + w]);
  let twoU = (places[x + u] & (places[y + u] | places[z + u])) | (places[y + u] & places[z + u]);
  let twoV = (places[x + v] & (places[y + v] | places[z + v])) | (places[y + v] & places[z + v]);
  for (rest &= rest - 1; rest !== 0; rest &= rest - 1) {
    const p = lowestDigit(rest) * 3;
    twoW |= oneW & places[p + w];
    twoU |= oneU & places[p + u];
    twoV |= oneV & places[p + v];
    oneW |= places[p + w];
    oneU |= places[p + u];
    oneV |= places[p + v];
  }
  const box = HOUSE_WORDS[HOUSES_OF[pivot * 3 + 2] * 3 + w];
  const row = HOUSE_WORDS[HOUSES_OF[pivot * 3] * 3 + w];
  const c = HOUSES_OF[pivot * 3 + 1] * 3;
  const column = HOUSE_WORDS[c + w];
  twoW &= bivalue[w];
  const inRow = twoW & row & ~box;
  const inU = twoU & bivalue[u] & HOUSE_WORDS[c + u];
  const inV = twoV & bivalue[v] & HOUSE_WORDS[c + v];
  if ((inRow | inU | inV) === 0) return false;
  const offRow = twoW & box & ~row;
  const offColumn = twoW & box & ~column;
  if (inRow !== 0 && offRow !== 0 && findAlong(pivot, box & row, offRow, inRow, 0, 0, w, u, v, board, sink))
    return true;
  return (
    (inU | inV) !== 0 && offColumn !== 0 && findAlong(pivot, box & column, offColumn, 0, inU, inV, w, u, v, board, sink)
  );
}

/**
 * Looks at one pivot and one of its lines, with the cells where wings may be: off the line in word w, out of the box in words
 * w, u and v, and `both`, the cells of box and line, where what loses Z is too.
 */
function findAlong(
  pivot: number,
  both: number,
  off: number,
  outW: number,
  outU: number,
  outV: number,
  w: number,
  u: number,
  v: number,
  board: Board,
  sink: Sink,
): boolean {
  const { places } = board;
  const mask = board.masks[pivot];
  const zoneW = off | outW | (both & board.bivalue[w]);
  for (let digits = mask; digits !== 0; digits &= digits - 1) {
    const z = lowestDigit(digits);
    const inW = places[z * 3 + w];
    const inU = outU & places[z * 3 + u];
    const inV = outV & places[z * 3 + v];
    const targets = both & inW & ~bitOf(pivot);
    if (targets === 0 || (off & inW) === 0 || ((outW & inW) | inU | inV) === 0) continue;
    const rest = mask & ~maskOf(z);
    let missing = rest;
    for (; missing !== 0; missing &= missing - 1) {
      const p = lowestDigit(missing) * 3;
      if (((zoneW & inW & places[p + w]) | (inU & places[p + u]) | (inV & places[p + v])) === 0) break;
    }
    if (missing !== 0) continue;
    const search = {
      pivot,
      z,
      w,
      u,
      v,
      zoneW: zoneW & inW,
      zoneU: inU,
      zoneV: inV,
      off,
      outW,
      places,
      sink,
      wings: [],
    };
    if (choose(search, rest, targets, 0)) return true;
  }
  return false;
}

/** One pivot and one Z for which each other digit of the pivot has a wing. Few boards come to this. */
interface Search {
  readonly pivot: number;
  readonly z: number;
  readonly w: number;
  readonly u: number;
  readonly v: number;
  /** The bivalue cells with Z where wings may be. */
  readonly zoneW: number;
  readonly zoneU: number;
  readonly zoneV: number;
  readonly off: number;
  readonly outW: number;
  readonly places: Int32Array;
  readonly sink: Sink;
  /** Those chosen so far. */
  readonly wings: number[];
}

/** A wing is off the line, or out of the box. */
const OFF = 1;
const OUT = 2;

/** Chooses a wing for the lowest of the digits, and goes on with the others: every combination of wings is a pattern. */
function choose(search: Search, digits: number, targets: number, seen: number): boolean {
  if (digits === 0) return seen === (OFF | OUT) && report(search, targets);
  const { w, u, v, places } = search;
  const p = lowestDigit(digits) * 3;
  const rest = digits & (digits - 1);
  for (let cells = search.zoneW & places[p + w]; cells !== 0; cells &= cells - 1) {
    const cell = cells & -cells;
    const kind = (cell & search.off) !== 0 ? OFF : (cell & search.outW) !== 0 ? OUT : 0;
    if (step(search, rest, targets, seen | kind, w * 27 + lowestBit(cells))) return true;
  }
  for (let cells = search.zoneU & places[p + u]; cells !== 0; cells &= cells - 1) {
    if (step(search, rest, targets, seen | OUT, u * 27 + lowestBit(cells))) return true;
  }
  for (let cells = search.zoneV & places[p + v]; cells !== 0; cells &= cells - 1) {
    if (step(search, rest, targets, seen | OUT, v * 27 + lowestBit(cells))) return true;
  }
  return false;
}

/** Adds a wing, if there is a cell that loses Z and sees them all. */
function step(search: Search, digits: number, targets: number, seen: number, wing: number): boolean {
  const left = targets & PEERS[wing * 3 + search.w];
  if (left === 0) return false;
  search.wings.push(wing);
  if (choose(search, digits, left, seen)) return true;
  search.wings.pop();
  return false;
}

function report({ pivot, z, w, sink, wings }: Search, targets: number): boolean {
  sink.tried++;
  sink.eliminate(z, w === 0 ? targets : 0, w === 1 ? targets : 0, w === 2 ? targets : 0);
  return sink.commit({ pivot, wings: wings.slice(), z }, wings.length + 1);
}
