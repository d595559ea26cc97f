import { type Pattern, cellFact, cellName, defineTechnique, lowestBit, lowestDigit, regionName } from "@wings/core";

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
    long: "Every digit but {digit} is gone from {cell}, so {cell} is {digit}.",
    short: "{cell} has one candidate left: {outcome}",
    vague: "Look for a cell with one candidate left in the {region}.",
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
  data: ({ cell, digit }) => ({ cell: cellName(cell), digit, region: regionName([cell]) }),
});
