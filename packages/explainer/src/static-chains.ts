import type { Grid } from "./grid.js";
import type { Hints } from "./hints.js";
import { Cycles } from "./cycles.js";
import { lengthRating, longestFor } from "./length.js";
import { type Links, makeLinks } from "./links.js";
import { Reach, whenFalse, whenTrue } from "./reach.js";
import { yCycles } from "./y-cycles.js";

/** Cycles and forcing chains, in which each link rests on the one before only. */
export function staticChains(grid: Grid, hints: Hints): void {
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

const WHILE_TRUE = /* @__PURE__ */ new Reach();
const WHILE_FALSE = /* @__PURE__ */ new Reach();

/** A candidate that is false if it is true, or true if it is false. Answers what is true if it is. */
function forcingChain(name: string, rating: number, links: Links, start: number, lowest: number, hints: Hints): Reach {
  const reach = WHILE_TRUE.fromTrue(start, links, longestFor(hints.rating - lowest));
  const refuted = reach.lengthToFalse(start, links);
  if (refuted > 0) hints.conclude(name, rating + lengthRating(refuted), whenFalse(start));
  const proved = WHILE_FALSE.fromFalse(start, links, longestFor(hints.rating - rating)).length[start];
  if (proved > 0) hints.conclude(name, rating + lengthRating(proved), whenTrue(start));
  return reach;
}
