import {
  CLASSIC_GRID,
  type Pattern,
  type Reporter,
  boxOf,
  cellsOf,
  columnOf,
  inHouse,
  rowOf,
  sees,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { cellsOfColor, clusterLinks, treeFacts } from "./cluster-facts.js";
import { CLUSTER, COLOR, type Clusters, SEEN, clustersOf } from "./clusters.js";

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
    const clusters = clustersOf(board);
    for (let i = 0; i < clusters.count; i++) if (findIn(report, clusters, i)) return;
  },
  reason: ({ digit, a, b }, board) => treeFacts(board, digit, [...a, ...b]),
  marks: ({ digit, a, b }, board) => [
    ...a.map((cell) => ({ role: "a" as const, cell, digits: [digit] })),
    ...b.map((cell) => ({ role: "b" as const, cell, digits: [digit] })),
    ...clusterLinks(board, digit, [...a, ...b]),
  ],
  data({ digit, a, b, clash }) {
    const [one] = clash;
    const other = clash.find((cell) => sees(CLASSIC_GRID, one, cell))!;
    const house = [rowOf(one), columnOf(one), boxOf(one)].find((each) => inHouse(CLASSIC_GRID, other, each))!;
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

function findIn(report: Reporter<typeof pattern>, clusters: Clusters, i: number): boolean {
  const { words } = clusters;
  const digit = clusters.digit[i];
  const at = i * CLUSTER;
  const trap = (w: number): number =>
    words[at + SEEN + w] & words[at + SEEN + COLOR + w] & ~words[at + w] & ~words[at + COLOR + w];
  if (report.eliminateWords(digit, trap(0), trap(1), trap(2)) && commit(report, clusters, i, 0, [])) return true;
  for (let color = 0; color < 2; color++) {
    const own = at + color * COLOR;
    const w0 = words[own] & words[own + SEEN];
    const w1 = words[own + 1] & words[own + SEEN + 1];
    const w2 = words[own + 2] & words[own + SEEN + 2];
    if ((w0 | w1 | w2) === 0) continue;
    report.eliminateWords(digit, words[own], words[own + 1], words[own + 2]);
    if (commit(report, clusters, i, color, cellsOf(w0, w1, w2))) return true;
  }
  return false;
}

function commit(
  report: Reporter<typeof pattern>,
  clusters: Clusters,
  i: number,
  color: number,
  clash: readonly number[],
): boolean {
  const a = cellsOfColor(clusters, i, color);
  const b = cellsOfColor(clusters, i, 1 - color);
  // In a trap the colors are equal: A is the one with the first cell.
  const isSwapped = clash.length === 0 && b[0] < a[0];
  const digit = clusters.digit[i];
  return report.commit(isSwapped ? { digit, a: b, b: a, clash } : { digit, a, b, clash }, a.length + b.length);
}
