import {
  type Board,
  type Cell,
  type Digit,
  type House,
  type Reporter,
  columnOf,
  hasTargets,
  houseCellTable,
  linePairs,
  lowestBit,
  placesByHouse,
  rowOf,
} from "@wings/core/author";
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
      if (findInLines(report, places, digit, pairs[digit] & ALL_ROWS, 0)) return;
      if (findInLines(report, places, digit, pairs[digit] >> 9, 9)) return;
    }
  },
  reason,
  marks,
  data: (found) => ({
    ...chainData(found),
    across: { house: found.ab < 9 ? columnOf(found.b) : rowOf(found.b) },
  }),
});

/** The rows of a set of lines. */
const ALL_ROWS = 0x1ff;

/** Looks at all pairs of these rows, or of these columns (`first` 9). Returns whether to stop. */
function findInLines(
  report: Reporter<typeof pattern>,
  places: Int32Array,
  digit: Digit,
  lines: number,
  first: 0 | 9,
): boolean {
  const { board } = report;
  for (let ones = lines; ones !== 0; ones &= ones - 1) {
    const ab = first + lowestBit(ones);
    const inOne = places[ab * 10 + digit];
    for (let others = ones & (ones - 1); others !== 0; others &= others - 1) {
      const cd = first + lowestBit(others);
      const inOther = places[cd * 10 + digit];
      const shared = inOne & inOther;
      if (shared === 0 || inOne === inOther) continue;
      const a = placeIn(board, ab, inOne ^ shared);
      const d = placeIn(board, cd, inOther ^ shared);
      if (!hasTargets(board, digit, a, d)) continue;
      const [b, c] = [placeIn(board, ab, shared), placeIn(board, cd, shared)];
      if (reportEnds(report, { digit, a, b, c, d, ab, cd })) return true;
    }
  }
  return false;
}

/** The cell of a house at the position of the lowest bit. */
const placeIn = (board: Board, house: House, places: number): Cell =>
  houseCellTable(board)[house * 9 + lowestBit(places)];
