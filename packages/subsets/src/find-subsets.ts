import {
  type Cell,
  CellSet,
  Combinations,
  DIGIT_COUNT,
  digitsIn,
  digitsOf,
  type House,
  houseCellTable,
  houseSet,
  housesIn,
  houseWordTable,
  lowestBit,
  maskOfAll,
  placesByHouse,
  removeCell,
  type Reporter,
} from "@wings/core/author";
import { cellsWithFew } from "./cells-with-few.js";
import { digitsWithFew } from "./digits-with-few.js";

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
 * Cells of a house are positions 0 to 8, in reading order. A set is nine bits in both cases.
 */

/** The small sets of a house, of a cell or a digit each. It is made once: each search fills it and passes it on. */
const SMALL = /* @__PURE__ */ new Combinations();

/** Finds `size` cells of a house that have `size` digits together. */
export function findNaked(report: Reporter, size: number): void {
  const { places, masks } = report.board;
  const words = houseWordTable(report.board);
  const few0 = cellsWithFew(places, 0, size);
  const few1 = cellsWithFew(places, 1, size);
  const few2 = cellsWithFew(places, 2, size);
  const small = SMALL;
  for (const house of housesIn(report.board)) {
    small.clear();
    for (let w = 0; w < 3; w++) {
      let cells = words[house * 3 + w] & (w === 0 ? few0 : w === 1 ? few1 : few2);
      for (; cells !== 0; cells &= cells - 1) {
        const cell = w * 27 + lowestBit(cells);
        small.add(cell, masks[cell]);
      }
    }
    for (small.begin(size, size); small.next();) if (isLocked(small) && reportNaked(report, small, house)) return;
  }
}

/** Finds `size` digits that have `size` places together in a house. */
export function findHidden(report: Reporter, size: number): void {
  const { board } = report;
  const places = placesByHouse(board);
  const digits = digitsWithFew(board);
  const small = SMALL;
  for (const house of housesIn(board)) {
    small.clear();
    for (let few = (digits[house] >> ((size - 2) * 9)) & 511; few !== 0; few &= few - 1) {
      const d = lowestBit(few);
      small.add(d + 1, places[house * 10 + d + 1]);
    }
    for (small.begin(size, size); small.next();) if (isLocked(small) && reportHidden(report, small, house)) return;
  }
}

/** Fewer members than sets are a contradiction, not a subset. */
const isLocked = (small: Combinations): boolean => DIGIT_COUNT[small.union] === small.size;

/** These cells take these digits: remove them from the other cells of the house. */
function reportNaked(report: Reporter, small: Combinations, house: House): boolean {
  const cells = small.chosen();
  others.copy(houseSet(report.board, house));
  for (const cell of cells) removeCell(others, cell);
  let any = false;
  const digits = digitsOf(small.union);
  for (const digit of digits) any = report.eliminate(digit, others) || any;
  return any && report.commit({ cells, digits, house }, cells.length);
}

const others = /* @__PURE__ */ new CellSet();

/** These digits take these places: remove all other digits from them. */
function reportHidden(report: Reporter, small: Combinations, house: House): boolean {
  const { board } = report;
  const digits = small.chosen();
  const mask = maskOfAll(digits);
  const houseCells = houseCellTable(board);
  const cells: Cell[] = [];
  for (let left = small.union; left !== 0; left &= left - 1) cells.push(houseCells[house * 9 + lowestBit(left)]);
  let any = false;
  for (const cell of cells)
    for (const digit of digitsIn(board.masks[cell] & ~mask)) any = report.eliminateCells(digit, [cell]) || any;
  return any && report.commit({ digits, cells, house }, cells.length);
}
