import {
  type Board,
  DIGIT_COUNT,
  HOUSE_CELLS,
  HOUSE_WORDS,
  type Reporter,
  digitsOf,
  lowestBit,
  lowestDigit,
  maskOf,
  placesByHouse,
} from "@wings/core/author";
import { cellsWithFew } from "./cells-with-few.js";
import { digitsWithFew } from "./digits-with-few.js";
import { bitIn } from "./subset-tools.js";

/*
 * One search finds naked and hidden subsets: it looks for k sets that have k members together.
 *
 * ```
 *            candidates          naked: the sets are cells, of digits    hidden: the sets are digits, of cells
 *   cell 0     1 2                  0: {1,2}  1: {1,2}                      1: {0,1}
 *   cell 1     1 2                  two cells have {1,2} together           3: {2,3}   4: {2,3}
 *   cell 2     1 3 4                                                        two digits have {2,3} together
 *   cell 3     2 3 4
 * ```
 *
 * Cells of a house are positions 0 to 8, as in `HOUSE_CELLS`. A set is nine bits in both cases.
 */

/** The small sets of the current house, and the cell or digit that each belongs to. */
const sets = /* @__PURE__ */ new Uint16Array(9);
const owners = /* @__PURE__ */ new Uint8Array(9);

/** Finds `size` cells of a house that have `size` digits together. */
export function findNaked(board: Board, report: Reporter, size: number): void {
  const { places, masks } = board;
  const few0 = cellsWithFew(places, 0, size);
  const few1 = cellsWithFew(places, 1, size);
  const few2 = cellsWithFew(places, 2, size);
  for (let house = 0; house < 27; house++) {
    let n = 0;
    for (let w = 0; w < 3; w++) {
      let cells = HOUSE_WORDS[house * 3 + w] & (w === 0 ? few0 : w === 1 ? few1 : few2);
      for (; cells !== 0; cells &= cells - 1) {
        const cell = w * 27 + lowestBit(cells);
        owners[n] = cell;
        sets[n++] = masks[cell];
      }
    }
    if (n >= size && choose(board, report, house, false, n, 0, size, 0, 0)) return;
  }
}

/** Finds `size` digits that have `size` places together in a house. */
export function findHidden(board: Board, report: Reporter, size: number): void {
  const places = placesByHouse(board);
  const digits = digitsWithFew(board);
  for (let house = 0; house < 27; house++) {
    let n = 0;
    for (let few = (digits[house] >> ((size - 2) * 9)) & 511; few !== 0; few &= few - 1) {
      const d = lowestBit(few);
      owners[n] = d + 1;
      sets[n++] = places[house * 10 + d + 1];
    }
    if (n >= size && choose(board, report, house, true, n, 0, size, 0, 0)) return;
  }
}

/** Chooses `more` of the sets, starting at index `from`, while their union stays small enough. Returns whether to stop. */
function choose(
  board: Board,
  report: Reporter,
  house: number,
  isHidden: boolean,
  n: number,
  from: number,
  more: number,
  chosen: number,
  union: number,
): boolean {
  const size = DIGIT_COUNT[chosen] + more;
  for (let i = from; i <= n - more; i++) {
    const both = union | sets[i];
    if (DIGIT_COUNT[both] > size) continue;
    const now = chosen | (1 << i);
    if (more > 1) {
      if (choose(board, report, house, isHidden, n, i + 1, more - 1, now, both)) return true;
    } else if (DIGIT_COUNT[both] === size) {
      if (isHidden ? reportHidden(board, report, house, now, both) : reportNaked(report, house, now, both)) return true;
    }
  }
  return false;
}

/** The cells or digits that the chosen sets belong to. */
function ownersOf(chosen: number): number[] {
  const list: number[] = [];
  for (let left = chosen; left !== 0; left &= left - 1) list.push(owners[lowestBit(left)]);
  return list;
}

/** These cells take these digits: remove them from the other cells of the house. */
function reportNaked(report: Reporter, house: number, chosen: number, mask: number): boolean {
  const cells = ownersOf(chosen);
  let w0 = HOUSE_WORDS[house * 3];
  let w1 = HOUSE_WORDS[house * 3 + 1];
  let w2 = HOUSE_WORDS[house * 3 + 2];
  for (let i = 0; i < cells.length; i++) {
    w0 &= ~bitIn(0, cells[i]);
    w1 &= ~bitIn(1, cells[i]);
    w2 &= ~bitIn(2, cells[i]);
  }
  let any = false;
  const digits = digitsOf(mask);
  for (let i = 0; i < digits.length; i++) any = report.eliminate(digits[i], w0, w1, w2) || any;
  return any && report.commit({ cells, digits, house }, cells.length);
}

/** These digits take these places: remove all other digits from them. */
function reportHidden({ masks }: Board, report: Reporter, house: number, chosen: number, places: number): boolean {
  const digits = ownersOf(chosen);
  let mask = 0;
  for (let i = 0; i < digits.length; i++) mask |= maskOf(digits[i]);
  const cells: number[] = [];
  for (let left = places; left !== 0; left &= left - 1) cells.push(HOUSE_CELLS[house * 9 + lowestBit(left)]);
  let any = false;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    for (let others = masks[cell] & ~mask; others !== 0; others &= others - 1) {
      any = report.eliminate(lowestDigit(others), bitIn(0, cell), bitIn(1, cell), bitIn(2, cell)) || any;
    }
  }
  return any && report.commit({ digits, cells, house }, cells.length);
}
