import { type Board, type Reporter, columnOf, lowestBit, linePairs, placesByHouse, rowOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import {
  SHORT,
  SIZE,
  type TwoLinks,
  data as chainData,
  longMessage,
  marks,
  pattern,
  reason,
  reportEnds,
  roles,
} from "./two-links.js";

/** The pattern of a skyscraper: two parallel lines, with b and c in one line across. */
export type Skyscraper = TwoLinks;

/** Skyscraper: two rows with two places each, of which two share a column; or the same with rows and columns exchanged. */
export const skyscraper = /* @__PURE__ */ defineBuiltIn({
  id: "skyscraper",
  name: "Skyscraper",
  pattern,
  roles,
  minSize: SIZE,
  message: {
    long: longMessage("{b} and {c} are both in {across}"),
    short: SHORT,
    vague: "There is a Skyscraper on {digit}.",
  },
  find(board, report) {
    const pairs = linePairs(board);
    const places = placesByHouse(board);
    for (let digit = 1; digit <= 9; digit++) {
      const inRows = pairs[digit] & 511;
      const inColumns = pairs[digit] >> 9;
      if ((inRows & (inRows - 1)) !== 0 && findInLines(board, report, places, digit, inRows, 0)) return;
      if ((inColumns & (inColumns - 1)) !== 0 && findInLines(board, report, places, digit, inColumns, 9)) return;
    }
  },
  reason,
  marks,
  data: (found) => ({
    ...chainData(found),
    across: { house: found.ab < 9 ? columnOf(found.b) : rowOf(found.b) },
  }),
});

/** Looks at all pairs of rows (`first` 0) or columns (`first` 9). Returns whether to stop. */
function findInLines(
  board: Board,
  report: Reporter<typeof pattern>,
  places: Int32Array,
  digit: number,
  lines: number,
  first: number,
): boolean {
  // A cell is `line * along + position * across`.
  const along = first === 0 ? 9 : 1;
  const across = 10 - along;
  for (let ones = lines; ones !== 0; ones &= ones - 1) {
    const one = lowestBit(ones);
    const inOne = places[(first + one) * 10 + digit];
    for (let others = ones & (ones - 1); others !== 0; others &= others - 1) {
      const other = lowestBit(others);
      const inOther = places[(first + other) * 10 + digit];
      const shared = inOne & inOther;
      if (shared === 0 || inOne === inOther) continue;
      const at = lowestBit(shared) * across;
      const a = one * along + lowestBit(inOne ^ shared) * across;
      const d = other * along + lowestBit(inOther ^ shared) * across;
      const stop = reportEnds(
        board,
        report,
        digit,
        a,
        one * along + at,
        other * along + at,
        d,
        first + one,
        first + other,
      );
      if (stop) return true;
    }
  }
  return false;
}
