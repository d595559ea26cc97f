import {
  type Board,
  boxOf,
  type Cell,
  cellFact,
  columnOf,
  type Data,
  deadlyFact,
  type Digit,
  type DigitMask,
  digitsOf,
  type Fact,
  houseFact,
  type House,
  houseOf,
  inHouse,
  type Mark,
  maskIn,
  maskOfAll,
  numberInWords,
  type Pattern,
  rowOf,
  SET_PARTS,
  type Value,
} from "@wings/core/author";

/**
 * Cells that can't hold only some digits. The roof are those with other candidates, the extras.
 *
 * | type | the rule                                                     | fields       |
 * | ---- | ------------------------------------------------------------ | ------------ |
 * | 1    | one roof cell: it is an extra                                |              |
 * | 2    | all extras are one digit: it is in the roof                  | `same`       |
 * | 3    | one of two roof cells and a set of cells are a naked subset  | `set`        |
 * | 4    | one digit must be in one of two roof cells                   | `locked`     |
 */
export const DEADLY_PATTERN = {
  cells: "cells",
  digits: "digits",
  roof: "cells",
  same: "digits",
  set: "cells",
  locked: "links",
} as const;
/** The shape of all deadly patterns. */
export type DeadlyShape = typeof DEADLY_PATTERN;
/**
 * The pattern: the cells, the digits that they can't all have, and the roof. For type 2 `same` is the extra, for type 3 the cells of the
 * subset, for type 4 the houses in which one of the digits must be in the roof.
 */
export type DeadlyPattern = Pattern<DeadlyShape>;

/** The words for the legend. */
export const DEADLY_ROLES = {
  cell: "cell of the pattern",
  extra: "other candidate",
  set: "cell of the subset",
} as const;

/** The sentences behind the one that says why the cells can't hold only these digits. */
export const DEADLY_PARTS = {
  ...SET_PARTS,
  one: "Only {roof} has other candidates, so it is {extras}:",
  alone: "Only {roof} has another candidate, so it is {extra}. A cell that sees it can't be {extra}:",
  same: "Only {roof} have another candidate, {extra}, so one of them is {extra}. A cell that sees them all can't be {extra}:",
  set:
    "Only {roof} have other candidates, so one of them is {extras}. Count them as one cell: with {set}, that is {count} cells for the {count} digits {all}, so " +
    "other cells of {houses} can't have these.",
  rest: "That one is {extras}, so {set} contain {rest}, and {roof} can't.",
  so: "So",
  locked: "Only {roof} have other candidates. {cases} So",
  case:
    "In {house}, {digit} can only be in {roof}. If one of them were {others}, the other one would be {digit}, and the cells would " +
    "hold only {digits}.",
} as const;

/** The extras of some cells, as a mask. */
const extrasIn = (board: Board, cells: readonly Cell[], digits: readonly Digit[]): DigitMask =>
  maskIn(board, cells) & ~maskOfAll(digits);

/** The pattern, the cells of the subset, and the locked digit. */
export const deadlyReason = ({ cells, digits, set, locked }: DeadlyPattern, board: Board): Fact[] => [
  deadlyFact(
    cells,
    cells.map((cell) => board.masks[cell] & maskOfAll(digits)),
  ),
  ...set.map(cellFact),
  ...locked.flat(),
];

/** The cells with their digits, the other candidates, and the subset. */
export const deadlyMarks = (
  { cells, digits, set }: DeadlyPattern,
  board: Board,
): Mark<Extract<keyof typeof DEADLY_ROLES, string>>[] => [
  ...cells.map((cell) => ({
    role: "cell" as const,
    cell,
    digits: digits.filter((digit) => board.has(cell, digit)),
  })),
  ...cells
    .map((cell) => ({ role: "extra" as const, cell, digits: digitsOf(extrasIn(board, [cell], digits)) }))
    .filter((mark) => mark.digits.length > 0),
  ...set.map((cell) => ({ role: "set" as const, cell, digits: digitsOf(board.masks[cell]) })),
];

/** What is said of all forms. */
export function deadlyData(
  deadly: DeadlyPattern,
  board: Board,
): { cells: Value; digits: Value; roof: Value; rule: Value } {
  const { cells, digits, roof } = deadly;
  return { cells: { cells }, digits: { digits }, roof: { cells: roof }, rule: ruleOf(deadly, board) };
}

function ruleOf({ digits, roof, same, set, locked }: DeadlyPattern, board: Board): Value {
  const own = { roof: { cells: roof } };
  const mask = extrasIn(board, roof, digits);
  const extras: Value = { digits: digitsOf(mask), join: "or" };
  if (set.length > 0) {
    const rest = digitsOf(maskIn(board, set) & maskIn(board, roof) & ~mask);
    const data: Data = {
      ...own,
      extras,
      set: { cells: set },
      count: numberInWords(set.length + 1),
      all: { digits: digitsOf(mask | maskIn(board, set)) },
      houses: { houses: commonHouses(board, [...roof, ...set]) },
    };
    const rules: Value[] = [{ part: "set", data }];
    if (rest.length > 0) rules.push({ part: "rest", data: { ...data, rest: { digits: rest } } });
    return { list: [...rules, { part: "so", data: {} }], join: "space" };
  }
  if (locked.length > 0) {
    const cases = locked.flat().map((fact) => caseOf(fact as number, digits, roof));
    return { part: "locked", data: { ...own, cases: { list: cases, join: "space" } } };
  }
  if (same.length === 0) return { part: "one", data: { ...own, extras } };
  return { part: roof.length === 1 ? "alone" : "same", data: { ...own, extra: same[0] } };
}

function caseOf(fact: number, digits: readonly Digit[], roof: readonly Cell[]): Value {
  const house = houseOf(fact);
  const isLocked = (digit: Digit): boolean => houseFact(house, digit) === fact;
  const digit = digits.find(isLocked)!;
  const others: Value = { digits: digits.filter((each) => !isLocked(each)), join: "or" };
  return {
    part: "case",
    data: { house: { house }, digit, others, digits: { digits }, roof: { cells: roof, join: "or" } },
  };
}

/** The houses that hold all of some cells, lines first. */
export const commonHouses = (board: Board, cells: readonly Cell[]): House[] =>
  [rowOf(cells[0]), columnOf(cells[0]), boxOf(cells[0])].filter((house) =>
    cells.every((cell) => inHouse(board, cell, house)),
  );
