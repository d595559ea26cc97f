import {
  type Cell,
  type Pattern,
  type Reporter,
  cellFact,
  eliminateSeenByBoth,
  hasTargets,
  houseFact,
  housesIn,
  lowestBit,
  placesIn,
  sees,
  strongLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { joiningHouses, placeCount } from "./linking-houses.js";
import { type WingPair, walkWingsBothWays, weakLinkMarks } from "./wing-pairs.js";

/**
 * Two wings P and Q, and a house with more than two places for x, each of which sees P or Q. Places that see P are in
 * `a`, places that see Q are in `b`; a place that sees both is in both.
 *
 * ```
 *   P xy ─── a x, a x ═══ b x ─── xy Q        one wing sees x, so it is y
 * ```
 *
 * P comes before Q.
 */
const pattern = { p: "cell", q: "cell", x: "digit", y: "digit", a: "cells", b: "cells", house: "house" } as const;
/** The pattern: the wings, their digits, the places that see each wing, and the house. */
export type GroupedWWing = Pattern<typeof pattern>;

/** The wings and at least three places. */
const LEAST_SIZE = 5;

/** Grouped W-Wing: in some house, every place of a digit sees one of two bivalue cells with the same digits. */
export const groupedWWing = /* @__PURE__ */ defineBuiltIn({
  id: "grouped-w-wing",
  name: "Grouped W-Wing",
  pattern,
  roles: { wing: "wing", link: "place that sees a wing", house: "house of the places" },
  minSize: LEAST_SIZE,
  message: {
    long:
      "Each of the wings {p} and {q} is {x} or {y}. In {house}, every cell that can be {x} sees a wing. " +
      "If {x} is in {a}, then {p} sees it and must be {y}. If {x} is in {b}, then {q} sees it and must be {y}. " +
      "Either way one of the wings is {y}, so a cell that sees both can't be {y}: {outcome}.",
    short: "wings {p} and {q} ({x}/{y}), {x} of {house} in {a} or {b}: {outcome}",
    vague: "There is a grouped W-Wing with {low} and {high}.",
  },

  find: (_, report) => {
    walkWingsBothWays(report, findHouses);
  },

  reason: ({ p, q, house, x }) => [cellFact(p), cellFact(q), houseFact(house, x)],

  marks: ({ p, q, x, y, a, b, house }, board) => [
    { role: "wing", cell: p, digits: [x, y] },
    { role: "wing", cell: q, digits: [x, y] },
    { role: "house", house, digit: x },
    ...union(a, b).map((cell) => ({ role: "link" as const, cell, digits: [x] })),
    strongLink(x, a, b),
    ...weakLinkMarks(board, { p, q, x }, union(a, b)),
  ],

  data: ({ p, q, x, y, a, b, house }) => ({
    p: { cell: p },
    q: { cell: q },
    x,
    y,
    a: { cells: a, join: "or" },
    b: { cells: b, join: "or" },
    house: { house },
    low: Math.min(x, y),
    high: Math.max(x, y),
  }),
});

function findHouses(report: Reporter<typeof pattern>, { p, q, x, y }: WingPair): boolean {
  const { board, maxSize } = report;
  if (!hasTargets(board, y, p, q)) return false;
  for (let houses = joiningHouses(board, x, p, q); houses !== 0; houses &= houses - 1) {
    const house = housesIn(board)[lowestBit(houses)];
    const count = placeCount(board, x, house);
    if (count <= 2 || 2 + count > maxSize) continue;
    const places = placesIn(board, x, house);
    const a = places.filter((cell) => sees(board, cell, p));
    const b = places.filter((cell) => sees(board, cell, q));
    eliminateSeenByBoth(report, y, p, q);
    if (report.commit({ p, q, x, y, a, b, house }, 2 + count)) return true;
  }
  return false;
}

const union = (a: readonly Cell[], b: readonly Cell[]): Cell[] => [...new Set([...a, ...b])];
