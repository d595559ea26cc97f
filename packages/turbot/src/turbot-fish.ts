import {
  type Board,
  HOUSE_WORDS,
  PEERS,
  type Reporter,
  boxOf,
  columnOf,
  lowestBit,
  pairHouses,
  rowOf,
} from "@wings/core/author";
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

/** The pairs of the current digit: their houses, their cells and the houses of these cells as bits. */
const houses = /* @__PURE__ */ new Uint8Array(27);
const firsts = /* @__PURE__ */ new Uint8Array(27);
const lasts = /* @__PURE__ */ new Uint8Array(27);
const reach = /* @__PURE__ */ new Int32Array(27);

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
    const pairs = pairHouses(board);
    for (let digit = 1; digit <= 9; digit++) {
      const count = listPairs(board, pairs[digit], digit);
      for (let i = 0; i < count; i++) {
        for (let j = i + 1; j < count; j++)
          if ((reach[i] & reach[j]) !== 0 && joinPairs(board, report, digit, i, j)) return;
      }
    }
  },
  reason,
  marks,
  data,
});

/** Lists the pairs of a digit, lines before boxes. Returns how many there are. */
function listPairs({ places }: Board, set: number, digit: number): number {
  const p = digit * 3;
  let count = 0;
  // Two cells are one pair and its house is the line: then the box is not listed.
  let lineBoxes = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const house = lowestBit(rest);
    if ((lineBoxes >> house) & 1) continue;
    const w0 = places[p] & HOUSE_WORDS[house * 3];
    const w1 = places[p + 1] & HOUSE_WORDS[house * 3 + 1];
    const w2 = places[p + 2] & HOUSE_WORDS[house * 3 + 2];
    const first = w0 !== 0 ? lowestBit(w0) : w1 !== 0 ? 27 + lowestBit(w1) : 54 + lowestBit(w2);
    const last = w2 !== 0 ? 85 - Math.clz32(w2) : w1 !== 0 ? 58 - Math.clz32(w1) : 31 - Math.clz32(w0);
    lineBoxes |= HOUSE_BITS[first] & HOUSE_BITS[last] & ALL_BOXES;
    houses[count] = house;
    firsts[count] = first;
    lasts[count] = last;
    reach[count++] = HOUSE_BITS[first] | HOUSE_BITS[last];
  }
  return count;
}

/** The boxes, as bits. */
const ALL_BOXES = 511 << 18;

/** Joins two pairs in all four ways. Returns whether to stop. */
function joinPairs(board: Board, report: Reporter<typeof pattern>, digit: number, i: number, j: number): boolean {
  const a = firsts[i];
  const b = lasts[i];
  const c = firsts[j];
  const d = lasts[j];
  if (a === c || a === d || b === c || b === d) return false;
  const { places } = board;
  // Different cells with a house in common see each other.
  const atA = HOUSE_BITS[a];
  const atB = HOUSE_BITS[b];
  const atC = HOUSE_BITS[c];
  const atD = HOUSE_BITS[d];
  return (
    ((atB & atC) !== 0 && loses(places, digit, a, d) && reportChain(board, report, digit, a, b, c, d, i, j)) ||
    ((atB & atD) !== 0 && loses(places, digit, a, c) && reportChain(board, report, digit, a, b, d, c, i, j)) ||
    ((atA & atC) !== 0 && loses(places, digit, b, d) && reportChain(board, report, digit, b, a, c, d, i, j)) ||
    ((atA & atD) !== 0 && loses(places, digit, b, c) && reportChain(board, report, digit, b, a, d, c, i, j))
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
  i: number,
  j: number,
): boolean {
  return a < d
    ? reportEnds(board, report, digit, a, b, c, d, houses[i], houses[j])
    : reportEnds(board, report, digit, d, c, b, a, houses[j], houses[i]);
}
