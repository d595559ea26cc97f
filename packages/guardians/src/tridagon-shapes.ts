import {
  type Board,
  boxOf,
  type Cell,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  digitsOf,
  maskOfAll,
} from "@wings/core/author";

/** The ways to choose three cells of a box in different rows and columns: the column for each row, and whether this order is odd. */
const WAYS = /* @__PURE__ */ [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
].map((columns, i) => ({
  columns,
  /** The cells as bits of a word of the board, in the first stack. */
  bits: columns.reduce((bits, column, row) => bits | (1 << (row * 9 + column)), 0),
  isOdd: i >= 3,
}));

/** Four boxes of two bands and two stacks, 0 to 8, as a list and as bits. */
const FOURS = /* @__PURE__ */ [
  [0, 1],
  [0, 2],
  [1, 2],
].flatMap((bands) =>
  [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map((stacks) => {
    const boxes = bands.flatMap((band) => stacks.map((stack) => band * 3 + stack));
    return { boxes, bits: boxes.reduce((bits, box) => bits | (1 << box), 0) };
  }),
);

/** A choice of three cells of a box, and whether the order of their columns is odd. */
interface Way {
  readonly cells: readonly Cell[];
  readonly isOdd: boolean;
}

/** Twelve cells that three digits can't fill: three in each of four boxes. */
export interface TridagonShape {
  /** Ascending. */
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/**
 * All choices of three digits, four boxes and three cells in each. None of the digits is placed in the boxes, each cell has two of
 * the digits at least, and an odd number of the boxes has an odd order. `fits` is asked for the cells of one box, of two and so on, and the three
 * digits as a mask.
 */
export function* tridagonShapes(
  board: Board,
  fits: (cells: readonly Cell[], mask: DigitMask) => boolean,
): Generator<TridagonShape> {
  const placed = placedIn(board);
  const usable = new Int32Array(3);
  for (const { x, y, z } of TRIPLES) {
    fillUsable(usable, board, x, y, z);
    const boxes = boxesWithWay(usable) & ~(placed[x] | placed[y] | placed[z]);
    for (const four of FOURS) {
      if ((boxes & four.bits) !== four.bits) continue;
      const mask = maskOfAll([x, y, z]);
      const ways = four.boxes.map((box) => waysOf(usable, box));
      for (const cells of choices(ways, (some) => fits(some, mask))) yield { cells, digits: [x, y, z] };
    }
  }
}

/** All choices of three digits, in order. */
const TRIPLES = /* @__PURE__ */ Array.from({ length: 512 }, (_, mask) => digitsOf(mask))
  .filter((digits) => digits.length === 3)
  .map(([x, y, z]) => ({ x, y, z }))
  .sort((a, b) => a.x - b.x || a.y - b.y || a.z - b.z);

/** Finds the cells that have two of three digits at least, as words of the board: a box is nine bits of one word. */
function fillUsable(usable: Int32Array, { places }: Board, x: Digit, y: Digit, z: Digit): void {
  for (let w = 0; w < 3; w++) {
    const [a, b, c] = [places[x * 3 + w], places[y * 3 + w], places[z * 3 + w]];
    usable[w] = (a & b) | (a & c) | (b & c);
  }
}

/** By digit: the boxes in which it is placed, as bits. */
function placedIn({ values }: Board): Int32Array {
  const placed = new Int32Array(10);
  for (let cell = 0; cell < 81; cell++) placed[values[cell]] |= 1 << (boxOf(cell) - 18);
  return placed;
}

/** The boxes with three usable cells in different rows and columns, as bits. */
function boxesWithWay(usable: Int32Array): number {
  let boxes = 0;
  for (let box = 0; box < 9; box++) {
    const word = usable[(box / 3) | 0] >> ((box % 3) * 3);
    for (const { bits } of WAYS) {
      if ((word & bits) !== bits) continue;
      boxes |= 1 << box;
      break;
    }
  }
  return boxes;
}

/** The choices of three usable cells in a box, 0 to 8. */
function waysOf(usable: Int32Array, box: number): Way[] {
  const first = Math.floor(box / 3) * 27 + (box % 3) * 3;
  const word = usable[(box / 3) | 0] >> ((box % 3) * 3);
  return WAYS.filter(({ bits }) => (word & bits) === bits).map(({ columns, isOdd }) => ({
    cells: columns.map((column, row) => first + row * 9 + column),
    isOdd,
  }));
}

/** The cells of all choices of one way for each box that have an odd order in an odd number of boxes. */
function* choices(
  ways: readonly (readonly Way[])[],
  fits: (cells: readonly Cell[]) => boolean,
  cells: readonly Cell[] = [],
  isOdd = false,
): Generator<number[]> {
  const [first, ...others] = ways;
  if (first === undefined) {
    if (isOdd) yield [...cells].sort((a, b) => a - b);
    return;
  }
  for (const way of first) {
    const more = [...cells, ...way.cells];
    if (fits(more)) yield* choices(others, fits, more, isOdd !== way.isOdd);
  }
}

/** How many candidates some cells have beside the digits of a mask. */
export function countOthers({ masks }: Board, cells: readonly Cell[], mask: DigitMask): number {
  let count = 0;
  for (const cell of cells) count += DIGIT_COUNT[masks[cell] & ~mask];
  return count;
}
