import {
  type Board,
  type Cell,
  CellSet,
  type Data,
  type Digit,
  type Mark,
  type Pattern,
  type Reporter,
  type Value,
  meet,
  sees,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { clusterLinks, treeFacts } from "./cluster-facts.js";
import { type Cluster, type Color, cellsOfColor, clustersOf } from "./clusters.js";

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
    for (let i = 0; i < clusters.length; i++) {
      const one = clusters[i];
      for (let j = i + 1; j < clusters.length && clusters[j].digit === one.digit; j++)
        if (findIn(report, one, clusters[j])) return;
    }
  },
  reason: ({ digit, a1, a2, b1, b2 }, board) => [
    ...treeFacts(board, digit, [...a1, ...a2]),
    ...treeFacts(board, digit, [...b1, ...b2]),
  ],
  marks,
  data,
});

/** Looks for bridges between two clusters of a digit. Returns whether to stop. */
function findIn(report: Reporter<typeof pattern>, one: Cluster, other: Cluster): boolean {
  const aa = meet(one.a.cells, other.a.seen);
  const ab = meet(one.a.cells, other.b.seen);
  const ba = meet(one.b.cells, other.a.seen);
  const bb = meet(one.b.cells, other.b.seen);
  // One of the colors that a bridge does not join is true.
  let any = false;
  if (aa) any = eliminateFrom(report, one.digit, one.b, other.b) || any;
  if (ab) any = eliminateFrom(report, one.digit, one.b, other.a) || any;
  if (ba) any = eliminateFrom(report, one.digit, one.a, other.b) || any;
  if (bb) any = eliminateFrom(report, one.digit, one.a, other.a) || any;
  if (any && commit(report, one, other)) return true;
  // A color that sees both colors of the other cluster is false.
  if (aa && ab && commit(report, one, other, one.a)) return true;
  if (ba && bb && commit(report, one, other, one.b)) return true;
  if (aa && ba && commit(report, one, other, other.a)) return true;
  return ab && bb && commit(report, one, other, other.b);
}

/** Removes the digit from the cells that see both colors. */
const eliminateFrom = (report: Reporter<typeof pattern>, digit: Digit, a: Color, b: Color): boolean =>
  report.eliminate(digit, targets.and(a.seen, b.seen));

const targets = /* @__PURE__ */ new CellSet();

/** Reports two clusters, and a false color if there is one. The cluster with the first cell is first, and its color with the first cell. */
function commit(report: Reporter<typeof pattern>, one: Cluster, other: Cluster, wrong?: Color): boolean {
  if (wrong !== undefined) report.eliminate(one.digit, wrong.cells);
  const inOrder = ([a]: readonly Cell[], [b]: readonly Cell[]): number => a - b;
  const both = [one, other].map(({ a, b }) => [cellsOfColor(a), cellsOfColor(b)].sort(inOrder));
  const [[a1, a2], [b1, b2]] = both.sort(([a], [b]) => inOrder(a, b));
  const size = a1.length + a2.length + b1.length + b2.length;
  return report.commit(
    { digit: one.digit, a1, a2, b1, b2, wrong: wrong === undefined ? [] : cellsOfColor(wrong) },
    size,
  );
}

/** The first cell of one color that sees a cell of another, and that cell. */
function bridgeOf(board: Board, from: readonly Cell[], to: readonly Cell[]): [from: Cell, to: Cell] | undefined {
  for (const cell of from) {
    const other = to.find((each) => sees(board, cell, each));
    if (other !== undefined) return [cell, other];
  }
  return undefined;
}

function marks({ digit, a1, a2, b1, b2 }: MultiColors, board: Board): Mark<"a1" | "a2" | "b1" | "b2">[] {
  const cells = Object.entries({ a1, a2, b1, b2 }) as ["a1" | "a2" | "b1" | "b2", readonly Cell[]][];
  return [
    ...cells.flatMap(([role, color]) => color.map((cell) => ({ role, cell, digits: [digit] }))),
    ...clusterLinks(board, digit, [...a1, ...a2]),
    ...clusterLinks(board, digit, [...b1, ...b2]),
    ...[...a1, ...a2].flatMap((from) =>
      [...b1, ...b2].filter((to) => sees(board, from, to)).map((to) => weakLink(digit, from, to)),
    ),
  ];
}

function data({ digit, a1, a2, b1, b2, wrong }: MultiColors, board: Board): Data {
  const bridges: Value[] = [];
  for (const [a, restA] of [
    [a1, a2],
    [a2, a1],
  ]) {
    for (const [b, restB] of [
      [b1, b2],
      [b2, b1],
    ]) {
      const bridge = bridgeOf(board, a, b);
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
