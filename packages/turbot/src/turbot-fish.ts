import {
  type Board,
  type Cell,
  type Digit,
  type Links,
  type Reporter,
  hasTargets,
  housesOfTable,
  sees,
  strongLinks,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import {
  SHORT,
  SIZE,
  type TwoLinks,
  data,
  longMessage,
  marks,
  pattern,
  reason,
  reportEnds,
  roles,
} from "./two-links.js";

/** The pattern of a turbot fish: two pairs in any houses. Cell a comes before d. */
export type TurbotFish = TwoLinks;

/** Turbot Fish: two houses with two places each, and a place of one sees a place of the other. */
export const turbotFish = /* @__PURE__ */ defineBuiltIn({
  id: "turbot-fish",
  name: "Turbot Fish",
  pattern,
  roles,
  minSize: SIZE,
  message: {
    long: longMessage("{b} and {c} see each other"),
    short: SHORT,
    vague: "There is a Turbot Fish on {digit}.",
  },
  find(_, report) {
    for (let digit = 1; digit <= 9; digit++) if (joinAll(report, digit)) return;
  },
  reason,
  marks,
  data,
});

/** By link: the houses of its two cells, as bits. A digit has one link in each house at most. */
const atFrom = /* @__PURE__ */ new Int32Array(31);
const atTo = /* @__PURE__ */ new Int32Array(31);

/** Joins all strong links of a digit. Returns whether to stop. */
function joinAll(report: Reporter<typeof pattern>, digit: Digit): boolean {
  const { board } = report;
  const links = strongLinks(board, digit);
  const { count, from, to } = links;
  for (let i = 0; i < count; i++) {
    atFrom[i] = housesAt(board, from[i]);
    atTo[i] = housesAt(board, to[i]);
  }
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      // Different cells see each other where they have a house in common, and on other layouts maybe without one.
      if (!board.layout && ((atFrom[i] | atTo[i]) & (atFrom[j] | atTo[j])) === 0) continue;
      if (from[i] === from[j] || from[i] === to[j] || to[i] === from[j] || to[i] === to[j]) continue;
      if (meet(board, atTo[i] & atFrom[j], to[i], from[j]) && joinAt(report, links, i, j, 0)) return true;
      if (meet(board, atTo[i] & atTo[j], to[i], to[j]) && joinAt(report, links, i, j, 1)) return true;
      if (meet(board, atFrom[i] & atFrom[j], from[i], from[j]) && joinAt(report, links, i, j, 2)) return true;
      if (meet(board, atFrom[i] & atTo[j], from[i], to[j]) && joinAt(report, links, i, j, 3)) return true;
    }
  }
  return false;
}

/** Whether two cells with these houses in common see each other. */
const meet = (board: Board, common: number, b: Cell, c: Cell): boolean =>
  common !== 0 || (board.layout !== undefined && sees(board, b, c));

/** The row, column and box of a cell, one bit each. */
function housesAt(board: Board, cell: Cell): number {
  const houses = housesOfTable(board);
  return (1 << houses[cell * 3]) | (1 << houses[cell * 3 + 1]) | (1 << houses[cell * 3 + 2]);
}

/** Joins two links in one of the four ways, by which of the ends are in the middle. Returns whether to stop. */
function joinAt(report: Reporter<typeof pattern>, links: Links, i: number, j: number, way: 0 | 1 | 2 | 3): boolean {
  const { digit, from, to, house } = links;
  const a = way < 2 ? from[i] : to[i];
  const d = way % 2 === 0 ? to[j] : from[j];
  if (!hasTargets(report.board, digit, a, d)) return false;
  const b = way < 2 ? to[i] : from[i];
  const c = way % 2 === 0 ? from[j] : to[j];
  const chain = { digit, a, b, c, d, ab: house[i], cd: house[j] };
  // It is read from the end that comes first.
  return reportEnds(report, a < d ? chain : reversed(chain));
}

const reversed = ({ digit, a, b, c, d, ab, cd }: TwoLinks): TwoLinks => ({
  digit,
  a: d,
  b: c,
  c: b,
  d: a,
  ab: cd,
  cd: ab,
});
