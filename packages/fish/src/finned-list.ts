import { type Board, DIGIT_COUNT, memo, placesByHouse } from "@wings/core/author";
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
  /** The first house of the base's direction: 0 for rows, 9 for columns. */
  readonly first: number;
  /** The lines of the base. This and the next two are nine bits. */
  readonly base: number;
  /** The lines across of the cover. */
  readonly cover: number;
  /** The lines across with the fins. */
  readonly finLines: number;
  /** The box of the fins. */
  readonly box: number;
  /** The number of places in the base. */
  readonly size: number;
  /** Whether a base line keeps fewer than two places without the fins. */
  readonly isSashimi: boolean;
}

/** The houses and the fins of a fish, as its pattern has them. */
export function housesOfFinned(
  board: Board,
  { digit, first, base, cover, finLines }: Finned,
): { base: number[]; cover: number[]; fins: number[] } {
  const houses = housesOf(first, base);
  return {
    base: houses,
    cover: housesOf(9 - first, cover),
    fins: placesOf(board, { digit, base: houses }, finLines),
  };
}

/** All fish with fins that eliminate something, those of a base one after another. Three techniques share them. */
export const finnedFishOf = (board: Board, size: FishSize): readonly Finned[] =>
  memo<Finned[]>(board, NAMES[size], () => listFinned(board, size));

/** By size, made once: a name for each call would be garbage. */
const NAMES = /* @__PURE__ */ Array.from({ length: 8 }, (_, size) => `fish: finned ${size}`);

/** The fish that are found, and where they are looked for: so many arguments would take a third of the time. */
let list: Finned[];
let places: Int32Array;
let size = 0;
let digit = 0;
let first = 0;
/** How many lines there are to choose from. */
let count = 0;

function listFinned(board: Board, ofSize: number): Finned[] {
  list = [];
  places = placesByHouse(board);
  size = ofSize;
  for (digit = 1; digit <= 9; digit++) {
    for (first = 0; first <= 9; first += 9) {
      count = listLines(places, digit, first, size + 2);
      choose(0, size, 0, 0, 0, 0);
    }
  }
  return list;
}

/**
 * Chooses `more` lines from index `from` on. `in0`, `in1` and `in2` are the lines across that hold the places of the chosen
 * lines in each band. A line across in two of them can't be one of fins.
 */
function choose(from: number, more: number, base: number, in0: number, in1: number, in2: number): void {
  for (let i = from; i <= count - more; i++) {
    const line = lines[i];
    const set = sets[i];
    const with0 = line < 3 ? in0 | set : in0;
    const with1 = line >= 3 && line < 6 ? in1 | set : in1;
    const with2 = line >= 6 ? in2 | set : in2;
    const across = with0 | with1 | with2;
    const spare = DIGIT_COUNT[across] - size;
    if (spare > 2) continue;
    const own0 = with0 & ~(with1 | with2);
    const own1 = with1 & ~(with0 | with2);
    const own2 = with2 & ~(with0 | with1);
    if (spare > 0 && spare > MOST_FINS[own0] && spare > MOST_FINS[own1] && spare > MOST_FINS[own2]) continue;
    const chosen = base | (1 << line);
    if (more > 1) choose(i + 1, more - 1, chosen, with0, with1, with2);
    else if (spare > 0) addFish(chosen, across, spare, own0, own1, own2);
  }
}

/** By lines across: the most of them in one stack, 2 at most, because one of a stack must be left for the cover. */
const MOST_FINS = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, set) =>
  Math.min(2, Math.max(DIGIT_COUNT[set & 7], DIGIT_COUNT[(set >> 3) & 7], DIGIT_COUNT[set >> 6])),
);

/**
 * Adds the fish of a base. `spare` lines across are too many, and have the fins. `own0`, `own1` and `own2` are the lines across whose
 * places in the base are all in one band.
 */
function addFish(base: number, across: number, spare: number, own0: number, own1: number, own2: number): void {
  for (let stack = 0; stack < 9; stack += 3) {
    const inStack = across & (7 << stack);
    // A line of the stack must be left for the cover.
    if (DIGIT_COUNT[inStack] <= spare) continue;
    for (let rest = inStack; rest !== 0; rest &= rest - 1) {
      // One line of fins; or two, which are all but one.
      const one = rest & -rest;
      const finLines = spare === 1 ? one : inStack & ~one;
      if ((finLines & ~own0) === 0) addFinned(base, across, finLines, inStack, 0, stack);
      else if ((finLines & ~own1) === 0) addFinned(base, across, finLines, inStack, 3, stack);
      else if ((finLines & ~own2) === 0) addFinned(base, across, finLines, inStack, 6, stack);
    }
  }
}

/** Adds a fish with these lines of fins in a band, unless nothing is eliminated. */
function addFinned(base: number, across: number, finLines: number, inStack: number, band: number, stack: number): void {
  // The other lines of the band, and the lines across of the cover: they cross where the digit leaves.
  const others = (~base >> band) & 7;
  const covers = (inStack & ~finLines) >> stack;
  const box = 18 + (first === 0 ? band + stack / 3 : stack + band / 3);
  if ((places[box * 10 + digit] & CROSSING[first === 0 ? others * 8 + covers : covers * 8 + others]) === 0) return;
  let inBase = 0;
  let isSashimi = false;
  for (let line = 0; line < 9; line++) {
    if (((base >> line) & 1) === 0) continue;
    const set = places[(first + line) * 10 + digit];
    inBase += DIGIT_COUNT[set];
    isSashimi ||= DIGIT_COUNT[set & ~finLines] < 2;
  }
  list.push({ digit, first, base, cover: across & ~finLines, finLines, box, size: inBase, isSashimi });
}

/** By rows and columns of a box, three bits each: the cells in which they cross, nine bits. */
const CROSSING = /* @__PURE__ */ Uint16Array.from({ length: 64 }, (_, lines) => {
  let cells = 0;
  for (let i = 0; i < 9; i++) if ((lines >> (3 + ((i / 3) | 0))) & (lines >> (i % 3)) & 1) cells |= 1 << i;
  return cells;
});
