import {
  type Cell,
  type Digit,
  type Pattern,
  boxOf,
  columnOf,
  houseFact,
  rowOf,
  strongLink,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { walkKites } from "./two-string-kite.js";

/**
 * Two kites with the same two cells in the box. The row and the column of both cells have two places each:
 *
 * ```
 *   p ══════ pRow         one kite joins pRow and qColumn,
 *   ║  q ═══ qRow         the other joins qRow and pColumn
 *   ║  ║
 *   ║  qColumn
 *   pColumn
 * ```
 */
const pattern = {
  digit: "digit",
  p: "cell",
  q: "cell",
  pRow: "cell",
  pColumn: "cell",
  qRow: "cell",
  qColumn: "cell",
} as const;
/** The pattern: the digit, the two cells of the box, and the other places in their rows and columns. */
export type DualTwoStringKite = Pattern<typeof pattern>;

/** Six cells; the ends may coincide, but not in a kite that eliminates something else than the other. */
const SIZE = 6;

/** Dual Two-String Kite: two kites with the same two cells in the box, and different eliminations. */
export const dualTwoStringKite = /* @__PURE__ */ defineBuiltIn({
  id: "dual-two-string-kite",
  name: "Dual Two-String Kite",
  pattern,
  roles: { end: "end of a kite", middle: "… can't be in both" },
  minSize: SIZE,
  needs: "boxes",
  message: {
    long:
      "In {rowP}, the digit {digit} can only be in {p} or {pRow}; in {columnP}, in {p} or {pColumn}. " +
      "In {rowQ}, it can only be in {q} or {qRow}; in {columnQ}, in {q} or {qColumn}. " +
      "{p} and {q} are both in {box}, so they can't both be {digit}. If {p} is not {digit}, then {pRow} and {pColumn} are. " +
      "If {q} is not {digit}, then {qRow} and {qColumn} are. " +
      "So {digit} is in {pRow} or in {qColumn}, and also in {qRow} or in {pColumn}: {outcome}.",
    short: "{digit} in {p} and {q} of {box}, ends {pRow}, {pColumn}, {qRow} and {qColumn}: {outcome}",
    vague: "There is a Dual Two-String Kite on {digit}.",
  },
  find(board, report) {
    const seen: Kite[] = [];
    walkKites(board, ({ digit, a, b, c, d }) => {
      const target = rowOf(d) * 9 + columnOf(a) - 9;
      if (!board.has(target, digit)) return false;
      const kite = { digit, a, b, c, d, target };
      const other = seen.find((each) => each.digit === digit && each.b === c && each.c === b);
      seen.push(kite);
      if (other === undefined || other.target === target) return false;
      report.eliminateCells(digit, [other.target]);
      report.eliminateCells(digit, [target]);
      const [p, q] = [other, kite];
      return report.commit({ digit, p: p.b, q: q.b, pRow: p.a, pColumn: q.d, qRow: q.a, qColumn: p.d }, SIZE);
    });
  },
  reason: ({ digit, p, q }) => [rowOf(p), columnOf(p), rowOf(q), columnOf(q)].map((house) => houseFact(house, digit)),
  marks: ({ digit, p, q, pRow, pColumn, qRow, qColumn }) => [
    { role: "middle", cell: p, digits: [digit] },
    { role: "middle", cell: q, digits: [digit] },
    ...[pRow, pColumn, qRow, qColumn].map((cell) => ({ role: "end" as const, cell, digits: [digit] })),
    weakLink(digit, p, q),
    strongLink(digit, p, pRow),
    strongLink(digit, p, pColumn),
    strongLink(digit, q, qRow),
    strongLink(digit, q, qColumn),
  ],
  data: ({ digit, p, q, pRow, pColumn, qRow, qColumn }) => ({
    digit,
    p: { cell: p },
    q: { cell: q },
    pRow: { cell: pRow },
    pColumn: { cell: pColumn },
    qRow: { cell: qRow },
    qColumn: { cell: qColumn },
    rowP: { house: rowOf(p) },
    columnP: { house: columnOf(p) },
    rowQ: { house: rowOf(q) },
    columnQ: { house: columnOf(q) },
    box: { house: boxOf(p) },
  }),
});

/** A kite: its row has a and b, its column c and d. */
interface Kite {
  readonly digit: Digit;
  readonly a: Cell;
  readonly b: Cell;
  readonly c: Cell;
  readonly d: Cell;
  readonly target: Cell;
}
