import { type Board, PEERS, type PairList, type Reporter, boxOf, columnOf, pairList, rowOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import {
  SHORT,
  SIZE,
  type TwoLinks,
  data,
  longMessage,
  marks,
  pattern,
  reason,
  reportEnds,
  roles,
} from "./two-links.js";

/** The pattern of a turbot fish: two pairs in any houses. Cell a comes before d. */
export type TurbotFish = TwoLinks;

/** By pair: the houses of its cells, as bits. Each house has at most one pair of a digit. */
const reach = /* @__PURE__ */ new Int32Array(9 * 27);

/** The three houses of each cell, as bits. */
const HOUSE_BITS = /* @__PURE__ */ Int32Array.from(
  { length: 81 },
  (_, cell) => (1 << rowOf(cell)) | (1 << columnOf(cell)) | (1 << boxOf(cell)),
);

/** Turbot Fish: two houses with two places each, and a place of one sees a place of the other. */
export const turbotFish = /* @__PURE__ */ defineBuiltIn({
  id: "turbot-fish",
  name: "Turbot Fish",
  pattern,
  roles,
  minSize: SIZE,
  message: {
    long: longMessage("{b} and {c} see each other"),
    short: SHORT,
    vague: "There is a Turbot Fish on {digit}.",
  },
  find(board, report) {
    const pairs = pairList(board);
    const { start, first, last } = pairs;
    for (let i = 0; i < start[10]; i++) reach[i] = HOUSE_BITS[first[i]] | HOUSE_BITS[last[i]];
    for (let digit = 1; digit <= 9; digit++) {
      const end = start[digit + 1];
      for (let i = start[digit]; i < end; i++) {
        const own = reach[i];
        for (let j = i + 1; j < end; j++)
          if ((own & reach[j]) !== 0 && joinPairs(board, report, pairs, digit, i, j)) return;
      }
    }
  },
  reason,
  marks,
  data,
});

/** Joins two pairs in all four ways. Returns whether to stop. */
function joinPairs(
  board: Board,
  report: Reporter<typeof pattern>,
  { first, last, house }: PairList,
  digit: number,
  i: number,
  j: number,
): boolean {
  const a = first[i];
  const b = last[i];
  const c = first[j];
  const d = last[j];
  if (a === c || a === d || b === c || b === d) return false;
  const { places } = board;
  // Different cells with a house in common see each other.
  const atA = HOUSE_BITS[a];
  const atB = HOUSE_BITS[b];
  const atC = HOUSE_BITS[c];
  const atD = HOUSE_BITS[d];
  return (
    ((atB & atC) !== 0 &&
      loses(places, digit, a, d) &&
      reportChain(board, report, digit, a, b, c, d, house[i], house[j])) ||
    ((atB & atD) !== 0 &&
      loses(places, digit, a, c) &&
      reportChain(board, report, digit, a, b, d, c, house[i], house[j])) ||
    ((atA & atC) !== 0 &&
      loses(places, digit, b, d) &&
      reportChain(board, report, digit, b, a, c, d, house[i], house[j])) ||
    ((atA & atD) !== 0 &&
      loses(places, digit, b, c) &&
      reportChain(board, report, digit, b, a, d, c, house[i], house[j]))
  );
}

/** Whether a place sees both ends. Most chains have no such place. */
const loses = (places: Int32Array, digit: number, a: number, d: number): boolean =>
  ((PEERS[a * 3] & PEERS[d * 3] & places[digit * 3]) |
    (PEERS[a * 3 + 1] & PEERS[d * 3 + 1] & places[digit * 3 + 1]) |
    (PEERS[a * 3 + 2] & PEERS[d * 3 + 2] & places[digit * 3 + 2])) !==
  0;

/** Reports a chain, read from the end that comes first. Returns whether to stop. */
function reportChain(
  board: Board,
  report: Reporter<typeof pattern>,
  digit: number,
  a: number,
  b: number,
  c: number,
  d: number,
  ab: number,
  cd: number,
): boolean {
  return a < d
    ? reportEnds(board, report, digit, a, b, c, d, ab, cd)
    : reportEnds(board, report, digit, d, c, b, a, cd, ab);
}
