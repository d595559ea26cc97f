import { lowestBit, lowestDigit } from "./bits.js";
import { type Board, shared } from "./board.js";
import { type Spots, alsSpots, isOneCell } from "./spots.js";

/**
 * The restricted commons of a board's almost locked sets: x is one of A and B when both hold it and each cell of x@A sees
 * each cell of x@B. (So no such cell is in both; elsewhere A and B may overlap.)
 *
 * Whether x is restricted depends on the spots x@A and x@B alone, so the sets that a set meets are listed by its spot:
 *
 * ```
 *   start    0 … 4 … 4 … 9 …           by spot: where its list begins; it ends where the next one begins
 *   others   5 8 61 90 | 2 3 5 7 7 | …  the sets that hold the digit there, smallest first
 * ```
 *
 * All restricted commons of a set C, and so one half of an ALS XY-Wing with stem C:
 *
 * ```ts
 * for (let rest = sets.digits[C]; rest !== 0; rest &= rest - 1) {
 *   const x = lowestDigit(rest);
 *   const spot = spots.of[C * 10 + x];
 *   for (let i = start[spot]; i < start[spot + 1]; i++) {
 *     const A = others[i];
 * ```
 *
 * Each (A, B, x) is met from both sides. What is found from a pair of spots holds for all sets that have both.
 */
export interface RestrictedCommons {
  spots: Spots;
  start: Int32Array;
  others: Int32Array;
}

/** The restricted commons of a board, lists and all. */
export const restrictedCommons = (board: Board): RestrictedCommons => shared(board, "als-restricted", fill);

function fill(board: Board, previous: RestrictedCommons | undefined): RestrictedCommons {
  const spots = alsSpots(board);
  const { sets, count, of, uses } = spots;
  const result = previous ?? { spots, start: NONE, others: NONE };
  result.spots = spots;
  if (result.start.length < count + 2) result.start = new Int32Array(count * 2 + 2);
  const { start } = result;
  const pairs = pairUp(spots);
  if (links.length < pairs * 2) links = new Int32Array(pairs * 4);

  // By spot, how long its lists are, and so where they begin: of the spots it is linked to, and of the sets that have those.
  for (let spot = 0; spot <= count + 1; spot++) LINK_START[spot] = start[spot] = 0;
  for (let i = 0; i < pairs * 2; i++) {
    LINK_START[PAIRS[i] + 2]++;
    start[PAIRS[i] + 1] += uses[PAIRS[i ^ 1]];
  }
  for (let spot = 0; spot < count; spot++) {
    LINK_START[spot + 2] += LINK_START[spot + 1];
    start[spot + 1] += start[spot];
  }
  for (let i = 0; i < pairs * 2; i++) links[LINK_START[PAIRS[i] + 1]++] = PAIRS[i ^ 1];

  // Sets in order of size go to the lists of all spots that their own are linked to: so each list is in order of size.
  if (result.others.length < start[count]) result.others = new Int32Array(start[count] * 2);
  const { others } = result;
  for (let spot = 0; spot < count; spot++) CURSOR[spot] = start[spot];
  for (let als = 0; als < sets.count; als++) {
    for (let rest = sets.digits[als]; rest !== 0; rest &= rest - 1) {
      const spot = of[als * 10 + lowestDigit(rest)];
      for (let i = LINK_START[spot], end = LINK_START[spot + 1]; i < end; i++) others[CURSOR[links[i]]++] = als;
    }
  }
  return result;
}

/** By spot: where its links begin (one further on while they are filled in), the links, and where its next set goes. */
const LINK_START: number[] = [];
let links = /* @__PURE__ */ new Int32Array(1024);
const CURSOR: number[] = [];

/** The pairs of spots that see each other wholly, two numbers each. */
const PAIRS: number[] = [];
/** By digit and cell: the spot of this cell alone, or -1. */
const SINGLE = /* @__PURE__ */ new Int32Array(81 * 10);
/** By digit and first cell: a spot of more cells, or -1; and by spot the next such. */
const HEAD = /* @__PURE__ */ new Int32Array(81 * 10);
const NEXT: number[] = [];

/**
 * Writes down the pairs and answers how many. Spots of several cells are seen by few others and those of one cell by many,
 * so a pair of the one and the other kind is looked for from the first: 3 tests for each pair instead of 20.
 */
function pairUp(spots: Spots): number {
  const { count, digit, first, cells, seen } = spots;
  let n = 0;
  SINGLE.fill(-1);
  HEAD.fill(-1);
  for (let a = 0; a < count; a++) if (isOneCell(spots, a)) SINGLE[first[a] * 10 + digit[a]] = a;
  for (let a = 0; a < count; a++) {
    const isOne = isOneCell(spots, a);
    const d = digit[a];
    const not0 = ~seen[a * 3];
    const not1 = ~seen[a * 3 + 1];
    const not2 = ~seen[a * 3 + 2];
    for (let w = 0; w < 3; w++) {
      for (let word = seen[a * 3 + w]; word !== 0; word &= word - 1) {
        const at = (w * 27 + lowestBit(word)) * 10 + d;
        const b = SINGLE[at];
        if (b >= 0 && (!isOne || b < a)) {
          PAIRS[n++] = a;
          PAIRS[n++] = b;
        }
        if (isOne) continue;
        for (let c = HEAD[at]; c >= 0; c = NEXT[c]) {
          if (((cells[c * 3] & not0) | (cells[c * 3 + 1] & not1) | (cells[c * 3 + 2] & not2)) !== 0) continue;
          PAIRS[n++] = a;
          PAIRS[n++] = c;
        }
      }
    }
    if (isOne) continue;
    const at = first[a] * 10 + d;
    NEXT[a] = HEAD[at];
    HEAD[at] = a;
  }
  return n >> 1;
}

const NONE = /* @__PURE__ */ new Int32Array(0);
