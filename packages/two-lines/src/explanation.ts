import {
  type Board,
  type Cell,
  cellsIn,
  type Data,
  deadlyFact,
  digitsOf,
  inHouse,
  type Mark,
  maskOf,
  type Pattern,
  type Reason,
  sees,
} from "@wings/core/author";

/** The two lines, the lines that cross them, and the candidate that leaves. */
export const pattern = { lines: "houses", columns: "houses", cell: "cell", digit: "digit" } as const;
type TwoLineUniqueness = Pattern<typeof pattern>;

type Role = "lines" | "part" | "cell";

/** The free cells where the lines cross. */
const cellsOf = ({ lines, columns }: TwoLineUniqueness, board: Board): number[] =>
  lines.flatMap((line) =>
    Array.from(cellsIn(board, line)).filter(
      (cell) => board.isFree(cell) && columns.some((house) => inHouse(board, cell, house)),
    ),
  );

/** What a cell may hold with the candidate, as a mask. A placed cell has its digit. */
function maskAt(board: Board, cell: Cell, found: TwoLineUniqueness): number {
  const bit = maskOf(found.digit);
  if (cell === found.cell) return bit;
  if (board.values[cell] !== 0) return maskOf(board.values[cell]);
  const isOutside = found.lines.every((line) => !inHouse(board, found.cell, line));
  return isOutside && sees(board, cell, found.cell) ? board.masks[cell] & ~bit : board.masks[cell];
}

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: { lines: "line", part: "cell of the pattern", cell: "candidate that would go" },
  message: {
    long:
      "If {cell} were {digit}, {lines} could only be filled so that {which} could be turned over: there, both lines would have the same digits, " +
      "and none of these is given. So the puzzle would have two solutions: {outcome}.",
    short: "{lines} with {columns}: {outcome}",
    vague: "It must not be possible to exchange a part of {lines}.",
    parts: { all: "{columns}", some: "some of {columns}" },
  },

  reason: (found: TwoLineUniqueness, board: Board): Reason => {
    const cells = cellsOf(found, board);
    return [
      deadlyFact(
        cells,
        cells.map((cell) => maskAt(board, cell, found)),
      ),
    ];
  },

  marks: (found: TwoLineUniqueness, board: Board): Mark<Role>[] => [
    ...found.lines.map((house) => ({ role: "lines" as const, house })),
    ...cellsOf(found, board)
      .filter((cell) => cell !== found.cell)
      .map((cell) => ({ role: "part" as const, cell, digits: digitsOf(maskAt(board, cell, found)) })),
    { role: "cell", cell: found.cell, digits: [found.digit] },
  ],

  data: ({ lines, columns, cell, digit }: TwoLineUniqueness): Data => ({
    cell: { cell },
    digit,
    lines: { houses: lines },
    columns: { houses: columns },
    which: { part: columns.length === 2 ? "all" : "some", data: { columns: { houses: columns } } },
  }),
};
