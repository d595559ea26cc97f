import {
  CLASSIC_GRID,
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reporter,
  type Value,
  nodeOf,
  sees,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { cellsOfColor, clusterLinks, treeFacts } from "./cluster-facts.js";
import { CLUSTER, COLOR, type Clusters, SEEN, clustersOf } from "./clusters.js";

/**
 * Two clusters of a digit with the colors a1, a2 and b1, b2. A bridge is a cell of one cluster that sees a cell of the other:
 * their colors are not both true, so one of the other two is.
 *
 * ```
 *   a1 ═══ a2 ─── b1 ═══ b2        a1 or b2 is true
 * ```
 *
 * `wrong` is empty, or has the cells of a color that sees both colors of the other cluster.
 */
const pattern = { digit: "digit", a1: "cells", a2: "cells", b1: "cells", b2: "cells", wrong: "cells" } as const;
/** The pattern: the digit, the colors of both clusters, and a color that must be false. */
export type MultiColors = Pattern<typeof pattern>;

/** Multi-Colors: two clusters of a digit with cells that see each other. */
export const multiColors = /* @__PURE__ */ defineBuiltIn({
  id: "multi-colors",
  name: "Multi-Colors",
  pattern,
  roles: { a1: "color 1", a2: "color 2", b1: "color 3", b2: "color 4" },
  minSize: 4,
  message: {
    long:
      "Pairs of {digit} join two clusters, each with two colors. The first has {digit} either in {a1} or in {a2}. " +
      "The second has {digit} either in {b1} or in {b2}. {rules} So {outcome}.",
    short: "{digit}: {a1} or {a2}, {b1} or {b2}: {outcome}",
    vague: "There are Multi-Colors on {digit}.",
    parts: {
      bridge:
        "{from} and {to} see each other, so not both are {digit}. So {digit} is in {restA} or in {restB}, and a cell that sees a cell " +
        "of both can't be {digit}.",
      wrong: "The color {wrong} sees both colors of the other cluster. One of them is {digit}, so this color isn't.",
    },
  },
  find(board, report) {
    const clusters = clustersOf(board);
    const { count, digit } = clusters;
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count && digit[j] === digit[i]; j++) if (findIn(report, clusters, i, j)) return;
    }
  },
  reason: ({ digit, a1, a2, b1, b2 }, board) => [
    ...treeFacts(board, digit, [...a1, ...a2]),
    ...treeFacts(board, digit, [...b1, ...b2]),
  ],
  marks,
  data,
});

function findIn(report: Reporter<typeof pattern>, clusters: Clusters, i: number, j: number): boolean {
  const { words } = clusters;
  // Bit 2 * a + b: color a of the first cluster sees color b of the second.
  let bridges = 0;
  for (let bridge = 0; bridge < 4; bridge++) {
    const own = i * CLUSTER + (bridge >> 1) * COLOR;
    const seen = j * CLUSTER + SEEN + (bridge & 1) * COLOR;
    const common = (words[own] & words[seen]) | (words[own + 1] & words[seen + 1]) | (words[own + 2] & words[seen + 2]);
    if (common !== 0) bridges |= 1 << bridge;
  }
  if (bridges === 0) return false;
  return reportBridges(report, clusters, i, j, bridges) || reportWrong(report, clusters, i, j, bridges);
}

/** One of the colors that a bridge does not join is true. */
function reportBridges(
  report: Reporter<typeof pattern>,
  clusters: Clusters,
  i: number,
  j: number,
  bridges: number,
): boolean {
  const { words, digit } = clusters;
  let any = false;
  for (let bridge = 0; bridge < 4; bridge++) {
    if (((bridges >> bridge) & 1) === 0) continue;
    const a = i * CLUSTER + SEEN + (1 - (bridge >> 1)) * COLOR;
    const b = j * CLUSTER + SEEN + (1 - (bridge & 1)) * COLOR;
    any =
      report.eliminateWords(digit[i], words[a] & words[b], words[a + 1] & words[b + 1], words[a + 2] & words[b + 2]) ||
      any;
  }
  return any && commit(report, clusters, i, j, -1);
}

/** A color that sees both colors of the other cluster is false. */
function reportWrong(
  report: Reporter<typeof pattern>,
  clusters: Clusters,
  i: number,
  j: number,
  bridges: number,
): boolean {
  for (let color = 0; color < 4; color++) {
    if ((bridges & BOTH[color]) !== BOTH[color]) continue;
    const own = (color < 2 ? i : j) * CLUSTER + (color & 1) * COLOR;
    report.eliminateWords(clusters.digit[i], clusters.words[own], clusters.words[own + 1], clusters.words[own + 2]);
    if (commit(report, clusters, i, j, color)) return true;
  }
  return false;
}

/** The bridges of a color to both colors of the other cluster: colors 0 and 1 of the first, 0 and 1 of the second. */
const BOTH = [0b0011, 0b1100, 0b0101, 0b1010];

/** In reading order: the cluster with the first cell, and in each cluster the color with the first cell. */
function commit(report: Reporter<typeof pattern>, clusters: Clusters, i: number, j: number, wrong: number): boolean {
  const colors = [i, i, j, j].map((cluster, color) => cellsOfColor(clusters, cluster, color & 1));
  const inOrder = (one: readonly number[], other: readonly number[]): number => one[0] - other[0];
  const both = [colors.slice(0, 2).sort(inOrder), colors.slice(2).sort(inOrder)];
  const [[a1, a2], [b1, b2]] = both.sort(([one], [other]) => inOrder(one, other));
  const size = colors.reduce((sum, { length }) => sum + length, 0);
  return report.commit({ digit: clusters.digit[i], a1, a2, b1, b2, wrong: wrong < 0 ? [] : colors[wrong] }, size);
}

/** The first cell of one color that sees a cell of another, and that cell. */
function bridgeOf(from: readonly number[], to: readonly number[]): [from: number, to: number] | undefined {
  for (const cell of from) {
    const other = to.find((each) => sees(CLASSIC_GRID, cell, each));
    if (other !== undefined) return [cell, other];
  }
  return undefined;
}

function marks({ digit, a1, a2, b1, b2 }: MultiColors, board: Board): Mark<"a1" | "a2" | "b1" | "b2">[] {
  const cells = Object.entries({ a1, a2, b1, b2 }) as ["a1" | "a2" | "b1" | "b2", readonly number[]][];
  return [
    ...cells.flatMap(([role, color]) => color.map((cell) => ({ role, cell, digits: [digit] }))),
    ...clusterLinks(board, digit, [...a1, ...a2]),
    ...clusterLinks(board, digit, [...b1, ...b2]),
    ...[...a1, ...a2].flatMap((from) =>
      [...b1, ...b2]
        .filter((to) => sees(board, from, to))
        .map((to): Mark<never> => ({ link: "weak", from: nodeOf(digit, [from]), to: nodeOf(digit, [to]) })),
    ),
  ];
}

function data({ digit, a1, a2, b1, b2, wrong }: MultiColors): Data {
  const bridges: Value[] = [];
  for (const [a, restA] of [
    [a1, a2],
    [a2, a1],
  ]) {
    for (const [b, restB] of [
      [b1, b2],
      [b2, b1],
    ]) {
      const bridge = bridgeOf(a, b);
      if (bridge === undefined) continue;
      const [from, to] = bridge;
      bridges.push({
        part: "bridge",
        data: { from: { cell: from }, to: { cell: to }, digit, restA: { cells: restA }, restB: { cells: restB } },
      });
    }
  }
  return {
    digit,
    a1: { cells: a1 },
    a2: { cells: a2 },
    b1: { cells: b1 },
    b2: { cells: b2 },
    rules:
      wrong.length === 0
        ? { list: bridges, join: "space" }
        : { part: "wrong", data: { wrong: { cells: wrong }, digit } },
  };
}
