import { type Board, DIGIT_COUNT, type Pattern, candidateCell, candidateDigit, maskOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { excludedBy, othersIn } from "./guardians.js";
import { explanation, pattern } from "./tridagon-explanation.js";

/** The pattern: twelve cells, three in each of four boxes, and three digits. */
export type Tridagon = Pattern<typeof pattern>;

/** The six ways to choose three cells of a box in different rows and columns: the columns of its rows, even ones first. */
const WAYS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
] as const;

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
          const ways = Array.from({ length: 9 }, (_, box) => waysOf(board, box, mask));
          for (const boxes of FOURS) {
            const four = boxes.map((box) => ways[box]);
            if (four.some((list) => list.length === 0)) continue;
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

/** The choices in a box where each cell has two of the digits at least, and no digit is placed. */
function waysOf({ masks, values }: Board, box: number, mask: number): Way[] {
  const first = Math.floor(box / 3) * 27 + (box % 3) * 3;
  for (let i = 0; i < 9; i++) {
    const value = values[first + Math.floor(i / 3) * 9 + (i % 3)];
    if (value !== 0 && (mask & maskOf(value)) !== 0) return [];
  }
  return WAYS.map((columns, i) => ({
    cells: columns.map((column, row) => first + row * 9 + column),
    isOdd: i >= 3,
  })).filter(({ cells }) => cells.every((cell) => DIGIT_COUNT[masks[cell] & mask] >= 2));
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
