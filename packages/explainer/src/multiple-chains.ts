import { type Grid, choices } from "./grid.js";
import type { Hints } from "./hints.js";
import { lengthRating } from "./length.js";
import { makeLinks } from "./links.js";
import { Reach, whenFalse, whenTrue } from "./reach.js";

/** Whichever candidate of a cell, or place of a digit in a house, is true: the same follows by a chain from each. */
export function multipleChains(grid: Grid, hints: Hints): void {
  const links = makeLinks(grid, "all");
  /** By candidate that is true, and by node: the length of the shortest chain. */
  const lengths = new Map<number, Uint8Array>();
  for (const start of links.nodes) {
    const reach = new Reach().fromTrue(start, links, Infinity);
    const all = new Uint8Array(1458);
    for (const node of links.nodes) {
      all[whenTrue(node)] = reach.length[node];
      all[whenFalse(node)] = reach.lengthToFalse(node, links);
    }
    lengths.set(start, all);
  }
  for (const { kind, candidates } of choices(grid, 3)) {
    const each = candidates.map((one) => lengths.get(one)!);
    for (let node = 0; node < 1458; node++) {
      let nodes = 0;
      for (const length of each) {
        if (length[node] === 0) {
          nodes = 0;
          break;
        }
        nodes += length[node];
      }
      if (nodes > 0) hints.conclude(`${kind} Forcing Chains`, 80 + lengthRating(nodes), node);
    }
  }
}
