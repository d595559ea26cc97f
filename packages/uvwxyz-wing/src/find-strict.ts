import {
  bitOf,
  type Board,
  type Cell,
  Combinations,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  highestDigit,
  housesOfTable,
  houseWordTable,
  lowestBit,
  lowestDigit,
  maskOf,
  peerTable,
  type Reporter,
  wordOf,
} from "@wings/core/author";
import { cellsWithCount, cellsWithTwo } from "./cells-with-count.js";

/**
 * The strict form: a pivot with `order` candidates, one of them Z, and a bivalue cell ZA for each other candidate A.
 *
 * ```
 *      box            line
 *   .----------.
 *   |  wz   .  |
 *   |  P  *  * |  .  yz  .  .  xz  .     * z is eliminated
 *   |  .    .  |
 *   '----------'
 * ```
 *
 * A cell that shares only a line or only a box with the pivot shares no other peers with it than the rest of that house. So if
 * the wings are not all in one house with the pivot, the eliminations are in the pivot's box and on one of its lines, and the
 * wings are in that box or on that line: at least one is off the line, and at least one is outside of the box.
 */
export function findStrict(order: number, report: Reporter): void {
  const { places } = report.board;
  for (let w = 0; w < 3; w++) {
    let pivots = cellsWithCount(order, places, w);
    if (pivots === 0) continue;
    pivots &= nextToWing(report.board, w);
    for (; pivots !== 0; pivots &= pivots - 1) if (findFrom(report, w * 27 + lowestBit(pivots))) return;
  }
}

/** The cells of word w that have both digits of a bivalue cell in their box. This rules out most pivots. */
function nextToWing(board: Board, w: number): number {
  const { masks, places, bivalue } = board;
  const housesOf = housesOfTable(board);
  const houseWords = houseWordTable(board);
  let cells = 0;
  for (let wings = bivalue[w]; wings !== 0; wings &= wings - 1) {
    const wing = w * 27 + lowestBit(wings);
    const box = houseWords[housesOf[wing * 3 + 2] * 3 + w];
    cells |= box & places[lowestDigit(masks[wing]) * 3 + w] & places[highestDigit(masks[wing]) * 3 + w];
  }
  return cells;
}

/** Searches the row and the column of one pivot. A wing has two of its digits. Returns whether to stop. */
function findFrom(report: Reporter, pivot: Cell): boolean {
  const { masks, places, bivalue } = report.board;
  const housesOf = housesOfTable(report.board);
  const houseWords = houseWordTable(report.board);
  const mask = masks[pivot];
  const w = wordOf(pivot);
  const row = houseWords[housesOf[pivot * 3] * 3 + w];
  const column = housesOf[pivot * 3 + 1] * 3;
  const box = houseWords[housesOf[pivot * 3 + 2] * 3 + w];
  const wings = bivalue[w] & cellsWithTwo(mask, places, w);
  const inRow = wings & row & ~box;
  const offRow = wings & box & ~row;
  if (inRow !== 0 && offRow !== 0) {
    const out = [0, 0, 0];
    out[w] = inRow;
    if (findAlong(report, { pivot, both: box & row, off: offRow, out })) return true;
  }
  const offColumn = wings & box & ~houseWords[column + w];
  if (offColumn === 0) return false;
  const u = w === 0 ? 1 : 0;
  const v = w === 2 ? 1 : 2;
  let inU = bivalue[u] & houseWords[column + u];
  let inV = bivalue[v] & houseWords[column + v];
  if (inU !== 0) inU &= cellsWithTwo(mask, places, u);
  if (inV !== 0) inV &= cellsWithTwo(mask, places, v);
  if ((inU | inV) === 0) return false;
  const out = [0, 0, 0];
  out[u] = inU;
  out[v] = inV;
  return findAlong(report, { pivot, both: box & houseWords[column + w], off: offColumn, out });
}

/**
 * A pivot and one of its lines, in words. The cells of box and line, where the eliminations are, and the wings off the line are in the
 * band of the pivot. The other wings are on the line, outside of the box: one word for each band.
 */
interface Along {
  readonly pivot: Cell;
  readonly both: number;
  readonly off: number;
  readonly out: readonly number[];
}

/** Searches one line of a pivot, for each of its digits as Z. Returns whether to stop. */
function findAlong(report: Reporter, along: Along): boolean {
  const { masks, places, bivalue } = report.board;
  const { pivot, both, off, out } = along;
  const w = wordOf(pivot);
  const mask = masks[pivot];
  for (let digits = mask; digits !== 0; digits &= digits - 1) {
    const z = lowestDigit(digits);
    const withZ = places[z * 3 + w];
    if ((off & withZ) === 0 || (both & withZ & ~bitOf(pivot)) === 0) continue;
    const wings = [out[0] & places[z * 3], out[1] & places[z * 3 + 1], out[2] & places[z * 3 + 2]];
    if ((wings[0] | wings[1] | wings[2]) === 0) continue;
    wings[w] |= (off | (both & bivalue[w])) & withZ;
    if (!haveAll(places, wings, mask & ~maskOf(z))) continue;
    listWings(report.board, wings, mask & ~maskOf(z), w);
    if (chooseWings(report, along, z)) return true;
  }
  return false;
}

/** Whether each digit has a place in the cells, which are three words. */
function haveAll(places: Int32Array, words: readonly number[], digits: DigitMask): boolean {
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const p = lowestDigit(rest) * 3;
    if (((words[0] & places[p]) | (words[1] & places[p + 1]) | (words[2] & places[p + 2])) === 0) return false;
  }
  return true;
}

/** The bivalue cells with Z that can be wings, each with the other digit. Few boards have a wing for each digit of a pivot. */
const choices = /* @__PURE__ */ new Combinations();

/** Lists the wings by digit: those in the band of the pivot, then the others. */
function listWings({ places }: Board, wings: readonly number[], digits: DigitMask, w: number): void {
  choices.clear();
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    for (let i = 0; i < 3; i++) {
      const u = BANDS_FROM[w * 3 + i];
      for (let cells = wings[u] & places[digit * 3 + u]; cells !== 0; cells &= cells - 1)
        choices.add(u * 27 + lowestBit(cells), maskOf(digit));
    }
  }
}

/** By band, three numbers each: this band, then the others. */
const BANDS_FROM = [0, 1, 2, 1, 0, 2, 2, 0, 1];

/** Chooses a wing for each digit of the pivot but Z. Every choice that leaves a target is a pattern. Returns whether to stop. */
function chooseWings(report: Reporter, { pivot, both, off, out }: Along, z: Digit): boolean {
  const { masks, places } = report.board;
  const peers = peerTable(report.board);
  const digits = masks[pivot] & ~maskOf(z);
  const size = DIGIT_COUNT[digits];
  const w = wordOf(pivot);
  const targets = both & places[z * 3 + w] & ~bitOf(pivot);
  for (choices.begin(size, size); choices.next();) {
    if (choices.union !== digits) continue;
    let left = targets;
    let isOff = false;
    let isOut = false;
    for (let i = 0; i < size; i++) {
      const wing = choices.owner(i);
      left &= peers[wing * 3 + w];
      isOff ||= wordOf(wing) === w && (bitOf(wing) & off) !== 0;
      isOut ||= (bitOf(wing) & out[wordOf(wing)]) !== 0;
    }
    if (left === 0 || !isOff || !isOut) continue;
    report.eliminateWords(z, w === 0 ? left : 0, w === 1 ? left : 0, w === 2 ? left : 0);
    if (report.commit({ pivot, wings: choices.chosen(), z }, size + 1)) return true;
  }
  return false;
}
