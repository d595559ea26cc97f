import {
  type Board,
  Combinations,
  type Digit,
  DIGIT_COUNT,
  type House,
  lowestBit,
  placesByHouse,
} from "@wings/core/author";

/** How many lines a fish has on each side. */
export type FishSize = 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Lists the lines of one digit and direction that can be in a base: those with 2 to `most` places. Lines are numbered 0 to 8, and sets
 * of them are nine bits. `first` is 0 for rows, 9 for columns.
 *
 * ```
 *               0 1 2 3 4 5 6 7 8
 *   line 1      . x . . . . x . .      owner 1, set {1,6}: the lines across that hold its places
 *   line 5      . x . . x . x . .      owner 5, set {1,4,6}
 * ```
 */
export function listLines(lines: Combinations, places: Int32Array, digit: Digit, first: number, most: number): void {
  lines.clear();
  for (let line = 0; line < 9; line++) {
    const set = places[(first + line) * 10 + digit];
    const inLine = DIGIT_COUNT[set];
    if (inLine >= 2 && inLine <= most) lines.add(line, set);
  }
}

/** The chosen lines. */
export function baseOf(lines: Combinations): number {
  let base = 0;
  for (let i = 0; i < lines.size; i++) base |= 1 << lines.owner(i);
  return base;
}

/** Handles a base without fins. Returns whether to stop. */
export type Visit = (digit: Digit, first: number, base: number, across: number) => boolean;

/** Visits each base of `size` lines whose places lie in `size` lines across, unless nothing is eliminated. */
export function walkBases(board: Board, size: FishSize, visit: Visit): void {
  const places = placesByHouse(board);
  for (let digit = 1; digit <= 9; digit++) {
    for (let first = 0; first <= 9; first += 9) {
      listLines(lines, places, digit, first, size);
      for (lines.begin(size, size); lines.next();) {
        const { union } = lines;
        if (DIGIT_COUNT[union] !== size) continue;
        const base = baseOf(lines);
        if (hasOthers(places, digit, first, base, union) && visit(digit, first, base, union)) return;
      }
    }
  }
}

const lines = /* @__PURE__ */ new Combinations();

/** Whether a line across has a place outside the base. */
function hasOthers(places: Int32Array, digit: Digit, first: number, base: number, across: number): boolean {
  for (let rest = across; rest !== 0; rest &= rest - 1)
    if ((places[(9 - first + lowestBit(rest)) * 10 + digit] & ~base) !== 0) return true;
  return false;
}

/** The houses of some lines. */
export function housesOf(first: number, set: number): House[] {
  const houses: House[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) houses.push(first + lowestBit(rest));
  return houses;
}
