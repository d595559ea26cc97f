import {
  HOUSES_OF,
  HOUSE_WORDS,
  type Pattern,
  cellName,
  defineTechnique,
  houseFact,
  houseName,
  lowestBit,
  lowestDigit,
} from "@wings/core";

const pattern = { cell: "cell", digit: "digit", house: "house" } as const;
/** The pattern: the last open cell of a house, and its digit. */
export type FullHouse = Pattern<typeof pattern>;

/**
 * Full house: the last open cell of a house takes the digit that the house still lacks.
 *
 * Such a cell sees all other digits, so it has one candidate left: only the few cells of which that is true are looked at.
 */
export const fullHouse = /* @__PURE__ */ defineTechnique({
  id: "full-house",
  name: "Full House",
  pattern,
  roles: { house: "house with one open cell", last: "its last open cell" },
  message: {
    long: "{cell} is the last open cell of {house}, and {digit} is the only digit that {house} still lacks.",
    short: "last open cell of {house}: {outcome}",
    vague: "Look for a {kind} with one open cell.",
  },

  find({ lone, masks, places }, sink) {
    for (let w = 0; w < 3; w++) {
      for (let cells = lone[w]; cells !== 0; cells &= cells - 1) {
        const cell = w * 27 + lowestBit(cells);
        const own = cells & -cells;
        for (let i = cell * 3; i < cell * 3 + 3; i++) {
          const house = HOUSES_OF[i];
          const h = house * 3;
          sink.tried++;
          // Nearly all other cells are out at their own band already.
          if ((places[w] & HOUSE_WORDS[h + w]) !== own || openCells(places, h) !== own) continue;
          const digit = lowestDigit(masks[cell]);
          sink.place(cell, digit);
          if (sink.commit({ cell, digit, house }, 1)) return;
        }
      }
    }
  },

  reason: ({ digit, house }) => [houseFact(house, digit)],
  marks: ({ cell, digit, house }) => [
    { role: "house", house },
    { role: "last", cell, digits: [digit] },
  ],
  data: ({ cell, digit, house }) => ({
    cell: cellName(cell),
    digit,
    house: houseName(house),
    kind: KINDS[Math.floor(house / 9)],
  }),
});

const KINDS = ["row", "column", "box"] as const;

/** The open cells of a house, the words of its bands added up: the sum is a cell's own bit only where the others are empty. */
const openCells = (places: Int32Array, h: number): number =>
  (places[0] & HOUSE_WORDS[h]) + (places[1] & HOUSE_WORDS[h + 1]) + (places[2] & HOUSE_WORDS[h + 2]);
