import { type Grid, choices } from "../grid.js";
import type { Hints } from "../hints.js";
import { lengthRating } from "../length.js";
import { makeLinks } from "./links.js";
import { Reach } from "./reach.js";

const REACH = /* @__PURE__ */ new Reach();
/** By candidate: its place among all candidates. */
const INDEX: Uint16Array = /* @__PURE__ */ new Uint16Array(729);

/** Whichever candidate of a cell, or place of a digit in a house, is true: the same follows by a chain from each. */
export function multipleChains(grid: Grid, hints: Hints): void {
  const links = makeLinks(grid, "all");
  const { nodes, weak } = links;
  nodes.forEach((node, index) => (INDEX[node] = index));
  /** By candidate that is true, and by node (a candidate that is false, or true): the length of the shortest chain, or 0. */
  const width = nodes.length * 2;
  const lengths = new Uint8Array(nodes.length * width);
  nodes.forEach((start, index) => {
    const { length, order, count } = REACH.fromTrue(start, links, Infinity);
    const row = index * width;
    for (let i = 0; i < count; i++) {
      const one = order[i];
      lengths[row + INDEX[one] * 2 + 1] = length[one];
      for (let k = weak.start[one]; k < weak.start[one + 1]; k++) {
        const at = row + INDEX[weak.list[k]] * 2;
        if (lengths[at] === 0) lengths[at] = length[one] + 1;
      }
    }
  });
  for (const { kind, candidates } of choices(grid, 3)) {
    const rows = candidates.map((one) => INDEX[one] * width);
    for (let i = 0; i < width; i += 2) {
      let sum = 0;
      let k = 0;
      while (k < rows.length && lengths[rows[k] + i] !== 0) sum += lengths[rows[k++] + i];
      if (k < rows.length) continue;
      // Once the puzzle rates more than chains with this many parts, their lengths don't matter.
      const rating = hints.er > 82 + candidates.length ? 80 : 80 + lengthRating(sum);
      if (hints.wants(rating)) hints.eliminateOne(`${kind} Forcing Chains`, rating, nodes[i >> 1]);
    }
  }
}
