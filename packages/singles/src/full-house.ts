import {
  type Board,
  cellsIn,
  type Digit,
  type House,
  houseFact,
  housesOfTable,
  houseWordTable,
  lowestBit,
  lowestDigit,
  type Pattern,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

const pattern = { cell: "cell", digit: "digit", house: "house" } as const;
/** The pattern: the last open cell of a house, and its digit. */
export type FullHouse = Pattern<typeof pattern>;

/**
 * Full house: the last open cell of a house takes the missing digit.
 *
 * Such a cell sees all other digits, so it has one candidate. The search only looks at these cells.
 */
export const fullHouse = /* @__PURE__ */ defineBuiltIn({
  id: "full-house",
  name: "Full House",
  pattern,
  roles: { house: "house with one open cell", last: "last open cell" },
  message: {
    long: "{cell} is the last open cell of {house}, which already has {others}. Only {digit} is missing: {outcome}.",
    short: "last open cell of {house}: {outcome}",
    vague: "There is a {kind} with only one open cell.",
    parts: { row: "row", column: "column", box: "box" },
  },

  find(board, report) {
    const { lone, masks, places } = board;
    const housesOf = housesOfTable(board);
    const words = houseWordTable(board);
    for (let w = 0; w < 3; w++) {
      for (let cells = lone[w]; cells !== 0; cells &= cells - 1) {
        const cell = w * 27 + lowestBit(cells);
        const own = cells & -cells;
        for (let i = cell * 3; i < cell * 3 + 3; i++) {
          const house = housesOf[i];
          const h = house * 3;
          // The word of the cell's own band rules out nearly all cells.
          if ((places[w] & words[h + w]) !== own || openCells(places, words, h) !== own) continue;
          const digit = lowestDigit(masks[cell]);
          report.place(cell, digit);
          if (report.commit({ cell, digit, house }, 1)) return;
        }
      }
    }
  },

  reason: ({ digit, house }) => [houseFact(house, digit)],
  marks: ({ cell, digit, house }) => [
    { role: "house", house },
    { role: "last", cell, digits: [digit] },
  ],
  data: ({ cell, digit, house }, board) => ({
    cell: { cell },
    digit,
    house: { house },
    kind: { part: KINDS[Math.floor(house / 9)], data: {} },
    others: { digits: digitsIn(board, house) },
  }),
});

/** The digits that a house has, ascending. */
const digitsIn = (board: Board, house: House): Digit[] =>
  cellsIn(board, house)
    .map((cell) => board.values[cell])
    .filter(Boolean)
    .sort();

const KINDS = ["row", "column", "box"] as const;

/** The sum of a house's words of open cells. It equals the bit of one cell only if all other cells are filled. */
const openCells = (places: Int32Array, words: Int32Array, h: number): number =>
  (places[0] & words[h]) + (places[1] & words[h + 1]) + (places[2] & words[h + 2]);
