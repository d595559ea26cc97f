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
      forcingChain("Forcing X-Chain", 66, xLinks, start, 65, hints),
      start,
    );
  }
  for (const start of allLinks.nodes) {
    if (!hints.wants(70)) break;
    cycles.find(
      "Bidirectional Cycle",
      70,
      allLinks,
      forcingChain("Forcing Chain", 70, allLinks, start, 70, hints),
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

/** A candidate that is false if it is true. Returns what is true if it is. */
function forcingChain(
  name: string,
  rating: number,
  links: ChainLinks,
  start: number,
  lowest: number,
  hints: Hints,
): Reach {
  const reach = WHILE_TRUE.fromTrue(start, links, longestFor(hints.rating - lowest));
  const refuted = reach.lengthToFalse(start, links);
  if (refuted > 0) hints.eliminateOne(name, rating + lengthRating(refuted), start);
  return reach;
}
