import {
  type Board,
  DIGIT_COUNT,
  type Pattern,
  candidatesOf,
  countBits,
  deadlyFact,
  digitsOf,
  hasOneSolution,
  lowestBit,
  maskOf,
  placesByHouse,
  rowOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { isGrave, toggle } from "./grave.js";
import { openCells } from "./open-cells.js";

/**
 * All open cells have two candidates, and each digit has no place or two places in each house. Then the digits of all open
 * cells could be exchanged. One candidate more prevents that, so it is true.
 */
const pattern = { cell: "cell", digit: "digit" } as const;
/** The pattern: the only cell with three candidates, and the candidate that is true. */
export type BugPlusOne = Pattern<typeof pattern>;

/** BUG+1: a Bivalue Universal Grave with one candidate more. */
export const bugPlusOne = /* @__PURE__ */ defineBuiltIn({
  id: "bug-plus-one",
  name: "BUG+1",
  pattern,
  roles: { extra: "the third candidate", grave: "cell with two candidates" },
  minSize: 2,
  assumes: "unique-solution",
  needs: "boxes",
  message: {
    long:
      "Every open cell but {cell} has two candidates. Without {digit} in {cell}, each digit would have two places or none in " +
      "every row, column and box. Such a puzzle has no solution or several. So {cell} is {digit}: {outcome}.",
    short: "{cell}={digit}, else all open cells have two candidates: {outcome}",
    vague: "There is a BUG+1: all open cells but one have two candidates.",
  },
  find(board, report) {
    const cell = onlyOther(board);
    if (cell < 0 || DIGIT_COUNT[board.masks[cell]] !== 3) return;
    places.set(placesByHouse(board).subarray(0, places.length));
    // The third candidate has three places in the row.
    const digit = candidatesOf(board, cell).find((each) => DIGIT_COUNT[places[rowOf(cell) * 10 + each]] === 3);
    if (digit === undefined) return;
    toggle(places, cell, digit);
    if (!isGrave(places) || !hasOneSolution(board)) return;
    for (const other of candidatesOf(board, cell)) if (other !== digit) report.eliminateCells(other, [cell]);
    report.commit({ cell, digit }, openCells(board).length);
  },
  reason({ cell, digit }, board) {
    const cells = openCells(board);
    return [
      deadlyFact(
        cells,
        cells.map((each) => (each === cell ? board.masks[each] & ~maskOf(digit) : board.masks[each])),
      ),
    ];
  },
  marks: ({ cell, digit }, board) => [
    { role: "extra", cell, digits: [digit] },
    ...openCells(board)
      .filter((each) => each !== cell)
      .map((each) => ({ role: "grave" as const, cell: each, digits: digitsOf(board.masks[each]) })),
  ],
  data: ({ cell, digit }) => ({ cell: { cell }, digit }),
});

/** The places by house, then without the third candidate. */
const places = /* @__PURE__ */ new Int32Array(270);

/** The only open cell that has not two candidates; -1 if there are several or none. */
function onlyOther(board: Board): number {
  let found = -1;
  for (let w = 0; w < 3; w++) {
    const others = board.places[w] & ~board.bivalue[w];
    if (others === 0) continue;
    if (found >= 0 || countBits(others) > 1) return -1;
    found = w * 27 + lowestBit(others);
  }
  return found;
}
