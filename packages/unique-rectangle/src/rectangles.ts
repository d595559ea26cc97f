import {
  type Board,
  type Cell,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  digitsOf,
  highestDigit,
  lowestBit,
  lowestDigit,
  maskOf,
  memo,
  placesByHouse,
} from "@wings/core/author";
import { CORNERS, isLine, rectangleAt } from "./corners.js";
import { pairedSides, startsOf } from "./sides.js";

/**
 * The rectangles of a position: four free cells in two rows, two columns and two boxes, with two digits. The digits can fill
 * the corners alternately, so that exchanging them gives a second filling.
 *
 * ```
 *   0 ── 1        a b   or   b a
 *   │    │        b a        a b       corner i ^ 1 is in the same row, i ^ 2 in the same column
 *   2 ── 3
 * ```
 */
export interface Rectangle {
  readonly corners: readonly Cell[];
  /** Both digits, the smaller one first. */
  readonly a: Digit;
  readonly b: Digit;
  /** The corners with extras, which are candidates other than a and b, as bits. */
  readonly roof: number;
  /** The extras of all corners, as a mask. */
  readonly extras: DigitMask;
  /** Whether all corners are open. */
  readonly isOpen: boolean;
  /** Whether each open corner has both digits. */
  readonly isFull: boolean;
  /**
   * The corners from which all others may follow: four bits for the filling that has a in the corners 0 and 3, then four for the
   * other filling.
   */
  readonly starts: number;
}

/** The rectangles from which something may follow. At least one corner has extras. */
export const rectanglesOf = (board: Board): readonly Rectangle[] => memo(board, "unique-rectangle: rectangles", make);

/** By cell: the candidates or the digit of a free cell; nothing for a given cell. */
const masks = /* @__PURE__ */ new Uint16Array(81);

/** All cells of a word. */
const ALL = (1 << 27) - 1;

/** By row: its free cells, as bits. */
const free = /* @__PURE__ */ new Uint16Array(9);

function make(board: Board): Rectangle[] {
  const found: Rectangle[] = [];
  readFreeCells(board);
  const places = placesByHouse(board);
  for (let one = 0; one < 9; one++) {
    for (let other = one + 1; other < 9; other++) {
      // Rows of one band need columns of two stacks, and the other way round.
      const isBand = ((one / 3) | 0) === ((other / 3) | 0);
      for (let lefts = free[one] & free[other]; lefts !== 0; lefts &= lefts - 1) {
        const left = lowestBit(lefts);
        const m0 = masks[one * 9 + left];
        const m2 = masks[other * 9 + left];
        const stack = 0o7 << (((left / 3) | 0) * 3);
        for (let rest = lefts & (lefts - 1) & (isBand ? ~stack : stack); rest !== 0; rest &= rest - 1) {
          const right = lowestBit(rest);
          const m1 = masks[one * 9 + right];
          const m3 = masks[other * 9 + right];
          // One digit fills the one diagonal, the other digit the other one. Most corners have no such digits.
          if ((m0 & m3) === 0 || (m1 & m2) === 0) continue;
          corners[0] = m0;
          corners[1] = m1;
          corners[2] = m2;
          corners[3] = m3;
          addRectangles({ board, places, found }, rectangleAt(one, other, left, right));
        }
      }
    }
  }
  return found;
}

function readFreeCells({ masks: candidates, places, givens, values, hasGivens }: Board): void {
  masks.set(candidates);
  for (let w = 0; w < 3; w++) {
    // Solved, and not given.
    const placed = hasGivens ? ALL & ~places[w] & ~givens[w] : 0;
    for (let rest = placed; rest !== 0; rest &= rest - 1) {
      const cell = w * 27 + lowestBit(rest);
      masks[cell] = maskOf(values[cell]);
    }
    for (let i = 0; i < 3; i++) free[w * 3 + i] = ((places[w] | placed) >> (i * 9)) & 511;
  }
}

/** By digit, as a mask: the sides of the present rectangle whose corners are its only places in a house. */
const paired = /* @__PURE__ */ new Uint8Array(257);

/** The masks of the corners of the present rectangle. */
const corners = /* @__PURE__ */ new Uint16Array(4);

/** What one search works with. */
interface Search {
  readonly board: Board;
  readonly places: Int32Array;
  readonly found: Rectangle[];
}

/** Adds the rectangles of four corners. `at` is where they begin; their masks are in `corners`. */
function addRectangles(search: Search, at: number): void {
  const [m0, m1, m2, m3] = [corners[0], corners[1], corners[2], corners[3]];
  const down = m0 & m3;
  const up = m1 & m2;
  for (let rest = down | up; rest !== 0; rest &= rest - 1)
    paired[rest & -rest] = pairedSides(search.places, at, lowestDigit(rest));
  for (let rest = down; rest !== 0; rest &= rest - 1) {
    const one = rest & -rest;
    for (let others = up & ~one; others !== 0; others &= others - 1) {
      const other = others & -others;
      // A pair that fills the corners in both ways is listed once.
      if (other < one && (down & other) !== 0 && (up & one) !== 0) continue;
      const both = one | other;
      const roof =
        ((m0 & ~both) === 0 ? 0 : 1) |
        ((m1 & ~both) === 0 ? 0 : 2) |
        ((m2 & ~both) === 0 ? 0 : 4) |
        ((m3 & ~both) === 0 ? 0 : 8);
      if (roof === 0) continue;
      const extras = (m0 | m1 | m2 | m3) & ~both;
      const [a, b] = one < other ? [paired[one], paired[other]] : [paired[other], paired[one]];
      const starts = DIGIT_COUNT[roof] < 2 ? 0 : startsOf(a, b, roof) | (startsOf(b, a, roof) << 4);
      if (starts !== 0 || isLine(roof) || DIGIT_COUNT[roof] === 1 || DIGIT_COUNT[extras] === 1)
        add(search, at, both, { roof, extras, starts });
    }
  }
}

function add(
  { board, found }: Search,
  at: number,
  both: DigitMask,
  rest: Pick<Rectangle, "roof" | "extras" | "starts">,
): void {
  const { values, masks: candidates } = board;
  const cells = [CORNERS[at], CORNERS[at + 1], CORNERS[at + 2], CORNERS[at + 3]];
  let isOpen = true;
  let isFull = true;
  for (const cell of cells) {
    if (values[cell] !== 0) isOpen = false;
    else if ((candidates[cell] & both) !== both) isFull = false;
  }
  found.push({ corners: cells, a: lowestDigit(both), b: highestDigit(both), ...rest, isOpen, isFull });
}

/** The extras of a corner. */
export const extrasOf = (board: Board, cell: Cell, digits: readonly Digit[]): Digit[] =>
  digitsOf(board.masks[cell]).filter((digit) => !digits.includes(digit));
