import {
  type Board,
  type Cell,
  type DigitMask,
  type Pattern,
  cellsIn,
  deadlyFact,
  digitsOf,
  hasOneSolution,
  inHouse,
  maskOf,
  sees,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { TwoLineSearch } from "./find.js";
import { LINES } from "./lines.js";

/** The two lines, the lines that cross them, and the candidate that leaves. */
export const pattern = { lines: "houses", columns: "houses", cell: "cell", digit: "digit" } as const;
/** The pattern: two lines of a band or stack, the lines that cross them in the cells of the pattern, and the candidate that leaves. */
export type TwoLineUniqueness = Pattern<typeof pattern>;

/**
 * Two-line uniqueness: with a candidate, two lines of a band or stack can only be filled so that some columns have the same digits in both
 * lines. If nothing is given there, these columns can be turned over, and the puzzle has another solution. So the candidate leaves.
 *
 * ```
 *   1 . 2 | . . . | . . .       could be turned to     2 . 1
 *   2 . 1 | . . . | . . .                              1 . 2
 * ```
 */
export const twoLineUniqueness = /* @__PURE__ */ defineBuiltIn({
  id: "two-line-uniqueness",
  name: "Two-Line Uniqueness",
  minSize: 4,
  assumes: "unique-solution",
  // Of several smallest choices of columns, the first one is shown.
  ties: true,
  options: {
    outside: { type: "boolean", default: false, description: "also look for candidates outside of the two lines" },
  },
  pattern,
  roles: { lines: "line", part: "cell of the pattern", cell: "candidate that would go" },
  needs: "boxes",
  message: {
    long:
      "If {cell} were {digit}, {lines} could only be filled so that {which} could be turned over: there, both lines would have the same digits, " +
      "and none of these is given. So the puzzle would have two solutions: {outcome}.",
    short: "{lines} with {columns}: {outcome}",
    vague: "It must not be possible to exchange a part of {lines}.",
    parts: { all: "{columns}", some: "some of {columns}" },
  },

  reason: (found, board) => {
    const cells = cellsOf(found, board);
    return [
      deadlyFact(
        cells,
        cells.map((cell) => maskAt(board, cell, found)),
      ),
    ];
  },

  marks: (found, board) => [
    ...found.lines.map((house) => ({ role: "lines" as const, house })),
    ...cellsOf(found, board)
      .filter((cell) => cell !== found.cell)
      .map((cell) => ({ role: "part" as const, cell, digits: digitsOf(maskAt(board, cell, found)) })),
    { role: "cell", cell: found.cell, digits: [found.digit] },
  ],

  data: ({ lines, columns, cell, digit }) => ({
    cell: { cell },
    digit,
    lines: { houses: lines },
    columns: { houses: columns },
    which: { part: columns.length === 2 ? "all" : "some", data: { columns: { houses: columns } } },
  }),

  find(board, report, { outside }) {
    if (!hasOneSolution(board)) return;
    const search = new TwoLineSearch(board, report);
    for (const lines of LINES) if (search.run(lines, outside)) return;
  },
});

/** The free cells where the lines cross. */
const cellsOf = ({ lines, columns }: TwoLineUniqueness, board: Board): Cell[] =>
  lines.flatMap((line) =>
    cellsIn(board, line).filter((cell) => board.isFree(cell) && columns.some((house) => inHouse(board, cell, house))),
  );

/** What a cell may hold with the candidate, as a mask. A placed cell has its digit. */
function maskAt(board: Board, cell: Cell, found: TwoLineUniqueness): DigitMask {
  const bit = maskOf(found.digit);
  if (cell === found.cell) return bit;
  if (board.values[cell] !== 0) return maskOf(board.values[cell]);
  const isOutside = found.lines.every((line) => !inHouse(board, found.cell, line));
  return isOutside && sees(board, cell, found.cell) ? board.masks[cell] & ~bit : board.masks[cell];
}
