import {
  ALL_DIGITS,
  type Board,
  type Cell,
  cellsIn,
  type Data,
  type Digit,
  DIGIT_COUNT,
  digitsOf,
  type House,
  inHouse,
  lowestDigit,
  maskOf,
  placesByHouse,
  placesIn,
  type Reporter,
  sees,
  type Value,
} from "@wings/core/author";
import { CELLS } from "./boxes.js";
import type { MESSAGES } from "./messages.js";
import type { Tables } from "./tables.js";
import { kindOf } from "./words.js";

/** A technique of wings that counts in rows, columns and boxes, and how it works with any houses. It has the same patterns and reasons. */
interface OwnWay {
  /** Its words, where those of the technique speak of boxes. */
  readonly message: keyof typeof MESSAGES;
  /** The values of these words. */
  readonly data: (pattern: never, board: Board, tables: Tables) => Data;
  /** Its search, where that of the technique looks at classic houses only. */
  readonly find?: ((board: Board, report: Reporter, tables: Tables) => void) | undefined;
}

interface Single {
  readonly cell: Cell;
  readonly digit: Digit;
}
interface InHouse extends Single {
  readonly house: House;
}
interface Locked {
  readonly digit: Digit;
  readonly box: House;
  readonly line: House;
  readonly cells: readonly Cell[];
}
interface Colors {
  readonly digit: Digit;
  readonly a: readonly Cell[];
  readonly b: readonly Cell[];
  readonly clash: readonly Cell[];
}

/** The techniques that work another way on other layouts, by id. */
export const OWN_WAYS: Readonly<Record<string, OwnWay>> = {
  "full-house": {
    message: "layout:full-house",
    find: findFullHouses,
    data: ({ cell, digit, house }: InHouse, _: Board, tables: Tables) => ({
      cell: { cell },
      digit,
      house: { house },
      kind: kindValue(tables, house),
      others: { digits: digitsOf(ALL_DIGITS & ~maskOf(digit)) },
    }),
  },
  "naked-single": {
    message: "layout:naked-single",
    data: ({ cell, digit }: Single, board: Board, tables: Tables) => ({
      cell: { cell },
      digit,
      others: whereOthersAre(board, tables, cell, digit),
      box: { house: tables.housesOf[cell * 3 + 2] },
    }),
  },
  "hidden-single": {
    message: "layout:hidden-single",
    find: findHiddenSingles,
    data: ({ cell, digit, house }: InHouse, board: Board, tables: Tables) => ({
      cell: { cell },
      digit,
      house: { house },
      why: whyNowhereElse(board, tables, cell, digit, house),
      kind: kindValue(tables, house),
    }),
  },
  pointing: {
    message: "layout:locked",
    find: (board, report, tables) => {
      findLocked(board, report, tables, true);
    },
    data: (pattern: Locked, _: Board, tables: Tables) => lockedData(tables, pattern, pattern.box, pattern.line),
  },
  claiming: {
    message: "layout:locked",
    find: (board, report, tables) => {
      findLocked(board, report, tables, false);
    },
    data: (pattern: Locked, _: Board, tables: Tables) => lockedData(tables, pattern, pattern.line, pattern.box),
  },
  "simple-colors": {
    message: "layout:simple-colors",
    data: ({ digit, a, b, clash }: Colors, board: Board, tables: Tables) => ({
      digit,
      a: { cells: a },
      b: { cells: b },
      rule: clash.length === 0 ? { part: "trap", data: { digit } } : clashValue(board, tables, digit, clash),
    }),
  },
};

// --- Searches --------------------------------------------------------------------------------------------------------

function findFullHouses(board: Board, report: Reporter, { houses }: Tables): void {
  for (const house of houses) {
    const [cell, second] = cellsIn(board, house).filter((each) => board.values[each] === 0);
    if (cell === undefined || second !== undefined || DIGIT_COUNT[board.masks[cell]] !== 1) continue;
    const digit = lowestDigit(board.masks[cell]);
    report.place(cell, digit);
    if (report.commit({ cell, digit, house }, 1)) return;
  }
}

function findHiddenSingles(board: Board, report: Reporter, { houses }: Tables): void {
  const places = placesByHouse(board);
  for (let digit = 1; digit <= 9; digit++) {
    for (const house of houses) {
      if (DIGIT_COUNT[places[house * 10 + digit]] !== 1) continue;
      const [cell] = placesIn(board, digit, house);
      report.place(cell, digit);
      if (report.commit({ cell, digit, house }, 1)) return;
    }
  }
}

/** Boxes, regions, diagonals and windows point to any house, or lines claim one of these. */
function findLocked(board: Board, report: Reporter, { houses }: Tables, isPointing: boolean): void {
  for (let digit = 1; digit <= 9; digit++) {
    for (const from of houses) {
      if (from > 17 !== isPointing) continue;
      const cells = placesIn(board, digit, from);
      if (cells.length === 0) continue;
      for (const to of houses) {
        if (to === from || (to < 18 && !isPointing) || !cells.every((cell) => inHouse(board, cell, to))) continue;
        const others = placesIn(board, digit, to).filter((cell) => !cells.includes(cell));
        const [box, line] = isPointing ? [from, to] : [to, from];
        if (report.eliminateCells(digit, others) && report.commit({ digit, box, line, cells }, 1)) return;
      }
    }
  }
}

// --- Words -----------------------------------------------------------------------------------------------------------

const kindValue = (tables: Tables, house: House): Value => ({ part: kindOf(tables, house), data: {} });

const NUMBERS = ["one", "two", "three"];

const lockedData = (tables: Tables, { digit, cells }: Locked, from: House, to: House): Data => ({
  digit,
  from: { house: from },
  to: { house: to },
  cells: { cells, join: "or" },
  all: { part: NUMBERS[cells.length - 1] ?? "many", data: {} },
  kind: kindValue(tables, from),
});

/** How two cells see each other that share no house; undefined for others. */
function relationOf({ houses, relations }: Tables, board: Board, a: Cell, b: Cell): Value | undefined {
  if (!sees(board, a, b) || houses.some((house) => inHouse(board, a, house) && inHouse(board, b, house)))
    return undefined;
  const word = relations.find(({ isPeer }) => isPeer(a, b))?.word;
  return word === undefined ? undefined : { part: word, data: {} };
}

/** `r3c4 has 5 and is a knight's move from r5c5`; undefined where no such cell has the digit. */
function related(board: Board, tables: Tables, digit: Digit, to: Cell): Value | undefined {
  for (const from of CELLS) {
    const relation = board.values[from] === digit ? relationOf(tables, board, from, to) : undefined;
    if (relation) return { part: "related", data: { from: { cell: from }, digit, relation, to: { cell: to } } };
  }
  return undefined;
}

const listed = (reasons: readonly Value[]): Value =>
  reasons.reduceRight((rest, first) => ({ part: "more", data: { first, rest } }));

/** Why the cell can't be any other digit. Each digit is named once: at the first house that has it, or else at a cell that sees this one. */
function whereOthersAre(board: Board, tables: Tables, cell: Cell, digit: Digit): Value {
  let left = ALL_DIGITS & ~maskOf(digit);
  const reasons: Value[] = [];
  for (const house of tables.houses) {
    if (!inHouse(board, cell, house)) continue;
    let held = 0;
    for (const at of cellsIn(board, house)) if (board.values[at] !== 0) held |= maskOf(board.values[at]);
    if ((left & held) === 0) continue;
    reasons.push({ part: "seen", data: { house: { house }, digits: { digits: digitsOf(left & held) } } });
    left &= ~held;
  }
  for (const other of digitsOf(left)) {
    const reason = related(board, tables, other, cell);
    if (reason === undefined) continue;
    reasons.push(reason);
    left &= ~maskOf(other);
  }
  const removed = digitsOf(left);
  if (removed.length > 0)
    reasons.push({ part: removed.length > 1 ? "removedSeveral" : "removed", data: { digits: { digits: removed } } });
  return listed(reasons);
}

/** The houses with the digit that take the other open cells, those that take most first; then single cells. */
function whyNowhereElse(board: Board, tables: Tables, cell: Cell, digit: Digit, house: House): Value {
  const { values } = board;
  let left = cellsIn(board, house).filter((each) => each !== cell && values[each] === 0);
  const holding = tables.houses.filter((other) => cellsIn(board, other).some((each) => values[each] === digit));
  const blocking: House[] = [];
  for (;;) {
    const taken = (other: House): number => left.filter((each) => inHouse(board, each, other)).length;
    const best = holding.reduce((most, other) => (taken(other) > taken(most) ? other : most), holding[0] ?? house);
    if (holding.length === 0 || taken(best) === 0) break;
    blocking.push(best);
    left = left.filter((each) => !inHouse(board, each, best));
  }
  const part = blocking.length === 1 ? "one" : "several";
  const byHouses: Value = { part, data: { digit, houses: { houses: blocking.sort((a, b) => a - b) } } };
  const reasons: Value[] = blocking.length > 0 ? [byHouses] : [];
  const byCells = left.map((each) => related(board, tables, digit, each));
  reasons.push(...byCells.filter((reason) => reason !== undefined));
  if (byCells.includes(undefined) || reasons.length === 0) reasons.push({ part: "before", data: {} });
  return listed(reasons);
}

function clashValue(board: Board, tables: Tables, digit: Digit, clash: readonly Cell[]): Value {
  const [from] = clash;
  const to = clash.find((cell) => sees(board, from, cell))!;
  const relation = relationOf(tables, board, from, to);
  if (relation) return { part: "apart", data: { digit, from: { cell: from }, to: { cell: to }, relation } };
  const house = tables.houses.find((each) => inHouse(board, from, each) && inHouse(board, to, each))!;
  return { part: "wrap", data: { digit, clash: { cells: [from, to] }, house: { house } } };
}
