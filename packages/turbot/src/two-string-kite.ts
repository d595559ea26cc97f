import { type Board, boxOf, lowestBit, linePairs, placesByHouse } from "@wings/core/author";
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

/** The pattern of a kite: a row and a column, with b and c in one box. */
export type TwoStringKite = TwoLinks;

/** Two-String Kite: a row and a column with two places each, of which two lie in one box. */
export const twoStringKite = /* @__PURE__ */ defineBuiltIn({
  id: "two-string-kite",
  name: "Two-String Kite",
  pattern,
  roles,
  minSize: SIZE,
  needs: "boxes",
  message: {
    long: longMessage("{b} and {c} are both in {box}"),
    short: SHORT,
    vague: "There is a Two-String Kite on {digit}.",
  },
  find: (board, report) => {
    walkKites(board, (kite) => reportEnds(report, kite));
  },
  reason,
  marks,
  data: (found) => ({ ...chainData(found), box: { house: boxOf(found.b) } }),
});

/** Handles a kite with its row `ab` and its column `cd`. Returns whether to stop. */
type Visit = (kite: TwoLinks) => boolean;

/** Visits all kites, with eliminations or without. */
export function walkKites(board: Board, visit: Visit): void {
  const pairs = linePairs(board);
  const places = placesByHouse(board);
  for (let digit = 1; digit <= 9; digit++) {
    const rows = pairs[digit] & 511;
    const columns = pairs[digit] >> 9;
    if (columns === 0) continue;
    for (let rs = rows; rs !== 0; rs &= rs - 1) {
      const row = lowestBit(rs);
      const inRow = places[row * 10 + digit];
      const band = ((row / 3) | 0) * 3;
      for (let cs = columns; cs !== 0; cs &= cs - 1) {
        const column = lowestBit(cs);
        const stack = ((column / 3) | 0) * 3;
        const inColumn = places[(9 + column) * 10 + digit];
        // One place of each in the box, and neither where the lines cross.
        const b = inRow & (7 << stack);
        const c = inColumn & (7 << band);
        if (b === 0 || b === inRow || c === 0 || c === inColumn || (inRow >> column) & 1) continue;
        const kite = {
          digit,
          a: row * 9 + lowestBit(inRow ^ b),
          b: row * 9 + lowestBit(b),
          c: lowestBit(c) * 9 + column,
          d: lowestBit(inColumn ^ c) * 9 + column,
          ab: row,
          cd: 9 + column,
        };
        if (visit(kite)) return;
      }
    }
  }
}
