import {
  type Pattern,
  type Reporter,
  cellFact,
  eliminateSeenByBoth,
  firstPlace,
  hasTargets,
  houseFact,
  housesIn,
  lastPlace,
  lowestBit,
  sees,
  strongLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { linkingHouses } from "./linking-houses.js";
import { type WingPair, walkWingsBothWays, weakLinkMarks } from "./wing-pairs.js";

/**
 * Two wings P and Q, and a house with two places for x: a sees P and b sees Q.
 *
 * ```
 *   P xy ─── a x ═══ b x ─── xy Q        one wing sees x, so it is y
 * ```
 *
 * P comes before Q. If a and b see both wings, a comes before b.
 */
const pattern = { p: "cell", q: "cell", x: "digit", y: "digit", a: "cell", b: "cell", house: "house" } as const;
/** The pattern: the wings, their digits, and the strong link with its two places and its house. */
export type WWing = Pattern<typeof pattern>;

/** The wings and the two places. */
const SIZE = 4;

/** W-Wing: two bivalue cells with the same digits, joined by a strong link on one of them. */
export const wWing = /* @__PURE__ */ defineBuiltIn({
  id: "w-wing",
  name: "W-Wing",
  pattern,
  roles: { wing: "wing", link: "end of the strong link" },
  minSize: SIZE,
  message: {
    long:
      "Each of the wings {p} and {q} is {x} or {y}. In {house}, the digit {x} can only be in {a} or {b}. " +
      "If {a} is {x}, then {p} sees it and must be {y}. If {b} is {x}, then {q} sees it and must be {y}. " +
      "Either way one of the wings is {y}, so a cell that sees both can't be {y}: {outcome}.",
    short: "wings {p} and {q} ({x}/{y}), link {a}-{b} on {x} in {house}: {outcome}",
    vague: "There is a W-Wing with {low} and {high}.",
  },

  find: (_, report) => {
    walkWingsBothWays(report, findLinks);
  },

  reason: ({ p, q, house, x }) => [cellFact(p), cellFact(q), houseFact(house, x)],

  marks: ({ p, q, x, y, a, b }, board) => [
    { role: "wing", cell: p, digits: [x, y] },
    { role: "wing", cell: q, digits: [x, y] },
    { role: "link", cell: a, digits: [x] },
    { role: "link", cell: b, digits: [x] },
    strongLink(x, a, b),
    ...weakLinkMarks(board, { p, q, x }, [a, b]),
  ],

  data: ({ p, q, x, y, a, b, house }) => ({
    p: { cell: p },
    q: { cell: q },
    x,
    y,
    a: { cell: a },
    b: { cell: b },
    house: { house },
    low: Math.min(x, y),
    high: Math.max(x, y),
  }),
});

function findLinks(report: Reporter<typeof pattern>, { p, q, x, y }: WingPair): boolean {
  const { board } = report;
  if (!hasTargets(board, y, p, q)) return false;
  for (let houses = linkingHouses(board, x, p, q); houses !== 0; houses &= houses - 1) {
    const house = housesIn(board)[lowestBit(houses)];
    const first = firstPlace(board, x, house);
    const last = lastPlace(board, x, house);
    const isStraight = sees(board, first, p) && sees(board, last, q);
    const [a, b] = isStraight ? [first, last] : [last, first];
    eliminateSeenByBoth(report, y, p, q);
    if (report.commit({ p, q, x, y, a, b, house }, SIZE)) return true;
  }
  return false;
}
