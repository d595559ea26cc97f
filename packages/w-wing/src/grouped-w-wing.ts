import {
  type Board,
  type Mark,
  type Pattern,
  type Sink,
  cellFact,
  cellName,
  cellsName,
  defineTechnique,
  houseFact,
  houseName,
  lowestBit,
  placesIn,
  regionName,
  sees,
} from "@wings/core";
import { joiningHouses, placeCount } from "./houses.js";
import { eliminate, hasTargets, walkWings, weakLinks } from "./wings.js";

/**
 * Two wings P and Q, and a house with more than two places for x: `a` are those that see P, `b` those that see Q (a place
 * that sees both is in both), and there is no other.
 *
 * ```
 *   P xy ─── a x, a x ═══ b x ─── xy Q        not both wings are x, so one is y
 * ```
 *
 * P comes before Q.
 */
const pattern = { p: "cell", q: "cell", x: "digit", y: "digit", a: "cells", b: "cells", house: "house" } as const;
/** The pattern: the wings, their digits, the places that see each wing, and the house. */
export type GroupedWWing = Pattern<typeof pattern>;

/** The wings and three places. */
const LEAST_SIZE = 5;

/** W-Wing with groups: every place of a digit in a house sees one of two equal bivalue cells. */
export const groupedWWing = /* @__PURE__ */ defineTechnique({
  id: "grouped-w-wing",
  name: "Grouped W-Wing",
  pattern,
  roles: { wing: "wing", link: "place that sees a wing", house: "house with no other place" },
  minSize: LEAST_SIZE,
  message: {
    long:
      "Wings {p} and {q} are both {x} or {y}. In {house}, every place for {x} sees one of them: {p} is seen from {a}, {q} from {b}. " +
      "So one of the wings is not {x} but {y}, and {y} leaves every cell that sees both: {targets}.",
    short: "wings {p} and {q} ({x}/{y}), places {a} and {b} of {x} in {house}: {outcome}",
    vague: "Look for a grouped W-Wing on {low} and {high} in the {region}.",
  },

  find: (board, sink) => walkWings(board, sink, findBoth),

  reason: ({ p, q, house, x }) => [cellFact(p), cellFact(q), houseFact(house, x)],

  marks: ({ p, q, x, y, a, b, house }) => [
    { role: "wing", cell: p, digits: [x, y] },
    { role: "wing", cell: q, digits: [x, y] },
    { role: "house", house, digit: x },
    ...union(a, b).map((cell): Mark => ({ role: "link", cell, digits: [x] })),
    strongLink(a, b, x),
    ...weakLinks(p, q, x, union(a, b)),
  ],

  data: ({ p, q, x, y, a, b, house }) => ({
    p: cellName(p),
    q: cellName(q),
    x,
    y,
    a: cellsName(a),
    b: cellsName(b),
    house: houseName(house),
    low: Math.min(x, y),
    high: Math.max(x, y),
    region: regionName([p, q, ...a, ...b]),
  }),
});

/** Either digit of the wings may be the one that joins them. */
const findBoth = (board: Board, sink: Sink, p: number, q: number, x: number, y: number): boolean =>
  findOn(board, sink, p, q, x, y) || findOn(board, sink, p, q, y, x);

function findOn(board: Board, sink: Sink, p: number, q: number, x: number, y: number): boolean {
  if (!hasTargets(board, p, q, y)) return false;
  sink.tried++;
  for (let houses = joiningHouses(board, x, p, q); houses !== 0; houses &= houses - 1) {
    const house = lowestBit(houses);
    const count = placeCount(board, x, house);
    if (count <= 2 || 2 + count > sink.maxSize) continue;
    const places = placesIn(board, house, x);
    const a = places.filter((cell) => sees(cell, p));
    const b = places.filter((cell) => sees(cell, q));
    eliminate(sink, y, p, q);
    if (sink.commit({ p, q, x, y, a, b, house }, 2 + count)) return true;
  }
  return false;
}

/** One of a and one of b stand for their groups: the two that are nearest, and if it can be, see one wing only. */
function strongLink(a: readonly number[], b: readonly number[], digit: number): Mark {
  const only = (group: readonly number[], other: readonly number[]): readonly number[] => {
    const own = group.filter((cell) => !other.includes(cell));
    return own.length > 0 ? own : group;
  };
  let [from, to] = [-1, 81 * 2];
  for (const one of only(a, b)) {
    for (const other of only(b, a)) {
      if (one !== other && Math.abs(one - other) < Math.abs(from - to)) [from, to] = [one, other];
    }
  }
  return { link: "strong", from, digit, to };
}

const union = (a: readonly number[], b: readonly number[]): number[] => [...new Set([...a, ...b])];
