import {
  type Cell,
  CellSet,
  type Digit,
  type Grid,
  type Mark,
  type Reporter,
  highestDigit,
  lowestDigit,
  sees,
  setsOf,
  weakLink,
} from "@wings/core/author";

/*
 * W-Wing, grouped W-Wing and W-Ring start from two wings P and Q, joined by the places of a digit in a house.
 *
 *   P xy ─── a x ═══ b x ─── xy Q        one wing sees x, so it is y
 */

/** Two cells with the same candidates x and y that don't see each other. P comes before Q. */
export interface WingPair {
  readonly p: Cell;
  readonly q: Cell;
  readonly x: Digit;
  readonly y: Digit;
}

/** Visits all pairs of wings with x < y, until a visit says to stop. */
export function walkWings<R extends Reporter<never>>(report: R, visit: (report: R, wings: WingPair) => boolean): void {
  const { board } = report;
  const { bivalue, places, peers } = setsOf(board);
  for (rest.copy(bivalue); !rest.isEmpty;) {
    const p = rest.pop();
    const x = lowestDigit(board.masks[p]);
    const y = highestDigit(board.masks[p]);
    for (partners.andNot(rest, places[x], peers[p]).keep(places[y]); !partners.isEmpty;)
      if (visit(report, { p, q: partners.pop(), x, y })) return;
  }
}

const rest = /* @__PURE__ */ new CellSet();
const partners = /* @__PURE__ */ new CellSet();

/** Visits each pair of wings twice: each of the two digits is x once. */
export const walkWingsBothWays = <R extends Reporter<never>>(
  report: R,
  visit: (report: R, wings: WingPair) => boolean,
): void => {
  walkWings(report, (each, { p, q, x, y }) => visit(each, { p, q, x, y }) || visit(each, { p, q, x: y, y: x }));
};

/** The weak links from the wings to the places that they see. */
export const weakLinkMarks = (grid: Grid, { p, q, x }: Omit<WingPair, "y">, places: readonly Cell[]): Mark<never>[] =>
  [p, q].flatMap((wing) => places.filter((place) => sees(grid, wing, place)).map((place) => weakLink(x, wing, place)));
