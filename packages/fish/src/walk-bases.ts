import { type Board, DIGIT_COUNT, lowestBit, placesByHouse } from "@wings/core/author";

/** How many lines a fish has on each side. */
export type FishSize = 2 | 3 | 4 | 5 | 6 | 7;

/**
 * The lines of one digit and direction that can be in a base. Lines are numbered 0 to 8, and sets of them are nine bits.
 *
 * ```
 *               0 1 2 3 4 5 6 7 8
 *   line 1      . x . . . . x . .      sets[0] = {1,6}
 *   line 5      . x . . x . x . .      sets[1] = {1,4,6}
 * ```
 */
export const lines = /* @__PURE__ */ new Uint8Array(9);
/** For each of the lines, the lines across that hold its places. */
export const sets = /* @__PURE__ */ new Uint16Array(9);

/** Lists the lines with 2 to `most` places. `first` is 0 for rows, 9 for columns. Returns how many there are. */
export function listLines(places: Int32Array, digit: number, first: number, most: number): number {
  let count = 0;
  for (let line = 0; line < 9; line++) {
    const set = places[(first + line) * 10 + digit];
    const inLine = DIGIT_COUNT[set];
    // Written in any case: a branch would be unpredictable.
    lines[count] = line;
    sets[count] = set;
    count += inLine >= 2 && inLine <= most ? 1 : 0;
  }
  return count;
}

/** Handles a base without fins. Returns whether to stop. */
export type Visit = (digit: number, first: number, base: number, across: number) => boolean;

/** Visits each base of `size` lines whose places lie in `size` lines across, unless nothing is eliminated. */
export function walkBases(board: Board, size: FishSize, visit: Visit): void {
  const places = placesByHouse(board);
  for (let digit = 1; digit <= 9; digit++) {
    for (let first = 0; first <= 9; first += 9) {
      const count = listLines(places, digit, first, size);
      if (count >= size && choose(places, visit, size, digit, first, count, 0, size, 0, 0)) return;
    }
  }
}

/** Chooses `more` lines from index `from` on. Returns whether to stop. */
function choose(
  places: Int32Array,
  visit: Visit,
  size: FishSize,
  digit: number,
  first: number,
  count: number,
  from: number,
  more: number,
  base: number,
  across: number,
): boolean {
  for (let i = from; i <= count - more; i++) {
    const union = across | sets[i];
    if (DIGIT_COUNT[union] > size) continue;
    const chosen = base | (1 << lines[i]);
    if (more > 1) {
      if (choose(places, visit, size, digit, first, count, i + 1, more - 1, chosen, union)) return true;
    } else if (DIGIT_COUNT[union] === size && hasOthers(places, digit, first, chosen, union)) {
      if (visit(digit, first, chosen, union)) return true;
    }
  }
  return false;
}

/** Whether a line across has a place outside the base. */
function hasOthers(places: Int32Array, digit: number, first: number, base: number, across: number): boolean {
  for (let rest = across; rest !== 0; rest &= rest - 1)
    if ((places[(9 - first + lowestBit(rest)) * 10 + digit] & ~base) !== 0) return true;
  return false;
}

/** The houses of some lines. */
export function housesOf(first: number, set: number): number[] {
  const houses: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) houses.push(first + lowestBit(rest));
  return houses;
}
