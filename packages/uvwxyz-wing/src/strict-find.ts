import {
  bitOf,
  type Board,
  type Cell,
  Combinations,
  type Digit,
  DIGIT_COUNT,
  HOUSE_WORDS,
  HOUSES_OF,
  lowestBit,
  lowestDigit,
  maskOf,
  PEERS,
  type Reporter,
  wordOf,
} from "@wings/core/author";
import { cellsWithCount } from "./cells-with-count.js";

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
export function findStrict(order: number, board: Board, report: Reporter): void {
  const { masks, places, bivalue } = board;
  for (let w = 0; w < 3; w++) {
    let pivots = cellsWithCount(order, places, w);
    if (pivots === 0) continue;
    pivots &= nextToWing(masks, places, bivalue[w], w);
    const u = w === 0 ? 1 : 0;
    const v = w === 2 ? 1 : 2;
    for (; pivots !== 0; pivots &= pivots - 1) {
      const pivot = w * 27 + lowestBit(pivots);
      const mask = masks[pivot];
      const less = mask & (mask - 1);
      let rest = less & (less - 1);
      const x = lowestDigit(mask) * 3;
      const y = lowestDigit(less) * 3;
      const z = lowestDigit(rest) * 3;
      // The cells with one and with two of the pivot's digits, in words, for all three digits at once.
      let oneW = places[x + w] | places[y + w];
      let oneU = places[x + u] | places[y + u];
      let oneV = places[x + v] | places[y + v];
      let twoW = (places[x + w] & places[y + w]) | (oneW & places[z + w]);
      let twoU = (places[x + u] & places[y + u]) | (oneU & places[z + u]);
      let twoV = (places[x + v] & places[y + v]) | (oneV & places[z + v]);
      rest &= rest - 1;
      if (rest !== 0) {
        oneW |= places[z + w];
        oneU |= places[z + u];
        oneV |= places[z + v];
        for (; rest !== 0; rest &= rest - 1) {
          const p = lowestDigit(rest) * 3;
          twoW |= oneW & places[p + w];
          twoU |= oneU & places[p + u];
          twoV |= oneV & places[p + v];
          oneW |= places[p + w];
          oneU |= places[p + u];
          oneV |= places[p + v];
        }
      }
      const row = OWN[pivot * 3];
      const column = OWN[pivot * 3 + 1];
      const box = OWN[pivot * 3 + 2];
      const fits = twoW & bivalue[w];
      const inRow = fits & row & ~box;
      const inU = twoU & bivalue[u] & column;
      const inV = twoV & bivalue[v] & column;
      if ((inRow | inU | inV) === 0) continue;
      const offRow = fits & box & ~row;
      const offColumn = fits & box & ~column;
      if (areNotEmpty(inRow, offRow) && findAlong(pivot, box & row, offRow, inRow, 0, 0, w, u, v, board, report))
        return;
      if (
        areNotEmpty(inU | inV, offColumn) &&
        findAlong(pivot, box & column, offColumn, 0, inU, inV, w, u, v, board, report)
      )
        return;
    }
  }
}

/** The part of the row, column and box of each cell that lies in the word of the cell. */
const OWN = /* @__PURE__ */ new Int32Array(243).map(
  (_, i) => HOUSE_WORDS[HOUSES_OF[i] * 3 + wordOf(Math.floor(i / 3))],
);

/** Whether no word is empty. The sign of -word needs one branch instead of three, half of which would be mispredicted. */
const areNotEmpty = (a: number, b: number, c = 1): boolean => ((0 - a) & (0 - b) & (0 - c)) < 0;

/** The cells of word w that have both digits of a bivalue cell in their box. This rules out most pivots. */
function nextToWing(masks: Uint16Array, places: Int32Array, pairs: number, w: number): number {
  let cells = 0;
  for (let wings = pairs; wings !== 0; wings &= wings - 1) {
    const wing = w * 27 + lowestBit(wings);
    const mask = masks[wing];
    cells |= OWN[wing * 3 + 2] & places[lowestDigit(mask) * 3 + w] & places[lowestDigit(mask & (mask - 1)) * 3 + w];
  }
  return cells;
}

/**
 * Searches one pivot and one of its lines. Wings can be off the line in word w, or outside of the box in words w, u and v.
 * `both` has the cells of box and line, where the eliminations are.
 */
function findAlong(
  pivot: Cell,
  both: number,
  off: number,
  outW: number,
  outU: number,
  outV: number,
  w: number,
  u: number,
  v: number,
  board: Board,
  report: Reporter,
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
    if (!areNotEmpty(targets, off & inW, (outW & inW) | inU | inV)) continue;
    const rest = mask & ~maskOf(z);
    let haveWings = -1;
    for (let others = rest; others !== 0; others &= others - 1) {
      const p = lowestDigit(others) * 3;
      haveWings &= 0 - ((zoneW & inW & places[p + w]) | (inU & places[p + u]) | (inV & places[p + v]));
    }
    if (haveWings >= 0) continue;
    wings.clear();
    for (let others = rest; others !== 0; others &= others - 1) {
      const p = lowestDigit(others) * 3;
      addWings(others & -others, zoneW & inW & places[p + w], w);
      addWings(others & -others, inU & places[p + u], u);
      addWings(others & -others, inV & places[p + v], v);
    }
    if (chooseWings(pivot, z, rest, targets, off, outW, w, report)) return true;
  }
  return false;
}

/** The bivalue cells with Z that can be wings, each with its other digit. Few boards have one for each digit. */
const wings = /* @__PURE__ */ new Combinations();

function addWings(digit: Digit, cells: number, word: number): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) wings.add(word * 27 + lowestBit(rest), digit);
}

/** A wing is off the line or outside of the box. */
const OFF = 1;
const OUT = 2;

/** Chooses a wing for each digit. Every choice that leaves a target is a pattern. */
function chooseWings(
  pivot: Cell,
  z: number,
  digits: number,
  targets: number,
  off: number,
  outW: number,
  w: number,
  report: Reporter,
): boolean {
  const size = DIGIT_COUNT[digits];
  for (wings.begin(size, size); wings.next();) {
    if (wings.union !== digits) continue;
    let left = targets;
    let seen = 0;
    for (let i = 0; i < size; i++) {
      const wing = wings.owner(i);
      const isNear = wordOf(wing) === w;
      left &= PEERS[wing * 3 + w];
      seen |= isNear && (bitOf(wing) & off) !== 0 ? OFF : !isNear || (bitOf(wing) & outW) !== 0 ? OUT : 0;
    }
    if (left === 0 || seen !== (OFF | OUT)) continue;
    report.eliminateWords(z, w === 0 ? left : 0, w === 1 ? left : 0, w === 2 ? left : 0);
    if (report.commit({ pivot, wings: wings.chosen(), z }, size + 1)) return true;
  }
  return false;
}
