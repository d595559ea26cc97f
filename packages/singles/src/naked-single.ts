import {
  ALL_DIGITS,
  type Board,
  boxOf,
  type Cell,
  cellFact,
  cellsIn,
  columnOf,
  type Data,
  type Digit,
  type DigitMask,
  digitsOf,
  type House,
  lowestBit,
  lowestDigit,
  maskOf,
  type Pattern,
  rowOf,
  type Value,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

const pattern = { cell: "cell", digit: "digit" } as const;
/** The pattern: a cell, and its only candidate. */
export type NakedSingle = Pattern<typeof pattern>;

/** Naked single: an open cell has one candidate left and takes it. The board keeps these cells as a set. */
export const nakedSingle = /* @__PURE__ */ defineBuiltIn({
  id: "naked-single",
  name: "Naked Single",
  pattern,
  roles: { single: "cell with one candidate" },
  message: {
    long: "{cell} must be {digit}: {others}. So {outcome}.",
    short: "only candidate of {cell}: {outcome}",
    vague: "There is a cell with only one candidate in {box}.",
    parts: {
      seen: "{house} has {digits}",
      removed: "{digits} was ruled out before",
      removedSeveral: "{digits} were ruled out before",
      more: "{first}; {rest}",
    },
  },

  find({ lone, masks }, report) {
    for (let w = 0; w < 3; w++) {
      for (let cells = lone[w]; cells !== 0; cells &= cells - 1) {
        const cell = w * 27 + lowestBit(cells);
        const digit = lowestDigit(masks[cell]);
        report.place(cell, digit);
        if (report.commit({ cell, digit }, 1)) return;
      }
    }
  },

  reason: ({ cell }) => [cellFact(cell)],
  marks: ({ cell, digit }) => [{ role: "single", cell, digits: [digit] }],
  data: ({ cell, digit }, board) => ({
    cell: { cell },
    digit,
    others: whereOthersAre(board, cell, digit),
    box: { house: boxOf(cell) },
  }),
});

/**
 * Why the cell can't be any other digit: `row 5 has 1, 3 and 8; box 5 has 2; 9 was ruled out before`. Each digit is
 * named once, at the first house that has it.
 */
function whereOthersAre(board: Board, cell: Cell, digit: Digit): Value {
  let left = ALL_DIGITS & ~maskOf(digit);
  const reasons: Value[] = [];
  const add = (part: string, mask: DigitMask, house?: House): void => {
    if (mask === 0) return;
    const digits = digitsOf(mask);
    const data: Data = { digits: { digits }, ...(house !== undefined && { house: { house } }) };
    reasons.push({ part: house === undefined && digits.length > 1 ? `${part}Several` : part, data });
    left &= ~mask;
  };
  for (const house of [rowOf(cell), columnOf(cell), boxOf(cell)]) {
    let held = 0;
    for (const at of cellsIn(board, house)) if (board.values[at] !== 0) held |= maskOf(board.values[at]);
    add("seen", left & held, house);
  }
  add("removed", left);
  return reasons.reduceRight((rest, first) => ({ part: "more", data: { first, rest } }));
}
