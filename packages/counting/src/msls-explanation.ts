import {
  type Board,
  type Cell,
  cellsOf,
  columnOf,
  type Data,
  type Digit,
  digitsOf,
  type Mark,
  maskIn,
  maskOf,
  numberInWords,
  type Pattern,
  type Reason,
  rowOf,
  SET_PARTS,
  type Value,
} from "@wings/core/author";
import { type LockedRectangle, placesOf } from "./locked-rectangles.js";
import { cellsOfRectangle, countsOf, linesOf, RectangleOutcomes } from "./msls-outcomes.js";
import { linesOfPlaces } from "./rooks.js";

/** Rows, then columns. */
export const pattern = { lines: "houses" } as const;
type Msls = Pattern<typeof pattern>;

export const linesOfRectangle = ({ rows, columns }: LockedRectangle): number[] => [
  ...digitsOf(rows).map((digit) => digit - 1),
  ...digitsOf(columns).map((digit) => digit + 8),
];

function rectangleOf(board: Board, { lines }: Msls): LockedRectangle & { readonly cells: readonly Cell[] } {
  const bits = (from: number): number =>
    lines.reduce((set, line) => set | (line >= from && line < from + 9 ? 1 << (line - from) : 0), 0);
  const [rows, columns] = [bits(0), bits(9)];
  const cells = cellsOfRectangle(board, rows, columns);
  return { rows, columns, size: cells.length, cells };
}

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: {
    row: "digit counted by lines A",
    column: "digit counted by lines B",
    both: "digit counted by lines of both kinds",
  },
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
};

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
