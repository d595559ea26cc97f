import {
  type Board,
  HOUSES_OF,
  HOUSE_CELLS,
  type Pattern,
  cellFact,
  cellName,
  defineTechnique,
  lowestBit,
  lowestDigit,
  spellHouse,
  spellList,
} from "@wings/core";

const pattern = { cell: "cell", digit: "digit" } as const;
/** The pattern: a cell, and its only candidate. */
export type NakedSingle = Pattern<typeof pattern>;

/** Naked single: an open cell has one candidate left and takes it. The board keeps these cells as a set. */
export const nakedSingle = /* @__PURE__ */ defineTechnique({
  id: "naked-single",
  name: "Naked Single",
  pattern,
  roles: { single: "cell with one candidate" },
  message: {
    long: "{cell} can only be {digit}: {others}. So {action}.",
    short: "only candidate of {cell}: {outcome}",
    vague: "There is a cell with only one candidate in {box}.",
  },

  find({ lone, masks }, sink) {
    for (let w = 0; w < 3; w++) {
      for (let cells = lone[w]; cells !== 0; cells &= cells - 1) {
        const cell = w * 27 + lowestBit(cells);
        const digit = lowestDigit(masks[cell]);
        sink.tried++;
        sink.place(cell, digit);
        if (sink.commit({ cell, digit }, 1)) return;
      }
    }
  },

  reason: ({ cell }) => [cellFact(cell)],
  marks: ({ cell, digit }) => [{ role: "single", cell, digits: [digit] }],
  data: ({ cell, digit }, board) => ({
    cell: cellName(cell),
    digit,
    others: whereOthersAre(board, cell, digit),
    box: spellHouse(HOUSES_OF[cell * 3 + 2]),
  }),
});

/**
 * Why the cell can't be any other digit: `1, 3 and 8 are in row 5, 2 is in box 5, and 9 was ruled out before`. Each digit
 * is named once, at the first house that has it.
 */
function whereOthersAre({ values }: Board, cell: number, digit: number): string {
  let left = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit);
  const parts: string[] = [];
  for (const house of HOUSES_OF.subarray(cell * 3, cell * 3 + 3)) {
    const inHouse = left.filter((other) =>
      HOUSE_CELLS.subarray(house * 9, house * 9 + 9).some((at) => values[at] === other),
    );
    left = left.filter((other) => !inHouse.includes(other));
    if (inHouse.length > 0)
      parts.push(`${spellList(inHouse)} ${inHouse.length > 1 ? "are" : "is"} in ${spellHouse(house)}`);
  }
  if (left.length > 0) parts.push(`${spellList(left)} ${left.length > 1 ? "were" : "was"} ruled out before`);
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(", ")}, and ${parts[parts.length - 1]}`;
}
