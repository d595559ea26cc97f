import { type Board, DIGIT_COUNT, boxOf, lowestBit, memo, placesByHouse } from "@wings/core/author";
import { placesOf } from "./base.js";
import { type FishSize, housesOf, lines, listLines, sets } from "./walk-bases.js";

/**
 * A fish with fins. A cell that loses the digit lies in a cover line and sees all fins. It shares no line with a fin, so all
 * fins lie in its box:
 *
 * ```
 *         c     c f
 *   b   . x . | x f .       the places of the base in the lines f are the fins;
 *       . . . | ✗ . .       ✗ is in a cover line, and in the box of the fins
 *       . . . | ✗ . .
 *   b   . x . | x . .
 * ```
 *
 * So there are one or two lines f, in one stack, and a third line of this stack is in the cover.
 */
export interface Finned {
  readonly digit: number;
  readonly base: readonly number[];
  readonly cover: readonly number[];
  readonly fins: readonly number[];
  /** The box of the fins. */
  readonly box: number;
  /** The number of places in the base. */
  readonly size: number;
  /** Whether a base line keeps fewer than two places without the fins. */
  readonly isSashimi: boolean;
}

/** All fish with fins that eliminate something, those of a base one after another. Three techniques share them. */
export const finnedFishOf = (board: Board, size: FishSize): readonly Finned[] =>
  memo<Finned[]>(board, NAMES[size], () => {
    const list: Finned[] = [];
    for (let digit = 1; digit <= 9; digit++) {
      for (let first = 0; first <= 9; first += 9)
        choose(board, list, size, digit, first, listLines(board, digit, first, size + 2), 0, size, 0, 0, 0, 0);
    }
    return list;
  });

/** By size, made once: a name for each call would be garbage. */
const NAMES = /* @__PURE__ */ Array.from({ length: 8 }, (_, size) => `fish: finned ${size}`);

/**
 * Chooses `more` lines from index `from` on. `in0`, `in1` and `in2` are the lines across that hold the places of the chosen
 * lines in each band. A line across in two of them can't be one of fins.
 */
function choose(
  board: Board,
  list: Finned[],
  size: FishSize,
  digit: number,
  first: number,
  count: number,
  from: number,
  more: number,
  base: number,
  in0: number,
  in1: number,
  in2: number,
): void {
  const across = in0 | in1 | in2;
  const spare = DIGIT_COUNT[across] - size;
  const inOneBand = in0 ^ in1 ^ in2 ^ (in0 & in1 & in2);
  if (spare > 0 && spare > Math.max(MOST_FINS[in0 & inOneBand], MOST_FINS[in1 & inOneBand], MOST_FINS[in2 & inOneBand]))
    return;
  if (more === 0) {
    if (spare > 0) addFish(board, list, digit, first, base, across, spare, inOneBand);
    return;
  }
  for (let i = from; i <= count - more; i++) {
    const line = lines[i];
    const set = sets[i];
    const chosen = base | (1 << line);
    if (line < 3) choose(board, list, size, digit, first, count, i + 1, more - 1, chosen, in0 | set, in1, in2);
    else if (line < 6) choose(board, list, size, digit, first, count, i + 1, more - 1, chosen, in0, in1 | set, in2);
    else choose(board, list, size, digit, first, count, i + 1, more - 1, chosen, in0, in1, in2 | set);
  }
}

/** By lines across: the most of them in one stack, 2 at most, because one of a stack must be left for the cover. */
const MOST_FINS = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, set) =>
  Math.min(2, Math.max(DIGIT_COUNT[set & 7], DIGIT_COUNT[(set >> 3) & 7], DIGIT_COUNT[set >> 6])),
);

/** Adds the fish of a base. `spare` lines across are too many, and have the fins. */
function addFish(
  board: Board,
  list: Finned[],
  digit: number,
  first: number,
  base: number,
  across: number,
  spare: number,
  inOneBand: number,
): void {
  for (let stack = 0; stack < 9; stack += 3) {
    const inStack = across & (7 << stack);
    // A line of the stack must be left for the cover.
    if (DIGIT_COUNT[inStack] <= spare) continue;
    for (let rest = inStack; rest !== 0; rest &= rest - 1) {
      // One line of fins; or two, which are all but one.
      const one = rest & -rest;
      const finLines = spare === 1 ? one : inStack & ~one;
      if ((finLines & ~inOneBand) === 0) addFinned(board, list, digit, first, base, across, finLines, inStack);
    }
  }
}

/** Adds a fish with these lines of fins, unless the fins lie in two boxes or nothing is eliminated. */
function addFinned(
  board: Board,
  list: Finned[],
  digit: number,
  first: number,
  base: number,
  across: number,
  finLines: number,
  inStack: number,
): void {
  const places = placesByHouse(board);
  const placesAcross = (line: number): number => places[(9 - first + line) * 10 + digit];
  let withFins = 0;
  for (let rest = finLines; rest !== 0; rest &= rest - 1) withFins |= placesAcross(lowestBit(rest)) & base;
  const band = lowestBit(withFins) - (lowestBit(withFins) % 3);
  if (withFins >> (band + 3) !== 0) return;
  let lost = 0;
  for (let rest = inStack & ~finLines; rest !== 0; rest &= rest - 1) lost |= placesAcross(lowestBit(rest));
  if ((lost & ~base & (7 << band)) === 0) return;
  const houses = housesOf(first, base);
  const fins = placesOf(board, { digit, base: houses }, finLines);
  list.push({
    digit,
    base: houses,
    cover: housesOf(9 - first, across & ~finLines),
    fins,
    box: boxOf(fins[0]),
    size: houses.reduce((sum, house) => sum + DIGIT_COUNT[places[house * 10 + digit]], 0),
    isSashimi: houses.some((house) => DIGIT_COUNT[places[house * 10 + digit] & ~finLines] < 2),
  });
}
