import { DIGIT_COUNT, HOUSES_OF, lowestDigit } from "@wings/core/author";
import { type Report, goneFromCell, goneFromHouse } from "./branch.js";
import { type Grid, candidate } from "./grid.js";
import { type Links, makeLinks, neighbours } from "./links.js";
import { Reach, whenFalse } from "./reach.js";

const REACH = /* @__PURE__ */ new Reach();

/** Forcing chains on what is left in a branch. They rest on what had to go so that their strong links hold. */
export function innerChains(board: Grid, now: Grid, report: Report): void {
  const links = makeLinks(now, "all");
  for (const start of links.nodes) {
    const refuted = REACH.fromTrue(start, links, Infinity).lengthToFalse(start, links);
    if (refuted > 0) {
      const last = neighbours(links.weak, start).find((one) => REACH.length[one] === refuted - 1)!;
      const parents = parentsOf(board, now, last, links);
      if (parents.length > 0) report(whenFalse(start), parents, refuted);
    }
    const proved = REACH.fromFalse(start, links, Infinity).length[start];
    if (proved > 0) {
      const parents = parentsOf(board, now, start, links, start);
      const cell = (start / 9) | 0;
      if (parents.length === 0) continue;
      for (let left = now.masks[cell] & ~(1 << (start % 9)); left !== 0; left &= left - 1) {
        report(whenFalse(candidate(cell, lowestDigit(left))), parents, proved);
      }
    }
  }
}

/** Follows a shortest chain back from its true end, and collects what is gone around each strong link. The chain may begin with a false candidate. */
function parentsOf(board: Grid, now: Grid, end: number, { strong, weak }: Links, start = -1): number[] {
  const parents: number[] = [];
  for (let at = end; REACH.length[at] > 1;) {
    const length = REACH.length[at] - 2;
    if (length === 0) {
      goneAroundLink(board, now, at, start, parents);
      break;
    }
    let before = -1;
    const between = neighbours(strong, at).find((one) => {
      before = neighbours(weak, one).find((two) => REACH.length[two] === length) ?? -1;
      return before >= 0;
    })!;
    goneAroundLink(board, now, at, between, parents);
    at = before;
  }
  return [...new Set(parents)];
}

function goneAroundLink(board: Grid, now: Grid, a: number, b: number, parents: number[]): void {
  const cellA = (a / 9) | 0;
  const cellB = (b / 9) | 0;
  if (cellA === cellB) {
    goneFromCell(board, now, cellA, parents);
    return;
  }
  const digit = (a % 9) + 1;
  let fewest: number[] | undefined;
  for (let kind = 0; kind < 3; kind++) {
    const house = HOUSES_OF[cellA * 3 + kind];
    if (HOUSES_OF[cellB * 3 + kind] !== house || DIGIT_COUNT[now.places[house * 10 + digit]] !== 2) continue;
    const gone: number[] = [];
    goneFromHouse(board, now, house, digit, gone);
    if (fewest === undefined || gone.length < fewest.length) fewest = gone;
  }
  parents.push(...fewest!);
}
