import {
  type Board,
  type Cell,
  Combinations,
  type Digit,
  DIGIT_COUNT,
  type House,
  memo,
  placesByHouse,
} from "@wings/core/author";
import { placesOf } from "./base.js";
import { type FishSize, baseOf, housesOf, listLines } from "./walk-bases.js";

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
  readonly digit: Digit;
  /** The first house of the base's direction: 0 for rows, 9 for columns. */
  readonly first: number;
  /** The lines of the base. This and the next two are nine bits. */
  readonly base: number;
  /** The lines across of the cover. */
  readonly cover: number;
  /** The lines across with the fins. */
  readonly finLines: number;
  /** The box of the fins. */
  readonly box: House;
  /** The number of places in the base. */
  readonly size: number;
  /** Whether a base line keeps fewer than two places without the fins. */
  readonly isSashimi: boolean;
}

/** The houses and the fins of a fish, as its pattern has them. */
export function housesOfFinned(
  board: Board,
  { digit, first, base, cover, finLines }: Finned,
): { base: House[]; cover: House[]; fins: Cell[] } {
  const houses = housesOf(first, base);
  return {
    base: houses,
    cover: housesOf(9 - first, cover),
    fins: placesOf(board, { digit, base: houses }, finLines),
  };
}

/** All fish with fins that eliminate something. Fish with the same base follow each other. Three techniques share the list. */
export const finnedFishOf = (board: Board, size: FishSize): readonly Finned[] =>
  memo<Finned[]>(board, NAMES[size], () => listFinned(board, size));

/** By size, made once: a name for each call would be garbage. */
const NAMES = /* @__PURE__ */ Array.from({ length: 8 }, (_, size) => `fish: finned ${size}`);

function listFinned(board: Board, size: number): Finned[] {
  const search = new FinnedFishSearch(lines, placesByHouse(board), size);
  for (let digit = 1; digit <= 9; digit++) for (let first = 0; first <= 9; first += 9) search.findIn(digit, first);
  return search.list;
}

/** Used by `listFinned` only. */
const lines = /* @__PURE__ */ new Combinations();

/** A search in the lines of one digit and direction after another. */
class FinnedFishSearch {
  readonly list: Finned[] = [];
  #digit = 0;
  #first = 0;

  constructor(
    readonly lines: Combinations,
    readonly places: Int32Array,
    readonly size: number,
  ) {}

  /** Finds the fish of a digit in one direction. At most two lines across are too many: they are the lines of fins. */
  findIn(digit: Digit, first: number): void {
    const { lines, places, size } = this;
    this.#digit = digit;
    this.#first = first;
    listLines(lines, places, digit, first, size + 2);
    for (lines.begin(size, size + 2); lines.next();) {
      const spare = DIGIT_COUNT[lines.union] - size;
      if (spare > 0) this.#addFish(spare);
    }
  }

  /** Adds the fish of the chosen base. `spare` lines across are too many, and have the fins. */
  #addFish(spare: number): void {
    const { lines } = this;
    // By band: the lines across that hold the places of the chosen lines there. One that lies in two of them can't be one of fins.
    let in0 = 0;
    let in1 = 0;
    let in2 = 0;
    for (let i = 0; i < lines.size; i++) {
      const line = lines.owner(i);
      const set = lines.sets[lines.at[i]];
      if (line < 3) in0 |= set;
      else if (line < 6) in1 |= set;
      else in2 |= set;
    }
    const own0 = in0 & ~(in1 | in2);
    const own1 = in1 & ~(in0 | in2);
    const own2 = in2 & ~(in0 | in1);
    if (spare > MOST_FINS[own0] && spare > MOST_FINS[own1] && spare > MOST_FINS[own2]) return;
    for (let stack = 0; stack < 9; stack += 3) {
      const inStack = lines.union & (7 << stack);
      // A line of the stack must be left for the cover.
      if (DIGIT_COUNT[inStack] <= spare) continue;
      for (let rest = inStack; rest !== 0; rest &= rest - 1) {
        // One line of fins; or two, which are all but one.
        const one = rest & -rest;
        const finLines = spare === 1 ? one : inStack & ~one;
        if ((finLines & ~own0) === 0) this.#addFinned(finLines, inStack, 0, stack);
        else if ((finLines & ~own1) === 0) this.#addFinned(finLines, inStack, 3, stack);
        else if ((finLines & ~own2) === 0) this.#addFinned(finLines, inStack, 6, stack);
      }
    }
  }

  /** Adds a fish with these lines of fins in a band, unless nothing is eliminated. */
  #addFinned(finLines: number, inStack: number, band: number, stack: number): void {
    const { lines, places, list } = this;
    const [digit, first] = [this.#digit, this.#first];
    const base = baseOf(lines);
    // The other lines of the band, and the lines across of the cover: they cross where the digit leaves.
    const others = (~base >> band) & 7;
    const covers = (inStack & ~finLines) >> stack;
    const box = 18 + (first === 0 ? band + stack / 3 : stack + band / 3);
    if ((places[box * 10 + digit] & CROSSING[first === 0 ? others * 8 + covers : covers * 8 + others]) === 0) return;
    let inBase = 0;
    let isSashimi = false;
    for (let i = 0; i < lines.size; i++) {
      const set = lines.sets[lines.at[i]];
      inBase += DIGIT_COUNT[set];
      isSashimi ||= DIGIT_COUNT[set & ~finLines] < 2;
    }
    list.push({ digit, first, base, cover: lines.union & ~finLines, finLines, box, size: inBase, isSashimi });
  }
}

/** By lines across: the most of them in one stack, 2 at most, because one of a stack must be left for the cover. */
const MOST_FINS = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, set) =>
  Math.min(2, Math.max(DIGIT_COUNT[set & 7], DIGIT_COUNT[(set >> 3) & 7], DIGIT_COUNT[set >> 6])),
);

/** By rows and columns of a box, three bits each: the cells in which they cross, nine bits. */
const CROSSING = /* @__PURE__ */ Uint16Array.from({ length: 64 }, (_, lines) => {
  let cells = 0;
  for (let i = 0; i < 9; i++) if ((lines >> (3 + ((i / 3) | 0))) & (lines >> (i % 3)) & 1) cells |= 1 << i;
  return cells;
});
