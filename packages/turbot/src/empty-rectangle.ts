import {
  type Board,
  type Cell,
  columnOf,
  type Data,
  type Digit,
  DIGIT_COUNT,
  type House,
  houseCellTable,
  houseFact,
  inHouse,
  linePairs,
  lowestBit,
  type Mark,
  type Pattern,
  placesByHouse,
  placesIn,
  type Reason,
  rowOf,
  strongLink,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

/**
 * All places of a digit in a box lie in the lines r and c, and a pair in a line parallel to c starts in r:
 *
 * ```
 *   box                          if the box has the digit in c, then c outside the box can't have it;
 *   . c .                        if it is in r, then s can't have it, so e has it
 *   r c r ─── s
 *   . c .     ║
 *     ✗ ───── e
 * ```
 */
const pattern = {
  digit: "digit",
  box: "house",
  r: "house",
  c: "house",
  s: "cell",
  e: "cell",
} as const;
/** The pattern: the digit, the box, its two lines, and the start and end of the pair. */
export type EmptyRectangle = Pattern<typeof pattern>;

export const roles = { box: "box", place: "place of the digit in the box", link: "end of the pair" } as const;

/** Empty Rectangle: a box whose places lie in a row and a column, and a pair that joins them. */
export const emptyRectangle = /* @__PURE__ */ defineBuiltIn({
  id: "empty-rectangle",
  name: "Empty Rectangle",
  pattern,
  roles,
  minSize: 4,
  needs: "boxes",
  message: {
    long:
      "In {box}, the digit {digit} can only be in {r} or {c}. In {line}, it can only be in {s} or {e}. " +
      "If the {digit} of {box} is in {c}, no other cell of {c} can be {digit}. If it is in {r}, then {s} can't be {digit}, so {e} is {digit}. " +
      "Either way a cell of {c} that sees {e} can't be {digit}: {outcome}.",
    short: "{digit} of {box} in {r} and {c}, {s}={e} in {line}: {outcome}",
    vague: "There is an Empty Rectangle on {digit} in {box}.",
  },
  find: (board, report) => {
    walkRectangles(board, ({ target, size, ...found }) => {
      report.eliminateCells(found.digit, [target]);
      return report.commit(found, size);
    });
  },
  reason: ({ digit, box, c, s }): Reason => [houseFact(box, digit), houseFact(pairLine(c, s), digit)],
  marks({ digit, box, r, s, e }, board) {
    const places = placesIn(board, digit, box);
    return [
      { role: "box", house: box },
      ...places.map((cell) => ({ role: "place" as const, cell, digits: [digit] })),
      { role: "link", cell: s, digits: [digit] },
      { role: "link", cell: e, digits: [digit] },
      ...linksOf(board, places, { digit, r, s, e }),
    ];
  },
  data: ({ digit, box, r, c, s, e }): Data => ({
    digit,
    box: { house: box },
    r: { house: r },
    c: { house: c },
    s: { cell: s },
    e: { cell: e },
    line: { house: pairLine(c, s) },
  }),
});

/** The links of an empty rectangle. The place at the crossing is with those in r: the groups share no cell. */
export function linksOf(
  board: Board,
  places: readonly Cell[],
  { digit, r, s, e }: Pick<EmptyRectangle, "digit" | "r" | "s" | "e">,
): Mark<never>[] {
  const [inR, others] = [true, false].map((wanted) => places.filter((cell) => inHouse(board, cell, r) === wanted));
  return [strongLink(digit, others, inR), weakLink(digit, inR, s), strongLink(digit, s, e)];
}

/** The line of the pair: it contains s and is parallel to c. */
export const pairLine = (c: number, s: number): number => (c < 9 ? rowOf(s) : columnOf(s));

/** An empty rectangle, the cell that it eliminates the digit from, and its size. */
export interface FoundRectangle extends EmptyRectangle {
  readonly target: Cell;
  readonly size: number;
}

/** Handles an empty rectangle. Returns whether to stop. */
type Visit = (rectangle: FoundRectangle) => boolean;

/** Visits all empty rectangles that eliminate something. */
export function walkRectangles(board: Board, visit: Visit): void {
  const houseCells = houseCellTable(board);
  const pairs = linePairs(board);
  const places = placesByHouse(board);
  for (let digit = 1; digit <= 9; digit++) {
    const rows = pairs[digit] & 511;
    const columns = pairs[digit] >> 9;
    if ((rows | columns) === 0) continue;
    for (let box = 18; box < 27; box++) {
      for (let crossings = CROSSINGS[places[box * 10 + digit]]; crossings !== 0; crossings &= crossings - 1) {
        const corner = { digit, box, crossing: houseCells[box * 9 + lowestBit(crossings)] };
        if (walkPairs(places, corner, columns, 0, visit) || walkPairs(places, corner, rows, 9, visit)) return;
      }
    }
  }
}

/** A box in which all places of a digit are in the row and the column of a cell. */
interface Corner {
  readonly digit: Digit;
  readonly box: House;
  readonly crossing: Cell;
}

/** Visits the rectangles whose line r is a row (`first` 0) or a column (`first` 9). `pairs` are the lines across it. */
function walkPairs(
  places: Int32Array,
  { digit, box, crossing }: Corner,
  pairs: number,
  first: 0 | 9,
  visit: Visit,
): boolean {
  // A cell is `position * along + line * across`: r is a line `along`.
  const along = first === 0 ? 1 : 9;
  const across = 10 - along;
  const row = (crossing / 9) | 0;
  const r = first === 0 ? row : crossing % 9;
  const c = first === 0 ? crossing % 9 : row;
  const band = ((r / 3) | 0) * 3;
  const stack = ((c / 3) | 0) * 3;
  const inR = places[(first + r) * 10 + digit];
  const inC = places[(9 - first + c) * 10 + digit];
  // The pair starts in r outside the box and ends in a line in which c has a place outside the box.
  for (let lines = pairs & inR & ~(7 << stack); lines !== 0; lines &= lines - 1) {
    const line = lowestBit(lines);
    const end = places[(9 - first + line) * 10 + digit] & ~(1 << r);
    if ((end & inC & ~(7 << band)) === 0) continue;
    const at = lowestBit(end) * across;
    const rectangle = {
      digit,
      box,
      r: first + r,
      c: 9 - first + c,
      s: r * across + line * along,
      e: at + line * along,
      target: at + c * along,
      size: DIGIT_COUNT[places[box * 10 + digit]] + 2,
    };
    if (visit(rectangle)) return true;
  }
  return false;
}

/**
 * By the places of a box, nine bits: the cells at which a row and a column cross that hold all places, each with a place
 * that the other doesn't have.
 */
const CROSSINGS = /* @__PURE__ */ Uint16Array.from({ length: 512 }, (_, places) => {
  let crossings = 0;
  for (let i = 0; i < 9; i++) {
    const row = 0o7 << (i - (i % 3));
    const column = 0o111 << (i % 3);
    if ((places & ~(row | column)) === 0 && (places & row & ~column) !== 0 && (places & column & ~row) !== 0)
      crossings |= 1 << i;
  }
  return crossings;
});
