import {
  CellSet,
  type Digit,
  type Pattern,
  type Reporter,
  boxOf,
  columnOf,
  inHouse,
  meet,
  removeAll,
  rowOf,
  sees,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { clusterLinks, treeFacts } from "./cluster-facts.js";
import { type Cluster, type Color, cellsOfColor, clustersOf } from "./clusters.js";

/**
 * The cells of both colors of a cluster. `clash` is empty for a trap. For a wrap it has the cells of color a that see a cell of
 * color a.
 *
 * ```
 *   trap   A ═══ B ═══ A ═══ B        wrap   A ═══ B ═══ A
 *           ╲               ╱                 ╰─── sees ──╯
 *            ───── ✗ ──────                   no A is true
 * ```
 */
const pattern = { digit: "digit", a: "cells", b: "cells", clash: "cells" } as const;
/** The pattern: the digit, the cells of both colors, and for a wrap the cells that exclude each other. */
export type SimpleColors = Pattern<typeof pattern>;

/** Simple Colors: a cluster of pairs with two colors, as a trap or as a wrap. */
export const simpleColors = /* @__PURE__ */ defineBuiltIn({
  id: "simple-colors",
  name: "Simple Colors",
  pattern,
  roles: { a: "color A", b: "color B" },
  minSize: 2,
  message: {
    long:
      "Pairs of {digit} join these cells: color A is {a}, color B is {b}. Either all cells of A are {digit} or all cells of B. " +
      "{rule} {outcome}.",
    short: "{digit}: A {a}, B {b}: {outcome}",
    vague: "There are Simple Colors on {digit}.",
    parts: {
      trap: "A cell outside that sees a cell of each color can't be {digit}:",
      wrap: "{clash} are both A and both in {house}, so they can't both be {digit}. So no cell of A is {digit}:",
    },
  },
  find(board, report) {
    for (const cluster of clustersOf(board)) if (findIn(report, cluster)) return;
  },
  reason: ({ digit, a, b }, board) => treeFacts(board, digit, [...a, ...b]),
  marks: ({ digit, a, b }, board) => [
    ...a.map((cell) => ({ role: "a" as const, cell, digits: [digit] })),
    ...b.map((cell) => ({ role: "b" as const, cell, digits: [digit] })),
    ...clusterLinks(board, digit, [...a, ...b]),
  ],
  data({ digit, a, b, clash }, board) {
    const [one] = clash;
    const other = clash.find((cell) => sees(board, one, cell))!;
    const house = [rowOf(one), columnOf(one), boxOf(one)].find((each) => inHouse(board, other, each))!;
    return {
      digit,
      a: { cells: a },
      b: { cells: b },
      rule:
        clash.length === 0
          ? { part: "trap", data: { digit } }
          : { part: "wrap", data: { digit, clash: { cells: [one, other] }, house: { house } } },
    };
  },
});

function findIn(report: Reporter<typeof pattern>, { digit, a, b }: Cluster): boolean {
  return findTrap(report, digit, a, b) || findWrap(report, digit, a, b) || findWrap(report, digit, b, a);
}

/** A cell outside that sees a cell of each color loses the digit. Returns whether to stop. */
function findTrap(report: Reporter<typeof pattern>, digit: Digit, a: Color, b: Color): boolean {
  trapped.and(a.seen, b.seen);
  if (!report.eliminate(digit, removeAll(removeAll(trapped, a.cells), b.cells))) return false;
  // The colors are equal: A is the one with the first cell.
  const [inA, inB] = [cellsOfColor(a), cellsOfColor(b)];
  const isInOrder = inA[0] < inB[0];
  return commit(report, { digit, a: isInOrder ? inA : inB, b: isInOrder ? inB : inA, clash: [] });
}

const trapped = /* @__PURE__ */ new CellSet();

/** Color A is false if two of its cells see each other. Returns whether to stop. */
function findWrap(report: Reporter<typeof pattern>, digit: Digit, a: Color, b: Color): boolean {
  if (!meet(a.cells, a.seen)) return false;
  report.eliminate(digit, a.cells);
  return commit(report, { digit, a: cellsOfColor(a), b: cellsOfColor(b), clash: [...clashing.and(a.cells, a.seen)] });
}

const clashing = /* @__PURE__ */ new CellSet();

const commit = (report: Reporter<typeof pattern>, found: SimpleColors): boolean =>
  report.commit(found, found.a.length + found.b.length);
