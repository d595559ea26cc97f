import {
  type Board,
  DIGIT_COUNT,
  type Pattern,
  boxOf,
  candidateCell,
  candidateDigit,
  maskOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { excludedBy, othersIn } from "./guardians.js";
import { explanation, pattern } from "./tridagon-explanation.js";

/** The pattern: twelve cells, three in each of four boxes, and three digits. */
export type Tridagon = Pattern<typeof pattern>;

/** The six ways to choose three cells of a box in different rows and columns, as nine bits, and whether the order is odd. */
const WAYS = /* @__PURE__ */ [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
].map((columns, i) => ({
  columns,
  bits: columns.reduce((bits, column, row) => bits | (1 << (row * 3 + column)), 0),
  isOdd: i >= 3,
}));

/**
 * Tridagon, also called Thor's hammer: in four boxes of two bands and two stacks, three cells in different rows and columns, an odd number of times
 * in an odd order. With three digits alone they could not be filled, so one of the other candidates is true.
 */
export const tridagon = /* @__PURE__ */ defineBuiltIn({
  id: "tridagon",
  name: "Tridagon",
  minSize: 13,
  pattern,
  ...explanation,

  find(board, report) {
    for (let x = 1; x < 8; x++) {
      for (let y = x + 1; y < 9; y++) {
        for (let z = y + 1; z <= 9; z++) {
          const mask = maskOf(x) | maskOf(y) | maskOf(z);
          const usable = usableIn(board, mask);
          for (const boxes of FOURS) {
            if (boxes.some((box) => !WAYS.some(({ bits }) => (usable[box] & bits) === bits))) continue;
            const four = boxes.map((box) => waysOf(box, usable[box]));
            for (const cells of choices(board, four, mask)) {
              const guardians = othersIn(board, cells, mask);
              const size = 12 + guardians.length;
              const excluded = excludedBy(board, guardians);
              if (excluded.length === 0 || size > report.maxSize) continue;
              for (const each of excluded) report.eliminateCells(candidateDigit(each), [candidateCell(each)]);
              if (report.commit({ cells: [...cells].sort((a, b) => a - b), digits: [x, y, z] }, size)) return;
            }
          }
        }
      }
    }
  },
});

/** The four boxes of two bands and two stacks. */
const FOURS = /* @__PURE__ */ [
  [0, 1],
  [0, 2],
  [1, 2],
].flatMap((bands) =>
  [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map((stacks) => bands.flatMap((band) => stacks.map((stack) => band * 3 + stack))),
);

/** A choice of three cells, and whether its order is odd. */
interface Way {
  readonly cells: readonly number[];
  readonly isOdd: boolean;
}

/** By box: the cells with two of the digits at least, as nine bits; none where one of the digits is placed. */
function usableIn({ masks, values }: Board, mask: number): Uint16Array {
  const usable = new Uint16Array(9);
  let placed = 0;
  for (let cell = 0; cell < 81; cell++) {
    const box = boxOf(cell) - 18;
    if (values[cell] !== 0) {
      if ((mask & maskOf(values[cell])) !== 0) placed |= 1 << box;
    } else if (DIGIT_COUNT[masks[cell] & mask] > 1) usable[box] |= 1 << ((((cell / 9) | 0) % 3) * 3 + (cell % 3));
  }
  for (let box = 0; box < 9; box++) if (((placed >> box) & 1) !== 0) usable[box] = 0;
  return usable;
}

/** The choices in a box among its usable cells. */
function waysOf(box: number, usable: number): Way[] {
  const first = Math.floor(box / 3) * 27 + (box % 3) * 3;
  return WAYS.filter(({ bits }) => (usable & bits) === bits).map(({ columns, isOdd }) => ({
    cells: columns.map((column, row) => first + row * 9 + column),
    isOdd,
  }));
}

/** One way of each box, an odd number of them odd, with guardians in one cell or of one digit. */
function* choices(board: Board, ways: readonly (readonly Way[])[], mask: number): Generator<number[]> {
  for (const a of ways[0]) {
    for (const b of ways[1]) {
      if (!areAlike(board, [...a.cells, ...b.cells], mask)) continue;
      for (const c of ways[2]) {
        if (!areAlike(board, [...a.cells, ...b.cells, ...c.cells], mask)) continue;
        for (const d of ways[3]) {
          const isOdd = (Number(a.isOdd) + Number(b.isOdd) + Number(c.isOdd) + Number(d.isOdd)) % 2 === 1;
          const cells = [...a.cells, ...b.cells, ...c.cells, ...d.cells];
          if (isOdd && areAlike(board, cells, mask)) yield cells;
        }
      }
    }
  }
}

/** Whether the guardians are in one cell or of one digit: otherwise nothing conflicts with all. */
function areAlike({ masks }: Board, cells: readonly number[], mask: number): boolean {
  let digits = 0;
  let guarded = 0;
  for (const cell of cells) {
    if ((masks[cell] & ~mask) === 0) continue;
    digits |= masks[cell] & ~mask;
    guarded++;
  }
  return guarded <= 1 || DIGIT_COUNT[digits] === 1;
}
