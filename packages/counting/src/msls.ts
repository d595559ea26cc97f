import {
  type Board,
  type Cell,
  type Data,
  type Digit,
  type Mark,
  type Pattern,
  type Reason,
  SET_PARTS,
  type Value,
  cellsOf,
  columnOf,
  digitsOf,
  maskIn,
  maskOf,
  numberInWords,
  rowOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type LockedRectangle, lockedRectangles, placesOf } from "./locked-rectangles.js";
import { RectangleOutcomes, cellsOfRectangle, countsOf, linesOf } from "./msls-outcomes.js";
import { linesOfPlaces } from "./rooks.js";

/** Rows, then columns. */
const pattern = { lines: "houses" } as const;
/** The pattern: rows and columns, as houses. */
export type Msls = Pattern<typeof pattern>;

/** More cells are no pattern that people can follow. */
const MAX_CELLS = 24;

/**
 * Multi-sector locked set: rows and columns that cross in some open cells. If the cells are as many as all digits can be there
 * together, no two of a digit in one line, each digit is there just so often.
 */
export const msls = /* @__PURE__ */ defineBuiltIn({
  id: "msls",
  name: "Multi-Sector Locked Set",
  minSize: 2,
  pattern,
  roles: {
    row: "digit counted by lines A",
    column: "digit counted by lines B",
    both: "digit counted by lines of both kinds",
  },
  needs: "boxes",
  message: {
    long:
      "There are {n} open cells at the crossings of {rows} with {columns}: {cells}. No row and no column holds a digit twice, so together " +
      "these cells can hold {counts}: just {n} digits. So each digit is there just so often, and it can't be in a cell that would " +
      "leave it too few places: {outcome}.",
    short: "locked set of {n} cells in {rows} × {columns}: {outcome}",
    vague: "Some rows and columns cross in cells that can hold only just enough digits.",
    parts: {
      ...SET_PARTS,
      once: "{digits} once ({lines})",
      twice: "{digits} twice ({lines})",
      times: "{digits} {count} times ({lines})",
    },
  },

  reason(pattern: Msls, board: Board): Reason {
    const rectangle = rectangleOf(board, pattern);
    const outcomes = new RectangleOutcomes(board, placesOf(board)!);
    outcomes.find(rectangle);
    const { words } = outcomes;
    const counts = [];
    for (let digit = 1; digit <= 9; digit++) {
      const targets = cellsOf(words[digit * 3 - 3], words[digit * 3 - 2], words[digit * 3 - 1]);
      counts.push(...countsOf(board, rectangle, digit, targets));
    }
    return { counts };
  },

  marks(pattern: Msls, board: Board): Mark<"row" | "column" | "both">[] {
    const { cells } = rectangleOf(board, pattern);
    const linesBy = digitsOf(maskIn(board, cells)).map((digit) => ({
      bit: maskOf(digit),
      lines: surelyIn(board, cells, digit),
    }));
    return cells.flatMap((cell) => {
      const masks = { row: 0, column: 0, both: 0 };
      for (const { bit, lines } of linesBy) {
        const [isRow, isColumn] = [lines.has(rowOf(cell)), lines.has(columnOf(cell))];
        masks[isRow === isColumn ? "both" : isRow ? "row" : "column"] |= board.masks[cell] & bit;
      }
      return (["row", "column", "both"] as const)
        .filter((role) => masks[role] !== 0)
        .map((role) => ({ role, cell, digits: digitsOf(masks[role]) }));
    });
  },

  data(pattern: Msls, board: Board): Data {
    const { cells } = rectangleOf(board, pattern);
    return {
      rows: { houses: pattern.lines.filter((line) => line < 9) },
      columns: { houses: pattern.lines.filter((line) => line >= 9) },
      n: cells.length,
      cells: { cells },
      counts: { list: timesOf(board, cells) },
    };
  },

  find(board, report) {
    const places = placesOf(board);
    if (places === undefined) return;
    /** What is found, with its outcomes, to see what larger ones within add. */
    const found: { readonly rectangle: LockedRectangle; readonly words: Int32Array }[] = [];
    const outcomes = new RectangleOutcomes(board, places);
    const { words } = outcomes;
    const known = new Int32Array(27);
    for (const rectangle of lockedRectangles(places, Math.min(MAX_CELLS, report.maxSize))) {
      if (rectangle.size > report.maxSize) return;
      if (!outcomes.find(rectangle)) continue;
      known.fill(0);
      for (const smaller of found)
        if (isWithin(smaller.rectangle, rectangle)) for (let i = 0; i < 27; i++) known[i] |= smaller.words[i];
      if (!words.some((word, i) => (word & ~known[i]) !== 0)) continue;
      found.push({ rectangle, words: words.slice() });
      for (let digit = 1; digit <= 9; digit++)
        report.eliminateWords(digit, words[digit * 3 - 3], words[digit * 3 - 2], words[digit * 3 - 1]);
      if (report.commit({ lines: linesOfRectangle(rectangle) }, rectangle.size)) return;
    }
  },
});

const isWithin = (a: LockedRectangle, b: LockedRectangle): boolean =>
  (a.rows & ~b.rows) === 0 && (a.columns & ~b.columns) === 0;

/** The lines of a rectangle: rows, then columns. */
const linesOfRectangle = ({ rows, columns }: LockedRectangle): number[] => [
  ...digitsOf(rows).map((digit) => digit - 1),
  ...digitsOf(columns).map((digit) => digit + 8),
];

/** The rectangle of a finding, and its open cells. */
function rectangleOf(board: Board, { lines }: Msls): LockedRectangle & { readonly cells: readonly Cell[] } {
  const bits = (from: number): number =>
    lines.reduce((set, line) => set | (line >= from && line < from + 9 ? 1 << (line - from) : 0), 0);
  const [rows, columns] = [bits(0), bits(9)];
  const cells = cellsOfRectangle(board, rows, columns);
  return { rows, columns, size: cells.length, cells };
}

/** The lines that are in each choice of fewest lines for a digit: in the one with the most rows, and in that with the most columns. */
function surelyIn(board: Board, cells: readonly Cell[], digit: Digit): ReadonlySet<number> {
  const across = new Uint16Array(9);
  for (const cell of cells) if (board.has(cell, digit)) across[cell % 9] |= 1 << ((cell / 9) | 0);
  const withColumns = new Set(linesOfPlaces(across).map((line) => (line < 9 ? line + 9 : line - 9)));
  return new Set(linesOf(board, cells, digit).filter((line) => withColumns.has(line)));
}

/** How often the cells can hold each digit, and the lines that say so; digits with the same lines together. */
function timesOf(board: Board, cells: readonly Cell[]): Value[] {
  const byLines = new Map<string, { lines: number[]; digits: Digit[] }>();
  for (const digit of digitsOf(maskIn(board, cells))) {
    const lines = linesOf(board, cells, digit);
    const same = byLines.get(lines.join()) ?? { lines, digits: [] };
    same.digits.push(digit);
    byLines.set(lines.join(), same);
  }
  return [...byLines.values()]
    .sort((a, b) => a.lines.length - b.lines.length)
    .map(({ lines, digits }) => {
      const count = lines.length;
      const part = count === 1 ? "once" : count === 2 ? "twice" : "times";
      return { part, data: { digits: { digits }, lines: { houses: lines }, count: numberInWords(count) } };
    });
}
