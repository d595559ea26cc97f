import {
  type Board,
  type Data,
  type Digit,
  type Mark,
  type Pattern,
  type Reason,
  type Reporter,
  SET_PARTS,
  type Value,
  candidatesOf,
  digitsOf,
  maskIn,
  numberInWords,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { outcomesOf } from "./domino-outcomes.js";
import { MOST, dominoesOf, withDigit } from "./dominoes.js";

/** Two rows, then two columns. */
const pattern = { lines: "houses" } as const;
/** The pattern: two rows and two columns that cross in four boxes, as houses. */
export type DominoLoop = Pattern<typeof pattern>;

/**
 * Domino loop, also called SK-loop: eight dominoes in a circle, each sharing a line or a box with the next one. A digit is in a
 * domino once at most, and not in two next to each other. If the open cells are as many as all digits can be there together, each
 * digit is there just so often.
 */
export const dominoLoop = /* @__PURE__ */ defineBuiltIn({
  id: "domino-loop",
  name: "Domino Loop",
  minSize: 8,
  pattern,
  roles: { a: "domino A", b: "domino B" },
  needs: "boxes",
  message: {
    long:
      "The lines {lines} cross in four boxes. In these boxes, the other open cells of the lines are {cells}: two dominoes in each box, eight in a " +
      "circle. Each shares a box or a line with the next one, so a digit can't be in both. Together, the {n} cells can hold {counts}: " +
      "just {n} digits. So each digit is there just so often, and it can't be in a cell that would leave it too few places: {outcome}.",
    short: "domino loop {lines}: {outcome}",
    vague: "Two rows and two columns cross, and the cells beside the crossings can hold only just enough digits.",
    parts: { ...SET_PARTS, once: "{digits} once", twice: "{digits} twice", times: "{digits} {count} times" },
  },

  reason: ({ lines }: DominoLoop, board: Board): Reason => ({
    counts: outcomesOf(board, lines).map(({ count }) => count()),
  }),

  marks: ({ lines }: DominoLoop, board: Board): Mark<"a" | "b">[] =>
    dominoesOf(board, lines).flatMap((cells, i) =>
      cells.map((cell) => ({
        role: i % 4 < 2 ? ("a" as const) : ("b" as const),
        cell,
        digits: candidatesOf(board, cell),
      })),
    ),

  data: ({ lines }: DominoLoop, board: Board): Data => {
    const cells = dominoesOf(board, lines).flat();
    return {
      lines: { houses: lines },
      n: cells.length,
      cells: { cells: [...cells].sort((a, b) => a - b) },
      counts: { list: countsOf(board, lines) },
    };
  },

  find(board, report) {
    const corners = cornersOf(board);
    for (let a = 0; a < 6; a++) {
      for (let b = a - (a % 3) + 3; b < 9; b++) {
        for (let c = 0; c < 6; c++) {
          for (let d = c - (c % 3) + 3; d < 9; d++) {
            const cells = countOf(corners, a * 9 + c, a * 9 + d, b * 9 + d, b * 9 + c);
            if (cells > 0 && cells <= report.maxSize && commits(board, [a, b, c + 9, d + 9], cells, report)) return;
          }
        }
      }
    }
  },
});

/** By the crossing of a row and a column: what its two dominoes hold. */
interface Corners {
  /** The open cells of both; 0 if one domino has none. */
  readonly open: Uint8Array;
  /** By crossing * 9 + digit - 1: bit 0 if the row domino has the digit, bit 1 if the column domino has. */
  readonly has: Uint8Array;
}

function cornersOf({ masks, values }: Board): Corners {
  const open = new Uint8Array(81);
  const has = new Uint8Array(729);
  for (let cell = 0; cell < 81; cell++) {
    const row = (cell / 9) | 0;
    const column = cell % 9;
    let [inRow, inColumn, rowMask, columnMask] = [0, 0, 0, 0];
    for (let i = 0; i < 3; i++) {
      const across = row * 9 + column - (column % 3) + i;
      const down = (row - (row % 3) + i) * 9 + column;
      if (across !== cell && values[across] === 0) {
        inRow++;
        rowMask |= masks[across];
      }
      if (down !== cell && values[down] === 0) {
        inColumn++;
        columnMask |= masks[down];
      }
    }
    open[cell] = inRow === 0 || inColumn === 0 ? 0 : inRow + inColumn;
    for (let digit = 0; digit < 9; digit++)
      has[cell * 9 + digit] = ((rowMask >> digit) & 1) | (((columnMask >> digit) & 1) << 1);
  }
  return { open, has };
}

/** The open cells of a loop if all digits fill them just so, otherwise 0. The crossings are in the order of the circle. */
function countOf({ open, has }: Corners, ac: number, ad: number, bd: number, bc: number): number {
  if (open[ac] === 0 || open[ad] === 0 || open[bd] === 0 || open[bc] === 0) return 0;
  const cells = open[ac] + open[ad] + open[bd] + open[bc];
  let room = 0;
  for (let digit = 0; digit < 9; digit++) {
    // The crossings ac and bd come to the circle by their column domino or leave it by their row domino, the others the other way round.
    const first = has[ac * 9 + digit];
    const third = has[bd * 9 + digit];
    room +=
      MOST[
        (first & 1) |
          ((first & 2) << 6) |
          (has[ad * 9 + digit] << 1) |
          ((third & 2) << 2) |
          ((third & 1) << 4) |
          (has[bc * 9 + digit] << 5)
      ];
    if (room > cells) return 0;
  }
  return room === cells ? cells : 0;
}

/** Reports a loop that removes something. Returns whether to stop. */
function commits(board: Board, lines: readonly number[], size: number, report: Reporter): boolean {
  const outcomes = outcomesOf(board, lines);
  for (const { cell, digit } of outcomes) report.eliminateCells(digit, [cell]);
  return outcomes.length > 0 && report.commit({ lines }, size);
}

/** How often the loop can hold each digit: once, twice and so on. */
function countsOf(board: Board, lines: readonly number[]): Value[] {
  const dominoes = dominoesOf(board, lines);
  const digits = digitsOf(maskIn(board, dominoes.flat()));
  const timesOf = (digit: Digit): number => MOST[withDigit(board, dominoes, digit)];
  return [1, 2, 3, 4].flatMap((count) => {
    const its = digits.filter((digit) => timesOf(digit) === count);
    if (its.length === 0) return [];
    const part = count === 1 ? "once" : count === 2 ? "twice" : "times";
    return [{ part, data: { digits: { digits: its }, count: numberInWords(count) } }];
  });
}
