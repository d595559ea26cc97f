import {
  type Board,
  type Cell,
  cellsIn,
  Combinations,
  DIGIT_COUNT,
  type DigitMask,
  type Fact,
  digitsOf,
  hasOneSolution,
  houseFact,
  inHouse,
  placesIn,
  type Reporter,
} from "@wings/core/author";
import { type DeadlyPattern, type DeadlyShape, commonHouses } from "./describe.js";

/** Cells that can't hold only some digits. `roof` are the cells with other candidates, `extras` these candidates. */
export interface Deadly {
  readonly cells: readonly Cell[];
  readonly digits: DigitMask;
  readonly roof: readonly Cell[];
  readonly extras: DigitMask;
}

/** Reports what follows from cells with a roof: types 1 to 3, and type 4 if wanted. Returns whether to stop. */
export function reportDeadly(report: Reporter<DeadlyShape>, deadly: Deadly, hasTypeFour: boolean): boolean {
  const { board } = report;
  const { roof, extras } = deadly;
  if (!hasOneSolution(board)) return true;
  if (roof.length === 1 && reportOne(report, deadly)) return true;
  if (DIGIT_COUNT[extras] === 1 && report.eliminateSeen(digitsOf(extras)[0], roof))
    if (commit(report, deadly, { same: digitsOf(extras) })) return true;
  if (roof.length !== 2) return false;
  if (DIGIT_COUNT[extras] > 1 && commonHouses(board, roof)[0] < 18 && reportSets(report, deadly)) return true;
  return hasTypeFour && reportLocked(report, deadly);
}

/** What is found without looking at sets: an upper bound for the roof. */
export const mayBeRoof = (board: Board, roof: readonly Cell[], extras: DigitMask): boolean =>
  roof.length <= 1 || DIGIT_COUNT[extras] === 1 || (roof.length === 2 && commonHouses(board, roof).length > 0);

function commit(
  report: Reporter<DeadlyShape>,
  { cells, digits, roof }: Deadly,
  fields: Partial<Pick<DeadlyPattern, "same" | "set" | "locked">>,
): boolean {
  const { same = [], set = [], locked = [] } = fields;
  return report.commit({ cells, digits: digitsOf(digits), roof, same, set, locked }, cells.length + set.length);
}

/** Type 1: the roof is an extra. */
function reportOne(report: Reporter<DeadlyShape>, deadly: Deadly): boolean {
  for (const digit of digitsOf(deadly.digits)) report.eliminateCells(digit, deadly.roof);
  return commit(report, deadly, {});
}

/** Type 4: a digit has no place but the roof in a house, so neither of both is another digit of the pattern. Two digits are one finding. */
function reportLocked(report: Reporter<DeadlyShape>, deadly: Deadly): boolean {
  const { board } = report;
  const { roof } = deadly;
  const digits = digitsOf(deadly.digits);
  let locked: Fact[][] = [];
  let isAny = false;
  for (const digit of digits) {
    const house = commonHouses(board, roof).find((each) => {
      const places = placesIn(board, digit, each);
      return places.length > 0 && places.every((cell) => roof.includes(cell));
    });
    if (house === undefined) continue;
    locked.push([houseFact(house, digit)]);
    for (const other of digits) if (other !== digit) isAny = report.eliminateCells(other, roof) || isAny;
    if (digits.length === 2) continue;
    if (isAny && commit(report, deadly, { locked })) return true;
    locked = [];
    isAny = false;
  }
  return isAny && commit(report, deadly, { locked });
}

/** Type 3: one of the two roof cells and a set of other cells of a house have as many digits as they are. */
function reportSets(report: Reporter<DeadlyShape>, deadly: Deadly): boolean {
  const { board } = report;
  const houses = commonHouses(board, deadly.roof);
  return houses.some((house, i) => {
    const cells = new Combinations();
    for (const cell of cellsIn(board, house))
      if (board.masks[cell] !== 0 && !deadly.cells.includes(cell)) cells.add(cell, board.masks[cell] | deadly.extras);
    return cells.withOneMore().some(({ owners: set, union }) => {
      // A set in both houses is reported once.
      const isNew = i === 0 || !set.every((cell) => inHouse(board, cell, houses[0]));
      return isNew && deadly.cells.length + set.length <= report.maxSize && reportSet(report, deadly, set, union);
    });
  });
}

/** Only a cell in a house that holds the roof and the set sees all of them. */
function reportSet(report: Reporter<DeadlyShape>, deadly: Deadly, set: readonly Cell[], digits: DigitMask): boolean {
  const { roof, extras } = deadly;
  let any = false;
  for (const digit of digitsOf(digits)) any = report.eliminateSeen(digit, [...roof, ...set]) || any;
  for (const digit of digitsOf(digits & ~extras)) any = report.eliminateCells(digit, roof) || any;
  return any && commit(report, deadly, { set });
}
