import {
  type AlsList,
  MAX_FACTS,
  type Pattern,
  type RestrictedCommons,
  cellsOfAls,
  countBits,
  implications,
  lowestDigit,
  restrictedCommons,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { chainExplanation, chainPattern } from "./explanation.js";
import { leastWays } from "./least-ways.js";
import { reachedOn } from "./reached.js";

/** The pattern: the sets in order, the restricted commons x between each and the next, and the eliminated digit z. */
export type AlsChain = Pattern<typeof chainPattern>;

/**
 * ALS chain: a set that lacks z contains all its other digits, so the next set lacks their restricted common and contains
 * all its others, and so on to the last set, which contains z. So the first or the last set contains z.
 *
 * ```
 *   A  z … x ═══ x … y ═══ y … w ═══ w … z  D
 * ```
 */
export const alsChain = /* @__PURE__ */ defineBuiltIn({
  id: "als-chain",
  name: "ALS chain",
  minSize: 4,
  ties: true,
  pattern: chainPattern,
  ...chainExplanation,

  find(board, report) {
    // What goes by any chain. An ALS chain eliminates nothing else, so most ends need no search.
    const { eliminated } = implications(board, "als");
    if (eliminated.every((word) => word === 0)) return;
    const commons = restrictedCommons(board);
    const { of, seen, live, digit, sets } = commons.digitCells;
    const ways = leastWays(board);
    const reached = reachedOn(board);
    const withDigit = setsByDigit(commons);
    /** By set: its cells. Many findings share them. */
    const cellLists: number[][] = [];
    /** By set: the last search of which it is an end that has not been reached. */
    const awaited = new Int32Array(sets.count);
    let search = 0;
    for (let a = 0; a < sets.count; a++) {
      for (let zs = live[a]; zs !== 0; zs &= zs - 1) {
        const bit = zs & -zs;
        if ((ways.linked[a] & ~bit) === 0) continue;
        const z = lowestDigit(zs);
        const p = of[a * 10 + z] * 3;
        const p0 = seen[p] & eliminated[z * 3];
        const p1 = seen[p + 1] & eliminated[z * 3 + 1];
        const p2 = seen[p + 2] & eliminated[z * 3 + 2];
        if ((p0 | p1 | p2) === 0) continue;
        let ends = 0;
        search++;
        reached.begin();
        for (let xs = ways.linked[a] & ~bit; xs !== 0; xs &= xs - 1) reached.addTrue(of[a * 10 + lowestDigit(xs)]);
        const list = withDigit[z];
        for (let i = list.length - 1; i >= 0 && list[i] > a; i--) {
          const q = of[list[i] * 10 + z] * 3;
          if (((p0 & seen[q]) | (p1 & seen[q + 1]) | (p2 & seen[q + 2])) === 0) continue;
          if ((ways.linked[list[i]] & ~bit) === 0 || !reached.isTrue(of[list[i] * 10 + z])) continue;
          awaited[list[i]] = search;
          ends++;
          for (let xs = ways.linked[list[i]] & ~bit; xs !== 0; xs &= xs - 1)
            reached.addEnd(of[list[i] * 10 + lowestDigit(xs)]);
        }
        if (ends === 0) continue;
        ways.begin(a, ways.linked[a] & ~bit, report.maxSize, reached);
        while (ends > 0 && ways.next() && ways.cells <= report.maxSize) {
          const { state } = ways;
          const end = (state / 10) | 0;
          if (awaited[end] === search && digit[of[state]] !== z) {
            awaited[end] = 0;
            ends--;
            if (ways.sets >= 4) {
              const way = ways.way(a);
              if (ways.cells <= MAX_FACTS || isShort(sets, way.sets)) {
                const q = of[end * 10 + z] * 3;
                report.eliminate(z, p0 & seen[q], p1 & seen[q + 1], p2 & seen[q + 2]);
                const cells = way.sets.map((set) => (cellLists[set] ??= cellsOfAls(sets, set)));
                if (report.commit({ sets: cells, x: way.xs, z }, ways.cells)) return;
              }
            }
          }
          ways.goOn();
        }
      }
    }
  },
});

/** By digit: the sets that have it where it could be eliminated, smallest first. */
function setsByDigit({ digitCells: { live, sets } }: RestrictedCommons): number[][] {
  const lists: number[][] = Array.from({ length: 10 }, () => []);
  for (let set = 0; set < sets.count; set++)
    for (let rest = live[set]; rest !== 0; rest &= rest - 1) lists[lowestDigit(rest)].push(set);
  return lists;
}

/** Whether the cells of the sets make a reason: each is a fact. */
export function isShort({ words }: AlsList, path: readonly number[]): boolean {
  let size = 0;
  for (let w = 0; w < 3; w++) size += countBits(path.reduce((word, set) => word | words[set * 3 + w], 0));
  return size <= MAX_FACTS;
}
