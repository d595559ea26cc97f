import {
  type Board,
  type Mark,
  type Pattern,
  type Sink,
  cellFact,
  cellName,
  defineTechnique,
  houseFact,
  lowestBit,
  placesIn,
  sees,
  spellCells,
  spellHouse,
} from "@wings/core";
import { joiningHouses, placeCount } from "./linking-houses.js";
import { eliminate, hasTargets, walkWings, weakLinks } from "./wing-pairs.js";

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
export const groupedWWing = /* @__PURE__ */ defineTechnique({
  id: "grouped-w-wing",
  name: "Grouped W-Wing",
  pattern,
  roles: { wing: "wing", link: "place that sees a wing", house: "house of the places" },
  minSize: LEAST_SIZE,
  message: {
    long:
      "Each of the wings {p} and {q} is {x} or {y}. In {house}, every cell that can be {x} sees a wing. " +
      "If {x} is in {a}, then {p} sees it and must be {y}. If {x} is in {b}, then {q} sees it and must be {y}. " +
      "Either way one of the wings is {y}, so a cell that sees both can't be {y}: {action}.",
    short: "wings {p} and {q} ({x}/{y}), {x} in {house} in {a}, or in {b}: {outcome}",
    vague: "There is a grouped W-Wing with {low} and {high}.",
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
    a: spellCells(a, "or"),
    b: spellCells(b, "or"),
    house: spellHouse(house),
    low: Math.min(x, y),
    high: Math.max(x, y),
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

/** The drawn link joins one place of a and one of b: the nearest two, if possible two that see only one wing. */
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
