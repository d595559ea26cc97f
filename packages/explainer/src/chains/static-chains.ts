import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";
import { Cycles } from "./cycles.js";
import { lengthRating, longestFor } from "../length.js";
import { type ChainLinks, makeLinks } from "./links.js";
import { Reach } from "./reach.js";
import { yCycles } from "./y-cycles.js";

/** The longest chains rate less than this: once the puzzle rates as much, their lengths don't matter. */
const UNMEASURED = 77;

/** Cycles and forcing chains, in which each link rests on the one before only. */
export function staticChains(grid: Grid, hints: Hints): void {
  if (hints.er >= UNMEASURED) {
    allForcingChains(grid, hints);
    return;
  }
  const xLinks = makeLinks(grid, "X");
  const allLinks = makeLinks(grid, "all");
  const cycles = new Cycles(allLinks, hints);
  for (const start of xLinks.nodes) {
    cycles.find(
      "Bidirectional X-Cycle",
      65,
      xLinks,
      forcingChain(hints, xLinks, start, { name: "Forcing X-Chain", rating: 66, lowest: 65 }),
      start,
    );
  }
  for (const start of allLinks.nodes) {
    if (!hints.wants(70)) break;
    cycles.find(
      "Bidirectional Cycle",
      70,
      allLinks,
      forcingChain(hints, allLinks, start, { name: "Forcing Chain", rating: 70, lowest: 70 }),
      start,
    );
  }
  yCycles(grid, hints);
}

function allForcingChains(grid: Grid, hints: Hints): void {
  const links = makeLinks(grid, "all");
  for (const start of links.nodes) {
    if (WHILE_TRUE.fromTrue(start, links, Infinity).lengthToFalse(start, links) > 0) {
      hints.eliminateOne("Forcing Chain", 65, start);
    }
  }
}

const WHILE_TRUE = /* @__PURE__ */ new Reach();

/** A kind of forcing chains: the rating of the shortest one, and the lowest rating for which lengths matter. */
interface ForcingKind {
  readonly name: string;
  readonly rating: number;
  readonly lowest: number;
}

/** Eliminates a candidate if assuming it leads to a contradiction. Returns all that follows from the assumption. */
function forcingChain(hints: Hints, links: ChainLinks, start: number, { name, rating, lowest }: ForcingKind): Reach {
  const reach = WHILE_TRUE.fromTrue(start, links, longestFor(hints.rating - lowest));
  const refuted = reach.lengthToFalse(start, links);
  if (refuted > 0) hints.eliminateOne(name, rating + lengthRating(refuted), start);
  return reach;
}
