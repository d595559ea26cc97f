import {
  type Board,
  type House,
  type Pattern,
  type Reason,
  type Reporter,
  cellFact,
  eliminateSeenByBoth,
  firstPlace,
  houseFact,
  housesIn,
  lastPlace,
  lowestBit,
  placesSeen,
  sees,
  strongLink,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { linkingHouses } from "./linking-houses.js";
import { type WingPair, walkWings } from "./wing-pairs.js";

/**
 * Two wings P and Q with a strong link on each digit: a and c see P, b and d see Q. The links close a loop, so there are
 * only two cases and every weak link is also strong.
 *
 * ```
 *        ┌── a x ═══ b x ──┐
 *   P xy ┤                 ├ xy Q        P, b are x and Q, c are y; or Q, a are x and P, d are y
 *        └── c y ═══ d y ──┘
 * ```
 *
 * P comes before Q, and x is less than y.
 */
const pattern = {
  p: "cell",
  q: "cell",
  x: "digit",
  y: "digit",
  a: "cell",
  b: "cell",
  xHouse: "house",
  c: "cell",
  d: "cell",
  yHouse: "house",
} as const;
/** The pattern: the wings, their digits, and a strong link for each digit. */
export type WRing = Pattern<typeof pattern>;

/** The wings and the four places. */
const SIZE = 6;

/** W-Ring: two bivalue cells with the same digits and a strong link on both. */
export const wRing = /* @__PURE__ */ defineBuiltIn({
  id: "w-ring",
  name: "W-Ring",
  pattern,
  roles: { wing: "wing", link: "end of a strong link" },
  minSize: SIZE,
  message: {
    long:
      "Each of the wings {p} and {q} is {x} or {y}. In {xHouse}, the digit {x} can only be in {a} or {b}. " +
      "In {yHouse}, the digit {y} can only be in {c} or {d}. " +
      "If {p} is {x}, then {a} can't be {x}, so {b} is {x}, {q} is {y} and {c} is {y}. " +
      "If {p} is {y}, then {c} can't be {y}, so {d} is {y}, {q} is {x} and {a} is {x}. " +
      "A cell that sees a digit in both cases can't hold it: {outcome}.",
    short: "wings {p} and {q} ({x}/{y}), links {a}-{b} on {x} in {xHouse} and {c}-{d} on {y} in {yHouse}: {outcome}",
    vague: "There is a W-Ring with {x} and {y}.",
  },

  find: (_, report) => {
    walkWings(report, findRings);
  },

  reason,

  marks: ({ p, q, x, y, a, b, c, d }) => [
    { role: "wing", cell: p, digits: [x, y] },
    { role: "wing", cell: q, digits: [x, y] },
    { role: "link", cell: a, digits: [x] },
    { role: "link", cell: b, digits: [x] },
    { role: "link", cell: c, digits: [y] },
    { role: "link", cell: d, digits: [y] },
    strongLink(x, a, b),
    strongLink(y, c, d),
    weakLink(x, p, a),
    weakLink(x, q, b),
    weakLink(y, p, c),
    weakLink(y, q, d),
  ],

  data: ({ p, q, x, y, a, b, xHouse, c, d, yHouse }) => ({
    p: { cell: p },
    q: { cell: q },
    x,
    y,
    a: { cell: a },
    b: { cell: b },
    xHouse: { house: xHouse },
    c: { cell: c },
    d: { cell: d },
    yHouse: { house: yHouse },
  }),
});

function findRings(report: Reporter<typeof pattern>, wings: WingPair): boolean {
  const { board } = report;
  const { p, q, x, y } = wings;
  const xHouses = linkingHouses(board, x, p, q);
  if (xHouses === 0) return false;
  const all = housesIn(board);
  const yHouses = linkingHouses(board, y, p, q);
  for (let xs = xHouses; xs !== 0; xs &= xs - 1) {
    for (let ys = yHouses; ys !== 0; ys &= ys - 1) {
      if (findDirections(report, wings, all[lowestBit(xs)], all[lowestBit(ys)])) return true;
    }
  }
  return false;
}

/** Tries all directions of the two links: a link whose ends see both wings can be used in both directions. */
function findDirections(
  report: Reporter<typeof pattern>,
  { p, q, x, y }: WingPair,
  xHouse: House,
  yHouse: House,
): boolean {
  const { board } = report;
  const xEnds = [firstPlace(board, x, xHouse), lastPlace(board, x, xHouse)];
  const yEnds = [firstPlace(board, y, yHouse), lastPlace(board, y, yHouse)];
  for (let way = 0; way < 4; way++) {
    const [a, b] = [xEnds[way >> 1], xEnds[1 - (way >> 1)]];
    const [c, d] = [yEnds[way & 1], yEnds[1 - (way & 1)]];
    if (!sees(board, a, p) || !sees(board, b, q) || !sees(board, c, p) || !sees(board, d, q)) continue;
    // Not `||`: every elimination must be reported.
    const any =
      +eliminateSeenByBoth(report, x, p, q) |
      +eliminateSeenByBoth(report, y, p, q) |
      +eliminateSeenByBoth(report, x, p, a) |
      +eliminateSeenByBoth(report, x, q, b) |
      +eliminateSeenByBoth(report, y, p, c) |
      +eliminateSeenByBoth(report, y, q, d);
    if (any !== 0 && report.commit({ p, q, x, y, a, b, xHouse, c, d, yHouse }, SIZE)) return true;
  }
  return false;
}

/** The wings and both links. If one link alone explains all eliminations, the wings and that link. */
function reason({ p, q, x, y, a, b, xHouse, c, d, yHouse }: WRing, board: Board): Reason {
  const xBoth = placesSeen(board, x, [p, q]);
  const yBoth = placesSeen(board, y, [p, q]);
  const xMore = [...placesSeen(board, x, [p, a]), ...placesSeen(board, x, [q, b])].some((at) => !xBoth.includes(at));
  const yMore = [...placesSeen(board, y, [p, c]), ...placesSeen(board, y, [q, d])].some((at) => !yBoth.includes(at));
  const facts = [cellFact(p), cellFact(q)];
  if (xMore || yMore || yBoth.length > 0) facts.push(houseFact(xHouse, x));
  if (xMore || yMore || xBoth.length > 0) facts.push(houseFact(yHouse, y));
  return facts;
}
