import {
  type AlsList,
  type Board,
  type Data,
  type Mark,
  type Reason,
  SET_PARTS,
  distinctMarks,
  numberInWords,
  setMarks,
  setWithLetter,
  cellsOfAls,
  type Digit,
  implications,
  limitReached,
  lowestDigit,
  maskOf,
  type Pattern,
  type Reporter,
  type RestrictedCommons,
  restrictedCommons,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { isShort } from "./chain-search.js";
import { type Way, leastWays } from "./least-ways.js";
import { reachedOn } from "./reached.js";
import { type SetRole, SET_WORDS, commonLink, factsOf, roleOf } from "./set-marks.js";

/** The sets in order, and the restricted commons between each and the next; the last one leads back to the first set. */
const pattern = { sets: "sets", x: "digits" } as const;
/** The pattern: the sets in order, and the restricted commons x between each and the next; the last one leads back. */
export type AlsRing = Pattern<typeof pattern>;

/** Boards of puzzles need 3,000,000 steps and 2,300 ways that close at most. Each limit is reached after about a second. */
const MOST_STEPS = 5_000_000;
const MOST_WAYS = 10_000;

/**
 * ALS ring: a chain of three or more different sets that closes. Each restricted common is in exactly one of its two sets,
 * and each set contains all its other digits.
 */
export const alsRing = /* @__PURE__ */ defineBuiltIn({
  id: "als-ring",
  name: "ALS ring",
  minSize: 3,
  pattern,
  roles: { ...SET_WORDS, common: "restricted common" },
  message: {
    long:
      "A ring of {count} sets, each with one digit more than cells: {sets}. Each shares a restricted common with the next, " +
      "and the last one with the first: a digit that only one of the two can contain. These are {commons}, in this order. " +
      "So each set contains all its digits but one of its two restricted commons, which is in the set beside it. " +
      "Remove each of these digits from every cell that sees all its places: {outcome}.",
    short: "ring {notation}: {outcome}",
    vague: "There is a ring of {count} almost locked sets.",
    parts: {
      ...SET_PARTS,
      link: "({from}={to}){cells}-",
    },
  },

  reason: ({ sets }: AlsRing): Reason => factsOf(sets),

  marks: ({ sets, x }: AlsRing, board: Board): Mark<SetRole | "common">[] =>
    distinctMarks([
      ...sets.flatMap((cells, i) =>
        setMarks<SetRole | "common">(board, roleOf(i), cells, [["common", maskOf(before(x, i)) | maskOf(x[i])]]),
      ),
      ...x.map((digit, i) => commonLink(board, digit, sets[i], sets[(i + 1) % sets.length])),
    ]),

  data: ({ sets, x }: AlsRing, board: Board): Data => ({
    count: numberInWords(sets.length),
    sets: { list: sets.map((cells, i) => setWithLetter(board, cells, i)) },
    commons: { list: x },
    notation: {
      list: sets.map((cells, i) => ({ part: "link", data: { cells: { cells }, from: before(x, i), to: x[i] } })),
      join: "none",
    },
  }),

  find(board, report) {
    // A ring eliminates nothing that chains don't.
    if (implications(board, "als").eliminated.every((word) => word === 0)) return;
    const commons = restrictedCommons(board);
    const { of, sets } = commons.digitCells;
    const ways = leastWays(board);
    const reached = reachedOn(board);
    const reported = new Set<string>();
    let steps = 0;
    let count = 0;
    const counted = function* (all: Iterable<Way>): Generator<Way> {
      for (const way of all) {
        if (++count > MOST_WAYS) throw limitReached("ways of a search for rings", MOST_WAYS);
        yield way;
      }
    };
    for (let a = 0; a < sets.count; a++) {
      for (let xs = ways.linked[a]; (xs & (xs - 1)) !== 0; xs &= xs - 1) {
        // From the set by x, and back to it by each digit that is greater and can be excluded this way.
        reached.begin();
        reached.addTrue(of[a * 10 + lowestDigit(xs)]);
        let open = 0;
        for (let ys = xs & (xs - 1); ys !== 0; ys &= ys - 1)
          if (reached.isFalse(of[a * 10 + lowestDigit(ys)])) {
            open |= ys & -ys;
            reached.addEnd(of[a * 10 + lowestDigit(ys)]);
          }
        if (open === 0) continue;
        ways.begin(a, xs & -xs, report.maxSize + sets.size[a], reached);
        while (open !== 0 && ways.next()) {
          if (++steps > MOST_STEPS) throw limitReached("steps of a search for rings", MOST_STEPS);
          const set = (ways.state / 10) | 0;
          if (set !== a) ways.goOn();
          else {
            const y = maskOf(ways.state - set * 10);
            if ((open & y) === 0) continue;
            open &= ~y;
            const size = ways.cells - sets.size[a];
            if (ways.sets > 3 && reportRings(commons, report, reported, counted(ways.ways(a)), size)) return;
          }
        }
      }
    }
  },
});

/** The restricted common that leads to a set of a ring. */
const before = (x: readonly number[], i: number): number => x[(i || x.length) - 1];

/** Reports those of the ways that have different sets and eliminate something. Returns whether to stop. */
function reportRings(
  { digitCells: { of, seen, sets } }: RestrictedCommons,
  report: Reporter<typeof pattern>,
  reported: Set<string>,
  closedWays: Iterable<Way>,
  size: number,
): boolean {
  for (const { sets: path, xs } of closedWays) {
    const ring = path.slice(0, -1);
    if (new Set(ring).size < ring.length) continue;
    const turned = inOrder(sets, ring, xs);
    const key = turned.ring.join() + "/" + turned.xs.join();
    if (reported.has(key)) continue;
    reported.add(key);
    if (!isShort(sets, turned.ring)) continue;
    let isFound = false;
    const eliminate = (digit: Digit, p: number, q: number): void => {
      if (report.eliminateWords(digit, seen[p] & seen[q], seen[p + 1] & seen[q + 1], seen[p + 2] & seen[q + 2]))
        isFound = true;
    };
    turned.ring.forEach((set, i) => {
      const before = turned.xs[(i || ring.length) - 1];
      const x = turned.xs[i];
      eliminate(x, of[set * 10 + x] * 3, of[turned.ring[(i + 1) % ring.length] * 10 + x] * 3);
      for (let rest = sets.digits[set] & ~maskOf(x) & ~maskOf(before); rest !== 0; rest &= rest - 1) {
        const p = of[set * 10 + lowestDigit(rest)] * 3;
        eliminate(lowestDigit(rest), p, p);
      }
    });
    if (isFound && report.commit({ sets: turned.ring.map((set) => cellsOfAls(sets, set)), x: turned.xs }, size))
      return true;
  }
  return false;
}

/**
 * The ring from its first set, towards the lower of its two neighbors: smaller sets come first, and equal ones in the order of
 * their cells. `xs[i]` lies between set i and the next.
 */
function inOrder(sets: AlsList, ring: readonly number[], xs: readonly number[]): { ring: number[]; xs: number[] } {
  const n = ring.length;
  const cells = ring.map((set) => cellsOfAls(sets, set));
  const isLower = (i: number, j: number): boolean => {
    const [a, b] = [cells[i % n], cells[j % n]];
    const first = a.findIndex((cell, k) => cell !== b[k]);
    return a.length === b.length ? a[first] < b[first] : a.length < b.length;
  };
  const first = ring.reduce((least, _, i) => (isLower(i, least) ? i : least), 0);
  const isForward = isLower(first + 1, first + n - 1);
  const at = (i: number): number => (isForward ? first + i : first + n - i) % n;
  return {
    ring: ring.map((_, i) => ring[at(i)]),
    xs: xs.map((_, i) => xs[isForward ? at(i) : (at(i) + n - 1) % n]),
  };
}
