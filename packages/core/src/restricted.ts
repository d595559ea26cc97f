import { lowestBit, lowestDigit } from "./bits.js";
import { type Board, shared } from "./board.js";
import { type Spots, alsSpots } from "./spots.js";

/**
 * The restricted commons of a board's almost locked sets: x is one of A and B when both hold it and each cell of x@A sees
 * each cell of x@B. (So no such cell is in both; elsewhere A and B may overlap.)
 *
 * Whether x is restricted depends on the spots x@A and x@B alone, so the sets that a set meets are listed by its spot:
 *
 * ```
 *   start    0 4 4 9 …               by spot: where its list begins; it ends where the next one begins
 *   others   5 8 61 90 | 2 3 5 7 9 |  the sets that hold the digit there, smallest first
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

/** By first cell and digit: a spot, or -1; and by spot the next one. */
const HEAD = /* @__PURE__ */ new Int32Array(81 * 10);
const NEXT: number[] = [];
/** The spots that each spot is linked to, one spot after another, and by spot where its own begin. */
const LINKS: number[] = [];
const LINKS_FROM: number[] = [];

function fill(board: Board, previous: RestrictedCommons | undefined): RestrictedCommons {
  const spots = alsSpots(board);
  const { sets, of, count } = spots;
  const result = previous ?? { spots, start: EMPTY, others: EMPTY };
  if (result.start.length <= count) result.start = new Int32Array(count * 2 + 1);
  const total = link(spots, result.start);
  if (result.others.length < total) result.others = new Int32Array(total * 2);
  result.spots = spots;

  // Sets in order of size go to the lists of all spots that their own are linked to: so each list is in order of size.
  const { start, others } = result;
  const next = start.slice(0, count);
  for (let als = 0; als < sets.count; als++) {
    for (let rest = sets.digits[als]; rest !== 0; rest &= rest - 1) {
      const spot = of[als * 10 + lowestDigit(rest)];
      for (let i = LINKS_FROM[spot]; i < LINKS_FROM[spot + 1]; i++) others[next[LINKS[i]]++] = als;
    }
  }
  return result;
}

/** Links the spots that see each other wholly, notes where their lists will begin, and answers how long they are together. */
function link({ count, digit, first, cells, seen, uses }: Spots, start: Int32Array): number {
  HEAD.fill(-1);
  for (let spot = 0; spot < count; spot++) {
    const head = first[spot] * 10 + digit[spot];
    NEXT[spot] = HEAD[head];
    HEAD[head] = spot;
  }
  let links = 0;
  let total = 0;
  for (let a = 0; a < count; a++) {
    LINKS_FROM[a] = links;
    start[a] = total;
    const not0 = ~seen[a * 3];
    const not1 = ~seen[a * 3 + 1];
    const not2 = ~seen[a * 3 + 2];
    // Only spots that begin in a cell that this one sees: a tenth of all that have the digit.
    for (let w = 0; w < 3; w++) {
      for (let rest = seen[a * 3 + w]; rest !== 0; rest &= rest - 1) {
        for (let b = HEAD[(w * 27 + lowestBit(rest)) * 10 + digit[a]]; b >= 0; b = NEXT[b]) {
          if (((cells[b * 3] & not0) | (cells[b * 3 + 1] & not1) | (cells[b * 3 + 2] & not2)) !== 0) continue;
          LINKS[links++] = b;
          total += uses[b];
        }
      }
    }
  }
  LINKS_FROM[count] = links;
  return (start[count] = total);
}

const EMPTY = /* @__PURE__ */ new Int32Array(0);
