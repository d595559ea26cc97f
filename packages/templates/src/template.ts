import {
  type Board,
  type Cell,
  countBits,
  type Digit,
  houseFact,
  type Pattern,
  placesByHouse,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { usedColumns } from "./used-columns.js";

const pattern = { digit: "digit" } as const;
/** The pattern: the digit. */
export type Template = Pattern<typeof pattern>;

/** Template: places of a digit that no way to put it into each row, column and box uses, or that all of them use. */
export const template = /* @__PURE__ */ defineBuiltIn({
  id: "template",
  name: "Template",
  after: "forcing-chain",
  pattern,
  roles: { place: "used by one way or more" },
  needs: "boxes",
  message: {
    long: "{digit} goes once into each row, column and box. {why}: {outcome}.",
    short: "all ways to place {digit}: {outcome}",
    vague: "There is a Template for {digit}: try all the ways to place it in the whole grid.",
    parts: {
      none: "No way to place all nine {digit}s uses {unused}",
      all: "Every way to place all nine {digit}s uses {used}",
      both: "{none}, and every way uses {used}",
    },
  },
  find(board, report) {
    const positions = placesByHouse(board);
    for (let digit = 1; digit <= 9; digit++) {
      const used = usedColumns(board, digit);
      let rows = 0;
      let finds = false;
      for (let row = 0; row < 9; row++) {
        const places = positions[row * 10 + digit];
        if (places === 0) continue;
        rows++;
        finds ||= places !== used[row];
        for (let column = 0; column < 9; column++)
          if ((places & ~used[row] & (1 << column)) !== 0) report.eliminateCells(digit, [row * 9 + column]);
      }
      if (!finds) continue;
      used.forEach((columns, row) => {
        if (countBits(columns) === 1) report.place(row * 9 + Math.log2(columns), digit);
      });
      if (report.commit({ digit }, rows)) return;
    }
  },
  reason({ digit }, board) {
    const positions = placesByHouse(board);
    return [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .filter((row) => positions[row * 10 + digit] !== 0)
      .map((row) => houseFact(row, digit));
  },
  marks: ({ digit }, board) =>
    usedCells(usedColumns(board, digit)).map((cell) => ({ role: "place", cell, digits: [digit] })),
  data: ({ digit }, board) => ({ digit, why: whyOf(digit, board) }),
});

/** Names the places that no way uses, and the places that all ways use. */
function whyOf(digit: Digit, board: Board): Value {
  const columns = usedColumns(board, digit);
  const isUsed = usedCells(columns);
  const unused = placesOf(board, digit).filter((cell) => !isUsed.includes(cell));
  const used = isUsed.filter((cell) => countBits(columns[Math.floor(cell / 9)]) === 1);
  const none: Value = { part: "none", data: { digit, unused: { cells: unused, join: "or" } } };
  if (used.length === 0) return none;
  const data = { digit, used: { cells: used }, none };
  return { part: unused.length === 0 ? "all" : "both", data };
}

const placesOf = (board: Board, digit: Digit): Cell[] =>
  Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => board.has(cell, digit));

/** The open cells that some way uses. */
const usedCells = (used: readonly number[]): Cell[] =>
  used.flatMap((columns, row) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((column) => (columns >> column) & 1).map((column) => row * 9 + column),
  );
